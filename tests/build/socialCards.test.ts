import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readTags} from '../../src/plugins/html/readTags';
import {DOCUMENTATION} from '../support/documentation';

const ORIGIN = 'https://docs.example.com';

/** Returns what a built page says in its `meta` elements, by their properties and names. */
function metaOf(file: string): Map<string, string> {
  const found = new Map<string, string>();
  readTags(readFileSync(file, 'utf8'), ({name, attributes}) => {
    const key = attributes.get('property') ?? attributes.get('name');
    if (name === 'meta' && key !== undefined) found.set(key, attributes.get('content') ?? '');
  });
  return found;
}

for (const form of ['embedded', 'other'] as const) {
  const {build, baseUrl} = DOCUMENTATION[form];
  const pageOf = (page: string) => metaOf(path.join(build, page, 'index.html'));
  const cardOf = (page: string) => pageOf(page).get('og:image');

  test(`each page of the ${form} form names a card of its size by a whole address, and what it reads as`, () => {
    const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
      .filter(file => file.endsWith('index.html'))
      .map(file => [file, metaOf(path.join(build, file))] as const)
      // Pages that redirect say nothing of themselves.
      .filter(([, meta]) => meta.has('og:title'));
    expect(pages.length).toBeGreaterThan(30);
    for (const [file, meta] of pages) {
      const address = meta.get('og:image') ?? '';
      expect(address, file).toContain(ORIGIN + baseUrl);
      expect(meta.get('twitter:image'), file).toBe(address);
      expect(meta.get('twitter:card'), file).toBe('summary_large_image');
      const picture = path.join(build, address.slice((ORIGIN + baseUrl).length));
      expect(existsSync(picture), `${picture} of ${file}`).toBe(true);
      if (!address.includes('/assets/social/')) continue;
      const data = readFileSync(picture);
      const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
      expect([width, height].map(String)).toEqual([meta.get('og:image:width'), meta.get('og:image:height')]);
      expect(meta.get('og:image:alt'), file).not.toBe('');
      expect(meta.get('twitter:image:alt'), file).toBe(meta.get('og:image:alt'));
    }
  });

  test(`a page of the ${form} form that names a picture has that one alone`, () => {
    const meta = pageOf('docs/captions');
    expect(meta.get('og:image')).toBe(`${ORIGIN}${baseUrl}img/captions.png`);
    expect(meta.has('og:image:width')).toBe(false);
  });

  test(`cards of the ${form} form tell pages apart, and the versions of one`, () => {
    const cards = ['docs/styling', 'docs/v1/styling', 'docs/tips', 'blog', ''].map(cardOf);
    expect(new Set(cards).size).toBe(cards.length);
    expect(pageOf('docs/v1/styling').get('og:image:alt')).toMatch(/^Legacy \(v1\.0 - v1\.x\) – Styling – /);
    expect(pageOf('').get('og:image:alt')).toMatch(/^Pictures in rows – /);
  });
}

test('a translated page has a card in its language, below the address of the language', () => {
  const meta = metaOf(path.join(DOCUMENTATION.embedded.build, 'fr/docs/getting-started/index.html'));
  expect(meta.get('og:image')).toContain(`${ORIGIN}/fr/assets/social/card.`);
  expect(meta.get('og:image:alt')).toContain('Débuter avec la v2');
  const post = metaOf(path.join(DOCUMENTATION.embedded.build, 'fr/blog/the-first-release/index.html'));
  expect(post.get('og:image:alt')).toContain('22 février 2022');
});
