import type { FastifyPluginAsync } from 'fastify';
import { limitsApi } from '#domain/usage/limits.ts';
import {
  getChildLimits,
  getDefaults,
  getInstallation,
  listLimits,
  setChildLimits,
  setDefaults,
  setInstallation,
  setOwnLimits,
} from '#server/billing/limits.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { giveBackApiRequests } from '#server/usage/api-requests.ts';

export const limitsRoutes = implement(limitsApi, {
  list: ({ scope }) => listLimits(scope),
  defaults: ({ scope }) => getDefaults(scope),
  setDefaults: ({ scope, body }) => setDefaults(scope, body.values),
  subaccount: ({ scope, params }) => getChildLimits(scope, params.subaccountId),
  setSubaccount: ({ scope, params, body }) => setChildLimits(scope, params.subaccountId, body.values),
  installation: ({ scope }) => getInstallation(scope),
  setInstallation: ({ scope, body }) => setInstallation(scope, body),
  setOwn: ({ scope, params, body }) => setOwnLimits(scope, params.limitedWorkspaceId, body.values),
});

/** Gives back at the end of the server what it has taken of the months' API requests. */
export const apiRequestsGivenBack =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', () => giveBackApiRequests(services));
  };
