// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {AskError, type AskErrorCode} from '../../../../src/protocols/ask/AskError';
import type {AskClient, AskRequest} from '../../../../src/clients/ask/AskClient';
import type {MessagePart, UiMessage} from '../../../../src/protocols/ask/UiMessage';
import AskMode from '../../../../src/search-ui/ask/AskMode';
import {type FailureText, mergeAskTranslations} from '../../../../src/search-ui/ask/askTranslations';
import {remoteFailures} from '../../../../src/search-ui/ask/remoteFailures';
import {xssPayloads} from '../../../support/xssPayloads';
import {loadConversations, saveConversation} from '../../../../src/search-ui/model/storage/conversations';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, messages: string) => messages.split('|')[count === 1 ? 0 : 1],
  }),
}));

/** One answer on its way, which the test writes. */
class Answering {
  private readonly waiting: (() => void)[] = [];
  private steps: (MessagePart[] | Error | null)[] = [];

  constructor(readonly request: AskRequest) {}

  /** Shows the parts so far; an error, or null for the end, ends the answer. */
  async give(...steps: (MessagePart[] | Error | null)[]): Promise<void> {
    await act(async () => {
      this.steps.push(...steps);
      for (const wake of this.waiting.splice(0)) wake();
      await new Promise(resolve => setTimeout(resolve));
    });
  }

  async *read(): AsyncGenerator<UiMessage> {
    for (;;) {
      const step = this.steps.shift();
      if (step === null) return;
      if (step instanceof Error) throw step;
      if (step) yield {id: 'answer', role: 'assistant', parts: step};
      else await new Promise<void>(resolve => this.waiting.push(resolve));
    }
  }
}

const TEXTS = mergeAskTranslations({}, remoteFailures);

const text = (value: string): MessagePart => ({type: 'text', text: value});

async function show(
  over: Partial<ComponentProps<typeof AskMode>> = {},
  rating: AskClient['rating'] = {of: 'question', takesReasons: false},
) {
  const answers: Answering[] = [];
  const client = {
    rating,
    ask(request) {
      const answering = new Answering(request);
      answers.push(answering);
      return answering.read();
    },
    sendFeedback: vi.fn<AskClient['sendFeedback']>(async () => {}),
    suggestedQuestions: vi.fn(async () => [{objectID: 's1', question: 'What now?'}]),
    warmUp: async () => {},
  } satisfies AskClient;
  const spies = {onLeave: vi.fn(), onClose: vi.fn(), navigate: vi.fn()};
  const view = render(
    <AskMode
      client={client}
      indexName="docs"
      isForgetful={false}
      isQuoting
      start={{question: 'how?'}}
      facetFilters={['language:en']}
      links={{origins: [window.location.origin], resolveUrl: url => new URL(url).pathname}}
      texts={TEXTS}
      {...spies}
      {...over}
    />,
  );
  await act(async () => new Promise(resolve => setTimeout(resolve)));
  const answer = () => {
    const last = answers.at(-1);
    if (!last) throw new Error('Nothing was asked.');
    return last;
  };
  return {...spies, ...view, client, answers, answer};
}

const input = () => screen.getByRole('textbox', {name: 'Question to the AI'});
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
    await Promise.resolve();
  });
const status = () => screen.getByRole('status').textContent;

async function ask(question: string): Promise<void> {
  fireEvent.change(input(), {target: {value: question}});
  await act(async () => void fireEvent.keyDown(input(), {key: 'Enter'}));
}

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  window.matchMedia = query => ({matches: false, media: query}) as MediaQueryList;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[T-11] [D-26] [D-31] while an answer comes the field is disabled, and what happens is said', async () => {
  const {answer} = await show();
  expect(input()).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(screen.getByRole('button', {name: 'Stop answering'}));
  expect(status()).toBe('Thinking...');
  await answer().give([{type: 'reasoning', text: 'Hm.'}]);
  expect(status()).toBe('Reasoning...');
  await answer().give([text('By')]);
  expect(status()).toBe('Answering...');
  await answer().give([text('By **this**.')], null);
  expect(screen.getByText('this').tagName).toBe('STRONG');
  expect(screen.queryByText('Answering...')).toBeNull();
  expect(status()).toBe('The answer is complete.');
  expect(input()).toHaveProperty('disabled', false);
  expect(input()).toHaveProperty('placeholder', 'Ask another question...');
  expect(document.activeElement).toBe(input());
});

