/** Under which name local storage keeps the votes that could not be sent yet. */
export const UNSENT = 'site.feedback.unsent';

/** Under which name session storage keeps how the reader voted on pages. */
export const VOTES = 'site.feedback.votes';
