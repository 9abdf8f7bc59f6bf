import { isDeepStrictEqual } from 'node:util';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { toneOf } from '#domain/agents/tone.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { CallOverrides } from '#domain/calls/call-overrides.ts';
import type { OwnCall } from '#domain/calls/calls.ts';
import { usualHours } from '#domain/identity/business-hours.ts';
import { defaultWorkspaceName } from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import type { callChannels } from '#domain/records/call-states.ts';
import { versionOfDraft } from '#server/agents/draft-state.ts';
import { versionForCall } from '#server/agents/releases.ts';
import { factsOfNumber } from '#server/contacts/remembered.ts';
import { requireRunning } from '#server/identity/require-running.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { knowledgeOf } from '#server/knowledge/agent-questions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { wordsFor } from '#server/records/action-uses.ts';
import { requireSound } from '#server/records/agent-rows.ts';
import { hearing } from '#server/records/hearing.ts';
import type { Scope } from '#server/scope.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import { hiddenSlotsOf } from '#voice/flow/hidden-values.ts';
import { checkFacts } from '#voice/flow/slot-defs.ts';
import { outsideHours, takesCalls } from './call-hours.ts';
import { settingFrom } from './call-plan.ts';

/** A conversation that is about to begin. */
export interface NewCall {
  callId: string;
  agentId: string;
  channel: (typeof callChannels)[number];
  /** Whether it tries the agent's draft; that is always a test. */
  draft?: boolean;
  /** What it begins with, by the names of the flow's variables and slots; `phone` is the line that calls. */
  known: Record<string, Json>;
  /** What was looked up of the caller: what of it the flow has no use for is left out. */
  found: Record<string, Json>;
  /** Whether only an agent that answers the public may have it. */
  needsActive?: boolean;
  /** Whether someone's phone rings where the caller asks for a person. */
  onDuty?: boolean;
  /** Whether its carrier cannot record it. */
  unrecorded?: boolean;
  /** All that is said: the way in is closed. */
  closed?: string;
  /** Of a call by a number: the workspace's own and the other one, null where it is withheld. */
  ends?: { direction: 'inbound' | 'outbound'; own: string; other: string | null };
  /** What it is to the program that made it, and how it differs from its agent. */
  own?: Partial<OwnCall>;
  /** It is kept as one that no one took. */
  refused?: boolean;
}

/** What a way in of its own, as a widget is, adds to the row of a call; it may refuse. */
export type Admission = (tx: Tx) => Promise<Partial<typeof calls.$inferInsert>>;

function requireKnown(flow: Flow, known: Record<string, Json>): void {
  const refused = checkFacts(flow, known);
  if (refused.length > 0) {
    const details = refused.map(({ name, fault }) => ({ path: `body.variables.${name}`, message: fault }));
    throw new AppError('invalid_input', undefined, details);
  }
}

/** How an agent's persona shapes a call: its tone, and what models are told of it. */
function personaOf(persona: string): Pick<Setting, 'tone' | 'persona'> {
  const tone = toneOf(persona);
  return { ...(tone && { tone }), ...(persona !== '' && { persona }) };
}

/** Languages that an agent speaks, its own first. */
const spokenBy = ({ language, callSettings }: AgentConfiguration): string[] => [
  language,
  ...(callSettings?.otherLanguages ?? []),
];

/** @throws AppError invalid_input for a language that the agent has no words in */
function requireLanguage(configuration: AgentConfiguration, language: string | undefined): void {
  const all = spokenBy(configuration);
  if (language === undefined || all.includes(language)) return;
  const message = `This agent only speaks ${all.join(', ')}. Choose one of these languages, or add yours to the agent.`;
  throw new AppError('invalid_input', undefined, [{ path: 'body.overrides.language', message }]);
}

/** A call that begins in another language can go over to the agent's own, too. */
function otherLanguagesOf(configuration: AgentConfiguration, language: string | undefined) {
  if (language === undefined || language === configuration.language) return {};
  return { otherLanguages: spokenBy(configuration).filter((other) => other !== language) };
}

