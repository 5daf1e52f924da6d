import {packShard} from '../../../src/content/packShard';
import {sectionsOf} from '../../../src/content/sectionsOf';

/** Returns the text of a shard with one page. */
export function shardText(title: string): string {
  return JSON.stringify(
    packShard({
      language: 'en',
      tag: 'default',
      version: null,
      sections: sectionsOf({markdown: `# ${title}\n\nAbout it.`, url: `/${title}`, lvl0: 'Guides'}),
    }),
  );
}

/** The manifest of an index with two shards. */
export const manifest = {
  index: 'docsearch',
  shards: [
    {language: 'en', tag: 'default', url: '/search/default.json'},
    {language: 'en', tag: 'docs', url: '/search/docs.json'},
  ],
};
