import { and, eq } from 'drizzle-orm';
import type { PreparedSpeech } from '#domain/agents/prepared-speech.ts';
import { findKnownVersion } from '#server/agents/known-versions.ts';
import { agentPreparedSpeech } from '#server/platform/db/schema/prepared-speech.table.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { isOwnVoice } from './own-voice.ts';

/** How far an agent's fixed sentences are spoken. @throws AppError not_found */
export async function getPreparedSpeech(scope: Scope, agentId: string): Promise<PreparedSpeech> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { agent } = await findRow(tx, scope, agentId);
    const { voice } = await findKnownVersion(tx, scope, agentId, agent.version);
    const [row] = await tx
      .select()
      .from(agentPreparedSpeech)
      .where(and(eq(agentPreparedSpeech.workspaceId, workspaceId), eq(agentPreparedSpeech.agentId, agentId)));
    const none = { version: agent.version, sentences: 0, ready: 0, failed: 0, updatedAt: null };
    if (!isOwnVoice(voice)) return { status: 'not_needed', ...none };
    if (row?.version !== agent.version) return { status: 'waiting', ...none };
    const { version, sentences, done, failed, changedAt } = row;
    const status = done < sentences ? 'making' : 'ready';
    return { status, version, sentences, ready: done - failed, failed, updatedAt: changedAt.toISOString() };
  });
}
