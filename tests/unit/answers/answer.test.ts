import {Marked} from 'marked';
import {describe, expect, test} from 'vitest';
import {answer} from '../../../src/answers/answer';
import {ENGLISH_TEXTS} from '../../../src/answers/AnswerTexts';
import type {Answer, AnswerEvent} from '../../../src/answers/AnswerEvent';
import type {Retrieval} from '../../../src/answers/Retriever';
import {LEAST_CONFIDENCE} from '../../../src/answers/weights';
import {collect} from '../protocols/ask/streams';
import {fakeRetriever, passage, section} from './fakeRetriever';

const FOUND: Retrieval = {
  confidence: 1,
  givesKind: true,
  passages: [
    passage(
      section('api', 'theme'),
      1,
      {kind: 'text', text: 'Writes data-theme to the <html> element.'},
      {kind: 'header', text: 'Name · Type · Default'},
      {kind: 'row', text: "theme · 'light' | 'dark' · none"},
      {kind: 'code', text: "docsearch({\n  theme: 'dark',\n});"},
    ),
    passage(section('styling', 'dark-mode'), 0.6, {kind: 'text', text: 'Set it on <html>.'}),
    passage(section('tips'), 0.001, {kind: 'text', text: 'Far away.'}),
  ],
  sections: [
    section('api', 'theme'),
    section('styling', 'dark-mode'),
    section('tips', 'x'),
    section('tips', 'y'),
  ],
};

async function eventsOf(found: Retrieval, question = 'Is there a dark mode?'): Promise<AnswerEvent[]> {
  return collect(answer(question, [], fakeRetriever(found)));
}

async function answerOf(found: Retrieval): Promise<Answer> {
  const last = (await eventsOf(found)).at(-1);
  if (last?.type !== 'end') throw new Error('The answer has no end');
  return last.answer;
}

