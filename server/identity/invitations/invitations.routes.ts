import { invitationsApi } from '#domain/identity/invitations.ts';
import { implement } from '#server/platform/http/implement.ts';
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts';
import { invite, listInvitations, resendInvitation, withdrawInvitation } from './invitations.ts';

export const invitationsRoutes = implement(invitationsApi, {
  list: async ({ scope }) => ({ items: await listInvitations(scope) }),
  create: async ({ scope, body, exchange }) => ({ items: await invite(scope, body, exchange.repeat?.id) }),
  resend: ({ scope, params, exchange }) => resendInvitation(scope, params.invitationId, exchange.repeat?.id),
  withdraw: ({ scope, params }) => withdrawInvitation(scope, params.invitationId),
  find: ({ services, body }) => lookAtInvitation(services, body.token),
  accept: ({ services, account, body }) => acceptInvitation(services, account, body.token),
});
