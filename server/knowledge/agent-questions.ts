import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { knowledgeFiles } from '#server/platform/db/schema/knowledge.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import { foldersOfAgent } from './agent-folders.ts';
import { readBusinessFacts } from './search/fact-sources.ts';
import { prepareRanking } from './search/rank-in-worker.ts';

/** Whether and when there is anything that an agent could answer callers' questions from. */
export async function knowledgeOf(
  tx: Tx,
  { workspaceId }: Scope,
  agentId: string,
): Promise<Pick<Setting, 'knowledge'>> {
  const folders = await foldersOfAgent(tx, workspaceId, agentId);
  const [some] = await tx
    .select({ id: knowledgeFiles.id })
    .from(knowledgeFiles)
    .where(
      and(
        eq(knowledgeFiles.workspaceId, workspaceId),
        gt(knowledgeFiles.version, 0),
        isNull(knowledgeFiles.deletedAt),
        folders.length > 0 ? inArray(knowledgeFiles.folderId, folders) : undefined,
      ),
    )
    .limit(1);
  if (!some && Object.keys(await readBusinessFacts(tx, workspaceId)).length === 0) return {};
  prepareRanking();
  const [agent] = await tx
    .select({ when: agents.knowledgeWhen })
    .from(agents)
    .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId)));
  return { knowledge: { when: agent?.when ?? '' } };
}