test('[V-03] Enter sends only a question, and none while another is answered; the arrows do nothing', async () => {
  const {answer, answers} = await show();
  await ask('too early');
  expect(answers).toHaveLength(1);
  await answer().give([text('a')], null);
  await ask('   ');
  expect(answers).toHaveLength(1);
  for (const key of ['ArrowUp', 'ArrowDown', 'Enter'])
    expect(fireEvent.keyDown(input(), {key}), key).toBe(false);
  fireEvent.change(input(), {target: {value: 'x'}});
  fireEvent.keyDown(input(), {key: 'Enter', isComposing: true});
  expect(answers).toHaveLength(1);
  await ask('and then?');
  expect(answers).toHaveLength(2);
});

test('[D-23] exchanges stand newest first, and the question carries the filters and what was said before', async () => {
  const {answer} = await show();
  expect(answer().request.searchParameters).toEqual({facetFilters: ['language:en']});
  await answer().give([text('First.')], null);
  await ask('and then?');
  expect(answer().request.messages.map(({role}) => role)).toEqual(['user', 'assistant', 'user']);
  await answer().give([text('Second.')], null);
  expect(screen.getAllByRole('heading', {level: 2}).map(each => each.textContent)).toEqual([
    'and then?',
    'how?',
  ]);
});

test('[D-22] the disclaimer stands above the answers, and says where they are quotations', async () => {
  await show();
  const disclaimer = /^Answers are generated with AI which can make mistakes. Verify responses./;
  expect(screen.getByText(disclaimer).textContent).toContain('The words are those of this documentation.');
  cleanup();
  await show({isQuoting: false});
  expect(screen.getByText(disclaimer).textContent).not.toContain('words');
});

test('[D-24] [T-14] [D-25] [E-11] each search has its line in each state, and leads to the same by keywords', async () => {
  const {answer, onLeave} = await show();
  const call = (id: string, rest: object) =>
    ({type: 'tool-searchIndex', toolCallId: id, state: 'input-streaming', ...rest}) as MessagePart;
  const lines = () =>
    [...document.querySelectorAll('.DocSearch-AskAiScreen-MessageContent-Tool')].map(
      each => each.textContent,
    );
  await answer().give([call('1', {})]);
  expect(lines()).toEqual(['Searching...']);
  await answer().give([call('1', {state: 'input-available', input: {query: 'a'}})]);
  expect(lines()).toEqual(['Searching for "a" ...']);
  const found = (query: string, ...urls: string[]) => ({
    state: 'output-available',
    input: {query},
    output: {query, hits: urls.map(url => ({url}))},
  });
  await answer().give([
    call('1', found('a', '/x', '/y')),
    call('2', found('b', '/z')),
    call('3', found('c')),
  ]);
  expect(lines()).toEqual([
    'Searched for "a" found 2 results',
    'Searched for "b" found 1 result',
    'Searched for "c" found 0 results',
  ]);
  await press('b');
  expect(onLeave).toHaveBeenCalledWith('b');
});

test('[D-27] [T-13] a stopped response says so and keeps its flag, also before the first word', async () => {
  const {answer} = await show();
  await press('Stop answering');
  expect(answer().request.signal?.aborted).toBe(true);
  expect(status()).toBe('You stopped this response');
  expect(screen.getAllByText('You stopped this response')).toHaveLength(2);
  expect(loadConversations('docs')[0]?.messages.at(-1)).toMatchObject({
    role: 'assistant',
    parts: [],
    metadata: {stopped: true},
  });
  await ask('again?');
  await answer().give([text('Half')]);
  await press('Stop answering');
  await answer().give([text('Half of it')]);
  expect(screen.queryByText('Half')).not.toBeNull();
  expect(loadConversations('docs')[0]?.messages.at(-1)).toMatchObject({
    parts: [text('Half')],
    metadata: {stopped: true},
  });
});

test('[T-12] [V-13] an answer is stored with its conversation, unless personalization is disabled', async () => {
  const {answer} = await show();
  await answer().give([text('So.')], null);
  const [stored] = loadConversations('docs');
  expect(stored?.query).toBe('how?');
  expect(stored?.messages.map(({parts}) => parts)).toEqual([[text('how?')], [text('So.')]]);
  cleanup();
  localStorage.clear();
  const forgetful = await show({isForgetful: true});
  await forgetful.answer().give([text('So.')], null);
  expect(localStorage).toHaveLength(0);
});

