import {expect, test} from 'vitest';
import {createRetriever} from '../../../src/answers/createRetriever';
import {subsectionsOf} from '../../../src/answers/subsectionsOf';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

const LONG = 'Nobody opens the door while it is hot. '.repeat(20);
const MARKDOWN = `# Kiln

What opens the page.

## Programs

The kiln knows two programs.

### Biscuit

Biscuit firing ends at cone six.

### Glost

Glost firing ends at cone ten.

## Cleaning

Brush the walls.

### Walls

${LONG}

### Floor

Sweep the floor.`;

const sections = sectionsOf({markdown: MARKDOWN, url: '/kiln', lvl0: 'Docs'});

function below(anchor: string | null): (string | null)[] {
  const section = sections.find(one => one.anchor === anchor);
  if (!section) throw new Error(`There is no section ${anchor}`);
  return subsectionsOf(section, sections).map(one => one.anchor);
}

test('a short section is quoted with its subsections, up to the next of its level', () => {
  expect(below('programs')).toEqual(['biscuit', 'glost']);
  expect(below('biscuit')).toEqual([]);
});

test('and ends before the first that would make it too long', () => {
  expect(below('cleaning')).toEqual([]);
});

test('what opens a page is quoted alone', () => {
  expect(below(null)).toEqual([]);
});

test('each subsection is quoted under its heading, and not a second time', async () => {
  const corpus = createCorpus([{language: 'en', tag: 'default', version: null, sections}]);
  const retriever = await createRetriever(async () => corpus, {versions: []});
  const {passages} = await retriever.retrieve({query: 'Which programs does the kiln know?'});
  expect(passages[0]?.blocks.map(({kind, text}) => [kind, text])).toEqual([
    ['text', 'The kiln knows two programs.'],
    ['heading', 'Biscuit'],
    ['text', 'Biscuit firing ends at cone six.'],
    ['heading', 'Glost'],
    ['text', 'Glost firing ends at cone ten.'],
  ]);
  expect(passages.map(({section}) => section.url)).not.toContain('/kiln#biscuit');
});
