import { asc, eq } from 'drizzle-orm';
import { noTriggers } from '#domain/actions/actions.ts';
import { createAction, listActions, setActionStatus, updateAction } from '#server/actions/actions.ts';
import { createWorkflow, listWorkflows, publishWorkflow, setWorkflowStatus } from '#server/agents/workflows.ts';
import { addTestNumber } from '#server/channels/add-test-number.ts';
import { addFaq } from '#server/knowledge/faq.ts';
import { takeText } from '#server/knowledge/take-content.ts';
import { knowledgeFiles, knowledgeFolders } from '#server/platform/db/schema/knowledge.table.ts';
import { type NumberRow, phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import {
  sampleActions,
  sampleNumberName,
  sampleQuestions,
  sampleTexts,
  sampleWorkflows,
} from './sample-business.data.ts';

/** What the made-up business has set up, by the rules that people use. What is there already stays: it may be begun again. */

/** Its number, which the scheduler answers: of the carrier simulator, and free. */
export async function numberOfSample(scope: Scope, agentId: string): Promise<NumberRow> {
  const { services, workspaceId } = scope;
  const find = () =>
    services.db.tenant(workspaceId, (tx) =>
      tx
        .select()
        .from(phoneNumbers)
        .where(eq(phoneNumbers.workspaceId, workspaceId))
        .orderBy(asc(phoneNumbers.createdAt))
        .limit(1),
    );
  const [known] = await find();
  if (known) return known;
  await addTestNumber(scope, { name: sampleNumberName, inboundAgentId: agentId });
  return (await find())[0]!;
}

/** Questions and texts in the folders that every workspace begins with. */
export async function addKnowledge(scope: Scope): Promise<void> {
  const { services, workspaceId } = scope;
  const { folders, known } = await services.db.tenant(workspaceId, async (tx) => ({
    folders: await tx.select().from(knowledgeFolders).where(eq(knowledgeFolders.workspaceId, workspaceId)),
    known: await tx
      .select({ name: knowledgeFiles.name })
      .from(knowledgeFiles)
      .where(eq(knowledgeFiles.workspaceId, workspaceId)),
  }));
  const idOf = (name: string) => folders.find((folder) => folder.name === name)?.id;
  const isThere = (name: string) => known.some((file) => file.name === name);
  for (const { folder, entry } of sampleQuestions)
    if (!isThere(entry.question)) await addFaq(scope, entry, idOf(folder));
  for (const { folder, title, text } of sampleTexts)
    if (!isThere(title)) await takeText(scope, title, text, idOf(folder));
}

/** Its own actions, active; answers the one that follows bookings. */
export async function addActions(scope: Scope, agentId: string): Promise<string> {
  const known = await listActions(scope);
  const ids: string[] = [];
  for (const { name, configuration, variables } of sampleActions) {
    const there = known.find((action) => action.name === name);
    const id = there?.id ?? (await createAction(scope, { template: configuration.template, name })).id;
    ids.push(id);
    if (there) continue;
    const isFirst = ids.length === 1;
    const triggerSettings = { ...noTriggers, ...(isFirst && { afterCall: { agentIds: [agentId], outcomes: [] } }) };
    await updateAction(scope, id, { configuration, variables, triggerSettings });
    await setActionStatus(scope, id, 'active');
  }
  return ids[0]!;
}

export async function addWorkflows(scope: Scope): Promise<void> {
  const known = await listWorkflows(scope);
  for (const template of sampleWorkflows) {
    if (known.some((workflow) => workflow.template === template)) continue;
    const { id, revision } = await createWorkflow(scope, { template });
    await publishWorkflow(scope, id, { revision });
    await setWorkflowStatus(scope, id, 'active');
  }
}
