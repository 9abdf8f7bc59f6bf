import { secretReference } from '#domain/identity/vault.ts';

/** Names of secrets that stand in a text. */
export const secretsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(secretReference)].map(([, name]) => name!)),
];
