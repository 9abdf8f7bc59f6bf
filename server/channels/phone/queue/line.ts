import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { longestWaitMinutes, mostWaiting, type waitOutcomes } from '#domain/channels/call-queue.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type WaitingRow, waitingCallers } from '#server/platform/db/schema/waiting.table.ts';
import type { Scope } from '#server/scope.ts';

/** A line that does not ask for so long has hung up, in ms: it asks after each round of the sound. */
const goneMs = 45_000;

const ofSid = ({ workspaceId }: Scope, carrierSid: string) =>
  and(
    eq(waitingCallers.workspaceId, workspaceId),
    eq(waitingCallers.carrierSid, carrierSid),
    isNull(waitingCallers.leftAt),
  );

/** Who waits, in order: by when they came. */
export const inLine = (tx: Tx, { services, workspaceId }: Scope): Promise<WaitingRow[]> =>
  tx
    .select()
    .from(waitingCallers)
    .where(
      and(
        eq(waitingCallers.workspaceId, workspaceId),
        isNull(waitingCallers.leftAt),
        or(waitingCallers.wantsCallBack, gt(waitingCallers.seenAt, new Date(services.clock.now() - goneMs))),
      ),
    )
    .orderBy(asc(waitingCallers.joinedAt), asc(waitingCallers.id));

/** Whether no one waits before a call: one that does not wait itself comes behind all who do. */
export const isNext = (scope: Scope, carrierSid: string): Promise<boolean> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [first] = await inLine(tx, scope);
    return first === undefined || first.carrierSid === carrierSid;
  });

export interface Place {
  /** 1: the next. */
  at: number;
  /** Whether they have been told so; `isNew`: they have been told nothing. */
  isTold: boolean;
  isNew: boolean;
}

/** Has a caller wait, or wait on. Null: the line is full, or they have waited too long. */
export function wait(
  scope: Scope,
  { numberId, carrierSid, other }: { numberId: string; carrierSid: string; other: string | null },
): Promise<Place | null> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  return services.db.tenant(workspaceId, async (tx) => {
    const waiting = await inLine(tx, scope);
    const [known] = await tx.select().from(waitingCallers).where(ofSid(scope, carrierSid));
    if (known === undefined && waiting.length >= mostWaiting) return null;
    if (known !== undefined && now - known.joinedAt.getTime() > longestWaitMinutes * 60_000) {
      await end(tx, scope, known.id, 'too_long');
      return null;
    }
    const ahead = waiting.findIndex((one) => one.carrierSid === carrierSid);
    const at = ahead < 0 ? waiting.length + 1 : ahead + 1;
    if (known === undefined) {
      const row = { workspaceId, id: newId(), numberId, carrierSid, otherNumber: other };
      // The same request twice is one caller; one who left and is back on the same call waits no more.
      await tx
        .insert(waitingCallers)
        .values({ ...row, joinedAt: new Date(now), seenAt: new Date(now), toldPlace: at })
        .onConflictDoNothing();
      return { at, isTold: false, isNew: true };
    }
    await tx
      .update(waitingCallers)
      .set({ seenAt: new Date(now), toldPlace: at })
      .where(ofSid(scope, carrierSid));
    return { at, isTold: known.toldPlace === at, isNew: known.toldPlace === 0 };
  });
}

const end = (tx: Tx, { services, workspaceId }: Scope, id: string, outcome: (typeof waitOutcomes)[number]) =>
  tx
    .update(waitingCallers)
    .set({ leftAt: new Date(services.clock.now()), outcome })
    .where(and(eq(waitingCallers.workspaceId, workspaceId), eq(waitingCallers.id, id), isNull(waitingCallers.leftAt)));

/** Who waits on a call; undefined where no one does, or they are to be called back. */
export const waitingOn = async (scope: Scope, carrierSid: string): Promise<WaitingRow | undefined> => {
  const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .select()
      .from(waitingCallers)
      .where(and(ofSid(scope, carrierSid), eq(waitingCallers.wantsCallBack, false))),
  );
  return rows[0];
};

/** A wait is over. In a transaction of its own. */
export const endWait = (scope: Scope, id: string, outcome: (typeof waitOutcomes)[number]) =>
  scope.services.db.tenant(scope.workspaceId, (tx) => end(tx, scope, id, outcome));

/** A call is answered, or over; who is to be called back keeps their place. */
export const leaveLine = (scope: Scope, carrierSid: string, outcome: 'taken' | 'left') =>
  scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx
      .update(waitingCallers)
      .set({ leftAt: new Date(scope.services.clock.now()), outcome })
      .where(and(ofSid(scope, carrierSid), eq(waitingCallers.wantsCallBack, false))),
  );

/** A caller asks to be called back. False where they do not wait, or their number is withheld. */
export const wantCallBack = (scope: Scope, carrierSid: string): Promise<boolean> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx.select().from(waitingCallers).where(ofSid(scope, carrierSid));
    if (row === undefined || row.otherNumber === null) return false;
    await tx.update(waitingCallers).set({ wantsCallBack: true }).where(ofSid(scope, carrierSid));
    return true;
  });
