import { type TrainingPhrase, teach, testOfTrainingPhrase } from '#domain/agents/flow-edits/teach.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addTest, freeName } from '#server/agents/agent-tests.ts';
import { changeOf, readDraft, writeDraft } from '#server/agents/draft-state.ts';
import { lockRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';

/**
 * Teaches the draft of an agent what words mean, and adds a test of it: a call that begins at the question.
 * @throws AppError not_found, conflict where the draft asks for no such choice, or the words mean another one, limit_reached
 */
export function addTrainingPhrase(
  scope: Scope,
  agentId: string,
  trainingPhrase: TrainingPhrase & { said?: string | undefined },
): Promise<{ value: string; revision: number }> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    const draft = await readDraft(tx, row);
    const taught = teach(draft.configuration.flow, trainingPhrase);
    if ('fault' in taught) throw new AppError('conflict', taught.fault);
    const configuration = { ...draft.configuration, flow: storedFlow(taught.graph) };
    const { revision } = await writeDraft(tx, row, {
      ...draft,
      ...changeOf(scope),
      revision: draft.revision + 1,
      configuration,
    });
    const test = testOfTrainingPhrase(trainingPhrase, taught.value);
    const name = await freeName(tx, scope, { agentId }, test.name);
    await addTest(tx, scope, { agentId }, { ...test, name });
    return { value: taught.value, revision };
  });
}
