import type { Endpoint } from '#domain/platform/http.ts';
import { requestHeadersOf } from '#domain/platform/idempotency.ts';
import { addressOf } from '#web/lib/api.ts';
import type { ApiRequest } from './request-code.ts';
import { blankBody } from './schema-fields.ts';

/** A request as it is being written. */
export interface RequestDraft {
  /** Values of the path's, the query's and the headers' fields; an empty one is left out. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Sent word for word, right or wrong; null: there is none. */
  body: string | null;
}

/** The endpoint's example, or blanks. */
export function exampleDraft(endpoint: Endpoint): RequestDraft {
  const { params, query, body, example } = endpoint;
  const blank = (schema: Endpoint['params']) =>
    Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, '']));
  return {
    params: { ...blank(params), ...example?.params },
    query: { ...blank(query), ...example?.query },
    headers: blank(requestHeadersOf(endpoint)),
    body: body ? JSON.stringify(example?.body ?? blankBody(body), null, 2) : null,
  };
}

/** Names of the path's fields that are still empty: without them there isn’t a URL. */
export const missingParams = ({ params }: RequestDraft) =>
  Object.keys(params).filter((name) => params[name]!.trim() === '');

const filledIn = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/**
 * The request that a draft stands for, with a key in the header that the endpoint's protocol wants it in, if there is
 * one. Fields of the path that are missing stay as `:name`.
 */
export function requestOf({ method, path, protocol }: Endpoint, draft: RequestDraft, key: string): ApiRequest {
  const known = filledIn(draft.params);
  const filled = path.replace(/:(\w+)/g, (whole, name: string) =>
    known[name] ? encodeURIComponent(known[name].trim()) : whole,
  );
  const keyHeader = protocol?.keyHeader ?? 'Authorization';
  return {
    method,
    address: filled + addressOf('', { query: filledIn(draft.query) }),
    headers: {
      ...(key && { [keyHeader]: protocol?.keyHeader ? key : `Bearer ${key}` }),
      ...(draft.body !== null && { 'Content-Type': 'application/json' }),
      ...filledIn(draft.headers),
    },
    body: draft.body,
  };
}

/** Why a body is no JSON, in the browser's words; undefined when it is. */
export function jsonProblem(body: string): string | undefined {
  try {
    JSON.parse(body);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
