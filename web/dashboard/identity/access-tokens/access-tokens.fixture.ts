import type { AccessToken } from '#domain/identity/access-tokens.ts';

export const tokenId = '019a0000-0000-7000-8000-0000000000b1';
export const secret = 'sk-x7Qa0123456789abcdefghijklmn9fGh';

/** A token as the list shows it. */
export const anAccessToken = (change: Partial<AccessToken> = {}): AccessToken => ({
  id: tokenId,
  name: 'Website',
  masked: 'sk-x7Qa…9fGh',
  scopes: ['speech'],
  roleId: null,
  roleName: null,
  readOnly: false,
  readScopes: [],
  reachPeople: false,
  app: null,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  ...change,
});
