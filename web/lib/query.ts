import { QueryClient } from '@tanstack/react-query';
import type { api as table } from '#domain/api.ts';
import type { Endpoint, Input, Reply } from '#domain/platform/http.ts';
import { type Api, api, madeWhenAsked } from './api.ts';
import { ApiError } from './api-error.ts';
import { currentWorkspaceId } from './current-workspace.ts';
import { firstEndpointTable } from './first-endpoint-table.ts';

/** Lost requests and errors of the server are tried twice more; a refusal is final. */
function worthAnotherTry(failures: number, error: Error): boolean {
  const final = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !final && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 5_000, retry: worthAnotherTry } },
});

export type Noun = keyof Api;
type Key = readonly unknown[];

/** Everything cached about a noun, or about one endpoint of it. */
export function keyOf<N extends Noun>(noun: N, endpoint?: keyof Api[N]): Key {
  return endpoint === undefined ? [noun] : [noun, endpoint];
}

/** Loads again, where shown, what is cached about nouns. Call it after a change. */
export async function invalidate(...nouns: readonly Noun[]): Promise<void> {
  await Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: keyOf(noun) })));
}

interface Options<R> {
  queryKey: Key;
  queryFn: (context: { signal: AbortSignal }) => Promise<R>;
}

type Query<E extends Endpoint> =
  Record<never, never> extends Input<E>
    ? (input?: Input<E>) => Options<Reply<E>>
    : (input: Input<E>) => Options<Reply<E>>;

type Table = typeof table;
type Queries = {
  [N in keyof Table]: {
    [K in keyof Table[N] as Table[N][K] extends { method: 'GET' } ? K : never]: Table[N][K] extends Endpoint
      ? Query<Table[N][K]>
      : never;
  };
};

type AnyCall = (input?: object, options?: { signal: AbortSignal }) => Promise<unknown>;

/** Answers of one workspace are never shown in another: its id is part of the key. */
function optionsOf(noun: Noun, name: string, input?: object): Options<unknown> {
  const owner = firstEndpointTable[noun]?.[name]?.everywhere ? 'account' : currentWorkspaceId();
  const call = (api[noun] as Record<string, AnyCall>)[name]!;
  return { queryKey: [noun, name, owner, input ?? {}], queryFn: ({ signal }) => call(input, { signal }) };
}

/** Query options for every GET endpoint: `useQuery(query.agents.get({ params: { agentId } }))`. */
export const query = madeWhenAsked<Queries>((noun) =>
  madeWhenAsked((name) => (input?: object) => optionsOf(noun as Noun, name, input)),
);
