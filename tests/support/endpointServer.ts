import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {allowAnyPage, createToken, readText} from './askServer';

/** A question as the endpoint got it. */
interface Question {
  headers: Record<string, string | string[] | undefined>;
  body: {messages: {role: string; parts: {type: string; text?: string}[]}[]; [name: string]: unknown};
}

/** A server of one's own for questions. */
export interface EndpointServer {
  port: number;
  questions: Question[];
  /** Answers the questions from now on. */
  answerWith(answer: (response: ServerResponse, question: Question) => unknown): void;
  /** Forgets the questions and how they were answered. */
  reset(): void;
  close(): Promise<void>;
}

/** Serves an endpoint for questions on a free port: tokens and feedback as the protocol wants, answers as the test does. */
export async function serveEndpoint(): Promise<EndpointServer> {
  const questions: Question[] = [];
  const nothing = (response: ServerResponse) => response.end();
  let answer: (response: ServerResponse, question: Question) => unknown = nothing;
  const server = createServer((request, response) => {
    allowAnyPage(request, response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    if (request.url === '/ask/token') {
      response
        .writeHead(200, {'content-type': 'application/json'})
        .end(JSON.stringify({success: true, token: createToken()}));
      return;
    }
    void readText(request).then(text => {
      const question = {headers: request.headers, body: JSON.parse(text) as Question['body']};
      questions.push(question);
      return answer(response, question);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    questions,
    answerWith(next) {
      answer = next;
    },
    reset() {
      questions.length = 0;
      answer = nothing;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
