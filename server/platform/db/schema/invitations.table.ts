import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Invitation } from '#domain/identity/invitations.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { id, moment } from '#server/platform/db/columns.ts';

export const invitations = pgTable(
  'invitations',
  {
    workspaceId: id('workspace_id').notNull(),
    id: id('id').notNull(),
    /** In lower case, as accounts keep theirs. */
    email: text('email').notNull(),
    role: text('role').$type<RoleId>().notNull(),
    /** SHA-256 of what stands in the link; null until the mail is made. */
    tokenHash: text('token_hash').unique(),
    /** The last sender, who has to be allowed to when it is accepted. */
    invitedBy: id('invited_by').notNull(),
    /** Names the sending: what an older job would send is not sent any more. */
    sending: id('sending').notNull(),
    mail: text('mail').$type<Invitation['mail']>().notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    acceptedBy: id('accepted_by'),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.id] })],
);
