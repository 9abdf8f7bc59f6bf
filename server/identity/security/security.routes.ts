import { companySignInApi } from '#domain/identity/company-sign-in.ts';
import { securityApi } from '#domain/identity/security.ts';
import { changeSecurity, getSecurity } from '#server/identity/change-security.ts';
import { makeWebhookSecret } from '#server/identity/webhook-secret.ts';
import { implement } from '#server/platform/http/implement.ts';
import {
  getCompanySignIn,
  removeCompanySignIn,
  requireCompanySignIn,
  setCompanySignIn,
  verifyCompanyDomain,
} from './company-sign-in.ts';
import { endAllSessions, endSession, listFactors, listSessions } from './member-sessions.ts';

export const securityRoutes = implement(securityApi, {
  get: ({ scope }) => getSecurity(scope),
  update: ({ scope, body }) => changeSecurity(scope, body),
  createWebhookSecret: ({ scope }) => makeWebhookSecret(scope),
  factors: async ({ scope }) => ({ items: await listFactors(scope) }),
  sessions: async ({ scope }) => ({ items: await listSessions(scope) }),
  endSession: ({ scope, params }) => endSession(scope, params.memberSessionId),
  endSessions: ({ scope, params }) => endAllSessions(scope, params.memberUserId),
});

export const companySignInRoutes = implement(companySignInApi, {
  get: ({ scope }) => getCompanySignIn(scope),
  set: ({ scope, body }) => setCompanySignIn(scope, body),
  verify: ({ scope }) => verifyCompanyDomain(scope),
  require: ({ scope, body }) => requireCompanySignIn(scope, body.required),
  remove: ({ scope }) => removeCompanySignIn(scope),
});
