/** Address of hosted Ask AI. */
export const hostedBase = 'https://askai.algolia.com/chat';

/** Returns the address of Agent Studio for an application. */
export function agentStudioBase(appId: string): string {
  return `https://${appId}.algolia.net/agent-studio/1`;
}
