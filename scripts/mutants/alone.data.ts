/* Filters that row-level security is not behind, so that they stay where all others are taken out. */

/** Who a person is has to be known before any workspace is: row-level security has no part in it. */
const ofMembers = ['server/identity/workspaces.ts:', 'server/identity/delete-workspace.ts:'];

/**
 * Money moves between two workspaces in one transaction, and no row of the database is both's: where it does, filters
 * are the only wall. What a request may touch there was found in a transaction of its own workspace before.
 */
const ofTwo = [
  ...['book', 'issue-invoice', 'earn-commission', 'periods', 'roll-subscription', 'subscribe'].map(
    (name) => `server/billing/${name}.ts:`,
  ),
  ...['credit-notes', 'payments', 'rate-period'].map((name) => `server/billing/invoices/${name}.ts:`),
];

/**
 * An agency's look at its subaccounts goes across workspaces, in transactions of the system's: row-level security is not
 * behind these filters. Their own tests have others' agencies and subaccounts beside them.
 */
const ofAgencies = [
  ...['server/agency/subaccounts/', 'server/agency/margins/', 'server/billing/read-costs.ts:'],
  ...['server/billing/limits.ts:'],
  ...['act-as-agency', 'read-agency-part'].map((name) => `server/identity/${name}.ts:`),
];

/** Beginnings of `file:line`. */
export const alone = [...ofMembers, ...ofTwo, ...ofAgencies];
