import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { agentTemplates } from '#domain/agent-templates.data.ts';
import type { Agent, AgentConfiguration, AgentSummary, AgentTemplateCard, agentStatuses } from '#domain/agents.ts';
import { AppError } from '#domain/errors.ts';
import { recordChange } from '#server/audit/record-change.ts';
import { type CallFigures, callFigures } from '#server/calls/calls.ts';
import { takeTurn } from '#server/infra/db/in-turn.ts';
import { newId } from '#server/infra/db/new-id.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { requireRoom } from '#server/limits/require-room.ts';
import type { Scope } from '#server/scope.ts';
import { grantWelcome } from '#server/usage/trial.ts';
import { tellWebhooks } from '#server/webhooks/tell-webhooks.ts';
import { findWorkspace } from '#server/workspaces/workspaces.ts';
import { readFlow, storedFlow } from '#voice/flow/stored-flow.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { agents, agentVersions } from './agents.table.ts';

type AgentRow = { agent: typeof agents.$inferSelect; configuration: AgentConfiguration };

const noCalls: CallFigures = { calls: 0, successRate: null, lastActive: null };

const templateName = (id: string) => agentTemplates.find((template) => template.id === id)?.name ?? id;

/** The cards of the template picker. */
export const listTemplates = (): AgentTemplateCard[] => agentTemplates;

const live = (workspaceId: string) => and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt));

const selectAgents = (tx: Tx) =>
  tx
    .select({ agent: agents, configuration: agentVersions.configuration })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    );

function summarize({ agent, configuration }: AgentRow, figures: CallFigures): AgentSummary {
  return {
    id: agent.id,
    name: configuration.name,
    type: templateName(agent.template),
    template: agent.template,
    status: agent.status,
    calls: figures.calls,
    successRate: figures.successRate,
    lastActive: figures.lastActive?.toISOString() ?? null,
    createdAt: agent.createdAt.toISOString(),
  };
}

async function detail(tx: Tx, scope: Scope, row: AgentRow): Promise<Agent> {
  const figures = await callFigures(tx, scope.workspaceId, row.agent.id);
  return {
    ...summarize(row, figures.get(row.agent.id) ?? noCalls),
    ...row.configuration,
    version: row.agent.version,
    problems: validateFlow(row.configuration.flow),
  };
}

/** What was stored, in today's form. @throws Unreadable */
const readConfiguration = (stored: AgentConfiguration): AgentConfiguration => ({
  ...stored,
  flow: readFlow(stored.flow),
});

async function findRow(tx: Tx, scope: Scope, agentId: string): Promise<AgentRow> {
  const [row] = await selectAgents(tx).where(and(live(scope.workspaceId), eq(agents.id, agentId)));
  if (row === undefined) throw new AppError('not_found', 'There is no such agent.');
  return { ...row, configuration: readConfiguration(row.configuration) };
}

/** The agent's row, locked until the transaction ends, so that two editors cannot make the same version. */
async function lockRow(tx: Tx, scope: Scope, agentId: string): Promise<AgentRow> {
  await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(live(scope.workspaceId), eq(agents.id, agentId)))
    .for('update');
  return findRow(tx, scope, agentId);
}

/** @throws AppError not_found where the workspace has no such agent */
export async function requireAgent(tx: Tx, scope: Scope, agentId: string): Promise<void> {
  const [found] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
  if (found === undefined) throw new AppError('not_found', 'There is no such agent.');
}

/** Agents in the order of their making, with figures computed from stored calls. */
export function listAgents(scope: Scope): Promise<AgentSummary[]> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const rows = await selectAgents(tx).where(live(scope.workspaceId)).orderBy(asc(agents.createdAt), asc(agents.id));
    const figures = await callFigures(tx, scope.workspaceId);
    return rows.map((row) => summarize(row, figures.get(row.agent.id) ?? noCalls));
  });
}

export const getAgent = (scope: Scope, agentId: string): Promise<Agent> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => detail(tx, scope, await findRow(tx, scope, agentId)));

/** What a call needs of an agent: the version that answers now, fixed for the call's whole life. */
export async function findLiveVersion(tx: Tx, scope: Scope, agentId: string) {
  const { agent, configuration } = await findRow(tx, scope, agentId);
  return { version: agent.version, status: agent.status, configuration };
}

/** The configuration of one version, also of an agent that was changed or deleted since. */
export async function findVersion(tx: Tx, scope: Scope, agentId: string, version: number): Promise<AgentConfiguration> {
  const [row] = await tx
    .select({ configuration: agentVersions.configuration })
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, scope.workspaceId),
        eq(agentVersions.agentId, agentId),
        eq(agentVersions.version, version),
      ),
    );
  if (row === undefined) throw new AppError('not_found', 'There is no such version of this agent.');
  return readConfiguration(row.configuration);
}

/** An agent as the audit log names it. */
const agentOf = (id: string) => ({ kind: 'agent', id });

