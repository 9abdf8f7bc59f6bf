import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Unrecognized, UnrecognizedStatus } from '#domain/agents/unrecognized.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { unrecognized } from '#server/platform/db/schema/unrecognized-utterances.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';
import { termsOf } from '#voice/knowledge/words.ts';

type Stored = typeof unrecognized.$inferSelect;
/** A row, opened. */
type Row = Omit<Stored, 'asked' | 'said'> & { asked: string; said: string };

/** Times that one look goes through: the latest. */
const mostLooked = 5_000;
const mostCalls = 20;
const daysBack = 90;

const open = (seal: ContentCipher, row: Stored): Row => ({
  ...row,
  asked: seal.open(keptPlace('missed_words', 'asked', row.id), row.asked),
  said: seal.open(keptPlace('missed_words', 'said', row.id), row.said),
});

/** What makes utterances one: the step, and their words of weight, in any order. */
function likenessKey({ agentId, node, said, language }: Row): string {
  const terms = [...new Set(termsOf(said, language).map(({ term }) => term))].sort().join(' ');
  return JSON.stringify([
    agentId,
    node,
    terms ||
      said
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
  ]);
}

async function readMissed(
  tx: Tx,
  { services, workspaceId }: Scope,
  { status, agentId }: { status: UnrecognizedStatus; agentId?: string | undefined },
): Promise<Row[]> {
  const seal = await findSeal(tx, services, workspaceId);
  const since = new Date(services.clock.now() - daysBack * 86_400_000);
  const rows = await tx
    .select()
    .from(unrecognized)
    .where(
      and(
        eq(unrecognized.workspaceId, workspaceId),
        eq(unrecognized.status, status),
        gt(unrecognized.saidAt, since),
        agentId === undefined ? undefined : eq(unrecognized.agentId, agentId),
      ),
    )
    .orderBy(desc(unrecognized.saidAt), desc(unrecognized.id))
    .limit(mostLooked);
  return rows.map((row) => open(seal, row));
}

/** What agents were called in some calls, by call. */
async function agentNames(tx: Tx, workspaceId: string, callIds: readonly string[]): Promise<Map<string, string>> {
  if (callIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: calls.id, name: calls.agentName })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, [...callIds])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const present = (group: readonly Row[], agentName: string): Unrecognized => {
  const latest = group[0]!;
  return {
    id: latest.id,
    agentId: latest.agentId,
    agentName,
    node: latest.node,
    title: latest.title,
    asked: latest.asked,
    said: latest.said,
    status: latest.status,
    teach: latest.teach,
    count: group.length,
    lastSaidAt: latest.saidAt.toISOString(),
    calls: group.slice(0, mostCalls).map(({ callId, turn, said, saidAt }) => ({
      callId,
      turn,
      said,
      at: saidAt.toISOString(),
    })),
  };
};

/** What no one understood, the most said first. */
export function listUnrecognized(
  scope: Scope,
  { limit, ...which }: { status: UnrecognizedStatus; agentId?: string | undefined; limit: number },
): Promise<{ items: Unrecognized[] }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const groups = [...Map.groupBy(await readMissed(tx, scope, which), likenessKey).values()]
      .sort((one, other) => other.length - one.length || other[0]!.saidAt.getTime() - one[0]!.saidAt.getTime())
      .slice(0, limit);
    const latest = groups.map((group) => group[0]!.callId);
    const names = await agentNames(tx, workspaceId, latest);
    return { items: groups.map((group) => present(group, names.get(group[0]!.callId) ?? '')) };
  });
}

/** Takes words off the list, with those that are like them. Answers how many. @throws AppError not_found, conflict */
export function closeUnrecognized(
  scope: Scope,
  unrecognizedId: string,
  resolution: Exclude<UnrecognizedStatus, 'open'>,
): Promise<{ closed: number }> {
  const { services, workspaceId } = scope;
  const one = and(eq(unrecognized.workspaceId, workspaceId), eq(unrecognized.id, unrecognizedId));
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx.select().from(unrecognized).where(one).for('update');
    if (row === undefined) throw new AppError('not_found', 'Phrase not found. Its call may have been deleted.');
    if (row.status !== 'open') throw new AppError('conflict', 'This phrase has already been resolved.');
    const key = likenessKey(open(await findSeal(tx, services, workspaceId), row));
    const like = (await readMissed(tx, scope, { status: 'open', agentId: row.agentId })).filter(
      (other) => likenessKey(other) === key,
    );
    const ids = [...new Set([unrecognizedId, ...like.map(({ id }) => id)])];
    await tx
      .update(unrecognized)
      .set({ status: resolution })
      .where(and(eq(unrecognized.workspaceId, workspaceId), inArray(unrecognized.id, ids)));
    await recordChange(tx, scope, 'missed-words.closed', {
      object: { kind: 'missed-words', id: unrecognizedId },
      after: { resolution, times: ids.length },
    });
    return { closed: ids.length };
  });
}
