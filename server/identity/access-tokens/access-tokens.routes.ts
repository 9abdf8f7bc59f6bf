import type { FastifyPluginAsync } from 'fastify';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { createAccessToken, listAccessTokens, removeAccessToken } from './access-tokens.ts';
import { knownTokens } from './token-holders.ts';

export const accessTokensRoutes = implement(accessTokensApi, {
  list: async ({ scope }) => ({ items: await listAccessTokens(scope) }),
  create: ({ scope, body }) => createAccessToken(scope, body),
  remove: ({ scope, params }) => removeAccessToken(scope, params.tokenId),
});

/** Hears of tokens that other processes remove, for as long as the server runs. */
export const accessTokenRemovals =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await knownTokens(services).follow());
  };
