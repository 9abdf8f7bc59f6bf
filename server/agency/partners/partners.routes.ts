import { partnersApi } from '#domain/agency/partners.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  addEarning,
  addPayout,
  createPartner,
  listEntries,
  listPartners,
  setRates,
  updatePartner,
} from './partners.ts';
import { attribute, getAffiliate, joinAsAffiliate } from './referrals.ts';

export const partnersRoutes = implement(partnersApi, {
  list: ({ scope }) => listPartners(scope),
  create: ({ scope, body }) => createPartner(scope, body),
  update: ({ scope, params, body }) => updatePartner(scope, params.partnerId, body),
  setRates: ({ scope, body }) => setRates(scope, body),
  addEarning: ({ scope, params, body }) => addEarning(scope, params.partnerId, body),
  addPayout: ({ scope, params, body }) => addPayout(scope, params.partnerId, body),
  entries: ({ scope, params, query }) => listEntries(scope, params.partnerId, query),
  affiliate: ({ services, account }) => getAffiliate(services, account),
  join: ({ services, account }) => joinAsAffiliate(services, account),
  attribute: ({ services, account, body }) => attribute(services, account, body),
});
