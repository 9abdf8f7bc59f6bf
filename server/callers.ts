import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { verifyAccessToken } from './auth/access-tokens.ts';
import type { Callers } from './infra/http/implement.ts';
import type { Services } from './services.ts';
import { findScope } from './workspaces/find-scope.ts';

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Who sends a request: the account of its bearer token, and the workspace that its header names. */
export function findCallers(services: Services): Callers {
  const account = async (request: FastifyRequest) => {
    const token = /^Bearer (\S+)$/i.exec(header(request, 'authorization') ?? '')?.[1];
    if (token === undefined) throw new AppError('session_required');
    return verifyAccessToken(services, token);
  };
  return {
    account,
    scope: async (request, permission) =>
      findScope(services, await account(request), header(request, 'x-workspace-id'), permission),
  };
}
