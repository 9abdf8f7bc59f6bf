import { api } from '#domain/api.ts';
import { tableOf } from './endpoint-addresses.ts';

/** Where every endpoint is. It grows with the product, so no page waits for it before it asks for something of it. */
export const endpointTable = tableOf(api);
