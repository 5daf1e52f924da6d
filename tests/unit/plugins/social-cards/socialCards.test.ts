import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {socialCards} from '../../../../src/config/socialCards';
import type {Card} from '../../../../src/plugins/social-cards/Card';
import {cardOf, type CardFacts} from '../../../../src/plugins/social-cards/cardOf';
import {cardTags} from '../../../../src/plugins/social-cards/cardTags';
import {createCardPainter} from '../../../../src/plugins/social-cards/createCardPainter';
import {readHead} from '../../../../src/plugins/social-cards/readHead';

const FACTS: CardFacts = {
  head: {title: 'Tags | Mosaika', description: 'All tags'},
  page: undefined,
  hasVersions: true,
  isHome: false,
  site: {title: 'Mosaika', tagline: 'Pictures in rows', titleDelimiter: '|'},
  language: 'en',
  locale: 'fr',
  direction: 'ltr',
};

const PAGE = {
  title: 'Styling',
  description: 'Colors',
  lvl0: 'Look',
  docs: {label: 'v2', path: '/', isMain: true},
};

const CARD: Card = {label: 'v2', title: 'Styling', text: 'Colors', direction: 'ltr', language: 'en'};

test('a card says what the page is part of: its version, its group where there is one version, the blog and the day', () => {
  expect(cardOf({...FACTS, page: PAGE})).toMatchObject({label: 'v2', title: 'Styling', text: 'Colors'});
  expect(cardOf({...FACTS, page: PAGE, hasVersions: false}).label).toBe('Look');
  const post = {title: 'A post', description: '', lvl0: 'Blog', date: '2026-10-29'};
  expect(cardOf({...FACTS, page: post})).toMatchObject({
    label: 'Blog · 29 octobre 2026',
    title: 'A post',
    text: 'All tags',
  });
});

test('the card of a page that is no Markdown has its title without that of the site, the home page what the site says of itself', () => {
  expect(cardOf(FACTS)).toMatchObject({label: '', title: 'Tags', text: 'All tags', language: 'en'});
  expect(cardOf({...FACTS, isHome: true}).title).toBe('Pictures in rows');
});

test('a page that names a picture keeps it', () => {
  const head = '<meta property="og:title" content="A &amp; B"><meta name="description" content="C">';
  expect(readHead(head)).toEqual({title: 'A & B', description: 'C'});
  expect(readHead(`${head}<meta data-rh="true" property="og:image" content="/own.png">`)).toBeNull();
});

test('the tags of a card hold whatever a title holds', () => {
  const tags = cardTags('https://e.com/card.png', {...CARD, title: 'The "<a>" & more'});
  expect(tags).toContain('<meta property="og:image" content="https://e.com/card.png">');
  expect(tags).toContain(
    '<meta property="og:image:alt" content="v2 – The &quot;&lt;a&gt;&quot; &amp; more – Colors">',
  );
});

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'cards-'));
  writeFileSync(
    path.join(siteDir, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(path.join(siteDir, 'tokens.css'), ':root { --ds-paper: #fff; --ds-ink: #000 }');
});

afterEach(() => rmSync(siteDir, {recursive: true}));

const painter = () => {
  if (!socialCards) throw new Error('The site of this repository draws cards.');
  return createCardPainter({...socialCards, logo: 'logo.svg', styles: ['tokens.css']}, siteDir);
};

test('a card is a PNG of 1200 by 630 under a name that follows from what it shows', async () => {
  const paint = painter();
  const {name, data} = await paint(CARD);
  expect(data.subarray(1, 4).toString()).toBe('PNG');
  expect([data.readUInt32BE(16), data.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(name).toMatch(/^card\.[\da-f]{8}\.png$/);
  const [accented, plain] = [
    await paint({...CARD, title: 'Théming'}),
    await paint({...CARD, title: 'Theming'}),
  ];
  expect(new Set([name, accented.name, plain.name]).size).toBe(3);
});

test('a card that was drawn before is read, another style draws it again', async () => {
  const {name} = await painter()(CARD);
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  const [kept = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, kept), 'kept');
  expect((await painter()(CARD)).data.toString()).toBe('kept');
  writeFileSync(path.join(siteDir, 'tokens.css'), ':root { --ds-paper: #ccc; --ds-ink: #000 }');
  const again = await painter()(CARD);
  expect(again.data.subarray(1, 4).toString()).toBe('PNG');
  expect(again.name).not.toBe(name);
});
