import {LEVELS, type Section} from '../../content/Section';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, character => ENTITIES[character] ?? character);
}

/**
 * Returns a section with its texts HTML-escaped, as DocSearch's crawler writes them and as everything that shows
 * records of a hosted index expects them: DocSearch puts highlighted values into the page as HTML.
 */
export function escapeSection(section: Section): Section {
  const hierarchy = {...section.hierarchy};
  for (const level of LEVELS) {
    const heading = hierarchy[level];
    if (heading) hierarchy[level] = escapeHtml(heading);
  }
  const passages = section.passages.map(({kind, text}) => ({kind, text: escapeHtml(text)}));
  return {...section, hierarchy, passages};
}
