import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Release, Rollout, VersionFigures } from '#domain/agents/releases.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { agentReleases } from '#server/platform/db/schema/releases.table.ts';
import type { AgentRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';

export type ReleaseRow = typeof agentReleases.$inferSelect;

const own = (workspaceId: string, agentId: string) =>
  and(eq(agentReleases.workspaceId, workspaceId), eq(agentReleases.agentId, agentId));

/** An agent's newest rollout. */
export async function findRelease(tx: Tx, workspaceId: string, agentId: string): Promise<ReleaseRow | undefined> {
  const [row] = await tx.select().from(agentReleases).where(own(workspaceId, agentId));
  return row;
}

/** How calls that a version answered have ended. @param since null counts all of them */
export async function figuresOf(
  tx: Tx,
  workspaceId: string,
  agentId: string,
  version: number,
  since: Date | null,
): Promise<VersionFigures> {
  const outcome = (one: string) => sql<number>`(count(*) filter (where ${calls.outcome} = ${one}))::int`;
  const [found] = await tx
    .select({ calls: sql<number>`count(*)::int`, successes: outcome('success'), failures: outcome('failure') })
    .from(calls)
    .where(
      and(
        eq(calls.workspaceId, workspaceId),
        eq(calls.agentId, agentId),
        eq(calls.agentVersion, version),
        eq(calls.status, 'ended'),
        eq(calls.test, false),
        since ? gte(calls.endedAt, since) : undefined,
      ),
    );
  return found!;
}

/** A rollout with the figures of both versions since it began. */
export async function presentRelease(tx: Tx, row: ReleaseRow): Promise<Release> {
  const { workspaceId, agentId, stableVersion, candidateVersion, startedAt } = row;
  const { percent, numbers, state, isGuarded, endedAt } = row;
  return {
    stableVersion,
    candidateVersion,
    percent,
    numbers,
    status: state,
    isGuarded,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    stable: await figuresOf(tx, workspaceId, agentId, stableVersion, startedAt),
    candidate: await figuresOf(tx, workspaceId, agentId, candidateVersion, startedAt),
  };
}

/** Begins a rollout of a version of a locked agent, or changes the share of the one that runs. */
export async function setRelease(
  tx: Tx,
  { services }: Scope,
  { workspaceId, id: agentId, version: stableVersion }: AgentRow['agent'],
  candidateVersion: number,
  { percent, numbers }: Rollout,
): Promise<ReleaseRow> {
  const before = await findRelease(tx, workspaceId, agentId);
  const goesOn = before?.state === 'running' && before.candidateVersion === candidateVersion;
  const begun = {
    stableVersion,
    candidateVersion,
    salt: randomBytes(12).toString('base64url'),
    state: 'running' as const,
    startedAt: new Date(services.clock.now()),
    endedAt: null,
    isGuarded: false,
  };
  const row = { ...(goesOn ? before : begun), percent, numbers, workspaceId, agentId };
  const [kept] = await tx
    .insert(agentReleases)
    .values(row)
    .onConflictDoUpdate({ target: [agentReleases.workspaceId, agentReleases.agentId], set: row })
    .returning();
  return kept!;
}

/** Ends the rollout that runs, if one does. Answers it. */
export async function endRelease(
  tx: Tx,
  { services, workspaceId }: Scope,
  agentId: string,
  state: 'promoted' | 'stopped' | 'replaced',
  isGuarded = false,
): Promise<ReleaseRow | undefined> {
  const [ended] = await tx
    .update(agentReleases)
    .set({ state, isGuarded, endedAt: new Date(services.clock.now()), ...(state === 'stopped' && { percent: 0 }) })
    .where(and(own(workspaceId, agentId), eq(agentReleases.state, 'running')))
    .returning();
  return ended;
}

const digits = (line: string) => line.replace(/\D/g, '');

/**
 * Whether a call is the candidate's: a caller falls into one of ten thousand parts, the same each time, by the digest of
 * the salt and their number, else of the call's id.
 */
export function isCandidates({ percent, numbers, salt }: ReleaseRow, callId: string, line: string | null): boolean {
  if (line !== null && numbers.some((number) => digits(number) === digits(line))) return true;
  const digest = createHash('sha256').update(`${salt}${line === null ? callId : digits(line)}`);
  return digest.digest().readUInt32BE(0) % 10_000 < percent * 100;
}
