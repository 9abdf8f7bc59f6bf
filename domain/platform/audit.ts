import { z } from 'zod';
import { type AuditAction, auditActions } from './audit-actions.ts';
import { endpoints, Id, Moment, page } from './http.ts';
import { Json } from './json.ts';

/** One change of a workspace. Entries are only ever added. */
export const AuditEntry = z.object({
  /** 1, 2, 3 … in the workspace. */
  seq: z.number().int(),
  createdAt: Moment,
  action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]),
  /** A member, an access token with the account that made it, or the product itself. */
  actor: z.object({
    kind: z.enum(['person', 'token', 'system']),
    userId: Id.nullable(),
    tokenId: Id.nullable(),
    /** Of the operator's support: the account of the member who let it in. */
    allowedBy: Id.nullable(),
    /** Of someone who acted as the workspace's agency: the agency's workspace. */
    agencyId: Id.nullable(),
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

/** Where the chain of a workspace stands. */
export const ChainState = z.object({
  intact: z.boolean(),
  /** The first entry that is missing or was changed; null when there is none. */
  brokenSeq: z.number().int().nullable(),
  /** Number and hash of the last entry. */
  seq: z.number().int(),
  hash: z.string(),
  at: Moment,
  /** Signed by this server; null when the chain is broken. */
  receipt: z.string().nullable(),
});
export type ChainState = z.infer<typeof ChainState>;

/** Whether a receipt still fits, and what it says. */
export const ReceiptState = z.object({
  /** `unchanged`: every entry up to the receipt's is as it was. `unknown`: it is no receipt of this workspace and server. */
  verdict: z.enum(['unchanged', 'changed', 'unknown']),
  seq: z.number().int().nullable(),
  hash: z.string().nullable(),
  /** When the receipt was given. */
  at: Moment.nullable(),
});
export type ReceiptState = z.infer<typeof ReceiptState>;

/** How anyone can check an export with other tools. */
export const verifierWords =
  'Each entry’s hash is the hexadecimal SHA-256 of the previous hash (empty for the first), a space, the workspace’s ID, a space, its number, a space, and its unmodified body, in UTF-8.';

export const auditApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/audit',
    summary: 'List changes in the workspace, newest first, with who made them and from where',
    can: 'settings:manage',
    query: z.object({
      cursor: z
        .string()
        .regex(/^\d{1,15}$/, 'This cursor isn’t valid. Start again from the first page.')
        .optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      action: z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]).optional(),
      /** The account of a person, or of the token's creator that acted. */
      person: Id.optional(),
      /** The id of what it was done to. */
      object: z.string().min(1).max(100).optional(),
      from: Moment.optional(),
      /** Not included. */
      to: Moment.optional(),
      /** Anywhere in the entry, as it is stored. */
      search: z.string().trim().min(1).max(100).optional(),
    }),
    reply: page(AuditEntry),
  },
  receipt: {
    method: 'GET',
    path: '/v1/audit/receipt',
    summary: 'Verify the hash chain and get a receipt for its current state',
    description:
      'Keep the receipt outside the server. If someone with control of the database rewrites the log, the receipt will no longer match.',
    can: 'settings:manage',
    reply: ChainState,
    perMinute: 20,
  },
  checkReceipt: {
    method: 'POST',
    path: '/v1/audit/receipt/check',
    summary: 'Check whether the log still matches a receipt',
    can: 'settings:manage',
    // Nothing is changed by looking.
    audit: null,
    body: z.object({ receipt: z.string().trim().min(1).max(1000) }),
    reply: ReceiptState,
    perMinute: 20,
    example: { body: { receipt: 'eyJ3b3Jrc3BhY2VJZCI6IjAxOWE4ZjNjIn0.9ml0yVvXr4qk2pGkz3vB1w' } },
  },
  export: {
    method: 'POST',
    path: '/v1/audit/export',
    summary: 'Export the whole log with its hashes',
    description: verifierWords,
    can: 'settings:manage',
    audit: 'audit-log.exported',
    body: z.object({ format: z.enum(['csv', 'jsonl']) }),
    raw: ['text/csv', 'application/x-ndjson'],
    perMinute: 10,
    example: { body: { format: 'jsonl' } },
  },
});
