import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sectionsOf} from '../../../src/content/sectionsOf';

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const word = fc.stringMatching(/^[a-z]{2,9}$/);
const sentence = fc.array(word, {minLength: 2, maxLength: 9}).map(words => words.join(' '));

/** A page: headings of any level, each with paragraphs. */
const page = fc.array(
  fc.record({
    depth: fc.integer({min: 2, max: 6}),
    title: sentence,
    paragraphs: fc.array(sentence, {maxLength: 3}),
  }),
  {maxLength: 8},
);

test('every heading becomes a section of its own, with the text below it and the headings above it', () => {
  fc.assert(
    fc.property(page, headings => {
      const markdown = [
        '# The page',
        ...headings.flatMap(({depth, title, paragraphs}) => [`${'#'.repeat(depth)} ${title}`, ...paragraphs]),
      ].join('\n\n');
      const sections = sectionsOf({markdown, url: '/page', lvl0: 'Guides'});
      const below = sections.filter(({anchor}) => anchor !== null);
      expect(below).toHaveLength(headings.length);
      expect(new Set(below.map(({url}) => url)).size, 'no two have one address').toBe(below.length);
      for (const [place, {depth, title, paragraphs}] of headings.entries()) {
        const section = below[place];
        expect(section?.hierarchy.lvl1).toBe('The page');
        expect(
          LEVELS.map(level => section?.hierarchy[level])
            .filter(Boolean)
            .at(-1),
        ).toBe(title);
        // Nothing of a heading that is as deep, or deeper, and stands further above.
        const above = headings.slice(0, place).findLast(heading => heading.depth < depth);
        if (!above) expect(LEVELS.filter(level => section?.hierarchy[level])).toHaveLength(1);
        expect(section?.passages.map(({text}) => text)).toEqual(paragraphs);
      }
    }),
  );
});

test('any text is read, and keeps its address', () => {
  const piece = fc.constantFrom(
    '# ',
    '\n\n',
    '|',
    '---',
    '```',
    '`',
    '*',
    '<',
    '{',
    '}',
    ':::',
    '[',
    '](',
    '> ',
    '- ',
    'x',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map(parts => parts.join('')),
      ),
      markdown => {
        for (const {url, hierarchy} of sectionsOf({markdown, url: '/page', lvl0: 'Guides', title: 'Page'})) {
          expect(url).toMatch(/^\/page(#.+)?$/s);
          expect(hierarchy.lvl0).toBe('Guides');
        }
      },
    ),
  );
});
