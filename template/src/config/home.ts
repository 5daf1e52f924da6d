import type {ExampleQueries} from '../plugins/search-index/findExamples';

/** What the home page searches and asks for, found when the site is built; none. */
export const homeExamples: ExampleQueries | undefined = undefined;
