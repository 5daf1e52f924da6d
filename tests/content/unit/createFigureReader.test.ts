import {expect, test} from 'vitest';
import {createFigureReader} from '../../../src/plugins/pages/createFigureReader';

const FOLDER = '@site/src/components/drawings';

test('a drawing says in words what it shows, in the language of the site', () => {
  const figure = createFigureReader(process.cwd(), {})(`${FOLDER}/HowItWorks`);
  expect(figure?.legend.length).toBeGreaterThan(2);
  expect(figure?.name).not.toBe('');
  const translated = createFigureReader(process.cwd(), {'drawing.howItWorks.caption': 'Légende'});
  expect(translated(`${FOLDER}/HowItWorks`)).toEqual({...figure, caption: 'Légende'});
});

test('what is no drawing is none, and a drawing without words says what it lacks', () => {
  const read = createFigureReader(process.cwd(), {});
  expect(read('@site/src/components/Steps')).toBeUndefined();
  expect(() => read(`${FOLDER}/Missing`)).toThrow('does not draw a <Drawing> with name, caption and legend');
});
