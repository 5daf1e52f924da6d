/** What of the browser's Trusted Types is used; not every browser has them. */
interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScript: (text: string) => string | undefined;
      createScriptURL: (url: string) => string | undefined;
    },
  ) => unknown;
}

/** A tag that can neither run anything nor load anything, of an element that text is made of. */
const HARMLESS_TAG =
  /<\/?(?:a|b|blockquote|br|code|del|details|div|em|h\d|hr|i|kbd|li|ol|p|pre|small|span|strong|su[bp]|summary|table|tbody|t[dhr]|thead|ul)(?: (?:align|aria-[a-z]+|class|dir|id|lang|rel|role|start|style|tabindex|target|title)="[^"<>]*"| href="(?:[/#]|https?:|mailto:)[^"<>]*")*>/g;

/**
 * Returns markup as a script may put it into the page: as it is where all of its tags are harmless, else as text. JSON, which
 * only ever belongs in an element for data, stays JSON.
 */
export function limitMarkup(html: string): string {
  // How React makes an element whose script it sets apart.
  if (html === '<script></script>' || !html.replace(HARMLESS_TAG, '').includes('<')) return html;
  return html.replaceAll('<', /^[[{]/.test(html) ? '\\u003c' : '&lt;');
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has the browser ask before any script of the page turns text into markup, or loads a script, whoever wrote it: markup is
 * limited, and scripts are the site's own.
 */
export function requireTrust(factory: PolicyFactory | undefined): void {
  factory?.createPolicy('default', {
    createHTML: limitMarkup,
    // Linked data in an element that is written anew with each page.
    createScript: text => (isJson(text) ? text : undefined),
    createScriptURL: url =>
      new URL(url, document.baseURI).origin === window.location.origin ? url : undefined,
  });
}
