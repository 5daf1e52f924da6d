import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages} from '../pages/collectPages';
import {meaningsIn} from './meaningsIn';

/** What the terms of a page mean: by the address of the page, then by the anchor of the term. */
export type Glossary = Record<string, Record<string, string>>;

/**
 * Collects what the terms mean that pages define with `<Term>`, for links to them: a file of its own, which the first link
 * that is looked at loads.
 */
export default function glossary({siteDir}: LoadContext): Plugin {
  return {
    name: 'glossary',
    async allContentLoaded({allContent, actions}) {
      const found: Glossary = {};
      for (const {source, url} of collectPages(allContent, siteDir)) {
        const markdown = readFileSync(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
        if (markdown.includes('<Term ')) found[url] = meaningsIn(markdown);
      }
      await actions.createData('glossary.js', `export const glossary = ${JSON.stringify(found)};\n`);
    },
  };
}
