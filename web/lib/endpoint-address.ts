import type { Endpoint } from '#domain/http.ts';

/** What the client has to know of an endpoint: where it is, and whether its answer is the same in every workspace. */
export interface EndpointAddress extends Pick<Endpoint, 'method' | 'path'> {
  everywhere?: true;
}

/** Addresses by noun and name. */
export type EndpointTable = Record<string, Record<string, EndpointAddress>>;

const addressOf = ({ method, path, can }: Endpoint): EndpointAddress => ({
  method,
  path,
  ...((can === 'account' || can === 'public') && { everywhere: true }),
});

/** Where the endpoints of some nouns are, without the schemas. */
export const addressesOf = (api: Record<string, Record<string, Endpoint>>): EndpointTable =>
  Object.fromEntries(
    Object.entries(api).map(([noun, table]) => [
      noun,
      Object.fromEntries(Object.entries(table).map(([name, endpoint]) => [name, addressOf(endpoint)])),
    ]),
  );
