import { and, asc, eq } from 'drizzle-orm';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import {
  type Agent,
  type AgentConfiguration,
  type AgentSummary,
  type AgentTemplateCard,
  agentSpeed,
  type agentStatuses,
  agentVoices,
  ownTemplate,
} from '#domain/agents/agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import { sameJson } from '#domain/platform/json.ts';
import type { MetadataChanges, OwnTerms } from '#domain/platform/metadata.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms, type OwnTermsFilter, ofOwnTerms, ownTermsOf } from '#server/platform/db/own-terms.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import {
  type AgentRow,
  agentOf,
  checkVoice,
  findRow,
  live,
  lockRow,
  requireNoApproval,
  requireSound,
  selectAgents,
} from '#server/records/agent-rows.ts';
import { callFigures } from '#server/records/call-figures.ts';
import type { Scope } from '#server/scope.ts';
import { spokenIn } from '#voice/flow/other-languages.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { noCalls, presentAgent, summarize } from './configuration/present-agent.ts';
import { changeDraftToo, readDraft } from './draft-state.ts';
import { insertAgent } from './insert-agent.ts';
import { leaveSpeech } from './leave-speech.ts';
import { makeLive } from './make-live.ts';
import { requireTested } from './releases/publish-gates.ts';
import { endRelease } from './releases/release-state.ts';

/** The cards of the template picker. */
export const listTemplates = (): AgentTemplateCard[] => agentTemplates;

/** Agents in the order of their making, with figures computed from stored calls. */
export function listAgents(scope: Scope, filter: OwnTermsFilter = {}): Promise<AgentSummary[]> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const which = and(live(scope.workspaceId), ofOwnTerms(agents, filter));
    const rows = await selectAgents(tx).where(which).orderBy(asc(agents.createdAt), asc(agents.id));
    const figures = await callFigures(tx, scope.workspaceId);
    return rows.map((row) => summarize(row, figures.get(row.agent.id) ?? noCalls));
  });
}

export function getAgent(scope: Scope, agentId: string): Promise<Agent> {
  // Someone who looks at an agent is about to talk with it: loading the voice takes seconds.
  scope.services.speech.prepare?.();
  return scope.services.db.tenant(scope.workspaceId, async (tx) =>
    presentAgent(tx, scope, await findRow(tx, scope, agentId)),
  );
}

interface NewAgent extends Partial<OwnTerms> {
  template?: string | undefined;
  name?: string | undefined;
  flow?: Flow | undefined;
  greeting?: string | undefined;
  persona?: string | undefined;
}

/** What a template says of an agent, or what one of a flow of its own begins with. @throws AppError invalid_input */
function beginningOf(input: NewAgent) {
  if (input.flow) {
    const greeting = input.flow.nodes.find(({ type }) => type === 'start')?.config.greeting;
    return {
      id: ownTemplate,
      name: input.flow.name,
      flow: input.flow,
      speed: agentSpeed.default,
      voice: agentVoices[0].id,
      persona: 'You’re a phone assistant. You’re friendly and brief.',
      greeting:
        typeof greeting === 'string' && greeting.trim() !== '' ? greeting.slice(0, 600) : 'Hello, how can I help?',
    };
  }
  const template = agentTemplates.find((candidate) => candidate.id === input.template);
  if (template) return template;
  const known = agentTemplates.map((candidate) => candidate.id).join(', ');
  throw new AppError('invalid_input', undefined, [
    { path: 'body.template', message: `Template not found. Choose one of: ${known}.` },
  ]);
}

/** @throws AppError invalid_input, limit_reached */
export async function createAgent(scope: Scope, input: NewAgent): Promise<Agent> {
  const template = beginningOf(input);
  const { voice, speed } = template;
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { language } = await findWorkspace(tx, scope.workspaceId);
    // Of a flow that someone brings, words of their own stay as they are.
    const { flow, greeting } = spokenIn(template, 'en-US', language);
    const configuration = {
      name: input.name ?? template.name,
      persona: input.persona ?? template.persona,
      greeting: input.greeting ?? greeting,
      voice,
      language,
      speed,
      flow: storedFlow(flow),
    };
    const { externalId = null, metadata = {} } = input;
    const agentId = await insertAgent(tx, scope, template.id, configuration, { externalId, metadata });
    const made = await presentAgent(tx, scope, await findRow(tx, scope, agentId));
    await recordChange(tx, scope, 'agent.created', { object: agentOf(agentId), after: configuration });
    return made;
  });
}

