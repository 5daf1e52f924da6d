/**
 * What readers choose once for all pages, in tabs: the `groupId` of the tabs, and the name under which the address holds the
 * choice, such as `?framework=react`. Tabs of another group keep their choice too, but show it only when the page is alive.
 */
export const choices: Readonly<Record<string, string>> = {
  language: 'framework',
  'package-manager': 'package-manager',
  integration: 'integration',
  'askai-format': 'format',
};
