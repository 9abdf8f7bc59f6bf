import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';

/**
 * How a subaccount's copy stands to its source. `current`: the same. `update`: the source has changed. `changed`: the
 * subaccount has changed it. `both`: both have. `sourceless`: the source is gone.
 */
export const copyStates = ['current', 'update', 'changed', 'both', 'sourceless'] as const;

/** A copy of the agency's agent in a subaccount: where it stands, and nothing of what the subaccount made of it. */
export const AgentCopy = z.object({
  subaccountId: Id,
  subaccount: z.string(),
  agentId: Id,
  status: z.enum(copyStates),
  /** Of the source: the one that was copied last, and the one that answers now; null when it is gone. */
  sourceVersion: z.number().int(),
  latestVersion: z.number().int().nullable(),
  /** What an update would change, of the source's: "greeting", "flow". */
  updates: z.array(z.string()),
  /** What the subaccount has changed: names alone. */
  changes: z.array(z.string()),
});
export type AgentCopy = z.infer<typeof AgentCopy>;

/** What became of a subaccount's copy. */
export const CopyResult = z.object({
  subaccountId: Id,
  subaccount: z.string(),
  /** `copied`, `updated`: done. `current`: nothing to do. `changed`: has changes of its own, and was left. `refused`: see `problem`. */
  result: z.enum(['copied', 'updated', 'current', 'changed', 'refused']),
  problem: z.string().nullable(),
  agentId: Id.nullable(),
});
export type CopyResult = z.infer<typeof CopyResult>;

const Params = z.object({ agentId: Id });
const SubaccountIds = z.array(Id).min(1, 'Choose at least one subaccount.').max(200, 'Choose up to 200 at once.');
const Results = z.object({ items: z.array(CopyResult) });

export const agentCopiesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/copies',
    summary: 'List the subaccounts that have a copy of an agent, with each copy’s status',
    can: 'settings:read',
    params: Params,
    reply: z.object({ items: z.array(AgentCopy) }),
  },
  copy: {
    method: 'POST',
    path: '/v1/agents/:agentId/copies',
    idempotent: 'long',
    summary: 'Copy an agent to subaccounts, or move it to one',
    description:
      'The copy includes the flow and starts inactive. A subaccount that already has a copy doesn’t get another. Moving an agent deletes the original after the copy is created. The original’s calls are kept here.',
    can: 'settings:manage',
    audit: 'subaccount.agent-copied',
    params: Params,
    body: z.object({ subaccountIds: SubaccountIds, move: z.boolean().default(false) }),
    reply: Results,
    example: { body: { subaccountIds: ['019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90'] } },
  },
  update: {
    method: 'PUT',
    path: '/v1/agents/:agentId/copies',
    summary: 'Update copies of an agent to its current version',
    description:
      'A copy that was edited in its subaccount is left unchanged unless you set `overwrite`. Each update creates a new version in the subaccount. Live calls keep their version.',
    can: 'settings:manage',
    audit: 'subaccount.agent-updated',
    params: Params,
    body: z.object({ subaccountIds: SubaccountIds.optional(), overwrite: z.boolean().default(false) }),
    reply: Results,
    example: { body: { overwrite: false } },
  },
});