/** What of overrides a call's row keeps: the rest is in its setting. */
function spokenOf({ voice, speed, language, maxMinutes }: CallOverrides) {
  const spoken = { ...(voice && { voice }), ...(speed && { speed }), ...(language && { language }) };
  return {
    overrides: Object.keys(spoken).length === 0 ? null : spoken,
    ...(maxMinutes !== undefined && { maxMinutes }),
  };
}

/**
 * What is fixed for a conversation with an agent as it is now, as its row holds it. Each channel adds how it is reached.
 * @throws AppError not_found, flow_invalid, invalid_input, workspace_suspended
 */
export async function newCallRow(tx: Tx, scope: Scope, call: NewCall): Promise<typeof calls.$inferInsert> {
  const { services, workspaceId } = scope;
  const { callId, channel, known, found, own = {} } = call;
  const workspace = await findWorkspace(tx, workspaceId);
  if (!call.refused) requireRunning(workspace.suspendedAt && (workspace.suspensionReason ?? ''));
  const line = known.phone ?? found.phone;
  const now = services.clock.now();
  // Who is signed in tries the agent; a program has it work.
  const isTried =
    call.draft === true || channel === 'test' || (scope.actor !== null && scope.actor.tokenId === undefined);
  const isByNumber = channel === 'phone' || channel === 'sms';
  // Someone who is dialed by hand is a real person: calls by a number are tests in the test network alone.
  const test = isTried && !isByNumber;
  const called = call.draft
    ? await versionOfDraft(tx, scope, call.agentId)
    : await versionForCall(tx, scope, call.agentId, callId, typeof line === 'string' ? line : null);
  if (call.needsActive && called.status !== 'active') throw new AppError('not_found', 'This agent isn’t taking calls.');
  const { hours } = called.configuration.callSettings ?? {};
  const outside = !isTried && hours && !takesCalls(hours, workspace, now) ? hours.otherwise : null;
  const instead = outside && (await outsideHours(tx, scope, outside));
  const answering = instead && 'agentId' in instead ? instead : { agentId: call.agentId, ...called };
  const { agentId, version, configuration } = answering;
  requireSound(configuration.flow);
  // What was given for one agent is an offer to another.
  const overrides: CallOverrides = answering === instead ? {} : (own.overrides ?? {});
  if (answering !== instead) requireKnown(configuration.flow, known);
  requireLanguage(configuration, overrides.language);
  const onLine = isByNumber && typeof line === 'string';
  const remembered = onLine && configuration.callSettings?.knowsCallers ? await factsOfNumber(tx, scope, line) : {};
  const actionWords = await wordsFor(tx, workspaceId, configuration.flow);
  const seal = await findSeal(tx, services, workspaceId);
  const setting: Setting = {
    agentName: configuration.name,
    // No one answers the phone as "My Workspace".
    businessName: workspace.name === defaultWorkspaceName ? '' : workspace.name,
    timeZone: workspace.timeZone,
    ...hearing(overrides.language ?? configuration.language),
    hours: workspace.businessHours,
    ...(isDeepStrictEqual(workspace.businessHours, usualHours) && { hoursAreUsual: true as const }),
    ...(await knowledgeOf(tx, scope, agentId)),
    channel,
    greeting: overrides.greeting ?? configuration.greeting,
    known: { ...remembered, ...found, ...known },
    ...(actionWords && { actionWords }),
    ...(configuration.model && { model: configuration.model }),
    ...personaOf(configuration.persona),
    ...settingFrom(configuration.callSettings),
    ...otherLanguagesOf(configuration, overrides.language),
    ...(instead && 'closed' in instead && { closed: instead.closed }),
    ...(call.onDuty && { onDuty: true }),
    ...(call.unrecorded && { unrecorded: true }),
    ...(call.closed !== undefined && { closed: call.closed }),
  };
  return {
    workspaceId,
    id: callId,
    agentId,
    agentVersion: version,
    agentName: configuration.name,
    hiddenSlots: [...hiddenSlotsOf(configuration.flow)],
    channel,
    status: 'waiting',
    setting: seal.keep(keptPlace('calls', 'setting', callId), setting),
    createdBy: scope.actor?.userId ?? null,
    test,
    createdAt: new Date(now),
    ticketExpiresAt: new Date(now),
    externalId: own.externalId ?? null,
    metadata: own.metadata ?? {},
    ...spokenOf(overrides),
  };
}
