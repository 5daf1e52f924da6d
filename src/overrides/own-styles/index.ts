import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Style sheets that `src/css` has in its own words, or that dress what this site does not show. */
const LEFT_OUT = [
  'infima/dist/css/default/default.css',
  'infima/dist/css/default/default-rtl.css',
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/CloseButton/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/AnnouncementBar/Content/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/Details/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/Tag/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/TagsListByLetter/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/TagsListInline/styles.module.css',
];

/** Those of the buttons that hide the documentation's sidebar and bring it back. */
const HIDING = [
  '@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Sidebar/ExpandButton/styles.module.css',
  '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/CollapseButton/styles.module.css',
];

/** Style sheets beside a module, where the package tells the place of that module alone. */
const LEFT_OUT_BESIDE = [['@docusaurus/theme-common/Details', 'styles.module.css']] as const;

function resolve(file: string, beside = ''): string {
  try {
    const found = require.resolve(file);
    return beside ? require.resolve(path.join(path.dirname(found), beside)) : found;
  } catch (cause) {
    throw new Error(
      `src/overrides/own-styles leaves out ${path.posix.join(file, beside && `../${beside}`)}, but there is no such file. ` +
        'The theme has moved or dropped that style sheet: see where its rules are now, and change the list.',
      {cause},
    );
  }
}

/**
 * Leaves out style sheets of the classic theme, Infima first of all. What of them this site shows stands in `src/css`,
 * written for its own design, in place of a framework and as many rules again that take it back.
 */
export default function ownStyles({siteConfig}: LoadContext): Plugin {
  const {docs} = siteConfig.themeConfig as ThemeConfig;
  const names = docs.sidebar.hideable ? LEFT_OUT : [...LEFT_OUT, ...HIDING];
  const files = [
    ...names.map(file => resolve(file)),
    ...LEFT_OUT_BESIDE.map(([file, beside]) => resolve(file, beside)),
  ];
  return {
    name: 'own-styles',
    configureWebpack: () => ({resolve: {alias: Object.fromEntries(files.map(file => [file, false]))}}),
  };
}
