import {levelOf, type Section} from '../../content/Section';
import type {PageSource} from '../pages/collectPages';

/** A page has to hold as many questions to be a page of questions, and they have to be half of its headings. */
const LEAST_QUESTIONS = 3;

/** What a page is, in the words of https://schema.org */
export type StructuredData = Record<string, unknown>;

export interface DataFacts {
  page: Pick<PageSource, 'title' | 'description' | 'url'>;
  sections: readonly Section[];
  /** Locale the page is written in. */
  language: string;
  /** Origin of the site. */
  origin: string;
  siteTitle: string;
}

function questionsOf(sections: readonly Section[]): StructuredData[] {
  const headings = sections.slice(1);
  const questions = headings.flatMap(({hierarchy, passages}) => {
    const heading = hierarchy[levelOf(hierarchy)] ?? '';
    const text = passages.map(passage => passage.text).join('\n');
    return heading.endsWith('?') && text !== ''
      ? [{'@type': 'Question', name: heading, acceptedAnswer: {'@type': 'Answer', text}}]
      : [];
  });
  return questions.length >= LEAST_QUESTIONS && questions.length * 2 >= headings.length ? questions : [];
}

/** Returns what a page of the documentation is: an article, and a list of questions where that is what it holds. */
export function structuredData({page, sections, language, origin, siteTitle}: DataFacts): StructuredData[] {
  const url = origin + page.url;
  const about = {'@context': 'https://schema.org', url, inLanguage: language};
  const questions = questionsOf(sections);
  return [
    {
      ...about,
      '@type': 'TechArticle',
      headline: page.title,
      ...(page.description && {description: page.description}),
      isPartOf: {'@type': 'WebSite', name: siteTitle, url: origin},
    },
    ...(questions.length > 0 ? [{...about, '@type': 'FAQPage', mainEntity: questions}] : []),
  ];
}
