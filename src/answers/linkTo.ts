import type {FoundSection} from './AnswerEvent';
import {escapeMarkdown} from './markdownOf';

const BETWEEN = ' › ';

/** Returns the headings that lead to a section, the page's title first. */
function headingPath({hierarchy}: FoundSection): string[] {
  const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = hierarchy;
  const path = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter(heading => typeof heading === 'string');
  return path.length > 0 ? path : [hierarchy.lvl0];
}

/** Returns the heading of a section itself. */
export function headingOf(section: FoundSection): string {
  return headingPath(section).at(-1) ?? '';
}

/** Returns a Markdown link to a section, its heading path as the text, and its language where it is a foreign one. */
export function linkTo(section: FoundSection): string {
  const text = headingPath(section).map(escapeMarkdown).join(BETWEEN);
  const address = section.url.replace(/[ ()<>]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${text}](${address})${section.language ? ` (${section.language.toUpperCase()})` : ''}`;
}
