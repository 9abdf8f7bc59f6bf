import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { presenceChoices, presences } from './presence.ts';

/** Minutes after a sign-in during which an account without a password can be deleted. */
export const freshSignInMinutes = 15;

const Rows = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/** Everything that is stored about a person, by table. */
const AccountFile = z.object({
  exportedAt: Moment,
  /** Rows that are the person's. */
  about: Rows,
  /** What the person made for a workspace, which belongs to it. */
  made: Rows,
  /** What the person did, as the audit logs of their workspaces tell. */
  done: z.array(z.record(z.string(), z.unknown())),
});
export type AccountFile = z.infer<typeof AccountFile>;

const Choice = z.object({ choice: z.enum(presenceChoices) });

export const accountApi = endpoints({
  presence: {
    method: 'GET',
    path: '/v1/account/presence',
    summary: 'Get your presence status: online, away, or invisible',
    can: 'account',
    reply: Choice,
  },
  setPresence: {
    method: 'PUT',
    path: '/v1/account/presence',
    summary: 'Set your presence status: online, away, or invisible',
    can: 'account',
    audit: null,
    body: Choice,
    reply: Choice,
    example: { body: { choice: 'away' } },
  },
  sign: {
    method: 'POST',
    path: '/v1/account/presence/sign',
    summary: 'Report once a minute that a dashboard is open',
    can: 'account',
    audit: null,
    reply: Choice,
  },
  team: {
    method: 'GET',
    path: '/v1/workspace/presence',
    summary: 'List the workspace members who are online or away; everyone else is offline',
    can: 'team:read',
    reply: z.object({ items: z.array(z.object({ userId: Id, presence: z.enum(presences) })) }),
  },
  export: {
    method: 'GET',
    path: '/v1/account/export',
    summary: 'Download everything stored about you, as one JSON file',
    description: 'The file excludes passwords, keys, and codes, which are stored only in hashed or encrypted form.',
    can: 'account',
    reply: AccountFile,
    perMinute: 6,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/account',
    summary: 'Delete your account immediately and permanently',
    description: `Confirm with your email, and your password if you have one. Without a password, you must have signed in within the last ${freshSignInMinutes} minutes. Workspaces where you’re the only member are deleted, too. If a workspace has other members and you’re its only owner, transfer or delete it first.`,
    can: 'account',
    audit: 'account.deleted',
    perMinute: 10,
    body: z.object({ email: z.string().max(254), password: z.string().max(1000).optional() }),
    errors: ['forbidden', 'conflict', 'too_many_requests'],
    example: { body: { email: 'ada@example.com', password: 'correct horse battery staple' } },
  },
});
