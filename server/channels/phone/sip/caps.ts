import { and, eq, gte, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { sipAccounts } from '#server/platform/db/schema/sip.table.ts';
import type { Scope } from '#server/scope.ts';
import { whyNotAllowed } from './numbers.ts';

const dayMs = 86_400_000;

/** What an account may: countries, calls at once, and minutes of a day. In the transaction that commits a dial. @throws AppError invalid_input, conflict */
export async function checkSipCaps(
  tx: Tx,
  { services, workspaceId }: Scope,
  accountId: string,
  to: string,
): Promise<void> {
  const own = and(eq(sipAccounts.workspaceId, workspaceId), eq(sipAccounts.id, accountId));
  // One dial after the other: two at once would both find room for one.
  const [account] = await tx.select().from(sipAccounts).where(own).for('update');
  if (account === undefined) throw new AppError('conflict', 'This SIP account is no longer connected.');
  const why = whyNotAllowed(to, account);
  if (why !== null) throw new AppError('invalid_input', why, [{ path: 'body.to', message: why }]);
  const ofAccount = and(
    eq(calls.workspaceId, workspaceId),
    eq(phoneNumbers.workspaceId, workspaceId),
    eq(phoneNumbers.accountId, accountId),
  );
  const joined = eq(phoneNumbers.id, calls.phoneNumberId);
  const now = services.clock.now();
  const [used] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${calls.status} in ('live', 'waiting'))::int`,
      seconds: sql<number>`coalesce(sum(extract(epoch from coalesce(${calls.endedAt}, ${new Date(now).toISOString()}::timestamptz) - ${calls.startedAt})) filter (where ${calls.direction} = 'outbound'), 0)::float`,
    })
    .from(calls)
    .innerJoin(phoneNumbers, joined)
    .where(and(ofAccount, gte(calls.createdAt, new Date(now - dayMs))));
  if ((used?.open ?? 0) >= account.maxCalls)
    throw new AppError('conflict', `All ${account.maxCalls} of this SIP account’s lines are in use.`);
  if (account.minutesPerDay !== null && (used?.seconds ?? 0) >= account.minutesPerDay * 60)
    throw new AppError(
      'conflict',
      `This SIP account has used its ${account.minutesPerDay}-minute limit for the last 24 hours.`,
    );
}