test('a conversation whose dialog is closed in mid-stream is kept as far as it came', async () => {
  const {answer, unmount} = await show();
  await answer().give([text('Half')]);
  unmount();
  expect(answer().request.signal?.aborted).toBe(true);
  expect(loadConversations('docs')[0]?.messages.at(-1)).toMatchObject({
    parts: [text('Half')],
    metadata: {stopped: true},
  });
});

const failures = Object.entries(TEXTS.failures) as [AskErrorCode, FailureText][];

test.each(failures.filter(([code]) => code !== 'long'))(
  '[X-04] an error (%s) is shown inside the answer as Markdown, and the question can be asked again',
  async (code, {happened, advice}) => {
    const {answer, answers} = await show();
    await answer().give([text('Begun')], new AskError(code, {detail: 'Says *the* server'}));
    const failure = document.querySelector('.DocSearch-AskAiScreen-Response .DocSearch-AskAiScreen-Error');
    expect(failure?.textContent).toContain(happened);
    expect(failure?.textContent).toContain(advice);
    expect(failure?.querySelector('em')?.textContent).toBe('the');
    expect(screen.queryByText('Begun')).not.toBeNull();
    expect(status()).toContain(happened);
    expect(loadConversations('docs')[0]?.messages).toHaveLength(2);
    await press('Try again');
    expect(answers).toHaveLength(2);
    expect(answer().request.messages.map(({parts}) => parts)).toEqual([[text('how?')]]);
    await answer().give([text('Now.')], null);
    expect(document.querySelector('.DocSearch-AskAiScreen-Error')).toBeNull();
    expect(screen.getAllByRole('heading', {level: 2})).toHaveLength(1);
  },
);

test('[X-04] a conversation that is too long is not gone on with: a new one is offered', async () => {
  const {answer} = await show();
  await answer().give(new AskError('long', {detail: 'Too deep (AI-217)'}));
  const failure = document.querySelector('.DocSearch-AskAiScreen-Error--ThreadDepth');
  expect(failure?.textContent).toContain('Too deep (AI-217)');
  expect(screen.queryByRole('button', {name: 'Try again'})).toBeNull();
  await press('Start a new conversation');
  expect(screen.queryByText('How can I help you today?')).not.toBeNull();
});

test('[D-30] [T-16] an agent is told the reasons of a thumb down, which stay when sending fails', async () => {
  const {answer, client} = await show({}, {of: 'answer', takesReasons: true});
  await answer().give([text('So.')], null);
  await press('Dislike');
  expect(client.sendFeedback).not.toHaveBeenCalled();
  const note = screen.getByRole('textbox', {name: 'Share some details...'});
  expect(note.getAttribute('maxlength')).toBe('1000');
  fireEvent.change(note, {target: {value: ' Wrong page. '}});
  await press('Incorrect or incomplete');
  await press('Other');
  await press('Other');
  client.sendFeedback.mockRejectedValueOnce(new AskError('feedback'));
  await press('Submit');
  expect(screen.queryByText('Failed, try again later')).not.toBeNull();
  expect((note as HTMLTextAreaElement).value).toBe(' Wrong page. ');
  expect(screen.getByRole('button', {name: 'Incorrect or incomplete'}).ariaPressed).toBe('true');
  await press('Submit');
  expect(client.sendFeedback.mock.calls.at(-1)).toEqual([
    {messageId: 'answer', thumbs: 0, reasons: ['incorrect'], note: ' Wrong page. '},
  ]);
  expect(screen.getByText('Thanks for your feedback!')).toBe(document.activeElement);
  expect(screen.queryByRole('button', {name: 'Dislike'})).toBeNull();
  expect(loadConversations('docs')[0]?.messages[1]).toMatchObject({
    feedback: 'dislike',
    feedbackTags: ['incorrect'],
    feedbackNotes: 'Wrong page.',
  });
});

test('reasons can be left again, and a thumb up needs none', async () => {
  const {answer, client} = await show({}, {of: 'answer', takesReasons: true});
  await answer().give([text('So.')], null);
  await press('Dislike');
  await press('Cancel');
  expect(screen.getByRole('button', {name: 'Dislike'})).toBe(document.activeElement);
  await press('Like');
  expect(client.sendFeedback.mock.calls).toEqual([[{messageId: 'answer', thumbs: 1, reasons: [], note: ''}]]);
});

