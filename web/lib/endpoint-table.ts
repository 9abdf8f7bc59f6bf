import { api } from '#domain/api.ts';
import type { Endpoint } from '#domain/http.ts';

/** What the client has to know of an endpoint: where it is, and whether its answer is the same in every workspace. */
export interface EndpointAddress extends Pick<Endpoint, 'method' | 'path'> {
  everywhere?: true;
}

const addressOf = ({ method, path, can }: Endpoint): EndpointAddress => ({
  method,
  path,
  ...((can === 'account' || can === 'public') && { everywhere: true }),
});

/**
 * Where every endpoint is, by noun and name. The web build puts this table into the pages as plain data (see
 * `vite.config.ts`): no page loads zod and every schema only to find an address.
 */
export const endpointTable: Record<string, Record<string, EndpointAddress>> = Object.fromEntries(
  Object.entries(api).map(([noun, table]) => [
    noun,
    Object.fromEntries(Object.entries<Endpoint>(table).map(([name, endpoint]) => [name, addressOf(endpoint)])),
  ]),
);
