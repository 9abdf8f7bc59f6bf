import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type CallQuality, callSigns, type Scorecard } from '#domain/calls/call-quality.ts';
import type { CallSummary } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findCall, summariesOf } from '#server/calls/calls.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callQuality, type QualityRow } from '#server/platform/db/schema/call-quality.table.ts';
import type { Scope } from '#server/scope.ts';
import { readScorecard } from './scorecards.ts';

/** A rated call, with what each sign took off. */
function presentQuality({ score, signs, lookedAt }: QualityRow, card: Scorecard): CallQuality {
  const shown = callSigns.flatMap((sign) => {
    const times = signs[sign] ?? 0;
    return times === 0 ? [] : [{ sign, times, points: Math.min(card[sign].most, card[sign].each * times) }];
  });
  return { score, signs: shown.sort((one, other) => other.points - one.points), reviewed: lookedAt !== null };
}

const unrated: CallQuality = { score: null, signs: [], reviewed: false };

const one = ({ workspaceId }: Scope, callId: string) =>
  and(eq(callQuality.workspaceId, workspaceId), eq(callQuality.callId, callId));

async function read(tx: Tx, scope: Scope, callId: string): Promise<CallQuality> {
  await findCall(tx, scope, callId);
  const [row] = await tx.select().from(callQuality).where(one(scope, callId));
  return row === undefined ? unrated : presentQuality(row, await readScorecard(tx, scope.workspaceId));
}

/** How good a call was. @throws AppError not_found */
export const getQuality = (scope: Scope, callId: string): Promise<CallQuality> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => read(tx, scope, callId));

/** Says that a call was looked at, or that it is to be. @throws AppError not_found, conflict before it is rated */
export function markLooked(scope: Scope, callId: string, reviewed: boolean): Promise<CallQuality> {
  const { services, workspaceId, actor } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await findCall(tx, scope, callId);
    const rows = await tx
      .update(callQuality)
      .set({
        lookedAt: reviewed ? new Date(services.clock.now()) : null,
        lookedBy: reviewed ? (actor?.userId ?? null) : null,
      })
      .where(one(scope, callId))
      .returning();
    if (rows.length === 0) throw new AppError('conflict', 'This call hasn’t been scored yet. Try again in a minute.');
    await recordChange(tx, scope, 'call.looked-at', { object: { kind: 'call', id: callId }, after: { reviewed } });
    return read(tx, scope, callId);
  });
}

/** Where a page of the list went on: the score and the id of the last. @throws AppError invalid_input */
function readCursor(cursor: string | undefined): { score: number; callId: string } | null {
  if (cursor === undefined) return null;
  const [, score, callId] = /^(\d{1,3})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (score === undefined || callId === undefined)
    throw new AppError('invalid_input', undefined, [
      { path: 'query.cursor', message: 'This cursor isn’t valid. Start again from the first page.' },
    ]);
  return { score: Number(score), callId };
}

/** Calls that lost points and that no one has looked at, the worst first; of the same score the newest. */
export async function listWorst(
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: (CallSummary & { quality: CallQuality })[]; next: string | null }> {
  const { services, workspaceId } = scope;
  const after = readCursor(cursor);
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select()
      .from(callQuality)
      .where(
        and(
          eq(callQuality.workspaceId, workspaceId),
          isNull(callQuality.lookedAt),
          eq(callQuality.test, false),
          lt(callQuality.score, 100),
          after === null
            ? undefined
            : or(
                sql`${callQuality.score} > ${after.score}`,
                and(eq(callQuality.score, after.score), lt(callQuality.callId, after.callId)),
              ),
        ),
      )
      .orderBy(callQuality.score, desc(callQuality.callId))
      .limit(limit + 1);
    const shown = rows.slice(0, limit);
    const card = await readScorecard(tx, workspaceId);
    const known = await summariesOf(
      tx,
      scope,
      shown.map(({ callId }) => callId),
    );
    const items = shown.flatMap((row) => {
      const call = known.get(row.callId);
      return call ? [{ ...call, quality: presentQuality(row, card) }] : [];
    });
    const last = shown.at(-1);
    return { items, next: rows.length > limit && last ? `${last.score}.${last.callId}` : null };
  });
}
