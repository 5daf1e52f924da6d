import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {sitePagesOf} from '../pages/sitePagesOf';
import {meaningsIn} from './meaningsIn';

/** What the terms of a page mean: by the address of the page, then by the anchor of the term. */
export type Glossary = Record<string, Record<string, string>>;

/**
 * Collects what the terms mean that pages define with `<Term>`, for links to them: a file of its own, which the first link
 * that is looked at loads.
 */
export default function glossary(context: LoadContext): Plugin {
  const sitePages = sitePagesOf(context);
  /** What was found in a text, so that the dev server pays at an edit for the page being written alone. */
  const known = new Map<string, Record<string, string>>();

  return {
    name: 'glossary',
    async allContentLoaded({allContent, actions}) {
      const found: Glossary = {};
      for (const {source, url} of sitePages.loadAll(allContent)) {
        const file = path.join(context.siteDir, aliasedSitePathToRelativePath(source));
        const markdown = readFileSync(file, 'utf8');
        if (!markdown.includes('<Term ')) continue;
        const meanings = known.get(markdown) ?? meaningsIn(markdown);
        known.set(markdown, meanings);
        found[url] = meanings;
      }
      await actions.createData('glossary.js', `export const glossary = ${JSON.stringify(found)};\n`);
    },
  };
}
