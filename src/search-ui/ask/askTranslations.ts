import {translate} from '@docusaurus/Translate';
import type {AskErrorCode} from '../../protocols/ask/AskError';
import type {MessageMetadata} from '../../protocols/ask/UiMessage';
import {mergeTranslations, type TranslationOverrides} from '../model/mergeTranslations';

/** What happened and what to do, in the reader's language. */
export interface FailureText {
  happened: string;
  advice: string;
}

const retry = translate({id: 'site.ask.advice.again', message: 'Ask again.'});

/** What happened and what to do where a question to the site itself fails; `stream` also stands for the unforeseen. */
const ownFailures = {
  cut: {
    happened: translate({id: 'site.ask.failure.cut', message: 'The answer broke off before its end.'}),
    advice: retry,
  },
  stream: {
    happened: translate({
      id: 'site.ask.failure.stream',
      message: 'The assistant could not finish the answer.',
    }),
    advice: retry,
  },
  size: {
    happened: translate({
      id: 'site.ask.failure.size',
      message: 'The answer is longer than 256 kB: this is its beginning.',
    }),
    advice: translate({id: 'site.ask.advice.size', message: 'Ask for less at once.'}),
  },
  content: {
    happened: translate({
      id: 'site.ask.failure.content',
      message: 'The text to answer from could not be loaded.',
    }),
    advice: translate({
      id: 'site.ask.advice.network',
      message: 'Check your network connection and ask again.',
    }),
  },
};

type OwnFailures = typeof ownFailures;

/** The texts for the ways in which only a service over the network fails to answer. */
export type RemoteFailures = Record<Exclude<AskErrorCode, keyof OwnFailures | 'feedback'>, FailureText>;

