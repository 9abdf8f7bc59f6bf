import type { FastifyRequest } from 'fastify';
import { tokenPrefix } from '#domain/identity/access-tokens.ts';
import { backgroundHeader } from '#domain/platform/background.ts';
import { AppError } from '#domain/platform/errors.ts';
import { holderOf, tokenScope } from './identity/access-tokens/access-tokens.ts';
import type { TokenHolder } from './identity/access-tokens/token-holders.ts';
import { noteActivity } from './identity/auth/activity.ts';
import { guardAccount } from './identity/auth/guard-account.ts';
import { verifyAccessToken } from './identity/auth/tokens/verify-token.ts';
import { guardSubaccount, guardToken } from './identity/security/guard-token.ts';
import { findScope } from './identity/workspaces/find-scope.ts';
import { arrivalOf } from './platform/http/arrival.ts';
import { bearerOf, headerOf } from './platform/http/credentials.ts';
import type { Callers } from './platform/http/implement.ts';
import { outerRequest } from './platform/http/inner-requests.ts';
import { rateLimitsOf } from './platform/http/rate-limit.ts';
import type { Account } from './scope.ts';
import type { Services } from './services.ts';
import { takeApiRequest } from './usage/api-requests.ts';
import { noteServed } from './usage/traffic.ts';

/** Methods that change nothing. */
const looking = ['GET', 'HEAD'];

/**
 * Who sends a request. A person's session needs the workspace's id in a header; an access token (`sk-…`) stands for
 * its workspace and acts in nothing else. Who is known is counted as such, and wrong credentials for their address.
 */
export function findCallers(services: Services): Callers {
  const limits = rateLimitsOf(services);

  /** Finds whom credentials stand for. */
  async function recognise<T>(request: FastifyRequest, find: (bearer: string) => Promise<T>): Promise<T> {
    try {
      const bearer = bearerOf(request);
      if (bearer === undefined) throw new AppError('session_required');
      const found = await find(bearer);
      limits.recognise(request);
      return found;
    } catch (error) {
      limits.forget(request);
      if (error instanceof AppError && (error.status === 401 || error.status === 403)) limits.countFailure(request);
      throw error;
    }
  }

  /** @param resource what the request asks for, where that takes tokens that were issued for it alone */
  async function holder(request: FastifyRequest, resource?: string): Promise<TokenHolder> {
    const within = outerRequest();
    const found = await recognise(request, async (bearer) => {
      const one = await holderOf(services, bearer);
      if (one.resource === null || one.resource === (within?.resource ?? resource)) return one;
      throw new AppError('session_required', `This access token only works for ${one.resource}.`);
    });
    limits.countCaller(request, found.tokenId);
    if (within !== undefined) return found;
    await guardToken(services, request, found);
    await takeApiRequest(services, found.workspaceId);
    return found;
  }

  async function person(request: FastifyRequest): Promise<Account> {
    if (bearerOf(request)?.startsWith(tokenPrefix)) {
      await holder(request);
      throw new AppError('forbidden', 'Access tokens don’t have permission to do this. Sign in instead.');
    }
    const found = await recognise(request, (bearer) => verifyAccessToken(services, bearer));
    limits.countCaller(request, found.userId);
    const agencyId = request.site.brand?.workspaceId;
    // What was begun at one agency's site is nothing anywhere else.
    if (found.agencyId !== undefined && found.agencyId !== agencyId) throw new AppError('session_expired');
    return { ...found, ...(agencyId !== undefined && { agencyId }), ip: request.ip, from: arrivalOf(request) };
  }

  /** What the page asks for by itself, with no one there, is no activity. */
  async function noteDeed(request: FastifyRequest, found: Account): Promise<void> {
    if (headerOf(request, backgroundHeader) === undefined) await noteActivity(services, found);
  }

  return {
    async account(request) {
      const found = await person(request);
      await guardAccount(services, request, found);
      await noteDeed(request, found);
      return found;
    },
    scope: async (request, permission) => {
      const workspaceId = headerOf(request, 'x-workspace-id');
      if (!bearerOf(request)?.startsWith(tokenPrefix)) {
        const found = await person(request);
        const scope = await findScope(services, found, workspaceId, permission);
        await noteDeed(request, found);
        noteServed(request, scope.workspaceId);
        return { ...scope, ip: request.ip, from: arrivalOf(request), origin: request.site.origin };
      }
      const wanted = { permission, changes: !looking.includes(request.method) };
      const scope = await tokenScope(services, await holder(request), workspaceId, wanted);
      if (scope.actor?.agencyId !== undefined) await guardSubaccount(services, request, scope.workspaceId);
      noteServed(request, scope.workspaceId);
      return { ...scope, ip: request.ip, origin: request.site.origin };
    },
    token: async (request, resource) => {
      if (!bearerOf(request)?.startsWith(tokenPrefix)) {
        limits.countFailure(request);
        throw new AppError('session_required', 'Send an access token as a bearer token.');
      }
      const { grant, reachPeople, ...found } = await holder(request, resource);
      const scope = await tokenScope(services, { grant, reachPeople, ...found }, undefined, null);
      noteServed(request, scope.workspaceId);
      const asked = { ...scope, ip: request.ip, origin: request.site.origin };
      return { scope: asked, readOnly: grant.readOnly, reachPeople };
    },
  };
}
