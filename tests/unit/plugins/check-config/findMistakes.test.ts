import {expect, test} from 'vitest';
import {findMistakes} from '../../../../src/plugins/check-config/findMistakes';

const hasFile = (file: string) => file.startsWith('img/logo');

test('[E-04] [E-06] a valid configuration has no mistakes', () => {
  for (const backgroundColor of ['#1a2b3c', 'red', 'transparent', 'oklch(24% 0.018 55)', 'var(--ds-ink)']) {
    const themeConfig = {
      announcementBar: {backgroundColor, textColor: '#fff'},
      navbar: {logo: {src: 'img/logo.svg', srcDark: 'https://cdn.example.com/logo.svg'}},
      footer: {logo: {src: 'img/logo.svg'}},
    };
    expect(findMistakes({favicon: 'img/logo.ico', themeConfig}, hasFile)).toEqual([]);
  }
  expect(findMistakes({themeConfig: {}}, hasFile)).toEqual([]);
});

test.each(['rebeccapurpel', '#12', 'rgb(1 2', '12px', 'red; position: fixed', ''])(
  '[E-04] "%s" is no colour: the file, the key and what is accepted are named',
  colour => {
    expect(
      findMistakes({themeConfig: {announcementBar: {backgroundColor: colour, textColor: '#fff'}}}, hasFile),
    ).toEqual([
      `src/config/navbar.ts: announcementBar.backgroundColor is "${colour}". ` +
        'A colour of CSS is accepted: #1a2b3c, oklch(24% 0.018 55), var(--ds-ink).',
    ]);
  },
);

test('[E-06] each missing file is named with its key', () => {
  const logo = {src: 'img/gone.svg', srcDark: 'img/gone-dark.svg'};
  const mistakes = findMistakes(
    {favicon: 'img/gone.ico', themeConfig: {navbar: {logo}, footer: {logo}, image: 'img/gone.png'}},
    hasFile,
  );
  expect(mistakes.map(mistake => /^\S+ \S+ is "[^"]+"/.exec(mistake)?.[0])).toEqual([
    'src/config/site.ts: favicon is "img/gone.ico"',
    'src/config/navbar.ts: navbar.logo.src is "img/gone.svg"',
    'src/config/navbar.ts: navbar.logo.srcDark is "img/gone-dark.svg"',
    'src/config/footer.ts: footer.logo.src is "img/gone.svg"',
    'src/config/footer.ts: footer.logo.srcDark is "img/gone-dark.svg"',
    'docusaurus.config.ts: themeConfig.image is "img/gone.png"',
  ]);
});
