import { and, eq, inArray, isNull } from 'drizzle-orm';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { readTests, replaceTests } from '#server/agents/agent-tests.ts';
import { changeOf, readDraft, writeDraft } from '#server/agents/draft-state.ts';
import { insertAgent } from '#server/agents/insert-agent.ts';
import { foldersOfAgent } from '#server/knowledge/agent-folders.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { agentKnowledgeFolders, knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import { agentOf, findRow, live, lockRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { namedFlow, ownFlow } from './action-names.ts';
import { configurationOf, readAgentFile, writeAgentFile } from './agent-file.ts';

/** An agent as a YAML file, with folders and actions by their names. @throws AppError not_found */
export function exportAgent(scope: Scope, agentId: string, of: 'live' | 'draft'): Promise<string> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await findRow(tx, scope, agentId);
    const { flow, ...settings } = of === 'draft' ? (await readDraft(tx, row)).configuration : row.configuration;
    const chosen = await foldersOfAgent(tx, workspaceId, agentId);
    const folders =
      chosen.length === 0
        ? []
        : await tx
            .select({ name: knowledgeFolders.name })
            .from(knowledgeFolders)
            .where(and(eq(knowledgeFolders.workspaceId, workspaceId), inArray(knowledgeFolders.id, chosen)));
    const named = await namedFlow(tx, workspaceId, flow);
    const knowledge = { folders: folders.map(({ name }) => name).sort(), when: row.agent.knowledgeWhen };
    const tests = (await readTests(tx, scope, { agentId })).map(({ test }) => test);
    const more = { agent: agentId, template: row.agent.template, knowledge, actions: named.actions, tests };
    return writeAgentFile({ ...settings, flow: named.flow }, more);
  });
}

/** Has an agent answer from folders of these names; tells of those that are not here. */
async function setFolders(tx: Tx, workspaceId: string, agentId: string, names: string[]): Promise<string[]> {
  const found =
    names.length === 0
      ? []
      : await tx
          .select({ id: knowledgeFolders.id, name: knowledgeFolders.name })
          .from(knowledgeFolders)
          .where(and(eq(knowledgeFolders.workspaceId, workspaceId), inArray(knowledgeFolders.name, names)));
  const own = and(eq(agentKnowledgeFolders.workspaceId, workspaceId), eq(agentKnowledgeFolders.agentId, agentId));
  await tx.delete(agentKnowledgeFolders).where(own);
  if (found.length > 0)
    await tx.insert(agentKnowledgeFolders).values(found.map(({ id }) => ({ workspaceId, agentId, folderId: id })));
  return names
    .filter((name) => !found.some((folder) => folder.name === name))
    .map((name) => `The Knowledge Base has no folder named "${name}". Create it, then assign it to the agent.`);
}

/**
 * Makes an agent of a file, or takes the file into the draft of one; folders and tests count at once.
 * @throws AppError invalid_input, not_found, limit_reached
 */
export async function importAgent(
  scope: Scope,
  { yaml, agentId }: { yaml: string; agentId?: string | undefined },
): Promise<{ agentId: string; notes: string[] }> {
  const { services, workspaceId } = scope;
  const file = await readAgentFile(yaml);
  return services.db.tenant(workspaceId, async (tx) => {
    const { flow, notes } = await ownFlow(tx, workspaceId, file.flow);
    const configuration: AgentConfiguration = { ...configurationOf(file), flow: storedFlow(flow) };
    const isKnown = agentTemplates.some(({ id }) => id === file.template);
    const template = isKnown ? file.template : 'customer-support';
    const id = agentId ?? (await insertAgent(tx, scope, template, configuration));
    const row = await lockRow(tx, scope, id);
    if (agentId !== undefined) {
      const draft = await readDraft(tx, row);
      await writeDraft(tx, row, { ...draft, ...changeOf(scope), revision: draft.revision + 1, configuration });
    }
    const { folders, when } = file.knowledge;
    notes.push(...(await setFolders(tx, workspaceId, id, folders)));
    if (file.tests) await replaceTests(tx, scope, { agentId: id }, file.tests);
    await tx
      .update(agents)
      .set({ knowledgeWhen: when })
      .where(and(live(workspaceId), eq(agents.id, id), isNull(agents.deletedAt)));
    await recordChange(tx, scope, 'agent.imported', { object: agentOf(id), after: { ...configuration, template } });
    return { agentId: id, notes };
  });
}
