import {AGENT_HOST, DOCUMENTATION, HOSTED} from '../support/documentation';
import {expect, test} from '../support/hostedTest';
import {comparable, recordOurs, recordPublished, THUMB, underOneId} from '../support/recordRequests';

// The form whose questions an agent of Agent Studio answers, under a sub-path.

const BASE = DOCUMENTATION.agent.baseUrl;
const {assistantId, assistantIndexName} = HOSTED;
const FILTERS = 'language:en AND (docusaurus_tag:default OR docusaurus_tag:docs-default-v1)';

/** Why a request is made, which 4.7.0 says and 5.2.0 does not. */
const TRIGGER = ['trigger'];

test.use({
  form: 'agent',
  bypassCSP: true,
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedMessages: [[/Failed to load resource/, /net::ERR/], {scope: 'test'}],
});

// Two walks through every screen.
test.describe.configure({timeout: 180_000});

test('[N-06] [N-09] [N-10] [N-11] to Agent Studio, as of 4.7.0', async ({page, context, assistant}) => {
  const published = await recordPublished(page, '4.7', {
    assistant,
    thumb: 'up',
    askAi: {
      assistantId,
      agentStudio: true,
      indexName: assistantIndexName,
      searchParameters: {[assistantIndexName]: {filters: FILTERS}},
    },
  });
  const own = await context.newPage();
  const ours = await recordOurs(own, {base: BASE, assistant, thumb: 'up'});
  expect(comparable(ours.requests, [])).toEqual(comparable(underOneId(published.requests), THUMB));
  expect(new Set(ours.requests.map(({host}) => host))).toEqual(new Set([AGENT_HOST]));
});

test('[N-06] [N-09] [N-10] [N-11] to Agent Studio with the reasons of a thumb down, as of 5.2.0', async ({
  page,
  context,
  assistant,
}) => {
  const published = await recordPublished(page, '5.2', {
    assistant,
    thumb: 'down with reasons',
    askAi: {agentId: assistantId, searchParameters: {[assistantIndexName]: {filters: FILTERS}}},
  });
  const own = await context.newPage();
  const ours = await recordOurs(own, {base: BASE, assistant, thumb: 'down with reasons'});
  expect(comparable(ours.requests, TRIGGER)).toEqual(comparable(published.requests, THUMB));
});
