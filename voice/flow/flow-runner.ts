import type { Flow } from '#domain/workflows.ts';
import { hearCaller, hearKeys, stayedSilent } from './caller-turn.ts';
import type { FlowEvent, Intent, Setting } from './conversation.ts';
import { follow, startNode, tell } from './follow.ts';
import { markHeard } from './heard.ts';
import { slotDefsOf, usefulFacts } from './slot-defs.ts';
import type { Snapshot } from './snapshot.ts';
import { type Talk, trimSaid } from './talk.ts';

/** Bytes of utterances that the snapshot keeps for a late interruption. */
const saidBytes = 2500;
/** Dates beyond are no wall clock's: 1970 to 2100, in milliseconds. */
const lastMoment = 4_102_444_800_000;

/**
 * One step of a conversation: what happened, and what follows from it. Pure: the same flow, snapshot and event always
 * give the same result, and nothing that is passed in is changed. An event that does not fit the state is ignored.
 */
export function advance(
  flow: Flow,
  snapshot: Snapshot | null,
  event: FlowEvent,
): { snapshot: Snapshot; intents: Intent[] } {
  const talk: Talk = {
    flow,
    defs: slotDefsOf(flow),
    snapshot: snapshot ? structuredClone(snapshot) : blank(event.type === 'started' ? event.setting : unknownSetting),
    intents: [],
    corrected: null,
    at: Math.min(Math.max(Number.isFinite(event.at) ? event.at : 0, 0), lastMoment),
  };
  if (snapshot === null) begin(talk, event);
  else handle(talk, event);
  trimSaid(talk, saidBytes);
  return { snapshot: talk.snapshot, intents: talk.intents };
}

function begin(talk: Talk, event: FlowEvent): void {
  if (event.type === 'started') {
    talk.snapshot.setting.known = usefulFacts(talk.defs, event.setting.known);
    follow(talk, startNode(talk, event.setting.greeting));
    return;
  }
  // A conversation whose beginning is missing cannot be led; it is over before it began.
  talk.snapshot.phase = 'ended';
  talk.snapshot.end = { reason: event.type === 'ended' ? event.reason : 'failed', outcome: 'neutral' };
}

function handle(talk: Talk, event: FlowEvent): void {
  const { snapshot } = talk;
  if (snapshot.phase === 'ended') return;
  switch (event.type) {
    case 'started':
      return;
    case 'caller_said':
      hearCaller(talk, event.text);
      return;
    case 'key_pressed':
      hearKeys(talk, event.digits);
      return;
    case 'silence':
      stayedSilent(talk);
      return;
    case 'interrupted':
      markHeard(snapshot, event.sayId, event.heard);
      return;
    case 'action_done':
      snapshot.running = snapshot.running.filter((runId) => runId !== event.runId);
      if (snapshot.pending !== event.runId) return;
      snapshot.pending = null;
      follow(talk, tell(talk, event.result));
      return;
    case 'ended':
      snapshot.phase = 'ended';
      snapshot.pending = null;
      snapshot.end = { reason: event.reason, outcome: snapshot.reached ? 'success' : 'neutral' };
  }
}

const unknownSetting: Setting = {
  agentName: '',
  businessName: '',
  timeZone: 'UTC',
  channel: 'test',
  greeting: null,
  known: {},
};

function blank(setting: Setting): Snapshot {
  return {
    version: 2,
    setting: {
      agentName: setting.agentName.slice(0, 80).toWellFormed(),
      businessName: setting.businessName.slice(0, 80).toWellFormed(),
      timeZone: setting.timeZone.slice(0, 60),
      country: (setting.country ?? 'US').slice(0, 2),
      language: (setting.language ?? 'en-US').slice(0, 20),
      ...(setting.hours && { hours: setting.hours }),
      channel: setting.channel,
      known: {},
    },
    phase: 'waiting_caller',
    node: '',
    step: {},
    aside: null,
    slots: {},
    early: {},
    skipped: [],
    misses: 0,
    silences: 0,
    visits: {},
    decisions: [],
    said: [],
    pending: null,
    running: [],
    counts: { says: 0, fills: 0, runs: 0, acknowledgements: 0, callerTurns: 0 },
    leaving: false,
    reached: false,
    end: null,
  };
}
