import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ActionWords } from '#domain/actions/action-labels.ts';
import type { Action } from '#domain/actions/actions.ts';
import { actionIdsOf } from '#domain/agents/prompt-agents.ts';
import type { Flow, FlowNode } from '#domain/agents/workflows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import { agentDrafts, agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentReleases } from '#server/platform/db/schema/releases.table.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import { live, selectAgents } from '#server/records/agent-rows.ts';

type Use = Action['usedBy'][number];

/** Nodes are the same in flows of every form. */
const nodesOf = (flow: Flow): FlowNode[] => [
  ...flow.nodes,
  ...Object.values(flow.workflows ?? {}).flatMap(({ nodes }) => nodes),
];

/** What is said around the actions that a flow runs, by the action's id. Undefined: nothing. */
export async function wordsFor(
  tx: Tx,
  workspaceId: string,
  flow: Flow,
): Promise<Record<string, ActionWords> | undefined> {
  const ids = nodesOf(flow).flatMap(actionIdsOf);
  const known = ids.filter((id) => z.uuid().safeParse(id).success);
  if (known.length === 0) return undefined;
  const rows = await tx
    .select({ id: actions.id, words: actions.words })
    .from(actions)
    .where(and(eq(actions.workspaceId, workspaceId), inArray(actions.id, known)));
  const said = rows.filter(({ words }) => Object.values(words).some((text) => text !== ''));
  return said.length > 0 ? Object.fromEntries(said.map(({ id, words }) => [id, words])) : undefined;
}

const stepsRunning = (flow: Flow, actionId: string): string[] =>
  nodesOf(flow).flatMap((node) => (actionIdsOf(node).includes(actionId) ? [node.title] : []));

/** Conversation steps of agents that run actions of the workspace, by the action's id. */
export async function findUses(tx: Tx, workspaceId: string): Promise<Map<string, Use[]>> {
  const rows = await selectAgents(tx).where(live(workspaceId)).orderBy(asc(agents.createdAt), asc(agents.id));
  const uses = new Map<string, Use[]>();
  for (const { agent, configuration } of rows) {
    const agentId = agent.id;
    for (const node of nodesOf(configuration.flow))
      for (const actionId of actionIdsOf(node)) {
        const known = uses.get(actionId) ?? [];
        const same = known.find((use) => use.agentId === agentId);
        if (same) same.steps.push(node.title);
        else known.push({ agentId, agent: configuration.name, steps: [node.title] });
        uses.set(actionId, known);
      }
  }
  return uses;
}

export const countSteps = (uses: readonly Use[] | undefined): number =>
  (uses ?? []).reduce((sum, { steps }) => sum + steps.length, 0);

/** All flows of a workspace, with the words for where they are. */
export async function flowsOf(tx: Tx, workspaceId: string): Promise<{ place: string; flow: Flow }[]> {
  const rows = await selectAgents(tx).where(live(workspaceId)).orderBy(asc(agents.createdAt), asc(agents.id));
  const answering = rows.map(({ configuration: { name, flow } }) => ({ place: `the agent ${name}`, flow }));
  return [...answering, ...(await otherFlows(tx, workspaceId))];
}

/** Where steps of these types are used, in words that name the steps. */
export async function placesWithStep(tx: Tx, workspaceId: string, types: readonly string[]): Promise<string[]> {
  return (await flowsOf(tx, workspaceId)).flatMap(({ place, flow }) => {
    const titles = nodesOf(flow).flatMap(({ type, title }) => (types.includes(type) ? [title] : []));
    return titles.length > 0 ? [`${place} (${titles.join(', ')})`] : [];
  });
}

/** Flows beside those that answer callers, with the words for where they are: drafts, rollouts and workflows. */
async function otherFlows(tx: Tx, workspaceId: string): Promise<{ place: string; flow: Flow }[]> {
  const drafts = await tx
    .select({ configuration: agentDrafts.configuration })
    .from(agentDrafts)
    .innerJoin(agents, and(eq(agents.workspaceId, agentDrafts.workspaceId), eq(agents.id, agentDrafts.agentId)))
    .where(and(live(workspaceId), isNotNull(agentDrafts.configuration)));
  const candidates = await tx
    .select({ configuration: agentVersions.configuration })
    .from(agentReleases)
    .innerJoin(agents, and(eq(agents.workspaceId, agentReleases.workspaceId), eq(agents.id, agentReleases.agentId)))
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agentReleases.workspaceId),
        eq(agentVersions.agentId, agentReleases.agentId),
        eq(agentVersions.version, agentReleases.candidateVersion),
      ),
    )
    .where(and(live(workspaceId), eq(agentReleases.state, 'running')));
  const own = await tx
    .select({ name: workflows.name, flow: workflows.flow })
    .from(workflows)
    .where(eq(workflows.workspaceId, workspaceId));
  return [
    ...drafts.map(({ configuration }) => ({
      place: `the draft of ${configuration!.name}`,
      flow: configuration!.flow,
    })),
    ...candidates.map(({ configuration: { name, flow } }) => ({ place: `the rollout of ${name}`, flow })),
    ...own.map(({ name, flow }) => ({ place: `the workflow ${name}`, flow })),
  ];
}

/** Where an action is used, in words that name the steps; empty where nothing would miss it. */
export async function placesOf(tx: Tx, workspaceId: string, actionId: string): Promise<string[]> {
  const answering = (await findUses(tx, workspaceId)).get(actionId) ?? [];
  const named = [
    ...answering.map(({ agent, steps }) => ({ place: agent, steps })),
    ...(await otherFlows(tx, workspaceId)).map(({ place, flow }) => ({ place, steps: stepsRunning(flow, actionId) })),
  ];
  return named.flatMap(({ place, steps }) => (steps.length > 0 ? [`${place} (${steps.join(', ')})`] : []));
}
