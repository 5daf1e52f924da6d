import {env, repository} from './site';

/** Where the votes on pages go. */
export interface FeedbackConfig {
  /** Address that takes each vote as JSON. */
  endpoint?: string;
  /** Without one: address of the form for a new issue, which a reader fills in and sends. */
  issues?: string;
}

/** Whether pages ask at their end if they helped, and where the answer goes; `undefined` for pages that do not ask. */
export const feedback: FeedbackConfig | undefined = env.feedbackEndpoint
  ? {endpoint: env.feedbackEndpoint}
  : repository && {issues: `${repository.url}/issues/new`};
