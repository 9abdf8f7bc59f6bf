import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { tokenPrefix } from '#domain/access-tokens.ts';
import { AppError } from '#domain/errors.ts';
import { holderOf, tokenScope } from './access-tokens/access-tokens.ts';
import type { TokenHolder } from './access-tokens/token-holders.ts';
import { verifyAccessToken } from './auth/tokens/verify-token.ts';
import type { Callers } from './infra/http/implement.ts';
import { rateLimitsOf } from './infra/http/rate-limit.ts';
import { isUnnamedProxy } from './infra/http/unnamed-proxy.ts';
import type { Account } from './scope.ts';
import type { Services } from './services.ts';
import { findScope } from './workspaces/find-scope.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** ElevenLabs' clients send the key in a header of their own. */
const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? header(request, 'xi-api-key');

/** Credentials that were right once: some seconds of a flood of wrong ones do not lock their owners out. */
const mostRecognised = 20_000;

/**
 * Who sends a request. A person's session needs the workspace's id in a header; an access token (`sk-…`) stands for
 * its workspace and acts in nothing else. Who is known is counted as such, and wrong credentials for their address.
 */
export function findCallers(services: Services): Callers {
  const limits = rateLimitsOf(services);
  const recognised = new Set<string>();

  /** Finds whom credentials stand for. Where many were wrong lately, strangers are refused without a look. */
  async function recognise<T>(request: FastifyRequest, find: (bearer: string) => Promise<T>): Promise<T> {
    const bearer = bearerOf(request);
    const key = createHash('sha256')
      .update(bearer ?? '')
      .digest('base64url');
    const isStranger = !recognised.has(key) && !isUnnamedProxy(request);
    if (isStranger && limits.hasFailedOften(request)) limits.countFailure(request);
    try {
      if (bearer === undefined) throw new AppError('session_required');
      const found = await find(bearer);
      if (recognised.size >= mostRecognised) recognised.delete(recognised.values().next().value!);
      recognised.add(key);
      return found;
    } catch (error) {
      recognised.delete(key);
      if (error instanceof AppError && (error.status === 401 || error.status === 403)) limits.countFailure(request);
      throw error;
    }
  }

  async function holder(request: FastifyRequest): Promise<TokenHolder> {
    const found = await recognise(request, (bearer) => holderOf(services, bearer));
    limits.countCaller(request, found.tokenId);
    return found;
  }

  async function account(request: FastifyRequest): Promise<Account> {
    if (bearerOf(request)?.startsWith(tokenPrefix)) {
      await holder(request);
      throw new AppError('forbidden', 'An access token cannot do that: it needs a person who is signed in.');
    }
    const found = await recognise(request, (bearer) => verifyAccessToken(services, bearer));
    limits.countCaller(request, found.userId);
    return { ...found, ip: request.ip };
  }

  return {
    account,
    scope: async (request, permission) => {
      const workspaceId = header(request, 'x-workspace-id');
      if (!bearerOf(request)?.startsWith(tokenPrefix)) {
        const scope = await findScope(services, await account(request), workspaceId, permission);
        return { ...scope, ip: request.ip };
      }
      return { ...tokenScope(services, await holder(request), workspaceId, permission), ip: request.ip };
    },
  };
}
