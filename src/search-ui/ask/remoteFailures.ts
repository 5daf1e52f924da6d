import {translate} from '@docusaurus/Translate';
import type {RemoteFailures} from './askTranslations';

/** What happened and what to do, for each way in which only a service over the network can fail. */
export const remoteFailures: RemoteFailures = {
  assistant: {
    happened: translate({id: 'site.ask.failure.assistant', message: 'Ask AI assistant ID is required'}),
    advice: translate({
      id: 'site.ask.advice.assistant',
      message: 'Set the id of the assistant in the configuration.',
    }),
  },
  token: {
    happened: translate({id: 'site.ask.failure.token', message: 'The assistant did not let this page in.'}),
    advice: translate({
      id: 'site.ask.advice.token',
      message:
        'Reload the page. If it stays, the site’s address may be missing from the assistant’s list of domains.',
    }),
  },
  unauthorized: {
    happened: translate({
      id: 'site.ask.failure.unauthorized',
      message: 'The assistant did not accept this page’s pass.',
    }),
    advice: translate({id: 'site.ask.advice.reload', message: 'Reload the page and ask again.'}),
  },
  forbidden: {
    happened: translate({
      id: 'site.ask.failure.forbidden',
      message: 'The assistant may not be asked from here.',
    }),
    advice: translate({
      id: 'site.ask.advice.forbidden',
      message:
        'The site’s address, the assistant’s id or the key has to be allowed in the assistant’s settings.',
    }),
  },
  request: {
    happened: translate({
      id: 'site.ask.failure.request',
      message: 'The assistant could not read the question.',
    }),
    advice: translate({
      id: 'site.ask.advice.request',
      message: 'Start a new conversation and ask again.',
    }),
  },
  limit: {
    happened: translate({
      id: 'site.ask.failure.limit',
      message: 'Too many questions were asked in a short time.',
    }),
    advice: translate({id: 'site.ask.advice.limit', message: 'Wait a minute and ask again.'}),
  },
  server: {
    happened: translate({
      id: 'site.ask.failure.server',
      message: 'The assistant has a problem of its own.',
    }),
    advice: translate({id: 'site.ask.advice.later', message: 'Ask again in a moment.'}),
  },
  network: {
    happened: translate({id: 'site.ask.failure.network', message: 'The assistant could not be reached.'}),
    advice: translate({
      id: 'site.ask.advice.network',
      message: 'Check your network connection and ask again.',
    }),
  },
  silent: {
    happened: translate({id: 'site.ask.failure.silent', message: 'The assistant stopped answering.'}),
    advice: translate({
      id: 'site.ask.advice.silent',
      message: 'Ask again, or search by keywords meanwhile.',
    }),
  },
  long: {
    happened: translate({
      id: 'site.ask.failure.long',
      message: 'This conversation has become too long for the assistant.',
    }),
    advice: translate({id: 'site.ask.advice.long', message: 'Start a new conversation to go on.'}),
  },
  malformed: {
    happened: translate({
      id: 'site.ask.failure.malformed',
      message: 'The assistant sent something that is no answer.',
    }),
    advice: translate({
      id: 'site.ask.advice.malformed',
      message: 'The address of the assistant may be wrong.',
    }),
  },
};
