import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { implement } from '#server/platform/http/implement.ts';
import { prepareCampaign } from './audience/prepare.ts';
import { createCampaign, getCampaign, listCampaigns, removeCampaign, updateCampaign } from './campaigns.ts';
import { pauseCampaign, startCampaign, stopCampaign } from './change-state.ts';
import { exportTargets, listTargets } from './people.ts';

export const campaignsRoutes = implement(campaignsApi, {
  list: ({ scope, query }) => listCampaigns(scope, query),
  get: ({ scope, params }) => getCampaign(scope, params.campaignId),
  create: ({ scope, body }) => createCampaign(scope, body),
  update: ({ scope, params, body }) => updateCampaign(scope, params.campaignId, body),
  remove: ({ scope, params }) => removeCampaign(scope, params.campaignId),
  prepare: ({ scope, params }) => prepareCampaign(scope, params.campaignId),
  start: ({ scope, params }) => startCampaign(scope, params.campaignId),
  pause: ({ scope, params }) => pauseCampaign(scope, params.campaignId),
  stop: ({ scope, params }) => stopCampaign(scope, params.campaignId),
  people: ({ scope, params, query }) => listTargets(scope, params.campaignId, query),
  export: ({ scope, params }) => exportTargets(scope, params.campaignId),
});
