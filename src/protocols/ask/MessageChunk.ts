interface ToolCallChunk {
  toolCallId: string;
  providerExecuted?: boolean;
  dynamic?: boolean;
}

interface NamedToolCallChunk extends ToolCallChunk {
  toolName: string;
  providerMetadata?: unknown;
}

/**
 * An event of the AI SDK 5's UI message stream, as far as it makes up a message of ours.
 *
 * @see https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol#data-stream-protocol
 */
export type MessageChunk =
  | {type: 'start'; messageId?: string; messageMetadata?: unknown}
  | {type: 'finish'; messageMetadata?: unknown}
  | {type: 'message-metadata'; messageMetadata: unknown}
  | {type: 'abort'}
  | {type: 'start-step'}
  | {type: 'finish-step'}
  | {type: 'text-start'; id: string; providerMetadata?: unknown}
  | {type: 'text-delta'; id: string; delta: string; providerMetadata?: unknown}
  | {type: 'text-end'; id: string; providerMetadata?: unknown}
  | {type: 'reasoning-start'; id: string; providerMetadata?: unknown}
  | {type: 'reasoning-delta'; id: string; delta: string; providerMetadata?: unknown}
  | {type: 'reasoning-end'; id: string; providerMetadata?: unknown}
  | ({type: 'tool-input-start'} & NamedToolCallChunk)
  | ({type: 'tool-input-available'; input: unknown} & NamedToolCallChunk)
  | ({type: 'tool-input-error'; input: unknown; errorText: string} & NamedToolCallChunk)
  | ({type: 'tool-output-available'; output: unknown; preliminary?: boolean} & ToolCallChunk)
  | ({type: 'tool-output-error'; errorText: string} & ToolCallChunk)
  /** Questions to go on with, as Agent Studio offers them. */
  | {type: 'data-suggestions'; id?: string; data: {suggestions: string[]}; transient?: boolean}
  | {type: 'error'; errorText: string};
