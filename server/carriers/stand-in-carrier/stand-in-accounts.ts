import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { standInAccounts, standInNumbers } from '#server/platform/db/schema/stand-in.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Books } from './ground.ts';

export const standInTokenContext = (workspaceId: string) => `stand_in_accounts.${workspaceId}.token`;

/** A name as Twilio gives them: what it names, and 32 digits. */
export const newSid = (kind: 'AC' | 'PN' | 'CA' | 'SM' | 'MZ' | 'VX' | 'RE'): string =>
  `${kind}${randomBytes(16).toString('hex')}`;

/** The workspace's account at the carrier of this house; made when it is asked for first. */
export async function openStandInAccount(
  tx: Tx,
  { services: { secrets }, workspaceId }: Scope,
): Promise<{ accountSid: string; authToken: string }> {
  const own = eq(standInAccounts.workspaceId, workspaceId);
  const [known] = await tx.select().from(standInAccounts).where(own);
  const context = standInTokenContext(workspaceId);
  if (known) return { accountSid: known.accountSid, authToken: secrets.open(context, known.token) };
  const made = { accountSid: newSid('AC'), authToken: randomBytes(16).toString('hex') };
  const token = secrets.seal(context, made.authToken);
  await tx.insert(standInAccounts).values({ workspaceId, accountSid: made.accountSid, token });
  return made;
}

/** An account whose API somebody asks. */
export interface StandInAccount {
  workspaceId: string;
  accountSid: string;
  token: string;
}

/** The account of a SID. */
async function findStandInAccount(services: Services, accountSid: string): Promise<StandInAccount | undefined> {
  const [row] = await services.db.system((tx) =>
    tx.select().from(standInAccounts).where(eq(standInAccounts.accountSid, accountSid)),
  );
  return row && { ...row, token: services.secrets.open(standInTokenContext(row.workspaceId), row.token) };
}

/** The account of a workspace; undefined before its first test number. */
export async function accountOfWorkspace(services: Services, workspaceId: string): Promise<StandInAccount | undefined> {
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(standInAccounts).where(eq(standInAccounts.workspaceId, workspaceId)),
  );
  return row && { ...row, token: services.secrets.open(standInTokenContext(workspaceId), row.token) };
}

/** The accounts and numbers of this installation's database. */
export const booksOf = (services: Services): Books => ({
  account: (accountSid) => findStandInAccount(services, accountSid),
  numbers: (workspaceId) =>
    services.db.tenant(workspaceId, (tx) =>
      tx
        .select()
        .from(standInNumbers)
        .where(eq(standInNumbers.workspaceId, workspaceId))
        .orderBy(asc(standInNumbers.number)),
    ),
  keep: (row) =>
    services.db.tenant(row.workspaceId, (tx) =>
      tx
        .insert(standInNumbers)
        .values(row)
        .onConflictDoUpdate({ target: [standInNumbers.workspaceId, standInNumbers.sid], set: row }),
    ),
  drop: (workspaceId, sid) =>
    services.db.tenant(workspaceId, (tx) =>
      tx.delete(standInNumbers).where(and(eq(standInNumbers.workspaceId, workspaceId), eq(standInNumbers.sid, sid))),
    ),
});
