import {AskPage} from '../support/AskPage';
import {test} from '../support/hostedTest';
import {declarePublishedCases, type Subject} from '../support/publishedCases';
import {CODE_ANSWER, suggest} from '../support/walkAskScreens';

const hosted = test.extend<{subject: Subject}>({
  subject: async ({page, assistant}, use) => {
    assistant.say(CODE_ANSWER);
    await suggest(page, ['one?']);
    const ask = new AskPage(page);
    await use({
      question: 'styling',
      goto: () => ask.goto('/'),
      hold: async () => assistant.fail('silent'),
    });
  },
});

hosted.use({reducedMotion: 'reduce'});

declarePublishedCases('this site with hosted answers', hosted);
