import type {SuggestedQuestion} from './AskClient';

/** A question that the site's configuration offers. */
export interface ConfiguredQuestion {
  question: string;
  /** Paths of the pages it is offered on, with what lies under them; everywhere unless given. */
  pages?: readonly string[];
}

/** The most questions that are offered at once. */
export const MOST_QUESTIONS = 3;

function isUnder(page: string, path: string): boolean {
  const folder = path.replace(/\/$/, '');
  return page === folder || page.startsWith(`${folder}/`);
}

/** Returns three of the configured questions for a page: those made for it first, then those for every page. */
export function chooseQuestions(questions: readonly ConfiguredQuestion[], page: string): SuggestedQuestion[] {
  const all = questions.map((configured, index) => ({configured, objectID: `configured-${index}`}));
  const own = all.filter(({configured}) => configured.pages?.some(path => isUnder(page, path)));
  const general = all.filter(({configured}) => !configured.pages);
  return [...own, ...general]
    .slice(0, MOST_QUESTIONS)
    .map(({configured, objectID}) => ({objectID, question: configured.question}));
}
