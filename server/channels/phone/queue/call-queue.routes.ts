import { and, asc, eq } from 'drizzle-orm';
import { callQueueApi, type WaitingCaller } from '#domain/channels/call-queue.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { type WaitingRow, waitingCallers } from '#server/platform/db/schema/waiting.table.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { inLine } from './line.ts';

/** Who waits, in order, and anyone who could not be called back. */
const listWaiting = ({ services, workspaceId, ...scope }: Scope): Promise<WaitingCaller[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const waiting = await inLine(tx, { services, workspaceId, ...scope });
    const failed = await tx
      .select()
      .from(waitingCallers)
      .where(and(eq(waitingCallers.workspaceId, workspaceId), eq(waitingCallers.outcome, 'failed')))
      .orderBy(asc(waitingCallers.joinedAt));
    const numbers = await tx
      .select({ id: phoneNumbers.id, number: phoneNumbers.number })
      .from(phoneNumbers)
      .where(eq(phoneNumbers.workspaceId, workspaceId));
    const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
    const shown = (row: WaitingRow, place: number, state: WaitingCaller['state']): WaitingCaller => ({
      id: row.id,
      numberId: row.numberId,
      number: numberOf.get(row.numberId) ?? '',
      otherNumber: row.otherNumber,
      place,
      state,
      since: row.joinedAt.toISOString(),
    });
    return [
      ...waiting.map((row, n) => shown(row, n + 1, row.wantsCallBack ? 'call_back' : 'waiting')),
      ...failed.map((row) => shown(row, 0, 'failed')),
    ];
  });

export const callQueueRoutes = implement(callQueueApi, {
  list: async ({ scope }) => ({ items: await listWaiting(scope) }),
});