test('suggestions of an agent show while it answers, and are asked once it has', async () => {
  const {answer, answers} = await show();
  const suggestions: MessagePart = {type: 'data-suggestions', data: {suggestions: ['<b>And</b> then?']}};
  await answer().give([suggestions, text('So')]);
  await press('<b>And</b> then?');
  expect(answers).toHaveLength(1);
  await answer().give([suggestions, text('So.')], null);
  await press('<b>And</b> then?');
  expect(answers).toHaveLength(2);
  expect(answer().request.messages.at(-1)?.parts).toEqual([text('<b>And</b> then?')]);
  expect(screen.queryByRole('button', {name: '<b>And</b> then?'})).toBeNull();
  expect(loadConversations('docs')[0]?.messages[1]?.parts).toEqual([suggestions, text('So.')]);
});

test('a conversation goes on under the id that it was kept with', async () => {
  const {answer} = await show();
  await answer().give([text('So.')], null);
  const {id} = answer().request;
  cleanup();
  const [conversation] = loadConversations('docs');
  if (!conversation) throw new Error('Nothing was stored.');
  const again = await show({start: {conversation}});
  await ask('and then?');
  expect(again.answer().request.id).toBe(id);
});

test('an answer that names no page says so, unless it is quoted', async () => {
  const {answer} = await show({isQuoting: false});
  await answer().give([text('So.')], null);
  expect(document.querySelector('.DocSearch-AskAiScreen-RelatedSources-NoResults')).not.toBeNull();
  await ask('and then?');
  await answer().give([text('[x](javascript:alert(1))')], null);
  expect(document.querySelector('.DocSearch-AskAiScreen-RelatedSources-Error')).not.toBeNull();
  cleanup();
  const quoting = await show();
  await quoting.answer().give([text('So.')], null);
  expect(document.querySelector('.DocSearch-AskAiScreen-RelatedSources')).toBeNull();
});

test('each block of code is copied by itself', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
  const {answer} = await show();
  await answer().give([text('```js\nlet a;\n```\n\n- x\n\n  ```\n  b\n  ```')], null);
  const [first, second] = screen.getAllByRole('button', {name: 'Copy code'});
  fireEvent.click(first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  expect(writeText.mock.calls).toEqual([['let a;'], ['b']]);
  await act(async () => {});
  expect(screen.getAllByRole('button', {name: 'Copied!'})).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('[V-06] a missing assistant id is named', async () => {
  const {answer} = await show();
  await answer().give(new AskError('assistant'));
  expect(screen.getByText('Ask AI assistant ID is required').tagName).toBe('STRONG');
});

test('[D-29] the whole answer is copied, and said so for 1500 ms', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
  const {answer} = await show();
  await answer().give([text('One.'), {type: 'step-start'}, text('**Two.**')], null);
  vi.useFakeTimers();
  await press('Copy');
  expect(writeText).toHaveBeenCalledWith('One.\n\n**Two.**');
  expect(screen.queryByText('Copied!')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1499));
  expect(screen.queryAllByText('Copied!')).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Copied!')).toBeNull();
  vi.unstubAllGlobals();
});

test('an answer that may not be copied says so', async () => {
  const writeText = vi.fn(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
  const {answer} = await show();
  await answer().give([text('One.')], null);
  expect(screen.queryByText('Copying is not allowed here. Select the text to copy it.')).toBeNull();
  await press('Copy');
  expect(writeText).toHaveBeenCalledOnce();
  expect(screen.queryAllByText('Copying is not allowed here. Select the text to copy it.')).toHaveLength(1);
  expect(screen.queryByText('Copied!')).toBeNull();
  vi.unstubAllGlobals();
});

test('[D-30] [T-16] feedback is sent once, thanked for, and kept with the question', async () => {
  const {answer, client} = await show();
  await answer().give([text('So.')], null);
  await press('Dislike');
  expect(client.sendFeedback.mock.calls).toEqual([
    [{messageId: answer().request.messages[0]?.id, thumbs: 0, reasons: [], note: ''}],
  ]);
  expect(screen.queryByText('Thanks for your feedback!')).not.toBeNull();
  expect(screen.queryByRole('button', {name: 'Like'})).toBeNull();
  const [conversation] = loadConversations('docs');
  expect(conversation?.messages[0]?.feedback).toBe('dislike');
  cleanup();
  if (!conversation) throw new Error('Nothing was stored.');
  await show({start: {conversation}});
  expect(screen.queryByText('Thanks for your feedback!')).not.toBeNull();
});

test.each([
  ['Failed, try again later', new AskError('feedback')],
  ['An error occured', new TypeError('broken')],
])('[X-03] feedback that fails says: %s, and the buttons reappear', async (message, error) => {
  const {answer, client} = await show();
  await answer().give([text('So.')], null);
  client.sendFeedback.mockRejectedValueOnce(error);
  await press('Like');
  expect(screen.queryByText(message)).not.toBeNull();
  await press('Like');
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.queryByText('Thanks for your feedback!')).not.toBeNull();
});

