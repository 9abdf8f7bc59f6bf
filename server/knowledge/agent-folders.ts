import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AgentKnowledge } from '#domain/knowledge/knowledge.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentKnowledgeFolders, knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';

const ofAgent = (workspaceId: string, agentId: string) =>
  and(eq(agentKnowledgeFolders.workspaceId, workspaceId), eq(agentKnowledgeFolders.agentId, agentId));

/** When an agent looks into documents. @throws AppError not_found */
async function whenOfAgent(tx: Tx, workspaceId: string, agentId: string): Promise<string> {
  const [agent] = await tx
    .select({ when: agents.knowledgeWhen })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId), isNull(agents.deletedAt)))
    .for('update');
  if (agent === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
  return agent.when;
}

/** Folders that an agent chose; none: it answers from all. */
export async function foldersOfAgent(tx: Tx, workspaceId: string, agentId: string): Promise<string[]> {
  const rows = await tx
    .select({ folderId: agentKnowledgeFolders.folderId })
    .from(agentKnowledgeFolders)
    .where(ofAgent(workspaceId, agentId))
    .orderBy(asc(agentKnowledgeFolders.folderId));
  return rows.map(({ folderId }) => folderId);
}

/** Agents that answer from a folder: those that chose it, and those that chose none. `chosen`: the former alone. */
export async function agentsOfFolder(
  tx: Tx,
  workspaceId: string,
  folderId: string,
  { chosen = false } = {},
): Promise<{ id: string; name: string }[]> {
  const rows = await tx
    .select({
      id: agents.id,
      name: sql<string>`${agentVersions.configuration} ->> 'name'`,
      folderId: agentKnowledgeFolders.folderId,
    })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    )
    .leftJoin(
      agentKnowledgeFolders,
      and(eq(agentKnowledgeFolders.workspaceId, agents.workspaceId), eq(agentKnowledgeFolders.agentId, agents.id)),
    )
    .where(and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt)))
    .orderBy(asc(agents.createdAt), asc(agents.id));
  return rows
    .filter((row) => row.folderId === folderId || (row.folderId === null && !chosen))
    .map(({ id, name }) => ({ id, name }));
}

/** @throws AppError not_found */
export const getAgentFolders = ({ services, workspaceId }: Scope, agentId: string): Promise<AgentKnowledge> =>
  services.db.tenant(workspaceId, async (tx) => {
    const when = await whenOfAgent(tx, workspaceId, agentId);
    return { folderIds: await foldersOfAgent(tx, workspaceId, agentId), when };
  });

/** @throws AppError not_found, invalid_input */
export function setAgentFolders(
  scope: Scope,
  agentId: string,
  { folderIds: wanted, when: given }: { folderIds: string[]; when?: string | undefined },
): Promise<AgentKnowledge> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const formerly = await whenOfAgent(tx, workspaceId, agentId);
    const when = given ?? formerly;
    const before = await foldersOfAgent(tx, workspaceId, agentId);
    const found =
      wanted.length === 0
        ? []
        : await tx
            .select({ id: knowledgeFolders.id })
            .from(knowledgeFolders)
            .where(and(eq(knowledgeFolders.workspaceId, workspaceId), inArray(knowledgeFolders.id, wanted)));
    if (found.length !== new Set(wanted).size) {
      const message = 'One of these folders no longer exists. Reload the page.';
      throw new AppError('invalid_input', message, [{ path: 'body.folderIds', message }]);
    }
    await tx.delete(agentKnowledgeFolders).where(ofAgent(workspaceId, agentId));
    if (found.length > 0) {
      await tx
        .insert(agentKnowledgeFolders)
        .values(found.map(({ id: folderId }) => ({ workspaceId, agentId, folderId })));
    }
    await tx
      .update(agents)
      .set({ knowledgeWhen: when })
      .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId)));
    const folderIds = found.map(({ id }) => id).sort();
    const object = { kind: 'agent', id: agentId };
    await recordChange(tx, scope, 'agent.knowledge-set', {
      object,
      before: { folderIds: before, when: formerly },
      after: { folderIds, when },
    });
    return { folderIds, when };
  });
}
