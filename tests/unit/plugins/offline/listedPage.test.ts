import {expect, test} from 'vitest';
import {listedPage} from '../../../../src/plugins/offline/listedPage';

const SITE = {title: 'Mosaika', titleDelimiter: '–'};

const pageOf = (head: string, body = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test('a page is listed under its own title, with the files of the build that it shows and runs, each once', () => {
  const html = pageOf(
    `<meta property="og:title" content="Tips &amp; tricks – Mosaika">
     <link rel=preload href="/docs/assets/fonts/a.woff2"><script src=/docs/assets/js/main.1.js defer></script>`,
    `<img src="/docs/assets/images/a.webp" srcset="/docs/assets/images/a.webp 1x, /docs/assets/images/b.webp 2x">
     <svg><use href="/docs/assets/signs.svg#leaf"></use></svg>`,
  );
  expect(listedPage(html, '/docs/', SITE)).toEqual({
    title: 'Tips & tricks',
    files: [
      '/docs/assets/fonts/a.woff2',
      '/docs/assets/js/main.1.js',
      '/docs/assets/images/a.webp',
      '/docs/assets/images/b.webp',
      '/docs/assets/signs.svg',
    ],
  });
});

test('what a link leads to, what text names and what is elsewhere is not listed', () => {
  const html = pageOf(
    '<meta property="og:image" content="https://docs.example.com/docs/assets/social/card.png">',
    `<a href="/docs/assets/files/a.zip">a</a><code>"/docs/assets/js/named.js"</code>
     <img src="https://example.com/docs/assets/a.png"><img src="/assets/a.png">`,
  );
  expect(listedPage(html, '/docs/', SITE).files).toEqual([]);
});
