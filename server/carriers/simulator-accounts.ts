import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { simulatorAccounts, simulatorNumbers } from '#server/platform/db/schema/simulator.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { SimulatorAccount, SimulatorStore } from './simulator/simulator-store.ts';

export const simulatorTokenContext = (workspaceId: string) => `stand_in_accounts.${workspaceId}.token`;

/** A name as Twilio gives them: what it names, and 32 digits. */
export const newSid = (kind: 'AC' | 'PN' | 'CA' | 'SM' | 'MZ' | 'VX' | 'RE'): string =>
  `${kind}${randomBytes(16).toString('hex')}`;

/** The workspace's account at the carrier of this house; made when it is asked for first. */
export async function openSimulatorAccount(
  tx: Tx,
  { services: { secrets }, workspaceId }: Scope,
): Promise<{ accountSid: string; authToken: string }> {
  const own = eq(simulatorAccounts.workspaceId, workspaceId);
  const [known] = await tx.select().from(simulatorAccounts).where(own);
  const context = simulatorTokenContext(workspaceId);
  if (known) return { accountSid: known.accountSid, authToken: secrets.open(context, known.token) };
  const made = { accountSid: newSid('AC'), authToken: randomBytes(16).toString('hex') };
  const token = secrets.seal(context, made.authToken);
  await tx.insert(simulatorAccounts).values({ workspaceId, accountSid: made.accountSid, token });
  return made;
}

/** The account of a SID. */
async function findSimulatorAccount(services: Services, accountSid: string): Promise<SimulatorAccount | undefined> {
  const [row] = await services.db.system('key', (tx) =>
    tx.select().from(simulatorAccounts).where(eq(simulatorAccounts.accountSid, accountSid)),
  );
  return row && { ...row, token: services.secrets.open(simulatorTokenContext(row.workspaceId), row.token) };
}

/** The account of a workspace; undefined before its first test number. */
export async function accountOfWorkspace(
  services: Services,
  workspaceId: string,
): Promise<SimulatorAccount | undefined> {
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(simulatorAccounts).where(eq(simulatorAccounts.workspaceId, workspaceId)),
  );
  return row && { ...row, token: services.secrets.open(simulatorTokenContext(workspaceId), row.token) };
}

/** The accounts and numbers of this installation's database. */
export const storeOf = (services: Services): SimulatorStore => ({
  account: (accountSid) => findSimulatorAccount(services, accountSid),
  numbers: (workspaceId) =>
    services.db.tenant(workspaceId, (tx) =>
      tx
        .select()
        .from(simulatorNumbers)
        .where(eq(simulatorNumbers.workspaceId, workspaceId))
        .orderBy(asc(simulatorNumbers.number)),
    ),
  keep: (row) =>
    services.db.tenant(row.workspaceId, (tx) =>
      tx
        .insert(simulatorNumbers)
        .values(row)
        .onConflictDoUpdate({ target: [simulatorNumbers.workspaceId, simulatorNumbers.sid], set: row }),
    ),
  drop: (workspaceId, sid) =>
    services.db.tenant(workspaceId, (tx) =>
      tx
        .delete(simulatorNumbers)
        .where(and(eq(simulatorNumbers.workspaceId, workspaceId), eq(simulatorNumbers.sid, sid))),
    ),
});