/** The texts of AI mode in the reader's language, those of the search theme under its ids. */
export const askTranslations = {
  searchBox: {
    inputLabel: translate({id: 'site.ask.input', message: 'Question to the AI'}),
    placeholderTextAskAi: translate({
      id: 'theme.SearchModal.searchBox.placeholderTextAskAi',
      message: 'Ask another question...',
    }),
    placeholderTextNew: translate({id: 'site.ask.placeholder', message: 'Ask a question'}),
    placeholderTextAskAiStreaming: translate({
      id: 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming',
      message: 'Answering...',
    }),
    backToKeywordSearchButtonText: translate({
      id: 'theme.SearchModal.searchBox.backToKeywordSearchButtonText',
      message: 'Back to keyword search',
    }),
    stopText: translate({id: 'site.ask.stop', message: 'Stop answering'}),
    closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
    pageText: translate({
      id: 'site.ask.page',
      message: 'About this page: {title}',
      description: 'What the questions in the dialog are limited to',
    }),
    allPagesText: translate({id: 'site.ask.allPages', message: 'Ask the whole documentation'}),
    menuText: translate({id: 'site.ask.menu', message: 'Conversations'}),
    startNewConversationText: translate({id: 'site.ask.new', message: 'Start a new conversation'}),
    viewConversationHistoryText: translate({id: 'site.ask.history', message: 'Conversation history'}),
  },
  newConversation: {
    newConversationTitle: translate({id: 'site.ask.welcome', message: 'How can I help you today?'}),
    newConversationDescription: translate({
      id: 'site.ask.welcomeHelp',
      message: 'Ask in your own words. The answer comes from this documentation and names its sources.',
    }),
    suggestionsText: translate({id: 'site.ask.suggestions', message: 'Suggested questions'}),
  },
  startScreen: {
    removeRecentConversationButtonTitle: translate({
      id: 'theme.SearchModal.startScreen.removeRecentConversationButtonTitle',
      message: 'Remove this conversation from history',
    }),
  },
  askAiScreen: {
    disclaimerText: translate({
      id: 'theme.SearchModal.askAiScreen.disclaimerText',
      message: 'Answers are generated with AI which can make mistakes. Verify responses.',
    }),
    quotedText: translate({
      id: 'site.ask.quoted',
      message:
        'On this site the AI picks the passages, and may pick the wrong ones. The words are those of this documentation.',
    }),
    thinkingText: translate({
      id: 'theme.SearchModal.askAiScreen.thinkingText',
      message: 'Thinking...',
    }),
    reasoningText: translate({id: 'site.ask.reasoning', message: 'Reasoning...'}),
    answeringText: translate({
      id: 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming',
      message: 'Answering...',
    }),
    answeredText: translate({
      id: 'site.ask.answered',
      message: 'The answer is complete.',
    }),
    closestStateText: translate({
      id: 'site.ask.closestState',
      message: 'The closest passage, maybe not an answer',
    }),
    noneStateText: translate({id: 'site.ask.noneState', message: 'No answer found'}),
    stoppedStreamingText: translate({id: 'site.ask.stopped', message: 'You stopped this response'}),
    interruptedText: translate({
      id: 'site.ask.interrupted',
      message: 'This question was not answered.',
    }),
    retryText: translate({id: 'site.search.retry', message: 'Try again'}),
    preToolCallText: translate({
      id: 'theme.SearchModal.askAiScreen.preToolCallText',
      message: 'Searching...',
    }),
    duringToolCallText: translate({
      id: 'site.ask.searching',
      message: 'Searching for "{query}" ...',
    }),
    afterToolCallText: translate({
      id: 'site.ask.searched',
      message: 'Searched for "{query}" found {count} result|Searched for "{query}" found {count} results',
    }),
    afterToolCallUncountedText: translate({
      id: 'site.ask.searchedUncounted',
      message: 'Searched for "{query}"',
    }),
    failedToolCallText: translate({id: 'site.ask.searchFailed', message: 'A search failed'}),
    memorizedText: translate({id: 'site.ask.memorized', message: 'Noted for later questions'}),
    rememberedText: translate({
      id: 'site.ask.remembered',
      message: 'Used what you asked before',
    }),
    searchAgainTitle: translate({
      id: 'site.ask.searchAgain',
      message: 'Search for this by keywords',
    }),
    relatedSourcesText: translate({
      id: 'theme.SearchModal.askAiScreen.relatedSourcesText',
      message: 'Related sources',
    }),
    copyButtonText: translate({id: 'theme.SearchModal.askAiScreen.copyButtonText', message: 'Copy'}),
    copyButtonCopiedText: translate({
      id: 'theme.SearchModal.askAiScreen.copyButtonCopiedText',
      message: 'Copied!',
    }),
    copyCodeText: translate({id: 'site.ask.copyCode', message: 'Copy code'}),
    suggestedPromptsTitleText: translate({id: 'site.ask.goOn', message: 'Go on with'}),
    noSourcesText: translate({
      id: 'site.ask.noSources',
      message: 'This answer names no page. Check it by a keyword search.',
    }),
    unsafeSourcesText: translate({
      id: 'site.ask.unsafeSources',
      message: 'The addresses that this answer names cannot be opened.',
    }),
    copyFailedText: translate({
      id: 'site.ask.copyFailed',
      message: 'Copying is not allowed here. Select the text to copy it.',
    }),
    likeButtonTitle: translate({id: 'theme.SearchModal.askAiScreen.likeButtonTitle', message: 'Like'}),
    dislikeButtonTitle: translate({
      id: 'theme.SearchModal.askAiScreen.dislikeButtonTitle',
      message: 'Dislike',
    }),
    thanksForFeedbackText: translate({
      id: 'theme.SearchModal.askAiScreen.thanksForFeedbackText',
      message: 'Thanks for your feedback!',
    }),
    feedbackPanelTitle: translate({
      id: 'site.ask.feedback.title',
      message: 'What went wrong? (optional)',
    }),
    feedbackDetailsPlaceholder: translate({
      id: 'site.ask.feedback.details',
      message: 'Share some details...',
    }),
    feedbackCountText: translate({
      id: 'site.ask.feedback.count',
      message: '{count} of {limit} characters',
    }),
    feedbackSubmitButtonText: translate({id: 'site.ask.feedback.submit', message: 'Submit'}),
    feedbackCancelButtonText: translate({id: 'site.ask.feedback.cancel', message: 'Cancel'}),
    feedbackReasons: {
      incorrect: translate({id: 'site.ask.feedback.incorrect', message: 'Incorrect or incomplete'}),
      not_what_i_asked: translate({
        id: 'site.ask.feedback.notAsked',
        message: 'Not what I asked for',
      }),
      slow_or_buggy: translate({id: 'site.ask.feedback.slow', message: 'Slow or buggy'}),
      style_or_tone: translate({id: 'site.ask.feedback.style', message: 'Style or tone'}),
      safety_or_legal: translate({id: 'site.ask.feedback.safety', message: 'Safety or legal concern'}),
      other: translate({id: 'site.ask.feedback.other', message: 'Other'}),
    },
    feedbackFailedText: translate({id: 'site.ask.feedbackFailed', message: 'Failed, try again later'}),
    feedbackErrorText: translate({id: 'site.ask.feedbackError', message: 'An error occured'}),
  },
};

export type AskTranslations = typeof askTranslations & {failures: OwnFailures & Partial<RemoteFailures>};

/**
 * Returns the texts of AI mode with those of the configuration in place of their own.
 *
 * @param remoteFailures - what is said when a service fails, for a site that asks one
 */
export function mergeAskTranslations(
  overrides?: TranslationOverrides,
  remoteFailures?: RemoteFailures,
): AskTranslations {
  return {...mergeTranslations(askTranslations, overrides), failures: {...ownFailures, ...remoteFailures}};
}

/** Returns what is said of a failure. */
export function failureText({failures}: Pick<AskTranslations, 'failures'>, code: AskErrorCode): FailureText {
  return (code !== 'feedback' && failures[code]) || failures.stream;
}

/** Returns what an answer of the site's own answerer is called where it is not sure; null for any other. */
export function stateText(
  metadata: MessageMetadata | undefined,
  texts: AskTranslations['askAiScreen'],
): string | null {
  if (metadata?.state === 'closest') return texts.closestStateText;
  return metadata?.state === 'none' ? texts.noneStateText : null;
}
