/** Goes on to the address that the page names, with what the reader's own address has behind its path. */
const SCRIPT =
  "location.replace(document.querySelector('link[rel=canonical]').getAttribute('href')+location.search+location.hash)";

/**
 * Returns a page with the script that all redirect pages share, so that they need one hash in the policy and not one
 * for each target; any other page as it is.
 *
 * @throws Error when a redirect page is not as Docusaurus writes it
 */
export function withSharedScript(html: string): string {
  if (!html.includes('http-equiv="refresh"')) return html;
  const shared = html.replace(/<script>[\s\S]*?<\/script>/, `<script>${SCRIPT}</script>`);
  if (!shared.includes(SCRIPT) || !shared.includes('rel="canonical"'))
    throw new Error(
      'A redirect page has no script or canonical link to go by; @docusaurus/plugin-client-redirects writes it otherwise. ' +
        'Adapt src/plugins/static-host/withSharedScript.ts to it.',
    );
  return shared;
}
