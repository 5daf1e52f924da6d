import type {ConfiguredQuestion} from '../clients/ask/chooseQuestions';
import type {StartPage} from '../search-ui/model/SearchOptions';

/** The questions that new conversations offer, such as `{question: 'How do I begin?', pages: ['/docs/guides']}`. */
export const questions: readonly ConfiguredQuestion[] = [];

/** The pages that the dialog offers a reader who has not searched before, such as `{title: 'Introduction', url: '/docs/introduction'}`. */
export const startPages: readonly StartPage[] = [];

/** Where a reader reports that a search found nothing; `{query}` stands for the query. Undefined for no such link. */
export const reportUrl: string | undefined = undefined;