test('[D-28] related sources follow the answer when it is complete', async () => {
  const {answer, navigate, onClose} = await show();
  await answer().give([text('[A](/a), [A again](/a), [B](https://example.org/b)')]);
  expect(screen.queryByText('Related sources')).toBeNull();
  await answer().give(null);
  const list = screen.getByText('Related sources').nextElementSibling as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['A', '/a', null],
    ['B', 'https://example.org/b', 'noopener noreferrer'],
  ]);
  fireEvent.click(links[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledWith('/a');
});

test('[D-32] [D-34] [T-15] [E-12] a new conversation offers questions and asks one with its id', async () => {
  const {answer, client} = await show({isForgetful: true});
  await answer().give([text('So.')], null);
  await press('Conversations');
  expect(screen.queryByRole('button', {name: 'Conversation history'})).toBeNull();
  await press('Start a new conversation');
  expect(screen.queryByRole('heading', {name: 'How can I help you today?'})).not.toBeNull();
  expect(client.suggestedQuestions).toHaveBeenCalledWith(window.location.pathname);
  await press('What now?');
  expect(answer().request).toMatchObject({
    suggestedQuestionId: 's1',
    messages: [{parts: [text('What now?')]}],
  });
});

test('[D-33] [D-34] the history shows stored conversations, opens them, and goes with the last one', async () => {
  saveConversation('docs', [{id: '1', role: 'user', parts: [text('<b>R&D</b>')]}]);
  const {answer} = await show();
  await answer().give([text('So.')], null);
  await press('Conversations');
  await press('Conversation history');
  await press('<b>R&D</b>');
  expect(screen.getByRole('heading', {level: 2}).textContent).toBe('<b>R&D</b>');
  expect(screen.queryByText('This question was not answered.')).not.toBeNull();
  await press('Conversations');
  await press('Conversation history');
  await press('Remove this conversation from history: how?');
  await press('Remove this conversation from history: <b>R&D</b>');
  expect(loadConversations('docs')).toEqual([]);
  expect(screen.queryByText('How can I help you today?')).not.toBeNull();
  await press('Conversations');
  expect(screen.queryByRole('button', {name: 'Conversation history'})).toBeNull();
});

test('[D-35] the way back leads to keyword search', async () => {
  const {onLeave} = await show();
  await press('Back to keyword search');
  expect(onLeave).toHaveBeenCalledWith();
});

test('payloads in every kind of part, in errors and in sources execute nothing', async () => {
  const {answer, onLeave} = await show({isQuoting: false});
  const parts = xssPayloads.flatMap((payload, index): MessagePart[] => [
    {type: 'reasoning', text: payload},
    {
      type: `tool-${payload}`,
      toolCallId: `a${index}`,
      state: 'output-available',
      input: {queries: [{query: payload}, payload]},
      output: {hits: [{url: payload, title: payload}]},
    },
    {type: 'tool-searchIndex', toolCallId: `b${index}`, state: 'output-error', errorText: payload},
    {type: 'text', text: payload},
    {
      type: 'text',
      text: `[${payload}](https://example.org/${index}) <https://example.org/${encodeURI(payload)}>`,
    },
  ]);
  parts.push({type: 'data-suggestions', data: {suggestions: [...xssPayloads]}});
  await answer().give(parts, new AskError('stream', {detail: xssPayloads.join('\n\n')}));
  const body = document.querySelector('.DocSearch-Dropdown');
  for (const element of body?.querySelectorAll('*') ?? []) {
    expect(element.tagName).not.toMatch(
      /^(script|iframe|img|object|embed|style|base|meta|link|form|input|video|audio)$/i,
    );
    for (const {name, value} of element.attributes) {
      expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
      if (name === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:|\/)/);
    }
  }
  expect(body?.textContent).toContain('<script>alert(1)</script>');
  expect(onLeave).not.toHaveBeenCalled();
});
