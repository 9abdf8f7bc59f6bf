import { eq, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { GrantReason } from '#domain/usage/trial.ts';
import { asOperator } from '#server/platform/as-operator.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { trialGrants, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findSecondsLimit, type SecondsLimit } from '#server/usage/seconds-limit.ts';
import { readSums } from './ledger.ts';

/** The shortest call that is begun, in seconds: for less there is not time to say anything. */
export const leastSeconds = 15;

/** Gives a workspace minutes of calls, once for each reason. */
export async function grantMinutes(
  tx: Tx,
  { clock }: Services,
  workspaceId: string,
  { reason, minutes }: { reason: GrantReason; minutes: number },
): Promise<void> {
  if (minutes === 0) return;
  const createdAt = new Date(clock.now());
  await tx
    .insert(trialGrants)
    .values({ workspaceId, id: newId(), reason, minutes, createdAt })
    .onConflictDoNothing({ target: [trialGrants.workspaceId, trialGrants.reason] });
}

/** The minutes that come with a workspace's first agent. */
export const grantWelcome = (tx: Tx, services: Services, workspaceId: string) =>
  grantMinutes(tx, services, workspaceId, { reason: 'welcome', minutes: services.config.trialMinutes ?? 0 });

/**
 * The operator gives a workspace more minutes.
 * @param grantId the same again gives once
 * @throws AppError not_found
 */
export function grantByOperator(scope: Scope, workspaceId: string, minutes: number, grantId = newId()) {
  return asOperator(scope, async (tx) => {
    const [known] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId));
    if (known === undefined) throw new AppError('not_found', 'Workspace not found. It may have been deleted.');
    await grantMinutes(tx, scope.services, workspaceId, { reason: `operator:${grantId}`, minutes });
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'trial-minutes.granted', { object, after: { minutes } });
    const { minutes: all } = await readGrants(tx, workspaceId);
    return { workspaceId, minutes: all };
  });
}

/** What a workspace was given and earned, and why. There are few of them. */
export async function readGrants(tx: Tx, workspaceId: string): Promise<{ minutes: number; reasons: Set<string> }> {
  const rows = await tx
    .select({ reason: trialGrants.reason, minutes: trialGrants.minutes })
    .from(trialGrants)
    .where(eq(trialGrants.workspaceId, workspaceId));
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0);
  return { minutes, reasons: new Set(rows.map(({ reason }) => reason)) };
}

/** Why there are no more seconds, and what to do about it. */
export const usedUp = ({ plan }: Pick<SecondsLimit, 'plan'>) =>
  new AppError(
    'minutes_used_up',
    plan === null
      ? undefined
      : `${plan.name} is out of minutes until next month. A member who can manage settings can change the plan under Subscription & Billing.`,
  );

/** Of a subaccount: whom to ask is its agency, whose plan or trial all of its workspaces share. */
export const usedUpByAgency = () =>
  new AppError('minutes_used_up', 'This workspace’s agency has no minutes left. The agency can choose another plan.');

/**
 * Refuses a subaccount's call for which its agency has no minutes. Not in the workspace's own transaction: what an agency has
 * left is not its subaccounts' to see. @throws AppError minutes_used_up
 */
export async function requireAgencyMinutes(services: Services, workspaceId: string): Promise<void> {
  const left = await services.db.system('account', async (tx) => {
    const [own] = await tx
      .select({ parentId: workspaces.parentId })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId));
    if (!own?.parentId) return null;
    await grantWelcome(tx, services, own.parentId);
    const rows = await readRows(
      tx,
      { left: 'text?' },
      sql`
      select c.cap - (select coalesce(sum(m.used + m.held), 0) from usage_meters m
          where m.workspace_id = a.id and m.meter = 'call_seconds')
        - (select coalesce(sum(m.held), 0) from usage_meters m join workspaces o on o.id = m.workspace_id
          where o.parent_id = a.id and m.meter = 'call_seconds') as left
      from workspaces w join workspaces a on a.id = w.parent_id and not a.operator,
        lateral call_seconds_cap(a.id, ${new Date(services.clock.now())}::timestamptz, ${services.config.trialMinutes !== null}::boolean) c
      where w.id = ${workspaceId}::uuid`,
    );
    return rows[0]?.left ?? null;
  });
  if (left !== null && Number(left) < leastSeconds) throw usedUpByAgency();
}

/** Refuses a call for which there are no minutes. The seconds are held when it is answered. @throws AppError minutes_used_up */
export async function requireMinutes(tx: Tx, { services, workspaceId }: Scope): Promise<void> {
  await grantWelcome(tx, services, workspaceId);
  const found = await findSecondsLimit(tx, services, workspaceId);
  const { limit } = found;
  if (limit === null) return;
  const { used, held } = await readSums(tx, workspaceId, 'call_seconds', services.clock.now());
  if (limit - used - held < leastSeconds) throw usedUp(found);
}
