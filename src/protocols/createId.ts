/**
 * Returns a random id of 32 hexadecimal digits, for a message, a conversation or a query. Works on pages without TLS,
 * where `randomUUID` is missing.
 */
export function createId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
