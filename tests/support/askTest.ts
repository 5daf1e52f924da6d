import {AskPage} from './AskPage';
import {test as base} from './test';

/** The site's test with the AI mode of its dialog at hand. */
export const test = base.extend<{ask: AskPage}>({
  ask: async ({page}, use) => use(new AskPage(page)),
});

export {expect} from './test';
