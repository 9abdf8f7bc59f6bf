import { and, eq, isNull, lt } from 'drizzle-orm';
import { longestCallBackHours } from '#domain/channels/call-queue.ts';
import { AppError } from '#domain/platform/errors.ts';
import { placeCall } from '#server/channels/place-call.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { waitingCallers } from '#server/platform/db/schema/waiting.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { endWait, inLine } from './line.ts';

/** Who left is forgotten so much later, in ms. */
const forgetAfterMs = 24 * 60 * 60_000;
/** Callbacks of a workspace that one look places. */
const mostAtOnce = 10;
/** No line is free, or too many calls were started: tried again in their place. */
const notYet = ['too_many_calls', 'too_many_requests', 'not_ready'];

/** Calls back the next in line, where that is what they wait for. False: no one was called. */
export async function callBackNext(scope: Scope): Promise<boolean> {
  const { services, workspaceId } = scope;
  const { first, number } = await services.db.tenant(workspaceId, async (tx) => {
    const [head] = await inLine(tx, scope);
    if (head === undefined || !head.wantsCallBack) return {};
    const own = and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.id, head.numberId));
    const [row] = await tx.select().from(phoneNumbers).where(own);
    return { first: head, number: row };
  });
  if (first === undefined || number === undefined) return false;
  const agentId = number.outboundAgentId ?? number.inboundAgentId ?? undefined;
  try {
    // Its id is the call's: anyone who comes second, or again after a kill, dials no second time.
    await placeCall(scope, { to: first.otherNumber!, numberId: number.id, agentId, variables: {} }, first.id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (notYet.includes(error.code)) return false;
    services.log.warn({ code: error.code, reason: error.message }, 'a caller who waited could not be called back');
    await endWait(scope, first.id, 'failed');
    return true;
  }
  await endWait(scope, first.id, 'called_back');
  return true;
}

/** Calls back who is next in each workspace, and forgets who left long ago. */
export async function lookAfterLines(services: Services): Promise<void> {
  const waiting = await services.db.system('job', (tx) =>
    tx
      .selectDistinct({ workspaceId: waitingCallers.workspaceId })
      .from(waitingCallers)
      .where(and(eq(waitingCallers.wantsCallBack, true), isNull(waitingCallers.leftAt))),
  );
  const tooOld = new Date(services.clock.now() - longestCallBackHours * 60 * 60_000);
  const stale = and(isNull(waitingCallers.leftAt), lt(waitingCallers.joinedAt, tooOld));
  const failed = { leftAt: new Date(services.clock.now()), outcome: 'failed' } as const;
  for (const { workspaceId } of waiting) {
    const scope: Scope = { services, workspaceId, actor: null };
    try {
      await services.db.tenant(workspaceId, (tx) =>
        tx
          .update(waitingCallers)
          .set(failed)
          .where(and(eq(waitingCallers.workspaceId, workspaceId), eq(waitingCallers.wantsCallBack, true), stale)),
      );
      for (let n = 0; n < mostAtOnce; n++) if (!(await callBackNext(scope))) break;
    } catch (error) {
      services.log.error({ err: error, workspaceId }, 'callers who wait could not be called back');
    }
  }
  const before = new Date(services.clock.now() - forgetAfterMs);
  await services.db.system('job', (tx) => tx.delete(waitingCallers).where(lt(waitingCallers.leftAt, before)));
}
