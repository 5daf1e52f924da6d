import {expect, test} from 'vitest';
import {resolveQuestion} from '../../../src/answers/resolveQuestion';
import {fakeRetriever} from './fakeRetriever';

const retriever = fakeRetriever();
const SUBJECT = 'How do I change maxResultsPerGroup?';

test('a first question stands for itself', () => {
  expect(resolveQuestion('what is its default?', [], retriever).query).toBe('what is its default?');
});

test('a follow-up gets the identifier of the question before', () => {
  expect(resolveQuestion('what is its type?', [SUBJECT], retriever).query).toBe(
    'what is its type? maxResultsPerGroup',
  );
});

test('a follow-up gets the words of a question without identifiers', () => {
  expect(resolveQuestion('and how often?', ['How does the crawler visit sites?'], retriever).query).toBe(
    'and how often? crawler visit sites',
  );
});

test('a follow-up that names only a version repeats the question in it', () => {
  expect(resolveQuestion('and in v3?', [SUBJECT], retriever)).toEqual({query: SUBJECT, version: 'v3'});
});

test('the version stays for the follow-ups after it, and the subject too', () => {
  const asked = [SUBJECT, 'and in v3?'];
  expect(resolveQuestion('what is its type?', asked, retriever)).toEqual({
    query: 'what is its type? maxResultsPerGroup',
    version: 'v3',
  });
  expect(resolveQuestion('and in legacy?', [...asked, 'what is its type?'], retriever)).toEqual({
    query: 'what is its type? maxResultsPerGroup',
    version: 'legacy',
  });
});

test.each([
  ['What does AI-203 mean?', 'And AI-217?', 'What does AI-217 mean?'],
  ['What does DocSearch cost?', 'What about the crawler?', 'What about the crawler? DocSearch cost'],
  ['What does Clay Bank cost?', 'And KilnShop itself?', 'And KilnShop itself? cost'],
  ['How do I glaze Cone?', 'what about OrtonBar', 'what about OrtonBar glaze'],
  ['How do I install the scraper?', 'and pnpm?', 'and pnpm? install scraper'],
])('%s – %s asks the same about another thing', (before, question, query) => {
  expect(resolveQuestion(question, [before], retriever).query).toBe(query);
});

test('a question with words enough of its own forgets what was before', () => {
  const question = 'How does the crawler verify a new domain and its owner?';
  expect(resolveQuestion(question, [SUBJECT, 'and in v3?'], retriever)).toEqual({query: question});
});

test.each([
  'Is it possible to glaze twice?',
  'Faut-il émailler ?',
  'Il y a un four ?',
  'Are shelves that crack replaced?',
])('%s refers to nothing before it', question => {
  expect(resolveQuestion(question, [SUBJECT], retriever).query).toBe(question);
});

test.each(['Does that crack?', 'How do I glaze that?', 'Is glaze for that?', 'Is it red?'])(
  '%s takes up the question before',
  question => {
    expect(resolveQuestion(question, [SUBJECT], retriever).query).toBe(`${question} maxResultsPerGroup`);
  },
);
