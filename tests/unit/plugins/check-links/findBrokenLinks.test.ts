import {expect, test} from 'vitest';
import {findBrokenLinks, type LinkedPage} from '../../../../src/plugins/check-links/findBrokenLinks';

const ORIGIN = 'https://docs.example.com';
const target: LinkedPage = {
  file: 'docs/api.mdx',
  url: '/docs/api',
  links: {},
  anchors: new Set(['size']),
  readText: () => '<Term id="weight">',
};

function broken(link: string, address: string | null) {
  const page: LinkedPage = {...target, file: 'docs/start.mdx', links: {'docs/_part.mdx': {[link]: address}}};
  return findBrokenLinks([page, target], {
    origin: ORIGIN,
    pageAt: path => (path === '/docs/api.md' ? target : undefined),
    mayBe: path => path.startsWith('/img/'),
  });
}

test('a link below the documentation that leads nowhere is told in its author’s words, with the file it is in', () => {
  expect(broken('/docs/apy', `${ORIGIN}/docs/apy`)).toEqual([
    {file: 'docs/_part.mdx', link: '/docs/apy', problem: 'no page is there: link the page by its file'},
  ]);
  expect(broken('./api.mdx#sise', `${ORIGIN}/docs/api.md#sise`)).toEqual([
    {file: 'docs/_part.mdx', link: './api.mdx#sise', problem: 'docs/api.mdx has no heading with this id'},
  ]);
  expect(broken('./api.mdx#term-height', `${ORIGIN}/docs/api.md#term-height`)).toHaveLength(1);
});

test.each([
  ['./api.mdx#size', `${ORIGIN}/docs/api.md#size`],
  ['./api.mdx#weight', `${ORIGIN}/docs/api.md#weight`],
  ['./api.mdx#term-weight', `${ORIGIN}/docs/api.md#term-weight`],
  ['./api.mdx', `${ORIGIN}/docs/api.md`],
  ['/img/logo.svg', `${ORIGIN}/img/logo.svg`],
  ['https://example.com/docs/apy', 'https://example.com/docs/apy'],
  ['./a.pdf', null],
])('%s leads somewhere, or out of the site', (link, address) => {
  expect(broken(link, address)).toEqual([]);
});
