import {readTags} from '../html/readTags';

/** Goes on to the address that the page names, with what the reader's own address has behind its path. */
const SCRIPT =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

/**
 * Returns a redirect page with the script that all of them share, so that they need one hash in the policy and not one
 * for each target.
 *
 * @throws Error when the page has no script, or no canonical link to go by
 */
export function shareRedirectScript(html: string): string {
  let script = '';
  let isCanonical = false;
  readTags(html, tag => {
    script ||= tag.script;
    isCanonical ||= tag.name === 'link' && tag.attributes.get('rel') === 'canonical';
  });
  if (script === '' || !isCanonical)
    throw new Error(
      'A redirect page has no script or no canonical link, so @docusaurus/plugin-client-redirects writes it otherwise than ' +
        'before. Adapt src/plugins/static-host/shareRedirectScript.ts to it.',
    );
  return html.replace(script, () => SCRIPT);
}
