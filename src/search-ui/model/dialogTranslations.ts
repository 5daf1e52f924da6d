import {translate} from '@docusaurus/Translate';

/**
 * Every text of the dialog in the reader's language. The ids are the search theme's wherever it has the text, so
 * that its translations are found. Names in braces are filled in where the text is shown.
 */
export const dialogTranslations = {
  searchBox: {
    placeholderText: translate({id: 'site.search.placeholder', message: 'Search or ask AI'}),
    searchInputLabel: translate({id: 'theme.SearchModal.searchBox.searchInputLabel', message: 'Search'}),
    clearButtonTitle: translate({
      id: 'theme.SearchModal.searchBox.resetButtonTitle',
      message: 'Clear the query',
    }),
    clearButtonText: translate({id: 'site.search.clear', message: 'Clear'}),
    closeButtonText: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
    enterKeyHint: translate({id: 'theme.SearchModal.searchBox.enterKeyHint', message: 'search'}),
  },
  startScreen: {
    recentSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.recentSearchesTitle',
      message: 'Recent',
    }),
    noRecentSearchesText: translate({
      id: 'theme.SearchModal.startScreen.noRecentSearchesText',
      message: 'No recent searches',
    }),
    saveRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    removeRecentSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
      message: 'Remove this search from history',
    }),
    favoriteSearchesTitle: translate({
      id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
      message: 'Favorite',
    }),
    removeFavoriteSearchButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
      message: 'Remove this search from favorites',
    }),
    recentConversationsTitle: translate({
      id: 'theme.SearchModal.startScreen.recentConversationsTitle',
      message: 'Recent conversations',
    }),
    removeRecentConversationButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentConversationButtonTitle',
      message: 'Remove this conversation from history',
    }),
    startPagesTitle: translate({id: 'site.search.startPages', message: 'Start here'}),
    startQuestionsTitle: translate({id: 'site.search.startQuestions', message: 'Ask AI'}),
  },
  resultsScreen: {
    listLabel: translate({id: 'site.search.results', message: 'Search results'}),
    seeAllText: translate({
      id: 'theme.SearchBar.seeAll',
      message: 'See the one result|See all {count} results',
    }),
    askAiPlaceholder: translate({
      id: 'theme.SearchModal.resultsScreen.askAiPlaceholder',
      message: 'Ask AI: ',
    }),
    noResultsAskAiPlaceholder: translate({
      id: 'site.search.noResultsAsk',
      message: "Didn't find it in the docs? Ask AI to help: ",
    }),
    countText: translate({
      id: 'site.search.count',
      message: 'One result|{count} results',
      description: 'Spoken when results arrive; plural forms separated by |',
    }),
  },
  noResultsScreen: {
    noResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.noResultsText',
      message: 'No results found for',
    }),
    suggestedQueryText: translate({
      id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
      message: 'Try searching for',
    }),
    reportMissingResultsText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
      message: 'Believe this query should return results?',
    }),
    reportMissingResultsLinkText: translate({
      id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
      message: 'Let us know.',
    }),
    quotedText: translate({
      id: 'site.search.quoted',
      message: '“{query}”',
      description: 'A query that found nothing, in quotation marks',
    }),
    narrowedText: translate({
      id: 'site.search.narrowed',
      message: 'Only {scope} was searched.',
      description:
        'Shown with no results; {scope} names the version and language, such as Stable (v4.x), English',
    }),
    widenText: translate({
      id: 'site.search.widen',
      message: '{choice}: one result|{choice}: {count} results',
      description:
        'A button that widens the search; {choice} is such as All versions; plural forms separated by |',
    }),
  },
  errorScreen: {
    titleText: translate({id: 'theme.SearchModal.errorScreen.titleText', message: 'Unable to fetch results'}),
    helpText: translate({
      id: 'theme.SearchModal.errorScreen.helpText',
      message: 'You might want to check your network connection.',
    }),
    retryText: translate({id: 'site.search.retry', message: 'Try again'}),
    brokenText: translate({id: 'site.search.broken', message: 'This could not be shown'}),
    brokenHelpText: translate({
      id: 'site.search.brokenHelp',
      message: 'Something in it cannot be read. Try again, or search for other words.',
    }),
  },
  loadingText: translate({id: 'site.search.loading', message: 'Searching...'}),
  footer: {
    selectText: translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'}),
    submitQuestionText: translate({
      id: 'theme.SearchModal.footer.submitQuestionText',
      message: 'Submit question',
    }),
    backToSearchText: translate({
      id: 'theme.SearchModal.footer.backToSearchText',
      message: 'Back to search',
    }),
    selectKeyAriaLabel: translate({id: 'theme.SearchModal.footer.selectKeyAriaLabel', message: 'Enter key'}),
    navigateText: translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'}),
    navigateUpKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
      message: 'Arrow up',
    }),
    navigateDownKeyAriaLabel: translate({
      id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
      message: 'Arrow down',
    }),
    closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
    closeKeyText: translate({
      id: 'site.search.keys.escape',
      message: 'Esc',
      description: 'What is printed on the Escape key',
    }),
    closeKeyAriaLabel: translate({id: 'theme.SearchModal.footer.closeKeyAriaLabel', message: 'Escape key'}),
    poweredByText: translate({id: 'theme.SearchModal.footer.searchByText', message: 'Powered by'}),
  },
  keys: {
    titleText: translate({id: 'site.search.keys', message: 'Keys'}),
    openText: translate({id: 'site.search.keys.open', message: 'Open or close the search'}),
    moveText: translate({id: 'site.search.keys.move', message: 'Go from result to result'}),
    followText: translate({id: 'site.search.keys.follow', message: 'Open the result, or ask the question'}),
    newTabText: translate({id: 'site.search.keys.newTab', message: 'Open it in a new tab'}),
    newWindowText: translate({id: 'site.search.keys.newWindow', message: 'Open it in a new window'}),
    backText: translate({id: 'site.search.keys.back', message: 'Go back from AI, or close'}),
    closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
    closeKeyText: translate({
      id: 'site.search.keys.escape',
      message: 'Esc',
      description: 'What is printed on the Escape key',
    }),
    keysText: translate({id: 'site.search.keys.keys', message: 'Show these keys, while the field is empty'}),
  },
};

export type DialogTranslations = typeof dialogTranslations;
