import { mainApi } from '#domain/api.ts';
import { addressesOf } from './endpoint-address.ts';

/**
 * Where the endpoints are that pages of all kinds ask. The web build puts this table into the pages as plain data (see
 * `vite.config.ts`): no page loads zod and every schema only to find an address.
 */
export const endpointTable = addressesOf(mainApi);
