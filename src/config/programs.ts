import type {LlmsTexts} from '../plugins/markdown-pages/llmsFiles';
import {inLocale, summary} from './site';

/** An assistant outside the site that readers may take a page to. */
export interface Assistant {
  name: string;
  /** Address that opens it; `{prompt}` stands for what it is asked first. */
  url: string;
}

/** The assistants that the menu of a page links to, in their order; none for no links. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}'},
  {name: 'Claude', url: 'https://claude.ai/new?q={prompt}'},
];

/** What `llms.txt` and `llms-full.txt` say around the pages they list. */
export const llmsTexts: LlmsTexts = {
  summary,
  details: inLocale({
    en: 'Each page is there as plain Markdown: add `.md` to its address.',
    fr: 'Chaque page existe aussi en Markdown\u00a0: ajoutez `.md` à son adresse.',
  }),
  fullText: inLocale({en: 'all of these pages in one file', fr: 'toutes ces pages dans un seul fichier'}),
  rest: inLocale({
    en: 'These pages do not fit into this file:',
    fr: 'Ces pages ne tiennent pas dans ce fichier\u00a0:',
  }),
};
