import { QueryClient } from '@tanstack/react-query';
import type { api as all, mainApi as table } from '#domain/api.ts';
import type { Endpoint, Input, Reply } from '#domain/http.ts';
import { type ApiOf, api } from './api.ts';
import { ApiError } from './api-error.ts';
import { currentWorkspaceId } from './current-workspace.ts';
import type { EndpointAddress, EndpointTable } from './endpoint-address.ts';
import { endpointTable } from './endpoint-table.ts';

/** Lost requests and errors of the server are tried twice more; a refusal is final. */
function worthAnotherTry(failures: number, error: Error): boolean {
  const final = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !final && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: worthAnotherTry } },
});

type Noun = keyof typeof all;
type Key = readonly unknown[];

/** Everything cached about a noun, or about one endpoint of it. */
export function keyOf<N extends Noun>(noun: N, endpoint?: keyof ApiOf<typeof all>[N]): Key {
  return endpoint === undefined ? [noun] : [noun, endpoint];
}

/** Loads again, where shown, what is cached about a noun. Call it after a change. */
export function invalidate(noun: Noun): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(noun) });
}

interface Options<R> {
  queryKey: Key;
  queryFn: (context: { signal: AbortSignal }) => Promise<R>;
}

type Query<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>) => Options<Reply<E>>
    : (input: Input<E>) => Options<Reply<E>>;

export type QueriesOf<Table> = {
  [N in keyof Table]: {
    [K in keyof Table[N] as Table[N][K] extends { method: 'GET' } ? K : never]: Table[N][K] extends Endpoint
      ? Query<Table[N][K]>
      : never;
  };
};

type AnyCall = (input?: object, options?: { signal: AbortSignal }) => Promise<unknown>;

/** Answers of one workspace are never shown in another: its id is part of the key. */
function optionsOf(
  noun: string,
  name: string,
  endpoint: EndpointAddress,
  call: AnyCall,
  input?: object,
): Options<unknown> {
  const owner = endpoint.everywhere ? 'account' : currentWorkspaceId();
  return { queryKey: [noun, name, owner, input ?? {}], queryFn: ({ signal }) => call(input, { signal }) };
}

/** Query options for every endpoint of a table, over its client. */
export function queriesOf(table: EndpointTable, client: object): unknown {
  const calls = client as Record<string, Record<string, AnyCall>>;
  return Object.fromEntries(
    Object.entries(table).map(([noun, endpoints]) => [
      noun,
      Object.fromEntries(
        Object.entries(endpoints).map(([name, endpoint]) => [
          name,
          (input?: object) => optionsOf(noun, name, endpoint, calls[noun]![name]!, input),
        ]),
      ),
    ]),
  );
}

/** Query options for every GET endpoint: `useQuery(query.agents.get({ params: { agentId } }))`. */
export const query = queriesOf(endpointTable, api) as QueriesOf<typeof table>;
