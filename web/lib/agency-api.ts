import type { agencyApi as table } from '#domain/api.ts';
import { endpointTable } from './agency-endpoint-table.ts';
import { type ApiOf, clientOf } from './api.ts';
import { type QueriesOf, queriesOf } from './query.ts';

/** `api` and `query` for what only the pages of an agency ask: other pages do not load it. */
export const agencyApi = clientOf(endpointTable) as ApiOf<typeof table>;
export const agencyQuery = queriesOf(endpointTable, agencyApi) as QueriesOf<typeof table>;
