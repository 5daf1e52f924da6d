import {describe, expect, test} from 'vitest';
import {findSpans, rankSpans} from '../../../src/answers/rankSpans';
import {readQuestion} from '../../../src/answers/readQuestion';
import {sectionsOf} from '../../../src/content/sectionsOf';
import {createCorpus} from '../../../src/engine/createCorpus';

function rank(question: string, ...pages: string[]) {
  const sections = pages.flatMap((markdown, index) =>
    sectionsOf({markdown, url: `/page-${index}`, lvl0: 'Docs'}),
  );
  const corpus = createCorpus([{language: 'en', tag: 'default', version: null, sections}]);
  return rankSpans(findSpans(readQuestion(question, corpus), corpus)).map(({section, score}) => ({
    anchor: section.anchor ?? section.url,
    score,
  }));
}

function ratio(question: string, better: string, other: string, page: string): number {
  const ranked = rank(question, page);
  const scoreOf = (anchor: string) => ranked.find(one => one.anchor === anchor)?.score ?? 0;
  return scoreOf(better) / scoreOf(other);
}

describe('rankSpans', () => {
  test('returns each section once, however many of its spans have the words', () => {
    const paragraph = `The kiln is fired at night. ${'It cools down slowly after that. '.repeat(12)}`;
    const anchors = rank(
      'When is the kiln fired?',
      `# Kiln\n\n## Firing\n\n${[paragraph, paragraph, paragraph].join('\n\n')}\n\n## Cooling\n\nThe kiln cools.`,
    ).map(({anchor}) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  test('takes an item for what something is, where that is asked', () => {
    const page =
      '# Words\n\n## Terms\n\n- cone: a piece of clay that melts at a known heat\n\n## Cone\n\nPut the cone into the kiln.';
    expect(ratio('What is a cone?', 'terms', 'cone', page)).toBeGreaterThan(
      2 * ratio('Is there a cone?', 'terms', 'cone', page),
    );
  });

  test('prefers a sample where it is asked how something is done', () => {
    const page =
      '# Kiln\n\n## One\n\nStart the kiln at night.\n\n```sh\nkiln start\n```\n\n## Two\n\nStart the kiln at noon.';
    expect(ratio('How do I start the kiln?', 'one', 'two', page)).toBeGreaterThan(
      1.5 * ratio('Why start the kiln?', 'one', 'two', page),
    );
  });

  test('knows a section by words that only its address has', () => {
    const page =
      '# Kiln\n\n## Keep the door shut {#safety}\n\nThe kiln is hot.\n\n## Keep the lid shut {#lid}\n\nThe kiln is hot.\n\n## Rules\n\nSafety first.';
    expect(ratio('Which safety does the kiln have?', 'safety', 'lid', page)).toBeGreaterThan(1.2);
  });

  test('hardly quotes a list of what else to read', () => {
    const list = '- Glazes: how glaze is mixed for the kiln';
    const page = `# Kiln\n\n## Next steps\n\n${list}\n\n## More steps\n\n${list.replace('how', 'as')}`;
    expect(ratio('mixed glaze kiln', 'more-steps', 'next-steps', page)).toBeGreaterThan(2);
  });

  test('what a story is about decides, and not who tells it', () => {
    const page = '# Kiln\n\n## One\n\nSomebody sits there.\n\n## Two\n\nShelves sit there.';
    expect(rank('Somebody with shelves', page)[0]?.anchor).toBe('two');
  });

  test('takes an option for what a question is about by its whole name, hardly by a part of it', () => {
    const page =
      '# Kiln\n\n## maxShelvesPerRow\n\nSet the shelves.\n\n## Shelves of clay\n\nSet the shelves.';
    expect(ratio('Which shelves are set?', 'shelves-of-clay', 'maxshelvesperrow', page)).toBeGreaterThan(1);
  });

  test('looks for a symptom where a heading or a table announces what goes wrong', () => {
    const page =
      '# Kiln\n\n## Common problems\n\nThe lamp of the kiln is on.\n\n## Common lamps\n\nThe lamp of the kiln is on, too.\n\n' +
      '## Lights\n\n| Error | What to do |\n| --- | --- |\n| The lamp of the kiln | turn it |\n\n' +
      '## Lamps\n\n| Lamp | What to do |\n| --- | --- |\n| The lamp of the kiln | turn that |';
    const symptom = 'The lamp of the kiln never goes on';
    const question = 'Where does the lamp of the kiln go on?';
    const gain = (better: string, other: string) =>
      ratio(symptom, better, other, page) / ratio(question, better, other, page);
    expect(gain('common-problems', 'common-lamps')).toBeGreaterThan(1.5);
    expect(gain('lights', 'lamps')).toBeGreaterThan(1.5);
  });

  test('looks through the hits of the search too, which knows what else a word is part of', () => {
    const ranked = rank('preheating', '# Kiln\n\n## Before\n\nPreheat it.', '# Clay\n\nClay is soft.');
    expect(ranked[0]?.anchor).toBe('before');
  });
});
