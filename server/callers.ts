import type { FastifyRequest } from 'fastify';
import { tokenPrefix } from '#domain/access-tokens.ts';
import { AppError } from '#domain/errors.ts';
import { findTokenScope } from './access-tokens/access-tokens.ts';
import { verifyAccessToken } from './auth/tokens/verify-token.ts';
import type { Callers } from './infra/http/implement.ts';
import type { Services } from './services.ts';
import { findScope } from './workspaces/find-scope.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** ElevenLabs' clients send the key in a header of their own. */
const bearerOf = (request: FastifyRequest) =>
  /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1] ?? header(request, 'xi-api-key');

/**
 * Who sends a request. A person's session needs the workspace's id in a header; an access token (`sk-…`) stands for
 * its workspace and acts in nothing else.
 */
export function findCallers(services: Services): Callers {
  const account = async (request: FastifyRequest) => {
    const bearer = bearerOf(request);
    if (bearer === undefined) throw new AppError('session_required');
    if (bearer.startsWith(tokenPrefix)) {
      throw new AppError('forbidden', 'An access token cannot do that: it needs a person who is signed in.');
    }
    return verifyAccessToken(services, bearer);
  };
  return {
    account,
    scope: async (request, permission) => {
      const bearer = bearerOf(request);
      const workspaceId = header(request, 'x-workspace-id');
      return bearer?.startsWith(tokenPrefix)
        ? findTokenScope(services, bearer, workspaceId, permission)
        : findScope(services, await account(request), workspaceId, permission);
    },
  };
}
