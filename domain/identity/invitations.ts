import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { RoleId } from './roles.ts';
import { Workspace } from './workspaces.ts';

/** Days for which the link of an invitation is good. */
export const invitationDays = 7;
/** Mails of invitations that a workspace may send in a day. */
export const invitationsPerDay = 50;
/** Mails of invitations to one address in a day, no matter who sends them. */
export const invitationsPerAddress = 4;
/** Addresses that one request may invite. */
export const mostAtOnce = 20;

/** `expired`: its link is refused; it can be sent again. */
export const invitationStates = ['invited', 'expired'] as const;
/** `waiting`: about to be sent. `delayed`: the mail server did not take it, and it is tried again. `failed`: never sent. */
export const invitationMails = ['waiting', 'sent', 'delayed', 'failed'] as const;

const wrongEmail = 'That doesn’t look like an email address.';
/** In the form in which accounts keep theirs: letters of ASCII, in lower case. */
export const InvitedEmail = z
  .string(wrongEmail)
  .trim()
  .overwrite((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
  .max(255, wrongEmail)
  .regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/,
    wrongEmail,
  );

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: RoleId.describe('The person’s role.'),
  roleName: z.string(),
  status: z.enum(invitationStates),
  mail: z.enum(invitationMails),
  /** The address of who invited; null when there is no such account any more. */
  invitedBy: z.string().nullable(),
  /** The sender is still a member and may still give its role. Else no one can accept it until it is sent again. */
  canBeAccepted: z.boolean(),
  createdAt: Moment,
  expiresAt: Moment,
});
export type Invitation = z.infer<typeof Invitation>;

/** What the holder of an invitation's link may know before accepting. */
export const OpenInvitation = z.object({
  workspace: z.string(),
  roleName: z.string(),
  invitedBy: z.string().nullable(),
  /** The only address that may accept it. */
  email: z.string(),
  expiresAt: Moment,
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** What stands in the link; 32 random bytes in base64url, but any text is answered like a wrong one. */
const token = z.string().max(200);
const exampleToken = 'J8wQ2mKx0vRz5tYb7nLc3dFg6hPs9aUe1iOo4kWqTzX';

export const invitationsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/invitations',
    summary: 'List pending invitations, newest first',
    can: 'team:read',
    reply: z.object({ items: z.array(Invitation) }),
  },
  create: {
    method: 'POST',
    path: '/v1/invitations',
    idempotent: 'long',
    summary: `Invite people by email; each link is valid for ${invitationDays} days`,
    description: 'If any invitation is invalid, none are sent. The role can’t exceed your own permissions.',
    can: 'team:write',
    audit: 'member.invited',
    body: z.object({
      emails: z
        .array(InvitedEmail)
        .min(1, 'Enter at least one email address.')
        .max(mostAtOnce, `Invite up to ${mostAtOnce} people at once.`),
      role: RoleId.describe('The invited people’s role.'),
    }),
    reply: z.object({ items: z.array(Invitation) }),
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { emails: ['grace@example.com'], role: 'member' } },
  },
  resend: {
    method: 'POST',
    path: '/v1/invitations/:invitationId/resend',
    idempotent: 'long',
    summary: `Resend an invitation; the previous link stops working, and the new link is valid for ${invitationDays} days`,
    can: 'team:write',
    audit: 'invitation.resent',
    params: z.object({ invitationId: Id }),
    reply: Invitation,
    errors: ['limit_reached'],
  },
  withdraw: {
    method: 'DELETE',
    path: '/v1/invitations/:invitationId',
    summary: 'Withdraw an invitation; its link stops working immediately',
    can: 'team:write',
    audit: 'invitation.withdrawn',
    params: z.object({ invitationId: Id }),
  },
  find: {
    method: 'POST',
    path: '/v1/invitation',
    summary: 'Get an invitation by the token in its link',
    can: 'public',
    perMinute: 60,
    audit: null,
    body: z.object({ token }),
    reply: OpenInvitation,
    errors: ['not_found', 'invitation_expired'],
    example: { body: { token: exampleToken } },
  },
  accept: {
    method: 'POST',
    path: '/v1/invitation/accept',
    summary: 'Accept an invitation while signed in with the invited email',
    can: 'account',
    audit: 'member.joined',
    body: z.object({ token }),
    reply: Workspace,
    errors: ['not_found', 'invitation_expired', 'invitation_for_other', 'conflict'],
    example: { body: { token: exampleToken } },
  },
});
