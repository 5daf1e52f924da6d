import {expect, test} from 'vitest';
import {sectionsOf} from '../../../../src/content/sectionsOf';
import {structuredData} from '../../../../src/plugins/structured-data/structuredData';

const of = (markdown: string) =>
  structuredData({
    page: {title: 'Title', description: 'About', url: '/docs/a'},
    sections: sectionsOf({markdown, url: '/docs/a', lvl0: 'Docs'}),
    language: 'en',
    origin: 'https://e.com',
    siteTitle: 'Example',
  });

test('a page is an article of the site', () => {
  expect(of('# Title\n\nText')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'Title',
      description: 'About',
      url: 'https://e.com/docs/a',
      inLanguage: 'en',
      isPartOf: {'@type': 'WebSite', name: 'Example', url: 'https://e.com'},
    },
  ]);
});

test('a page most of whose headings are questions is a page of questions', () => {
  const questions =
    '## One?\n\nYes.\n\n- Sure\n\n## Two?\n\nNo.\n\n## Three?\n\nMaybe.\n\n## Links\n\nHere.\n';
  expect(of(`# Title\n\n${questions}`)[1]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {'@type': 'Question', name: 'One?', acceptedAnswer: {'@type': 'Answer', text: 'Yes.\nSure'}},
      {name: 'Two?'},
      {name: 'Three?'},
    ],
  });
  expect(of('# Title\n\n## One?\n\nYes.\n\n## Two?\n\nNo.\n')).toHaveLength(1);
  expect(of(`# Title\n\n${questions}${'## More\n\nText\n\n'.repeat(5)}`)).toHaveLength(1);
});
