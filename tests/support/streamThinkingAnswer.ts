import {jsonSchema, simulateReadableStream, stepCountIs, streamText, tool} from 'ai';
import {MockLanguageModelV2} from 'ai/test';

/**
 * Has the AI SDK stream the answer of a model that thinks, searches twice in one step, and writes in the next: the
 * SDK's own steps, tool calls and events, with only the model made up.
 */
export function streamThinkingAnswer() {
  const usage = {inputTokens: 1, outputTokens: 1, totalTokens: 2};
  const steps = [
    simulateReadableStream({
      chunks: [
        {type: 'stream-start' as const, warnings: []},
        {type: 'reasoning-start' as const, id: 'r'},
        {type: 'reasoning-delta' as const, id: 'r', delta: 'Search first.'},
        {type: 'reasoning-end' as const, id: 'r'},
        {type: 'tool-input-start' as const, id: 'c1', toolName: 'searchIndex'},
        {type: 'tool-input-delta' as const, id: 'c1', delta: '{"query":"größe"}'},
        {type: 'tool-input-end' as const, id: 'c1'},
        {type: 'tool-call' as const, toolCallId: 'c1', toolName: 'searchIndex', input: '{"query":"größe"}'},
        {type: 'tool-call' as const, toolCallId: 'c2', toolName: 'searchIndex', input: '{"query":"size"}'},
        {type: 'finish' as const, finishReason: 'tool-calls' as const, usage},
      ],
    }),
    simulateReadableStream({
      chunks: [
        {type: 'stream-start' as const, warnings: []},
        {type: 'text-start' as const, id: 't'},
        {type: 'text-delta' as const, id: 't', delta: 'Set '},
        {type: 'text-delta' as const, id: 't', delta: '`size` 📏.'},
        {type: 'text-end' as const, id: 't'},
        {type: 'finish' as const, finishReason: 'stop' as const, usage},
      ],
    }),
  ];
  const model = new MockLanguageModelV2({
    doStream: async () => {
      const stream = steps.shift();
      if (!stream) throw new Error('The model was asked for a third step');
      return {stream};
    },
  });
  return streamText({
    model,
    prompt: 'How large is it?',
    stopWhen: stepCountIs(3),
    tools: {
      searchIndex: tool({
        inputSchema: jsonSchema<{query: string}>({type: 'object', properties: {query: {type: 'string'}}}),
        execute: async ({query}) => ({query, hits: [{url: `/docs/${query}`}]}),
      }),
    },
  });
}
