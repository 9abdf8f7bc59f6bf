import { and, eq } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { toneOf } from '#domain/agents/tone.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readDraft } from '#server/agents/draft-state.ts';
import { knowledgeOf } from '#server/knowledge/agent-questions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { workflows, workflowVersions } from '#server/platform/db/schema/workflows.table.ts';
import { wordsFor } from '#server/records/action-uses.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { readFlow } from '#voice/flow/stored-flow.ts';
import type { TestOwner } from './tests/test-owner.ts';

/** What a workspace adds to a flow that is tested: what its own actions are called, and what is said around them. */
async function surroundings(tx: Tx, { workspaceId }: Scope, flow: Flow): Promise<Partial<TestSubject>> {
  const actionWords = await wordsFor(tx, workspaceId, flow);
  const named = await tx
    .select({ id: actions.id, name: actions.name })
    .from(actions)
    .where(eq(actions.workspaceId, workspaceId));
  const used = JSON.stringify(flow);
  const names = named.filter(({ id }) => used.includes(id)).map(({ id, name }) => [id, name]);
  return { actionNames: Object.fromEntries(names), ...(actionWords && { actionWords }) };
}

/** An agent as it is tested, of any of its configurations. */
export async function subjectOfAgent(
  tx: Tx,
  scope: Scope,
  agentId: string,
  { flow, name, greeting, language, persona }: AgentConfiguration,
): Promise<TestSubject> {
  const knowledge = await knowledgeOf(tx, scope, agentId);
  const tone = toneOf(persona);
  return {
    flow,
    agentName: name,
    greeting,
    language,
    ...(tone && { tone }),
    ...knowledge,
    ...(await surroundings(tx, scope, flow)),
  };
}

/** A workflow as it is tested: alone, as if an agent did nothing else. */
export const subjectOfWorkflow = async (tx: Tx, scope: Scope, flow: Flow): Promise<TestSubject> => ({
  flow,
  agentName: flow.name,
  greeting: null,
  language: 'en-US',
  ...(await surroundings(tx, scope, flow)),
});

/** What an owner's tests are played to: its draft, or what was published. @throws AppError not_found */
export async function readSubject(tx: Tx, scope: Scope, owner: TestOwner, of: 'live' | 'draft'): Promise<TestSubject> {
  if ('agentId' in owner) {
    const row = await findRow(tx, scope, owner.agentId);
    const configuration = of === 'draft' ? (await readDraft(tx, row)).configuration : row.configuration;
    return subjectOfAgent(tx, scope, owner.agentId, configuration);
  }
  const [row] = await tx
    .select()
    .from(workflows)
    .where(and(eq(workflows.workspaceId, scope.workspaceId), eq(workflows.id, owner.workflowId)));
  if (row === undefined) throw new AppError('not_found', 'Workflow not found. It may have been deleted.');
  const flow = of === 'draft' ? row.flow : await publishedFlow(tx, row);
  return subjectOfWorkflow(tx, scope, readFlow(flow));
}

async function publishedFlow(tx: Tx, { workspaceId, id, version, flow }: typeof workflows.$inferSelect): Promise<Flow> {
  const [found] = await tx
    .select({ flow: workflowVersions.flow })
    .from(workflowVersions)
    .where(
      and(
        eq(workflowVersions.workspaceId, workspaceId),
        eq(workflowVersions.workflowId, id),
        eq(workflowVersions.version, version),
      ),
    );
  // One that was never published is tested as it is being built.
  return found?.flow ?? flow;
}
