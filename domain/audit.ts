import { z } from 'zod';
import { type AuditAction, auditActions } from './audit-actions.ts';
import { endpoints, Id, Moment, page } from './http.ts';
import { Json } from './json.ts';

/** One change of a workspace. Entries are only ever added. */
export const AuditEntry = z.object({
  /** 1, 2, 3 … in the workspace. */
  seq: z.number().int(),
  at: Moment,
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** A member, an access token with the account that made it, or the product itself. */
  actor: z.object({
    kind: z.enum(['person', 'token', 'system']),
    userId: Id.nullable(),
    tokenId: Id.nullable(),
    /** The account's address today; null when there is no such account any more. */
    email: z.string().nullable(),
  }),
  ip: z.string().nullable(),
  /** What it was done to. */
  object: z.object({ kind: z.string(), id: z.string() }),
  /** The members that changed; null where there was nothing before or is nothing after. Never secrets. */
  before: Json.nullable(),
  after: Json.nullable(),
  /** Over this entry and all before it. */
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/audit',
    summary: 'List what was changed in the workspace, by whom and from where, newest first',
    can: 'settings:manage',
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,15}$/, 'This is no cursor of a list.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(AuditEntry),
  },
});
