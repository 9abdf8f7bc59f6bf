import type { Endpoint } from '#domain/platform/http.ts';

/** What the client has to know of an endpoint: where it is, and whether its answer is the same in every workspace. */
export interface EndpointAddress extends Pick<Endpoint, 'method' | 'path'> {
  everywhere?: true;
}

/** By noun and name. */
export type EndpointTable = Record<string, Record<string, EndpointAddress>>;

const addressOf = ({ method, path, can }: Endpoint): EndpointAddress => ({
  method,
  path,
  ...((can === 'account' || can === 'public') && { everywhere: true }),
});

/**
 * Where endpoints are. The web build puts the tables into the pages as plain data (see `vite.config.ts`): no page loads
 * zod and every schema only to find an address.
 */
export const tableOf = (nouns: Record<string, Record<string, Endpoint>>): EndpointTable =>
  Object.fromEntries(
    Object.entries(nouns).map(([noun, table]) => [
      noun,
      Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, addressOf(endpoint)])),
    ]),
  );
