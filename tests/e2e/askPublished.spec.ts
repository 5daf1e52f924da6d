import {AskPage} from '../support/AskPage';
import {declarePublishedCases, type Subject} from '../support/publishedCases';
import {test} from '../support/test';

const embedded = test.extend<{subject: Subject}>({
  subject: async ({page}, use) => {
    const ask = new AskPage(page);
    await use({
      question: 'How do I install Mosaika?',
      goto: () => ask.goto('/'),
      hold: () => ask.holdBack(),
    });
  },
});

embedded.use({reducedMotion: 'reduce'});

declarePublishedCases('this site', embedded);
