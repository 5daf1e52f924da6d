import {stringify} from 'yaml';
import type {PageSource} from '../pages/collectPages';

/** What is known of a page beside its text. */
export interface TwinFacts {
  page: Pick<PageSource, 'title' | 'description' | 'url' | 'docs' | 'date'>;
  /** Locale the page is written in. */
  language: string;
  /** Origin of the site. */
  origin: string;
}

/** Returns the Markdown twin of a page: its text behind front matter that says what it is and where it is from. */
export function twinOf(markdown: string, {page, language, origin}: TwinFacts): string {
  const {title, description, docs, date, url} = page;
  const frontMatter = {
    title,
    ...(description && {description}),
    ...(docs && {version: docs.label}),
    ...(date && {date}),
    language,
    canonical: origin + url,
  };
  return `---\n${stringify(frontMatter, {lineWidth: 0})}---\n\n${markdown}`;
}
