/** Returns a random id for a message or a conversation. Works on pages without TLS, where `randomUUID` is missing. */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
