/** Why a transaction looks across workspaces. PostgreSQL is told, so that its log and `pg_stat_activity` say it. */
export const acrossReasons = {
  account:
    'A person belongs to several workspaces or none: sign-in, sessions, memberships, and the workspaces themselves.',
  job: 'A job finds the workspaces that have work due.',
  agency: 'An agency and its subaccounts, whose rows belong to another tenant.',
  sale: 'The seller and the buyer are separate workspaces.',
  key: 'A key, number, or link identifies the workspace.',
  installation: 'The installation’s own data: its state, secrets, limits, and email.',
  test: 'A test verifies what it did.',
} as const satisfies Record<string, string>;

export type AcrossReason = keyof typeof acrossReasons;
