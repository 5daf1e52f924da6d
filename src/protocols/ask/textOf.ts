import type {UiMessage} from './UiMessage';

/** Returns the text of a message, the texts of its steps as paragraphs of their own; empty while there is none. */
export function textOf({parts}: UiMessage): string {
  return parts.flatMap(part => (part.type === 'text' && part.text !== '' ? [part.text] : [])).join('\n\n');
}
