import {expect, test} from 'vitest';
import {findBrokenReferences} from '../../../../src/plugins/check-links/findBrokenReferences';
import {readHtml} from '../../../../src/plugins/check-links/readHtml';

const FILES = ['img/logo.svg', 'blog/rss.txt', 'blog/rss.xml'];

function problemsOf(html: string, {base = '/', others = ['/fr/']} = {}) {
  return findBrokenReferences({
    root: `https://docs.example.com${base}`,
    pages: new Map([
      [`${base}docs/api`, readHtml(html)],
      [
        `${base}docs/tips`,
        readHtml('<h2 id=sitemap>Sitemap</h2><a name="old">Old</a><h2 id="größe">Größe</h2>'),
      ],
      [base === '/' ? '/' : base.slice(0, -1), readHtml('<h1 id=top-of-all>Home</h1>')],
    ]),
    hasFile: path => FILES.includes(path),
    otherBases: others,
  });
}

test.each([
  '<a href="/docs/tips">',
  '<a href="/docs/tips/">',
  '<a href="tips">',
  '<a href="./tips#sitemap">',
  '<a href="/docs/tips#old">',
  '<a href="/docs/tips#gr%C3%B6%C3%9Fe">',
  '<a href="/docs/tips?q=%#sitemap">',
  '<a href="https://docs.example.com/docs/tips#sitemap">',
  '<a href="#">',
  '<a href="#top">',
  '<a href="#here"><p id=here>',
  '<a href="#:~:text=here">',
  '<a href="/">',
  '<a href="/#top-of-all">',
  '<a href="/fr/docs/nowhere">',
  '<a href="https://elsewhere.example.com/docs/nowhere">',
  '<a href="mailto:someone@example.com">',
  '<a href="/blog/rss.xml">',
  '<a href="/blog/rss.txt">',
  '<img src="/img/logo.svg" srcset="/img/logo.svg 1x, https://cdn.example.com/logo.svg 2x">',
  '<img src="data:image/svg+xml,%3Csvg/%3E">',
  '<script>document.write("<a href=/docs/nowhere>")</script>',
  '<!-- <a href="/docs/nowhere"> -->',
])('[V-09] [V-11] %s leads somewhere, or out of the site', html => {
  expect(problemsOf(html)).toEqual([]);
});

test.each([
  ['<a href="/docs/nowhere">', '/docs/nowhere', 'no page and no file'],
  ['<a href=/docs/nowhere>', '/docs/nowhere', 'no page and no file'],
  ['<a href="https://docs.example.com/docs/nowhere">', 'https://docs.example.com/docs/nowhere', 'no page'],
  ['<a href="/docs/tips#nowhere">', '/docs/tips#nowhere', 'id "nowhere"'],
  ['<a href="#nowhere">', '#nowhere', 'id "nowhere"'],
  ['<a href="/docs/tips#site-map">', '/docs/tips#site-map', 'did you mean "#sitemap"?'],
  ['<a href="">', '', 'empty'],
  ['<a href="https://">', 'https://', 'no address'],
  ['<img src="/img/nowhere.png">', '/img/nowhere.png', 'static'],
  ['<img src="/img/logo.svg" srcset="/img/logo.svg 1x, /img/nowhere.svg 2x">', '/img/nowhere.svg', 'static'],
  ['<video src="/nowhere.mp4">', '/nowhere.mp4', 'static'],
  ['<a href="/blog/atom.xml">', '/blog/atom.xml', 'no page and no file'],
  ['<source src="/nowhere.webm">', '/nowhere.webm', 'static'],
])('[V-09] [V-11] %s is found, with the page it stands in', (html, reference, problem) => {
  expect(problemsOf(html)).toEqual([
    {page: '/docs/api', reference, problem: expect.stringContaining(problem) as string},
  ]);
});

test('[V-09] under a base path a link has to begin with it', () => {
  const options = {base: '/site/', others: []};
  expect(problemsOf('<a href="/site/docs/tips"><a href="/site"><a href="/site/">', options)).toEqual([]);
  expect(problemsOf('<a href="/docs/tips">', options)).toEqual([
    expect.objectContaining({problem: expect.stringContaining('stands under /site/') as string}),
  ]);
});

test('[V-09] a page in another language may lead to the first language', () => {
  const options = {base: '/fr/', others: ['/']};
  expect(problemsOf('<a href="/docs/tips">', options)).toEqual([]);
  expect(problemsOf('<a href="/fr/docs/nowhere">', options)).toHaveLength(1);
});
