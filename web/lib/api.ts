import type { api as table } from '#domain/api.ts';
import type { Endpoint, Input, Reply } from '#domain/platform/http.ts';
import { ApiError, type ApiErrorCode, unreachable } from './api-error.ts';
import { currentWorkspaceId } from './current-workspace.ts';
import type { EndpointAddress } from './endpoint-addresses.ts';
import { firstEndpointTable } from './first-endpoint-table.ts';
import { presenceHeaders } from './presence.ts';
import { currentSession, dropSession } from './session.ts';

/** How long a request may take, in milliseconds, before the page gives up on it. */
const defaultTimeoutMs = 20_000;

export interface CallOptions {
  signal?: AbortSignal;
  /** Headers beside those that every request has. */
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Whether it is sent on when the page is left; browsers send at most 64 kB so. */
  keepalive?: boolean;
}

type Call<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>, options?: CallOptions) => Promise<Reply<E>>
    : (input: Input<E>, options?: CallOptions) => Promise<Reply<E>>;

type Table = typeof table;

/** The client's shape: `api.<noun>.<endpoint>({ params, query, body }, options)`. */
export type Api = {
  [N in keyof Table]: { [K in keyof Table[N]]: Table[N][K] extends Endpoint ? Call<Table[N][K]> : never };
};

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** An endpoint's path with its parameters and query filled in. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** What a refusal says. */
export async function errorOf(response: Response): Promise<ApiError> {
  const fallback = `The server responded with status ${response.status}.`;
  const body: unknown = await response.json().catch(() => null);
  type Told = { code?: ApiErrorCode; message?: string; details?: []; existingId?: string };
  const { code, message, details, existingId } = (body as { error?: Told } | null)?.error ?? {};
  return new ApiError(code ?? 'internal', response.status, message ?? fallback, details, existingId);
}

/** What says who asks, and for which workspace. */
export async function ownHeaders(more: HeadersInit = {}): Promise<Headers> {
  const headers = new Headers(more);
  for (const [name, value] of Object.entries(presenceHeaders())) if (!headers.has(name)) headers.set(name, value);
  const session = await currentSession();
  if (session) headers.set('authorization', `Bearer ${session.access_token}`);
  const workspaceId = currentWorkspaceId();
  if (workspaceId) headers.set('x-workspace-id', workspaceId);
  // In which zone a first workspace is made, for the person who signs up, in whatever way.
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  return headers;
}

/**
 * A request to our own server with the session's bearer and the workspace's id; throws an ApiError unless it succeeds.
 * For what is not JSON (audio, files); everything else goes through `api`.
 */
export async function request(path: string, init: RequestInit = {}, options: CallOptions = {}): Promise<Response> {
  const session = await currentSession();
  const headers = await ownHeaders(init.headers);
  const response = await send(path, { ...init, headers }, options);
  if (response.ok) return response;
  const error = await errorOf(response);
  // The server has ended this session, for example by a sign-out elsewhere: the gate takes over.
  if (response.status === 401 && session) await dropSession();
  throw error;
}

async function send(path: string, init: RequestInit, { signal, timeoutMs = defaultTimeoutMs }: CallOptions) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (timeout.aborted) throw new ApiError('timeout', 0, 'The server took too long to respond. Try again.');
    throw unreachable();
  }
}

async function call(endpoint: EndpointAddress, input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> {
  const init: RequestInit = { method: endpoint.method, headers: { ...options.headers } };
  if (options.keepalive) init.keepalive = true;
  if (input.body !== undefined) {
    init.body = JSON.stringify(input.body);
    init.headers = { 'content-type': 'application/json', ...options.headers };
  }
  const response = await request(addressOf(endpoint.path, input), init, options);
  return response.status === 204 ? undefined : response.json();
}

/** Where an endpoint is. */
export async function findEndpoint(noun: string, name: string): Promise<EndpointAddress> {
  const first = firstEndpointTable[noun]?.[name];
  if (first !== undefined) return first;
  const { endpointTable } = await import('./endpoint-table.ts');
  return endpointTable[noun]![name]!;
}

/** An object that makes each of its members when it is asked for. */
export const madeWhenAsked = <T>(make: (name: string) => unknown): T =>
  new Proxy({}, { get: (_, name) => make(String(name)) }) as T;

/** Every endpoint of the HTTP API as a function, e.g. `api.agents.create({ body: { template } })`. */
export const api = madeWhenAsked<Api>((noun) =>
  madeWhenAsked((name) => async (input?: AnyInput, options?: CallOptions) => {
    return call(await findEndpoint(noun, name), input, options);
  }),
);
