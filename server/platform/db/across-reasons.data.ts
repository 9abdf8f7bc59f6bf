/** Why a transaction looks across workspaces. PostgreSQL is told, so that its log and `pg_stat_activity` say it. */
export const acrossReasons = {
  account: 'A person belongs to no workspace or to several: sign-in, sessions, memberships, the workspaces themselves.',
  job: 'A job asks in which workspaces something is due.',
  agency: 'An agency and its subaccounts, whose rows are another tenant’s.',
  sale: 'A seller and a buyer are two workspaces.',
  key: 'A key, a number or a link tells which workspace it is.',
  installation: 'What belongs to the installation: its marks, secrets, limits and mail.',
  test: 'A test looks behind what it tried.',
} as const satisfies Record<string, string>;

export type AcrossReason = keyof typeof acrossReasons;
