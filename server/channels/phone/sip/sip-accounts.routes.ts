import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  addSipNumber,
  createSipAccount,
  getSipAccount,
  listSipAccounts,
  removeSipAccount,
  updateSipAccount,
} from './sip-accounts.ts';
import { testSipAccount } from './test-account.ts';

export const sipAccountsRoutes = implement(sipAccountsApi, {
  list: async ({ scope }) => ({ items: await listSipAccounts(scope) }),
  create: ({ scope, body, exchange }) => createSipAccount(scope, body, exchange.repeat?.id),
  get: ({ scope, params }) => getSipAccount(scope, params.sipAccountId),
  update: ({ scope, params, body }) => updateSipAccount(scope, params.sipAccountId, body),
  remove: ({ scope, params }) => removeSipAccount(scope, params.sipAccountId),
  test: ({ scope, params }) => testSipAccount(scope, params.sipAccountId),
  addNumber: ({ scope, params, body }) => addSipNumber(scope, params.sipAccountId, body),
});
