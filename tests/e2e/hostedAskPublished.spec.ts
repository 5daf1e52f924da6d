import {AskPage} from '../support/AskPage';
import {HOSTED} from '../support/documentation';
import {test} from '../support/hostedTest';
import {declarePublishedCases, type Subject} from '../support/publishedCases';
import {gotoPublished} from '../support/publishedDialog';
import {CODE_ANSWER, suggest} from '../support/walkAskScreens';

const {appId, apiKey, assistantId, assistantIndexName, indexName} = HOSTED;

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

/** The published component itself, so that the cases are what it does and not what is remembered of it. */
const published = hosted.extend<{subject: Subject}>({
  subject: async ({page, subject}, use) =>
    use({
      ...subject,
      goto: () =>
        gotoPublished(page, '4.7', {
          appId,
          apiKey,
          indexName,
          askAi: {appId, apiKey, assistantId, indexName: assistantIndexName},
        }),
    }),
});

hosted.use({reducedMotion: 'reduce'});

// The policy of the site has no place for another page's script.
published.use({bypassCSP: true, expectedMessages: [[/404 \(Not Found\).*\/published\//], {scope: 'test'}]});

declarePublishedCases('this site with hosted answers', hosted);
declarePublishedCases('the published component', published);
