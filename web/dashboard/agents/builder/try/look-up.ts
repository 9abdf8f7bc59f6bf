import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { FindAnswerInput } from '#voice/flow/flow-actions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';

/** Answers a caller's question from the Knowledge Base, in the folders of the step, else those of the agent. */
export async function lookUp(input: Json, agentId: string): Promise<ActionResult> {
  try {
    const { question, folderIds: ofStep } = FindAnswerInput.parse(input);
    const folderIds =
      ofStep.length > 0 ? ofStep : (await api.knowledge.agentFolders({ params: { agentId } })).folderIds;
    const body = { query: question, ...(folderIds.length > 0 && { folderIds }) };
    const { answer } = await api.knowledgeSearch.search({ body });
    return { ok: true, output: { answer: answer && { text: answer.text }, maybe: null } };
  } catch (error) {
    return { ok: false, code: 'unavailable', message: messageOf(error) };
  }
}
