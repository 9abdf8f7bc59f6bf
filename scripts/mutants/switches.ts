import { type SQL, sql } from 'drizzle-orm';

/** What `workspace-filters.ts` writes into the rules: before any of them is loaded. */

declare global {
  var __filter: (id: string, condition: SQL) => SQL;
  var __isOut: (id: string) => boolean;
}

/** The filter that is taken out now; `all` for every one. */
export const taken: { out: string | 'all' | null } = { out: null };

/** What is done now, and what was done when each filter was asked for; null while no one wants to know. */
export const asked: { during: string; by: Map<string, Set<string>> | null } = { during: '', by: null };

function note(id: string): void {
  const steps = asked.by?.get(id);
  if (steps) steps.add(asked.during);
  else asked.by?.set(id, new Set([asked.during]));
}

/** Who a person is has to be known before any workspace is: row-level security has no part in it. */
const ofMembers = ['find-scope.ts', 'workspaces.ts', 'delete-workspace.ts'].map(
  (file) => `server/identity/workspaces/${file}:`,
);

/**
 * Money moves between two workspaces in one transaction, and no row of the database is both's: where it does, filters
 * are the only wall. What a request may touch there was found in a transaction of its own workspace before.
 */
const ofTwo = [
  ...['book', 'credit-notes', 'issue-invoice', 'payments', 'rate-period'].map((name) => `server/billing/${name}.ts:`),
  'server/billing/earn-commission.ts:',
  ...['periods', 'roll', 'subscribe'].map((name) => `server/billing/subscriptions/${name}.ts:`),
];

/**
 * An agency's look at its subaccounts goes across workspaces, in transactions of the system's: row-level security is not
 * behind these filters. Their own tests have others' agencies and subaccounts beside them.
 */
const ofAgencies = [
  ...['server/agency/subaccounts/', 'server/agency/margins/', 'server/billing/read-costs.ts:'],
  ...['server/billing/limits.ts:', 'server/usage/find-limits.ts:'],
  ...['act-as-agency', 'find-child', 'read-agency-part', 'require-running'].map(
    (name) => `server/identity/workspaces/${name}.ts:`,
  ),
];

const alone = [...ofMembers, ...ofTwo, ...ofAgencies];

globalThis.__isOut = (id) => {
  note(id);
  return taken.out === id || (taken.out === 'all' && !alone.some((file) => id.startsWith(file)));
};
globalThis.__filter = (id, condition) => (globalThis.__isOut(id) ? sql`true` : condition);