interface OwnChanges {
  externalId?: string | null | undefined;
  metadata?: MetadataChanges | undefined;
}

/** Changes what an agent is to others' systems, which no version holds. */
async function changeOwn(tx: Tx, scope: Scope, { agent, configuration }: AgentRow, own: OwnChanges): Promise<AgentRow> {
  const changed = changedOwnTerms(agent, own);
  if (Object.keys(changed).length === 0) return { agent, configuration };
  await tx
    .update(agents)
    .set(changed)
    .where(and(live(scope.workspaceId), eq(agents.id, agent.id)));
  return { agent: { ...agent, ...changed }, configuration };
}

/**
 * Changes what answers by making a new version, and the same members of the draft, whose other changes stay
 * unpublished. A change that changes nothing makes none.
 * @throws AppError invalid_input, not_found, approval_required, tests_red, forbidden
 */
export function updateAgent(
  scope: Scope,
  agentId: string,
  {
    override,
    externalId,
    metadata,
    ...input
  }: Partial<Omit<AgentConfiguration, 'flow'>> & OwnChanges & { override?: TestsOverride | undefined },
): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await changeOwn(tx, scope, await lockRow(tx, scope, agentId), { externalId, metadata });
    if (input.voice !== undefined && input.voice !== row.configuration.voice) checkVoice(scope, input.voice);
    const configuration = { ...row.configuration, ...input };
    const record = () =>
      recordChange(tx, scope, 'agent.updated', {
        object: agentOf(agentId),
        before: row.configuration,
        after: configuration,
      });
    if (sameJson(configuration, row.configuration)) {
      await record();
      return presentAgent(tx, scope, row);
    }
    requireNoApproval(row);
    await requireTested(tx, scope, agentId, configuration, override);
    const draft = await readDraft(tx, row);
    await endRelease(tx, scope, agentId, 'replaced');
    const agent = await makeLive(tx, scope, row, configuration);
    await changeDraftToo(tx, scope, { agent, configuration }, draft, input);
    await record();
    return presentAgent(tx, scope, { agent, configuration });
  });
}

const tellOfSwitch = (
  tx: Tx,
  scope: Scope,
  { agent, configuration }: AgentRow,
  status: (typeof agentStatuses)[number],
) =>
  emitWebhookEvent(tx, scope, status === 'active' ? 'agent.activated' : 'agent.deactivated', () => ({
    agentId: agent.id,
    name: configuration.name,
    ...ownTermsOf(agent),
  }));

/** @throws AppError flow_invalid, tests_red when an agent whose flow has errors or whose tests fail is to be activated */
export function setAgentStatus(
  scope: Scope,
  agentId: string,
  { status, override }: { status: (typeof agentStatuses)[number]; override?: TestsOverride | undefined },
): Promise<Agent> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const row = await lockRow(tx, scope, agentId);
    if (status === 'active') requireSound(row.configuration.flow);
    if (status === 'active' && row.agent.status !== 'active')
      await requireTested(tx, scope, agentId, row.configuration, override);
    await tx
      .update(agents)
      .set({ status })
      .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
    const { workspaceId, services } = scope;
    const { version } = row.agent;
    if (status === 'active') await leaveSpeech(tx, services, { workspaceId, agentId, version, done: 0, failed: 0 });
    if (status !== row.agent.status) await tellOfSwitch(tx, scope, row, status);
    await recordChange(tx, scope, 'agent.status-changed', {
      object: agentOf(agentId),
      before: { name: row.configuration.name, status: row.agent.status },
      after: { name: row.configuration.name, status },
    });
    return presentAgent(tx, scope, { ...row, agent: { ...row.agent, status } });
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
    await endRelease(tx, scope, agentId, 'replaced');
    if (agent.status === 'active') await tellOfSwitch(tx, scope, { agent, configuration }, 'inactive');
    await recordChange(tx, scope, 'agent.deleted', { object: agentOf(agentId), before: { name: configuration.name } });
    return undefined;
  });
}
