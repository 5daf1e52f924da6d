import {damerauDistance} from '../../engine/damerauDistance';

/** What Docusaurus and this site read of front matter, of pages and posts. */
const KEYS = (
  'author author_image_url author_title author_url authors custom_edit_url date description displayed_sidebar draft ' +
  'hide_reading_time hide_table_of_contents hide_title id image keywords last_update mdx pagination_label pagination_next ' +
  'pagination_prev parse_number_prefixes series sidebar_class_name sidebar_custom_props sidebar_key sidebar_label sidebar_position ' +
  'slug tags title title_meta toc_max_heading_level toc_min_heading_level unlisted wrapperClassName'
).split(' ');

/** Most letters that a key may differ in from the one that is meant. */
const MOST_SLIPS = 2;

export interface UnknownKey {
  key: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** The key that comes closest, if one is close. */
  meant?: string;
}

/** Returns the keys of the front matter of a file that nothing reads. */
export function unknownKeys(markdown: string): UnknownKey[] {
  const [, yaml = ''] = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(markdown) ?? [];
  return yaml.split(/\r?\n/).flatMap((text, index) => {
    const [, key = ''] = /^(["']?)([A-Za-z_][\w-]*)\1[ \t]*:/.exec(text)?.slice(1) ?? [];
    if (key === '' || KEYS.includes(key)) return [];
    const meant = KEYS.find(
      known => damerauDistance(known, key, MOST_SLIPS) <= Math.min(MOST_SLIPS, key.length / 3),
    );
    return [{key, line: index + 2, ...(meant !== undefined && {meant})}];
  });
}
