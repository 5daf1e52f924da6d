import {expect, test, vi} from 'vitest';
import {dialogTranslations} from '../../../../src/search-ui/model/dialogTranslations';
import {fillText} from '../../../../src/search-ui/model/fillText';
import {mergeTranslations} from '../../../../src/search-ui/model/mergeTranslations';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

test('[E-07] one text of the configuration replaces that text and no other', () => {
  const texts = mergeTranslations(dialogTranslations, {
    noResultsScreen: {noResultsText: 'Nothing for'},
    loadingText: 'Wait',
  });
  expect(texts).toEqual({
    ...dialogTranslations,
    loadingText: 'Wait',
    noResultsScreen: {...dialogTranslations.noResultsScreen, noResultsText: 'Nothing for'},
  });
});

test('the texts are those of the specification', () => {
  const {searchBox, startScreen, resultsScreen, noResultsScreen, errorScreen} = dialogTranslations;
  expect([
    searchBox.placeholderText,
    startScreen.recentSearchesTitle,
    startScreen.favoriteSearchesTitle,
    startScreen.noRecentSearchesText,
    resultsScreen.seeAllText.split('|').at(-1),
    resultsScreen.askAiPlaceholder,
    noResultsScreen.noResultsText,
    noResultsScreen.suggestedQueryText,
    noResultsScreen.reportMissingResultsText,
    noResultsScreen.reportMissingResultsLinkText,
    errorScreen.titleText,
    errorScreen.helpText,
  ]).toEqual([
    'Search or ask AI',
    'Recent',
    'Favorite',
    'No recent searches',
    'See all {count} results',
    'Ask AI: ',
    'No results found for',
    'Try searching for',
    'Believe this query should return results?',
    'Let us know.',
    'Unable to fetch results',
    'You might want to check your network connection.',
  ]);
});

test('names in braces are filled in, others stay', () => {
  expect(fillText('{count} of {all}', {count: 3})).toBe('3 of {all}');
});
