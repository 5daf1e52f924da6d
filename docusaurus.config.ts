import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {choices} from './src/config/choices';
import {comforts} from './src/config/comforts';
import {connectionsOf} from './src/config/connectionsOf';
import {blog, docs, pages} from './src/config/docs';
import {feedback} from './src/config/feedback';
import {footer} from './src/config/footer';
import {homeExamples} from './src/config/home';
import {i18n} from './src/config/i18n';
import {announcementBar, navbar} from './src/config/navbar';
import {assistants, llmsTexts} from './src/config/programs';
import {offline} from './src/config/offline';
import {readingPath} from './src/config/readingPath';
import {redirects} from './src/config/redirects';
import {knowsHistory} from './src/config/repository';
import {algolia, providers} from './src/config/search';
import {env, site} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {socialCards} from './src/config/socialCards';
import * as suggestions from './src/config/suggestions';
import {versions} from './src/config/versions';
import cacheKey from './src/overrides/cache-key';
import compileHint from './src/overrides/compile-hint';
import groupModules from './src/overrides/group-modules';
import namePageFiles from './src/overrides/name-page-files';
import ownStyles from './src/overrides/own-styles';
import pageLoading from './src/overrides/page-loading';
import smallTslib from './src/overrides/small-tslib';
import checkConfig from './src/plugins/check-config';
import checkLinks from './src/plugins/check-links';
import earlyIntent from './src/plugins/early-intent';
import glossary from './src/plugins/glossary';
import headScripts from './src/plugins/head-scripts';
import highlightCode from './src/plugins/highlight-code';
import {markdownFiles} from './src/plugins/markdown-files/markdownFiles';
import pageLanguages from './src/plugins/page-languages';
import markdownPages from './src/plugins/markdown-pages';
import keepOffline from './src/plugins/offline';
import recoverLoading from './src/plugins/recover-loading';
import searchIndex from './src/plugins/search-index';
import drawSocialCards from './src/plugins/social-cards';
import staticHost from './src/plugins/static-host';
import structuredData from './src/plugins/structured-data';

const config: Config = {
  ...site,
  // Where git cannot tell when a page was changed, the page does not either.
  future: {v4: true, experimental_vcs: knowsHistory()},
  // Stored choices of earlier sites under this address stay readable.
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {...markdownFiles, hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
  i18n,
  customFields: {assistants, choices, comforts, feedback, providers, readingPath, versions},
  presets: [
    [
      'classic',
      {docs, blog, pages, sitemap, theme: {customCss: ['./src/css/index.css']}} satisfies PresetOptions,
    ],
  ],
  plugins: [
    cacheKey,
    compileHint,
    groupModules,
    namePageFiles,
    ownStyles,
    pageLoading,
    smallTslib,
    checkConfig,
    checkLinks,
    // First of the scripts in the head: it limits what later ones write.
    context => headScripts(context, {choices}),
    earlyIntent,
    glossary,
    highlightCode,
    markdownPages({texts: llmsTexts}),
    keepOffline(offline),
    pageLanguages,
    recoverLoading,
    context => searchIndex(context, {examples: homeExamples, suggestions}),
    structuredData,
    socialCards && drawSocialCards(socialCards),
    staticHost({redirects, connect: connectionsOf(env)}),
  ],
  themeConfig: {
    navbar,
    announcementBar,
    footer,
    algolia,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // Code is colored when pages are compiled: no theme for it goes to the browser.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
