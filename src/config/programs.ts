import type {LlmsTexts} from '../plugins/markdown-pages/llmsFiles';
import {inLocale} from './site';

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
  summary: inLocale({
    en: 'DocSearch puts a search dialog into documentation: a crawler reads the pages, an index keeps them as records, and a dialog finds them at each keystroke and answers questions. It is free for documentation that meets its conditions.',
    fr: 'DocSearch ajoute une boîte de recherche à une documentation : un robot lit les pages, un index les garde sous forme d’enregistrements, et la boîte de dialogue les trouve à chaque frappe et répond aux questions. Le service est gratuit pour les documentations qui remplissent ses conditions.',
  }),
  details: inLocale({
    en: 'Each page is there as plain Markdown: add `.md` to its address.',
    fr: 'Chaque page existe aussi en Markdown : ajoutez `.md` à son adresse.',
  }),
  fullText: inLocale({en: 'all of these pages in one file', fr: 'toutes ces pages dans un seul fichier'}),
  rest: inLocale({
    en: 'These pages do not fit into this file:',
    fr: 'Ces pages ne tiennent pas dans ce fichier :',
  }),
};
