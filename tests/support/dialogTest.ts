import {DialogPage} from './DialogPage';
import {test as base} from './test';

/** The site's test with the search dialog at hand. */
export const test = base.extend<{search: DialogPage}>({
  search: async ({page}, use) => use(new DialogPage(page)),
});

export {expect} from './test';
