import type { Flow } from '#domain/agents/workflows.ts';
import { beginAt } from './begin-at.ts';
import { hearAfresh, hearCaller, hearKeys, helpCame, stayedSilent } from './caller-turn.ts';
import type { FlowEvent, Intent, Setting } from './conversation.ts';
import type { Next } from './dialogue.ts';
import { follow, startNode, tell, tellLate, tellPart } from './follow.ts';
import { blankFrame, setInitial, turnToFrame } from './frames.ts';
import { markHeard } from './heard.ts';
import { hiddenSlotsOf } from './hidden-values.ts';
import { inLanguage } from './other-languages.ts';
import { leaveBehind } from './repair/hand-off.ts';
import { sayWhispered, setByPerson, takeUpAgain } from './set-value.ts';
import { usefulFacts } from './slot-defs.ts';
import { frameOf, type Snapshot, type Waiting } from './snapshot.ts';
import { end, type Passed, say, type Talk, trimSaid } from './talk.ts';

/** Bytes of utterances that the snapshot keeps for a late interruption. */
const saidBytes = 2500;
/** Characters of a sentence that is whispered. */
const longestWhisper = 600;
/** Dates beyond are no wall clock's: 1970 to 2100, in milliseconds. */
const lastMoment = 4_102_444_800_000;

/** A conversation as one event finds it. @param snapshot is changed by what is done with it */
export function openTalk(flow: Flow, snapshot: Snapshot, at: number): Talk {
  const inOwn = inLanguage(flow, snapshot.setting.language);
  const talk: Talk = {
    flow: inOwn,
    source: flow,
    snapshot,
    frame: frameOf(snapshot),
    graph: flow,
    defs: new Map(),
    hiddenSlots: hiddenSlotsOf(inOwn),
    intents: [],
    trace: [],
    corrected: null,
    at: Math.min(Math.max(Number.isFinite(at) ? at : 0, 0), lastMoment),
  };
  turnToFrame(talk);
  return talk;
}

/**
 * One step of a conversation: what happened, and what follows from it. Pure: the same flow, snapshot and event always
 * give the same result, and nothing that is passed in is changed. An event that does not fit the state is ignored.
 */
export function advance(
  flow: Flow,
  snapshot: Snapshot | null,
  event: FlowEvent,
): { snapshot: Snapshot; intents: Intent[]; trace: Passed[] } {
  const next = snapshot ? structuredClone(snapshot) : blank(event.type === 'started' ? event.setting : unknownSetting);
  const talk = openTalk(flow, next, event.at);
  if (snapshot === null) begin(talk, event);
  else handle(talk, event);
  sayWhispered(talk, (text) => say(talk, text));
  trimSaid(talk, saidBytes);
  return { snapshot: talk.snapshot, intents: talk.intents, trace: talk.trace };
}

function begin(talk: Talk, event: FlowEvent): void {
  if (event.type === 'started') {
    const known = usefulFacts(talk.flow, event.setting.known);
    talk.snapshot.setting.known = known;
    setInitial(talk, (name) => known[name], 'known');
    const { greeting, startAt, closed } = event.setting;
    if (closed !== undefined) {
      say(talk, closed, false);
      end(talk, 'outside_hours', 'neutral');
      return;
    }
    follow(talk, (startAt && beginAt(talk, startAt)) ?? startNode(talk, greeting));
    return;
  }
  // A conversation whose beginning is missing cannot be led; it is over before it began.
  talk.snapshot.waiting = null;
  talk.snapshot.end = { reason: event.type === 'ended' ? event.reason : 'failed', outcome: 'neutral' };
}

function handle(talk: Talk, event: FlowEvent): void {
  const { snapshot } = talk;
  if (snapshot.end) return;
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
    case 'action_done': {
      const beside = snapshot.running.find(({ runId }) => runId === event.runId);
      if (beside) {
        snapshot.running = snapshot.running.filter((run) => run !== beside);
        tellLate(talk, beside, event.result);
        return;
      }
      goOn(talk, { for: 'action', runId: event.runId }, () => tell(talk, 'done', event.result));
      return;
    }
    case 'timer_fired':
      goOn(talk, { for: 'timer', timerId: event.timerId }, () => tell(talk, 'woken', undefined));
      return;
    case 'model_said': {
      const { waiting } = snapshot;
      if (waiting?.for === 'proposal' && waiting.proposalId === event.proposalId) tellPart(talk, event);
      return;
    }
    case 'proposed':
      goOn(talk, { for: 'proposal', proposalId: event.proposalId }, () =>
        snapshot.assist ? helpCame(talk, snapshot.assist, event.result) : tell(talk, 'proposed', event.result),
      );
      return;
    case 'transfer_ended':
      goOn(talk, { for: 'transfer', transferId: event.transferId }, () => tell(talk, 'transferred', event.result));
      return;
    case 'whispered':
      snapshot.whispered = event.text.slice(0, longestWhisper).toWellFormed();
      return;
    case 'value_set':
      setByPerson(talk, event.name, event.text);
      return;
    case 'taken_over':
      snapshot.held = { corrected: null };
      return;
    case 'handed_back':
      takeUpAgain(talk);
      return;
    case 'ended':
      leaveBehind(talk);
      snapshot.waiting = null;
      snapshot.end = { reason: event.reason, outcome: snapshot.outcome ?? (snapshot.reached ? 'success' : 'neutral') };
  }
}

type Awaited = { [K in Waiting['for']]: Omit<Extract<Waiting, { for: K }>, 'until'> }[Waiting['for']];

/** Goes on with what was waited for; anything else comes too late. */
function goOn(talk: Talk, awaited: Awaited, next: () => Next): void {
  const { waiting } = talk.snapshot;
  const isIt = Object.entries(awaited).every(([key, value]) => waiting?.[key as keyof Waiting] === value);
  if (!isIt) return;
  const step = next();
  const said = talk.intents.length;
  follow(talk, step);
  hearAfresh(talk, said);
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
    version: 3,
    setting: {
      agentName: setting.agentName.slice(0, 80).toWellFormed(),
      businessName: setting.businessName.slice(0, 80).toWellFormed(),
      timeZone: setting.timeZone.slice(0, 60),
      country: (setting.country ?? 'US').slice(0, 2),
      language: (setting.language ?? 'en-US').slice(0, 20),
      ...(setting.otherLanguages && { otherLanguages: setting.otherLanguages }),
      ...(setting.hours && { hours: setting.hours }),
      ...(setting.hoursAreUsual && { hoursAreUsual: true }),
      ...(setting.actionWords && { actionWords: setting.actionWords }),
      ...(setting.knowledge && { knowledge: { when: setting.knowledge.when.slice(0, 600) } }),
      channel: setting.channel,
      known: {},
      ...(setting.model && { model: setting.model }),
      ...(setting.silenceMs && { silenceMs: setting.silenceMs }),
      ...(setting.onDuty && { onDuty: true }),
      ...(setting.unrecorded && { unrecorded: true }),
      ...(setting.tone && { tone: setting.tone }),
      ...(setting.endWords && { endWords: setting.endWords }),
    },
    frames: [blankFrame(null)],
    gathered: {},
    waiting: { for: 'caller' },
    aside: null,
    misses: 0,
    silences: 0,
    said: [],
    running: [],
    tags: [],
    counts: { says: 0, fills: 0, runs: 0, acknowledgements: 0, callerTurns: 0, moves: 0 },
    leaving: false,
    reached: false,
    outcome: null,
    end: null,
  };
}
