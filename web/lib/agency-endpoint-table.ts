import { agencyApi } from '#domain/api.ts';
import { addressesOf } from './endpoint-address.ts';

/** Where the endpoints are that only the pages of an agency ask, in the same way. */
export const endpointTable = addressesOf(agencyApi);