describe('answer', () => {
  test('names the language of a page without translation', async () => {
    const english = {...section('tips'), language: 'en'};
    const {text} = await answerOf({
      ...FOUND,
      passages: [passage(english, 1, {kind: 'text', text: 'Near.'})],
    });
    expect(text).toMatch(/^The documentation says, under \[tips\]\(\/docs\/tips\) \(EN\):/);
  });

  test('sets the headings of subsections in bold', async () => {
    const {text, passages} = await answerOf({
      ...FOUND,
      passages: [
        passage(section('tips'), 1, {kind: 'heading', text: 'Near *here*'}, {kind: 'item', text: 'One.'}),
      ],
    });
    expect(text).toContain('> **Near \\*here\\***\n>\n> - One.');
    expect(passages[0]?.text).toBe('Near *here*\nOne.');
  });

  test('searches, finds, writes piece by piece and ends with the whole', async () => {
    const events = await eventsOf(FOUND);
    expect(events.slice(0, 2)).toEqual([
      {type: 'search', query: 'Is there a dark mode?'},
      {type: 'found', query: 'Is there a dark mode?', hits: FOUND.sections},
    ]);
    const text = events.flatMap(event => (event.type === 'text' ? [event.text] : [])).join('');
    expect(events.at(-1)).toMatchObject({type: 'end', answer: {text, declined: false}});
  });

  test('quotes word for word, with heading path, link and whole code, and says what else to read', async () => {
    expect((await answerOf(FOUND)).text).toBe(
      [
        'The documentation says, under [api › theme](/docs/api#theme):',
        "> Writes data-theme to the `<html>` element.\n>\n> | Name | Type | Default |\n> | --- | --- | --- |\n> | theme | 'light' \\| 'dark' | none |",
        "```\ndocsearch({\n  theme: 'dark',\n});\n```",
        '<details>\n<summary>See also: dark-mode</summary>',
        '[styling › dark-mode](/docs/styling#dark-mode)',
        '> Set it on `<html>`.',
        '</details>',
        'Read on:',
        '- [tips › x](/docs/tips#x)',
      ].join('\n\n'),
    );
  });

  test('lists as passages what it quotes, the best first, and leaves far weaker ones out', async () => {
    expect((await answerOf(FOUND)).passages).toEqual([
      {
        url: '/docs/api#theme',
        text: "Writes data-theme to the <html> element.\nName · Type · Default\ntheme · 'light' | 'dark' · none\ndocsearch({\n  theme: 'dark',\n});",
      },
      {url: '/docs/styling#dark-mode', text: 'Set it on <html>.'},
    ]);
  });

  test('declines when nothing is good enough, and names each of the nearest pages once', async () => {
    const unsure = await answerOf({...FOUND, confidence: LEAST_CONFIDENCE.closest / 2});
    expect(unsure).toMatchObject({state: 'none', declined: true, passages: []});
    expect(unsure.text).toMatch(/^I found no answer to this/);
    expect(unsure.text.match(/\]\(([^)]+)\)/g)).toEqual([
      '](/docs/api#theme)',
      '](/docs/styling#dark-mode)',
      '](/docs/tips#x)',
    ]);
    expect(unsure.text).not.toContain('data-theme');
  });

  test('quotes what comes closest where it is not sure, and says so', async () => {
    const unsure = await answerOf({...FOUND, confidence: LEAST_CONFIDENCE.answer - 0.01});
    expect(unsure).toMatchObject({state: 'closest', declined: false});
    expect(unsure.text).toMatch(/^This may not answer your question/);
    expect(unsure.text).toContain('data-theme');
    expect((await answerOf(FOUND)).state).toBe('answer');
  });

  test('is not sure where the passage lacks the kind of answer that is asked for', async () => {
    expect((await answerOf({...FOUND, givesKind: false})).state).toBe('closest');
  });

  test('has replies of its own to what is no question, and looks nothing up for them', async () => {
    for (const said of [
      'Hello!',
      'Thanks a lot',
      'What can you do?',
      'Why?',
      'bonjour',
      'Merci beaucoup !',
    ]) {
      const events = await eventsOf(FOUND, said);
      expect(events.map(({type}) => type)).toEqual(['text', 'end']);
      expect(events.at(-1)).toMatchObject({answer: {state: 'answer', passages: []}});
    }
  });

  test('says where the pages of another language are to a question in it', async () => {
    const french = {code: 'fr', name: 'Français', url: '/fr/'};
    const retriever = {...fakeRetriever(FOUND), isInLanguage: () => true};
    const texts = {...ENGLISH_TEXTS, languages: [french]};
    const last = (await collect(answer('Comment faire ?', [], retriever, texts))).at(-1);
    expect(last).toMatchObject({answer: {state: 'none', passages: []}});
    expect(JSON.stringify(last)).toContain('[Français](/fr/)');
    expect(retriever.requests).toEqual([]);
  });

  test('shows the question as it was asked, not what it is looked up by', async () => {
    const events = await collect(answer('And its default?', ['What is maxShelves?'], fakeRetriever(FOUND)));
    expect(events[0]).toEqual({type: 'search', query: 'And its default?'});
  });

  test('says so when no page comes close', async () => {
    const {text, declined} = await answerOf({confidence: 0, givesKind: true, passages: [], sections: []});
    expect({text, declined}).toEqual({
      text: 'I found nothing about this in the documentation. Try other words, or a keyword search.',
      declined: true,
    });
  });

  test('is the same each time', async () => {
    expect(await eventsOf(FOUND)).toEqual(await eventsOf(FOUND));
  });

  test('nothing in a quote is taken for markup', async () => {
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '[click](javascript:alert(1))',
      '![x](javascript:alert(1))',
      '# not a heading',
      '1. not a list',
      '> not a quote',
      '**not bold** _nor_ `code`',
      'a | b | c',
      '<script>alert(1)</script>',
      '``` ` ```',
      'javascript&colon;alert(1) &lt;img&gt;',
      '\\[escaped\\](x)',
    ];
    for (const text of hostile) {
      const {text: markdown} = await answerOf({
        confidence: 1,
        givesKind: true,
        passages: [passage(section('api'), 1, {kind: 'text', text}, {kind: 'item', text})],
        sections: [],
      });
      const html = await new Marked({gfm: true}).parse(markdown);
      const shown = html
        .replace(/<\/?(?:p|blockquote|ul|li|code|a)(?: href="\/docs\/api")?>/g, '')
        .replace(
          /&(lt|gt|quot|#39|amp);/g,
          (_, name: string) => ({lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'})[name] ?? '',
        );
      expect(shown.replace(/\s+/g, ' ')).toContain(text);
      expect(html).not.toMatch(/<(?:img|script|h1|strong|em|table|ol)|href="javascript/);
    }
  });
});
