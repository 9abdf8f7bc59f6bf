import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { logFault, toAppError } from '#server/platform/http/errors.ts';
import { parseJsonBody } from '#server/platform/http/json-body.ts';
import type { Services } from '#server/services.ts';
import { AuthError, type AuthErrorCode, apiVersion, asksNewShape, authErrorBody, OAuthError } from './auth-error.ts';
import { isAnonKey } from './tokens/anon-key.ts';

/** The manners of /auth/v1: how bodies are read, errors told and the public key asked for. */

const fromApi: Partial<Record<string, AuthErrorCode>> = {
  bad_json: 'bad_json',
  body_too_deep: 'bad_json',
  unsupported_media_type: 'bad_json',
  bad_request: 'bad_json',
  invalid_input: 'validation_failed',
  body_too_large: 'request_entity_too_large',
  too_many_requests: 'over_request_rate_limit',
  not_found: 'not_found',
};

const notReady = { status: 503, retryAfter: 5 };

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const known = toAppError(error as FastifyError);
  const code = fromApi[known.code];
  // Clients of the protocol repeat what was answered with 503 and give up at 500.
  if (known.code === 'not_ready') return new AuthError('unexpected_failure', known.message, notReady);
  if (code === undefined) return new AuthError('unexpected_failure', undefined, { status: known.status });
  if (code === 'bad_json') return new AuthError(code, `Could not parse request body as JSON: ${known.message}`);
  if (code === 'validation_failed') return new AuthError(code, known.message);
  return new AuthError(code);
}

/** A failed query's error quotes its values, which may be addresses and hashes: the database's own words do. */
const withoutValues = (error: unknown) => (error instanceof DrizzleQueryError ? error.cause : error);

function sendAuthError(request: FastifyRequest, reply: FastifyReply, error: AuthError) {
  const newShape = asksNewShape(request.headers['x-supabase-api-version']);
  if (newShape) reply.header('x-supabase-api-version', apiVersion);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return reply
    .code(error.status)
    .header('x-sb-error-code', error.code)
    .send(authErrorBody(error, newShape, request.id));
}

/** What a gateway in front of GoTrue answers; clients know it by these words. */
const missingKey = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header or url param was found.',
};
const wrongKey = {
  message: 'Invalid API key',
  hint: 'Double check the `apikey` of your client: see /v1/public-config.',
};

/** Addresses that a browser or a verifier opens by itself, without the client's headers. */
const openPaths = new Set(['/verify', '/authorize', '/callback', '/.well-known/jwks.json', '/health']);

/** A value of the query that should be there once. */
export function queryValue(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : undefined;
}

/** Makes a Fastify scope speak the protocol. */
export function speakAuthProtocol(app: FastifyInstance, services: Services, prefix: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      // Clients of this protocol send the content type also where there is no body.
      done(null, parseJsonBody(body as Buffer) ?? {});
    } catch (error) {
      done(error as Error);
    }
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof OAuthError)
      return reply.code(400).send({ error: error.error, error_description: error.message });
    const known = toAuthError(error);
    logFault(request, withoutValues(error), known);
    return sendAuthError(request, reply, known);
  });
  app.setNotFoundHandler((request, reply) => sendAuthError(request, reply, new AuthError('not_found')));

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const url = request.routeOptions.url;
    if (url === undefined || openPaths.has(url.slice(prefix.length))) return;
    const given = request.headers.apikey ?? queryValue(request, 'apikey');
    if (given === undefined) return reply.code(401).send(missingKey);
    if (!isAnonKey(services, given)) return reply.code(401).send(wrongKey);
  });
}

/** A member that may be missing, or null as some clients write it. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined);
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? undefined);

/**
 * The body by a schema. Members that it does not name are ignored: clients send more than they need.
 * @throws AuthError bad_json
 */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const parsed = schema.safeParse(request.body ?? {});
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  const where = path.length > 0 ? `${path.map(String).join('.')}: ` : '';
  throw new AuthError('bad_json', `Could not parse request body as JSON: ${where}${message}`);
}

/** Whether an error is a refusal that may be shown, as against a fault of ours. */
export const isRefusal = (error: unknown): error is AuthError => error instanceof AuthError && error.status < 500;
