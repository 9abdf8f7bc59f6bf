import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, Reply } from '#domain/platform/http.ts';
import { sendFromWithin } from '#server/platform/http/inner-requests.ts';
import { Refusal, type ToolCall } from './tool.ts';

/** What the API has to know of how the outer request came: who sent it, under which name, through which proxies. */
const handedOn = ['authorization', 'host', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

interface ErrorBody {
  error?: { message: string; details?: { path: string; message: string }[] };
}

/** The sentence of a refusal, with the fields that were wrong. */
function sentenceOf(body: ErrorBody | undefined, status: number): string {
  const { message = `The API returned ${status}.`, details = [] } = body?.error ?? {};
  const fields = details.slice(0, 5).map((one) => `${one.path.replace(/^body\./, '')}: ${one.message}`);
  return [message, ...fields].join(' ');
}

/**
 * The API as a tool asks it: with the token of the outer request, so that scopes, roles, limits, audit log and repeats are
 * those of every request.
 * @param key makes a second try of the same act harmless; one act has several requests, so each gets a key of its own
 */
export function askApi(
  app: FastifyInstance,
  request: FastifyRequest,
  resource: string,
  key: string | undefined,
): ToolCall['ask'] {
  const headers = Object.fromEntries(
    handedOn.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, String(request.headers[name])]])),
  );
  return async <E extends Endpoint>(endpoint: E, input?: object): Promise<Reply<E>> => {
    const { params = {}, query = {}, body } = (input ?? {}) as Record<string, Record<string, unknown> | undefined>;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)]));
    const own = createHash('sha256')
      .update(`${endpoint.method} ${path} ${JSON.stringify(body)}`)
      .digest('hex');
    const answer = await sendFromWithin({ resource }, () =>
      app.inject({
        method: endpoint.method,
        url: search.size > 0 ? `${path}?${search}` : path,
        remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(endpoint.idempotent !== undefined &&
            key !== undefined && { 'idempotency-key': `${key}-${own.slice(0, 16)}` }),
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    );
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const replied: unknown = isJson ? answer.json() : undefined;
    if (answer.statusCode >= 300)
      throw new Refusal(answer.statusCode, sentenceOf(replied as ErrorBody, answer.statusCode));
    return replied as Reply<E>;
  };
}
