import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Agent } from '#domain/agents/agents.ts';
import type { Version, VersionDetail } from '#domain/agents/versions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { presentAgent } from '#server/agents/configuration/present-agent.ts';
import { changeOf, readDraft, writeDraft } from '#server/agents/draft-state.ts';
import { pointAt } from '#server/agents/make-live.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentOf, findRow, findVersion, lockRow, readConfiguration, requireSound } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { endRelease } from './release-state.ts';

type VersionRow = typeof agentVersions.$inferSelect;

/** Published versions of an agent. */
const published = (workspaceId: string, agentId: string) =>
  and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId), gt(agentVersions.version, 0));

async function present(scope: Scope, rows: VersionRow[], liveVersion: number): Promise<Version[]> {
  const nameOf = await namesOf(
    scope.services,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map(({ version, name, note, createdAt, createdBy }) => ({
    version,
    name,
    note,
    publishedAt: createdAt.toISOString(),
    publishedBy: createdBy === null ? null : nameOf(createdBy),
    isLive: version === liveVersion,
  }));
}

/** Published versions, newest first. @param cursor the number of the last one seen @throws AppError not_found */
export async function listVersions(
  scope: Scope,
  agentId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { rows, agent } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
    agent: (await findRow(tx, scope, agentId)).agent,
    rows: await tx
      .select()
      .from(agentVersions)
      .where(
        and(
          published(scope.workspaceId, agentId),
          cursor === undefined ? undefined : lt(agentVersions.version, Number(cursor)),
        ),
      )
      .orderBy(desc(agentVersions.version))
      .limit(limit + 1),
  }));
  const shown = rows.slice(0, limit);
  return {
    items: await present(scope, shown, agent.version),
    next: rows.length > limit ? String(shown.at(-1)!.version) : null,
  };
}

async function findPublished(tx: Tx, scope: Scope, agentId: string, version: number): Promise<VersionRow> {
  const [row] = await tx
    .select()
    .from(agentVersions)
    .where(and(published(scope.workspaceId, agentId), eq(agentVersions.version, version)));
  if (row === undefined) throw new AppError('not_found', 'Version not found for this agent. Check the ID.');
  return row;
}

/** @throws AppError not_found */
export async function getVersion(scope: Scope, agentId: string, version: number): Promise<VersionDetail> {
  const { row, agent } = await scope.services.db.tenant(scope.workspaceId, async (tx) => ({
    agent: (await findRow(tx, scope, agentId)).agent,
    row: await findPublished(tx, scope, agentId, version),
  }));
  const [shown] = await present(scope, [row], agent.version);
  return { ...shown!, configuration: readConfiguration(row.configuration) };
}

/** @throws AppError not_found */
export async function renameVersion(
  scope: Scope,
  agentId: string,
  version: number,
  name: string | null,
): Promise<Version> {
  const { row, agent } = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { agent: found } = await lockRow(tx, scope, agentId);
    const before = await findPublished(tx, scope, agentId, version);
    const [renamed] = await tx
      .update(agentVersions)
      .set({ name })
      .where(and(published(scope.workspaceId, agentId), eq(agentVersions.version, version)))
      .returning();
    await recordChange(tx, scope, 'agent.version-named', {
      object: agentOf(agentId),
      before: { version, name: before.name },
      after: { version, name },
    });
    return { row: renamed!, agent: found };
  });
  const [shown] = await present(scope, [row], agent.version);
  return shown!;
}

/**
 * Lets a version answer again. The draft keeps what it holds, unless it is to become that version, too.
 * @throws AppError not_found, flow_invalid
 */
export function restoreVersion(
  scope: Scope,
  agentId: string,
  version: number,
  { replaceDraft, note }: { replaceDraft: boolean; note?: string | undefined },
): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    await findPublished(tx, scope, agentId, version);
    const configuration = await findVersion(tx, scope, agentId, version);
    requireSound(configuration.flow);
    const draft = await readDraft(tx, row);
    await endRelease(tx, scope, agentId, 'replaced');
    const restored = { agent: await pointAt(tx, scope, agentId, version), configuration };
    const changed = { ...changeOf(scope), revision: draft.revision + 1, baseVersion: version, configuration };
    await writeDraft(tx, restored, replaceDraft ? changed : draft);
    await recordChange(tx, scope, 'agent.restored', {
      object: agentOf(agentId),
      before: { version: row.agent.version },
      after: { version, name: configuration.name, ...(note && { note }) },
    });
    return presentAgent(tx, scope, restored);
  });
}
