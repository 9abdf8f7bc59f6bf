import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { CallSearch } from './calls.ts';

/** Calls of one request; who wants more goes on where it stopped. */
export const mostTogether = 200;
/** A count says no more than that there are more than so many, where words are looked for. */
export const mostCounted = 2_000;

/** Which calls are meant: these, or all that pass. Calls that go on are none of them. */
const Which = {
  ids: z.array(Id).min(1).max(mostTogether, `Send up to ${mostTogether} calls.`).optional(),
  filter: CallSearch.optional(),
  /** Of a filter, where the request before stopped. Calls that came since are none of those that are meant. */
  cursor: Id.optional(),
};
const isOne = ({ ids, filter }: { ids?: unknown; filter?: unknown }) => (ids === undefined) !== (filter === undefined);
const oneOf = { error: 'Send either IDs or a filter.', path: ['ids'] };

/** What was done with some calls. */
const Done = z.object({
  /** Those that changed. */
  changed: z.array(Id),
  /** How many were checked. */
  seen: z.int(),
  /** Where the next request goes on; null when all are done. */
  next: Id.nullable(),
});
export type Done = z.infer<typeof Done>;

const Tag = z.string().trim().min(1, 'Enter the tag.').max(100, 'Use 100 characters or fewer.');

const WhichTagged = z
  .object({ ...Which, add: z.array(Tag).max(20).default([]), remove: z.array(Tag).max(20).default([]) })
  .refine(isOne, oneOf);
const WhichCalls = z.object(Which).refine(isOne, oneOf);
export type WhichTagged = z.infer<typeof WhichTagged>;
export type WhichCalls = z.infer<typeof WhichCalls>;

export const callBatchesApi = endpoints({
  count: {
    method: 'GET',
    path: '/v1/calls/count',
    summary: 'Count ended calls that match filters and a search',
    can: 'calls:read',
    query: CallSearch,
    reply: z.object({
      calls: z.int(),
      /** Whether there are more: where words are looked for, no more than some thousand calls are read. */
      more: z.boolean(),
    }),
    perMinute: 60,
  },
  tag: {
    method: 'POST',
    path: '/v1/calls/tag',
    summary: 'Add or remove call tags on up to 200 calls by ID, or on all calls that match filters, 200 at a time',
    can: 'calls:write',
    audit: 'calls.tagged',
    body: WhichTagged,
    reply: Done,
    example: { body: { filter: { outcome: 'failure' }, add: ['to check'] } },
  },
  remove: {
    method: 'POST',
    path: '/v1/calls/delete',
    summary:
      'Delete up to 200 calls by ID, or all calls that match filters, 200 at a time; transcripts are deleted too',
    can: 'calls:manage',
    audit: 'calls.deleted',
    body: WhichCalls,
    reply: Done,
    example: { body: { filter: { tag: 'spam' } } },
  },
  export: {
    method: 'GET',
    path: '/v1/calls/export',
    summary: 'Export calls that match filters and a search, as CSV or JSON Lines',
    can: 'calls:read',
    query: CallSearch.extend({ format: z.enum(['csv', 'jsonl']).default('csv') }),
    raw: ['text/csv', 'application/x-ndjson'],
    perMinute: 30,
  },
});
