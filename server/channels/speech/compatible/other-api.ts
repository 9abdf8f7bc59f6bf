import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { endpointPerMinute } from '#domain/channels/speech-plans.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Protocol } from '#domain/platform/http.ts';
import { toAppError } from '#server/platform/http/errors.ts';

/**
 * Routes that speak the protocol of another speech API, so that its own client libraries work here unchanged. They are
 * plain routes: their bodies and above all their errors have that API's shapes, not ours.
 */

/** Each of them finds out who asks. */
export const limited = { config: { known: true, perMinute: endpointPerMinute } };

/** Answers all errors inside of a plugin in the shape that its clients read. */
export function shapeErrors(app: FastifyInstance, protocol: Protocol): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status, body, headers = {} } = protocol.refuse(known);
    return reply
      .code(status)
      .headers({ 'x-request-id': request.id, ...headers })
      .send(body);
  });
}

/** The input, or a refusal that names the first field that is wrong. @throws AppError invalid_input */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const details = result.error.issues.slice(0, 20).map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.code === 'unrecognized_keys' ? `Unknown: ${issue.keys.join(', ')}.` : issue.message,
  }));
  throw new AppError('invalid_input', undefined, details);
}

/** Tells, for the log of anyone who debugs a client, which request this was. */
export function nameRequest(reply: FastifyReply): void {
  reply.header('x-request-id', reply.request.id);
}
