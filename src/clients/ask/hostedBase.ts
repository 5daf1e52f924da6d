/** Address of hosted Ask AI. */
export const hostedBase = 'https://askai.algolia.com/chat';
