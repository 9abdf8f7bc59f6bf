import type { DiscoverResult, Client as McpClient, Tool } from '@modelcontextprotocol/client';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { privateOriginsOf } from '#server/config.ts';
import { fillKey } from '#server/identity/fill-secrets.ts';
import type { PinnedTool } from '#server/platform/db/schema/tool-servers.table.ts';
import type { Scope } from '#server/scope.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';
import { fitInput } from './pin-tools.ts';

/** Bytes of one answer. */
const mostBytes = 256 * 1024;

/** The client checks nothing against a server’s own schemas, which would be read here: `checkResult` does, in a thread. */
const unchecked = {
  getValidator: () => (input: unknown) => ({ valid: true as const, data: input as never, errorMessage: undefined }),
};

/** Where a server is and how it is asked. */
export interface ToolAddress {
  url: string;
  token: string | null;
  discovered: unknown;
}

/** `fetch` through the only way out: public names, no redirects, bounded in time and size. */
function guardedFetch(scope: Scope, ms: number): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const { outbound, config } = scope.services;
  return async (url, init = {}) => {
    const method = init.method ?? 'GET';
    // A stream of news beside the answers is nothing that a call waits for.
    if (method === 'GET') return new Response(null, { status: 405 });
    const gone = new AbortController();
    const given = init.signal ?? AbortSignal.timeout(ms);
    const giveUp = () => gone.abort();
    given.addEventListener('abort', giveUp, { once: true });
    const answer = await outbound({
      method: method as 'POST',
      url: String(url),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { body: init.body }),
      signal: gone.signal,
      firstByteMs: ms,
      idleMs: ms,
      totalMs: ms,
      maxBytes: mostBytes,
      trusts: privateOriginsOf(config, scope.workspaceId),
    });
    // A body that no one reads any more is given up, which is no one’s fault.
    given.removeEventListener('abort', giveUp);
    given.addEventListener('abort', () => answer.discard(), { once: true });
    const hasBody = ![204, 205, 304].includes(answer.status);
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    );
    const body = ReadableStream.from(answer.body);
    return new Response(hasBody ? (body as ReadableStream<Uint8Array>) : null, { status: answer.status, headers });
  };
}

/**
 * A client of a server, for one use. It answers no question of the server's: what asks for a person, a model, or files gets none.
 * @param ms for all that is done with it
 * @returns the client, and what fails as soon as an answer can't be read, which the client by itself waits out
 * @throws AppError invalid_input for a secret that isn't there, and whatever the connection ends with
 */
export async function openToolClient(
  scope: Scope,
  address: ToolAddress,
  ms: number,
): Promise<{ client: McpClient; broken: Promise<never> }> {
  // Loaded when it's first needed: a server that starts doesn't wait for it.
  const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  const token = await fillKey(scope, address.token, address.url);
  const client = new Client(
    { name: 'parley', version: '1' },
    { versionNegotiation: { mode: 'auto' }, inputRequired: { autoFulfill: false }, jsonSchemaValidator: unchecked },
  );
  const transport = new StreamableHTTPClientTransport(new URL(address.url), {
    fetch: guardedFetch(scope, ms),
    requestInit: { headers: token === null ? {} : { authorization: `Bearer ${token}` } },
  });
  const { promise: broken, reject } = Promise.withResolvers<never>();
  broken.catch(() => undefined);
  client.onerror = reject;
  const prior =
    address.discovered === undefined
      ? undefined
      : address.discovered === null
        ? ({ kind: 'legacy' } as const)
        : ({ kind: 'modern', discover: address.discovered as DiscoverResult } as const);
  await Promise.race([client.connect(transport, { timeout: ms, ...(prior && { prior }) }), broken]);
  return { client, broken };
}

/**
 * Calls a tool. It isn't listed before: what a server wants repeated in headers (SEP-2243) is known by its schema as it's kept.
 * @throws whatever the connection ends with
 */
export function askTool(
  client: McpClient,
  { name, inputSchema }: Pick<PinnedTool, 'name' | 'inputSchema'>,
  inputs: Record<string, Json>,
  options: NonNullable<Parameters<McpClient['callTool']>[1]>,
): ReturnType<McpClient['callTool']> {
  // It came as a tool of the protocol, and was kept as JSON.
  const toolDefinition = { name, inputSchema: inputSchema as unknown as Tool['inputSchema'] };
  return client.callTool({ name, arguments: fitInput(inputSchema, inputs) }, { ...options, toolDefinition });
}

/** Why a server couldn't be asked, for people: never its own words. */
export function reasonOf(error: unknown, url: string): string {
  const { origin } = new URL(url);
  const cause = error instanceof OutboundError ? error : (error as { cause?: unknown } | undefined)?.cause;
  if (cause instanceof OutboundError) return cause.message;
  if (error instanceof AppError) return error.message;
  const { status } = (error ?? {}) as { status?: number };
  if (status === 401 || status === 403) return `${origin} rejected the token. Check it in the vault.`;
  return `${origin} doesn’t appear to be an MCP server.`;
}
