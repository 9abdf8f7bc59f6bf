import { AppError } from '#domain/platform/errors.ts';
import { takesCalls } from '#server/calls/call-hours.ts';
import { noteTurnedAway } from '#server/calls/note-turned-away.ts';
import { type RecordedSentences, readRecorded } from '#server/calls/recorded-speech.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { CallPlan } from '#voice/call/call-plan.ts';
import type { GatherAnswer, GatherEvent } from '#voice/call/gather-call.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import type { TransferResult } from '#voice/flow/conversation.ts';
import { isNext } from '../queue/line.ts';
import { type Line, numberOf } from './answer-verbs.ts';
import { beginInbound, type Ends, keepRefused } from './begin-call.ts';
import { type LineOf, stepCall } from './step-call.ts';

/** How often in one request someone is looked for whom a caller could be handed to. */
const mostHandOvers = 4;

const nobody: TransferResult = { ok: false, code: 'nobody', message: 'There’s no one to transfer the caller to.' };

/** Where a call stands after a request: what is to be done, for which conversation, and who has the caller next. */
export interface CallStep<L = unknown> {
  callId: string;
  /** Null where it has ended. */
  answer: GatherAnswer | null;
  agent: string | null;
  /** What is fixed for it; null where it had ended before. */
  plan: CallPlan | null;
  /** What was looked at beside it. */
  looked: L | null;
  /** What of it a person has recorded; left out where that is not known. */
  recorded?: RecordedSentences;
}

/** What happened on a call's line. */
interface Request<L> {
  position: number;
  event: GatherEvent;
  /** The agent that has the caller once this conversation is over. */
  agent: string | null;
  /** Reads what is to be known beside the call. */
  look(tx: Tx, call: CallRow): Promise<L>;
  /** The line, by what was looked at; null: the conversation is not to hear what happened. */
  line(looked: L): Line | null;
  /** The call, where this process has begun it just now. */
  begun?: CallRow;
}

/**
 * Tells a call what happened on its line. Anyone who is put through to another agent is handed over when the first has said
 * what it had to say.
 */
export async function advanceCall<L>(scope: Scope, callId: string, request: Request<L>): Promise<CallStep<L>> {
  const { position, event, look, begun } = request;
  let { agent } = request;
  let handOvers = 0;
  const lineOf = (line: Line): LineOf => ({
    reaches: (to) => numberOf(to, line) !== null || handOvers >= mostHandOvers,
    async transfer({ to }) {
      handOvers += 1;
      const isThere = to.kind === 'agent' && (await answers(scope, to.agentId));
      if (isThere) agent = to.agentId;
      return isThere ? { ok: true } : nobody;
    },
  });
  const stepped = await stepCall(scope, callId, {
    begun,
    async look(tx, call) {
      return { looked: await look(tx, call), recorded: await readRecorded(tx, scope.workspaceId, callId) };
    },
    line({ looked }) {
      const line = request.line(looked);
      return line && lineOf(line);
    },
    happens(call, { looked }) {
      if (request.line(looked) !== null) call.happened(position, event);
    },
  });
  if (stepped === null) return { callId, answer: null, agent, plan: null, looked: null };
  const { answer, plan } = stepped;
  return { callId, answer, agent, plan, ...stepped.looked };
}

/** Whether an agent is there to answer the public. */
export async function answers(scope: Scope, agentId: string): Promise<boolean> {
  try {
    return (
      (await scope.services.db.tenant(scope.workspaceId, (tx) => findLiveVersion(tx, scope, agentId))).status ===
      'active'
    );
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** What becomes of a call that rings a number. */
export type Taken =
  | { do: 'led'; call: CallRow }
  | { do: 'forward'; to: string }
  /** No line is free: they wait in line. */
  | { do: 'wait'; language: string }
  | { do: 'say'; text: string; language: string };

/** Who answers a number now. */
interface Answerer {
  agentId: string | null;
  /** All that is said, outside of the hours. */
  closed?: string;
  /** What is said where that agent does not answer. */
  missing?: string;
  forward?: string | null;
}

async function whoAnswers(scope: Scope, { hours, inboundAgentId, fallback }: NumberRow): Promise<Answerer> {
  const { services, workspaceId } = scope;
  if (hours === null) return { agentId: inboundAgentId };
  const workspace = await services.db.tenant(workspaceId, (tx) => findWorkspace(tx, workspaceId));
  if (takesCalls(hours, workspace, services.clock.now())) return { agentId: inboundAgentId };
  const { otherwise } = hours;
  if (otherwise.do === 'agent') return { agentId: otherwise.agentId, missing: otherwise.message };
  if (otherwise.do === 'message') return { agentId: inboundAgentId, closed: otherwise.message };
  return { agentId: null, forward: fallback };
}

/** BCP 47 of what callers of a number hear where no agent speaks: the language of the one that should. */
export async function languageOfNumber(
  scope: Scope,
  { inboundAgentId }: Pick<NumberRow, 'inboundAgentId'>,
): Promise<string> {
  if (inboundAgentId === null) return 'en-US';
  try {
    return (await scope.services.db.tenant(scope.workspaceId, (tx) => findLiveVersion(tx, scope, inboundAgentId)))
      .configuration.language;
  } catch (error) {
    if (error instanceof AppError) return 'en-US';
    throw error;
  }
}

/** Takes a call that rings a number, or says what becomes of it instead: no one who calls hears nothing. */
export async function takeRinging(
  scope: Scope,
  row: NumberRow,
  carrierSid: string,
  ends: Ends,
  agentId: string | null = null,
): Promise<Taken> {
  const instead = async (said: 'busy' | 'unavailable', missing?: string): Promise<Taken> => {
    if (row.fallback) return { do: 'forward', to: row.fallback };
    const language = await languageOfNumber(scope, row);
    return { do: 'say', text: missing ?? phrasesOf(language)[said], language };
  };
  const who: Answerer = agentId === null ? await whoAnswers(scope, row) : { agentId };
  if (who.forward) return { do: 'forward', to: who.forward };
  if (who.agentId === null) return instead('unavailable');
  // No one waits to hear that it is closed.
  const queues = row.queues && agentId === null && who.closed === undefined;
  const waits = async (): Promise<Taken> => ({ do: 'wait', language: await languageOfNumber(scope, row) });
  // Anyone who came before is taken first.
  if (queues && !(await isNext(scope, carrierSid))) return waits();
  // In the test network an agent is tried before it answers the public.
  const isTried = agentId !== null || ends.carrier === 'stand-in';
  try {
    return {
      do: 'led',
      call: await beginInbound(scope, who.agentId, carrierSid, ends, {
        closed: who.closed,
        isTried,
        onDuty: row.fallback !== null,
      }),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    scope.services.log.warn({ code, reason: message, number: row.id }, 'a phone call could not be taken');
    if (queues && code === 'too_many_calls') return waits();
    if (code === 'too_many_calls' || code === 'too_many_requests') {
      await noteTurnedAway(scope, { numberId: row.id, carrierSid, reason: code });
      return instead('busy');
    }
    if (code === 'minutes_used_up' || code === 'workspace_suspended') {
      await keepRefused(scope, who.agentId, carrierSid, ends);
    }
    return instead('unavailable', code === 'not_found' ? who.missing : undefined);
  }
}