/** @throws AppError invalid_input, limit_reached */
export async function createAgent(
  scope: Scope,
  input: { template: string; name?: string | undefined },
): Promise<Agent> {
  const template = agentTemplates.find((candidate) => candidate.id === input.template);
  if (template === undefined) {
    const known = agentTemplates.map((candidate) => candidate.id).join(', ');
    throw new AppError('invalid_input', undefined, [
      { path: 'body.template', message: `There is no such template. Choose one of: ${known}.` },
    ]);
  }
  const createdAt = new Date(scope.services.clock.now());
  const agentId = newId();
  const { persona, greeting, voice, speed, flow } = template;
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await takeTurn(tx, `agents:${scope.workspaceId}`);
    const [existing] = await tx.select({ n: count() }).from(agents).where(live(scope.workspaceId));
    await requireRoom(tx, scope.workspaceId, 'agents', existing!.n);
    const { language } = await findWorkspace(tx, scope.workspaceId);
    const configuration = {
      name: input.name ?? template.name,
      persona,
      greeting,
      voice,
      language,
      speed,
      flow: storedFlow(flow),
    };
    await tx.insert(agents).values({
      workspaceId: scope.workspaceId,
      id: agentId,
      template: template.id,
      status: 'inactive',
      version: 1,
      createdAt,
    });
    await tx
      .insert(agentVersions)
      .values({ workspaceId: scope.workspaceId, agentId, version: 1, configuration, createdAt });
    await grantWelcome(tx, scope.services, scope.workspaceId);
    const made = await detail(tx, scope, await findRow(tx, scope, agentId));
    await recordChange(tx, scope, 'agent.created', { object: agentOf(agentId), after: configuration });
    return made;
  });
}

/** Refuses a voice that no engine has now; one that an agent has already may be of an engine that is down. */
function checkVoice({ services }: Scope, voice: string): void {
  if (!voice.includes('/') || services.speech.voices().some(({ id }) => id === voice)) return;
  const message = `There is no voice ${JSON.stringify(voice)}. GET /v1/voices lists the voices.`;
  throw new AppError('invalid_input', message, [{ path: 'body.voice', message }]);
}

/**
 * Changes an agent by making a new version. A change that changes nothing makes none.
 * @throws AppError invalid_input, not_found
 */
export function updateAgent(
  scope: Scope,
  agentId: string,
  input: Partial<Omit<AgentConfiguration, 'flow'>>,
): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    if (input.voice !== undefined && input.voice !== row.configuration.voice) checkVoice(scope, input.voice);
    const configuration = { ...row.configuration, ...input };
    const record = () =>
      recordChange(tx, scope, 'agent.updated', {
        object: agentOf(agentId),
        before: row.configuration,
        after: configuration,
      });
    if (JSON.stringify(configuration) === JSON.stringify(row.configuration)) {
      await record();
      return detail(tx, scope, row);
    }
    const version = row.agent.version + 1;
    await tx.insert(agentVersions).values({
      workspaceId: scope.workspaceId,
      agentId,
      version,
      configuration,
      createdAt: new Date(scope.services.clock.now()),
    });
    await tx
      .update(agents)
      .set({ version })
      .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
    await record();
    return detail(tx, scope, { agent: { ...row.agent, version }, configuration });
  });
}

const tellOfSwitch = (tx: Tx, scope: Scope, agentId: string, name: string, status: (typeof agentStatuses)[number]) =>
  tellWebhooks(tx, scope, status === 'active' ? 'agent.activated' : 'agent.deactivated', () => ({ agentId, name }));

/** @throws AppError flow_invalid when an agent whose flow has errors is to be activated */
export function setAgentStatus(scope: Scope, agentId: string, status: (typeof agentStatuses)[number]): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    const faults = validateFlow(row.configuration.flow).filter((problem) => problem.level === 'error');
    if (status === 'active' && faults.length > 0) {
      const details = faults.map((fault) => ({ path: fault.nodeId ?? 'flow', message: fault.message }));
      throw new AppError('flow_invalid', undefined, details);
    }
    await tx
      .update(agents)
      .set({ status })
      .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
    if (status !== row.agent.status) await tellOfSwitch(tx, scope, agentId, row.configuration.name, status);
    await recordChange(tx, scope, 'agent.status-changed', {
      object: agentOf(agentId),
      before: { name: row.configuration.name, status: row.agent.status },
      after: { name: row.configuration.name, status },
    });
    return detail(tx, scope, { ...row, agent: { ...row.agent, status } });
  });
}

/** Takes an agent out of the workspace. Its versions stay for the calls that remember them. */
export function deleteAgent(scope: Scope, agentId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { agent, configuration } = await lockRow(tx, scope, agentId);
    await tx
      .update(agents)
      .set({ status: 'inactive', deletedAt: new Date(scope.services.clock.now()) })
      .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
    if (agent.status === 'active') await tellOfSwitch(tx, scope, agentId, configuration.name, 'inactive');
    await recordChange(tx, scope, 'agent.deleted', { object: agentOf(agentId), before: { name: configuration.name } });
    return undefined;
  });
}
