import { modelsApi } from '#domain/models/models.ts';
import { listPrices, setPrice } from '#server/models/asking/prices.ts';
import { readSpend, setCaps } from '#server/models/asking/spend.ts';
import {
  connectModel,
  disconnectModel,
  listConnections,
  orderConnections,
  updateConnection,
} from '#server/models/connections.ts';
import { requestsOf } from '#server/models/requests.ts';
import { summaryAmong } from '#server/models/summary.ts';
import { implement } from '#server/platform/http/implement.ts';
import { checkConnection } from './check-connection.ts';
import { paraphrase } from './paraphrases.ts';

export const modelsRoutes = implement(modelsApi, {
  list: async ({ scope }) => ({ items: await listConnections(scope) }),
  create: ({ scope, body, exchange }) => connectModel(scope, body, exchange.repeat?.id),
  update: ({ scope, params, body }) => updateConnection(scope, params.connectionId, body),
  order: async ({ scope, body }) => ({ items: await orderConnections(scope, body.ids) }),
  check: ({ scope, params, exchange }) => checkConnection(scope, params.connectionId, exchange.repeat?.id),
  remove: ({ scope, params }) => disconnectModel(scope, params.connectionId),
  spend: ({ scope }) => readSpend(scope),
  setSpendingLimits: ({ scope, body }) => setCaps(scope, body),
  prices: async ({ scope }) => ({ items: await listPrices(scope) }),
  setPrice: ({ scope, body }) => setPrice(scope, body),
  paraphrase: ({ scope, body, exchange }) =>
    paraphrase(scope, body, { id: exchange.repeat?.id, signal: exchange.gone }),
  async requests({ scope, params }) {
    const items = await requestsOf(scope, params.callId);
    return { items, summary: summaryAmong(items) };
  },
});
