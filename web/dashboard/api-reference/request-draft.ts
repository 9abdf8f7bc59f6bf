import type { Endpoint } from '#domain/http.ts';
import { addressOf } from '#web/lib/api.ts';
import { blankBody } from './schema-fields.ts';

/** A request as it is being written. */
export interface RequestDraft {
  /** Values of the path's and the query's fields; an empty one is left out. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** Sent word for word, right or wrong; null: there is none. */
  body: string | null;
}

/** A request as it goes out. */
export interface ApiRequest {
  method: Endpoint['method'];
  /** Path and query. */
  address: string;
  body: string | null;
}

/** The endpoint's example, or blanks. */
export function exampleDraft({ params, query, body, example }: Endpoint): RequestDraft {
  const blank = (schema: Endpoint['params']) =>
    Object.fromEntries(Object.keys(schema?.shape ?? {}).map((name) => [name, '']));
  return {
    params: { ...blank(params), ...example?.params },
    query: { ...blank(query), ...example?.query },
    body: body ? JSON.stringify(example?.body ?? blankBody(body), null, 2) : null,
  };
}

/** Names of the path's fields that are still empty: without them there is no address. */
export const missingParams = ({ params }: RequestDraft) =>
  Object.keys(params).filter((name) => params[name]!.trim() === '');

/** The request that a draft stands for; fields of the path that are missing stay as `:name`. */
export function requestOf({ method, path }: Endpoint, { params, query, body }: RequestDraft): ApiRequest {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value.trim() !== ''));
  const missing = missingParams({ params, query, body });
  const known = path.replace(/:(\w+)/g, (whole, name: string) =>
    missing.includes(name) ? whole : encodeURIComponent(params[name]!.trim()),
  );
  const search = addressOf('', { query: filled });
  return { method, address: known + search, body };
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
