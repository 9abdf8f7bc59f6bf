import { subaccountTemplatesApi } from '#domain/agency/subaccount-templates.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentCopiesApi } from '#domain/agents/agent-copies.ts';
import { getChildProfile, setChildProfile } from '#server/billing/profiles.ts';
import { enterSubaccount, leaveSubaccount } from '#server/identity/act-as-agency.ts';
import { implement } from '#server/platform/http/implement.ts';
import { copyToSubaccounts, listCopies, updateCopies } from './agent-copies.ts';
import { getPlan, setClientPrice, setPlan } from './assign-plan.ts';
import { importSubaccounts } from './import-subaccounts.ts';
import { inviteOwner } from './invite-owner.ts';
import { listSubaccounts, usageOfSubaccounts } from './list-subaccounts.ts';
import { createSubaccount } from './make-subaccount.ts';
import {
  deleteSubaccount,
  releaseSubaccount,
  renameSubaccount,
  restoreSubaccount,
  resumeSubaccount,
  suspendSubaccount,
} from './manage-subaccount.ts';
import { getPermissions, grantPermissions, revokePermissions } from './permissions.ts';
import { createTemplate, listTemplates, removeTemplate, updateTemplate } from './templates.ts';

export const subaccountsRoutes = implement(subaccountsApi, {
  list: ({ scope }) => listSubaccounts(scope),
  create: ({ scope, body, exchange }) => createSubaccount(scope, body, exchange.repeat?.id),
  import: async ({ scope, body, exchange }) => ({ items: await importSubaccounts(scope, body, exchange.repeat?.id) }),
  suspend: ({ scope, params, body }) => suspendSubaccount(scope, params.subaccountId, body.reason),
  resume: ({ scope, params }) => resumeSubaccount(scope, params.subaccountId),
  remove: ({ scope, params, body }) => deleteSubaccount(scope, params.subaccountId, body.name),
  restore: ({ scope, params }) => restoreSubaccount(scope, params.subaccountId),
  release: ({ scope, params }) => releaseSubaccount(scope, params.subaccountId),
  inviteOwner: ({ scope, params, body, exchange }) =>
    inviteOwner(scope, params.subaccountId, body.email, exchange.repeat?.id),
  enter: ({ scope, params }) => enterSubaccount(scope, params.subaccountId),
  leave: ({ scope }) => leaveSubaccount(scope),
  permissions: ({ scope, params }) => getPermissions(scope, params.subaccountId),
  grant: ({ scope, params, body }) => grantPermissions(scope, params.subaccountId, body.levels),
  revoke: ({ scope, params, body }) => revokePermissions(scope, params.subaccountId, body.levels),
  plan: ({ scope, params }) => getPlan(scope, params.subaccountId),
  billingProfile: ({ scope, params }) => getChildProfile(scope, params.subaccountId),
  setBillingProfile: ({ scope, params, body }) => setChildProfile(scope, params.subaccountId, body),
  rename: ({ scope, params, body }) => renameSubaccount(scope, params.subaccountId, body.name),
  setPlan: ({ scope, params, body }) => setPlan(scope, params.subaccountId, body),
  setPrice: ({ scope, params, body }) => setClientPrice(scope, params, body),
  usage: ({ scope, query }) => usageOfSubaccounts(scope, query.days),
});

export const subaccountTemplatesRoutes = implement(subaccountTemplatesApi, {
  list: async ({ scope }) => ({ items: await listTemplates(scope) }),
  create: ({ scope, body }) => createTemplate(scope, body),
  update: ({ scope, params, body }) => updateTemplate(scope, params.templateId, body),
  remove: ({ scope, params }) => removeTemplate(scope, params.templateId),
});

export const agentCopiesRoutes = implement(agentCopiesApi, {
  list: async ({ scope, params }) => ({ items: await listCopies(scope, params.agentId) }),
  copy: async ({ scope, params, body }) => ({ items: await copyToSubaccounts(scope, params.agentId, body) }),
  update: async ({ scope, params, body }) => ({ items: await updateCopies(scope, params.agentId, body) }),
});
