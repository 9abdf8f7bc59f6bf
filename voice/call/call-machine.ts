import { type CallEffect, type CallInput, type CallState, type Deadline, warningMs } from './call-state.ts';
import { heard, keyPressed, stopped, typed, voiced } from './caller-input.ts';
import {
  awaitMore,
  clear,
  end,
  keepWords,
  maxFillers,
  mayInterrupt,
  onlyListens,
  plan,
  planFiller,
  promoteInterim,
  resume,
  settle,
  takeFloor,
  takeTurn,
  type Work,
  wantsFloor,
  warn,
} from './turn-taking.ts';

/**
 * Whose turn it is: a pure machine, `(state, input, now) → { state, effects }`. The session carries out the effects
 * and sends a `tick` when `nextDeadline(state)` has come. Whatever the caller says or types leaves the machine in
 * exactly one `commit`, `commit_keys` or `note`, or stays in the state: no word is lost, and none counts twice.
 */

const resumeMs = 30_000;
/** The last sentence; the session ends the call when it was heard, this is the belt. */
const endingMs = 45_000;

/** One step of the turn-taking machine. */
export function handle(state: CallState, input: CallInput, now: number): { state: CallState; effects: CallEffect[] } {
  if (state.phase === 'ended') return { state, effects: [] };
  const work: Work = { ...state, deadlines: { ...state.deadlines }, now, effects: [] };
  (moves[input.type] as (work: Work, input: CallInput) => void)(work, input);
  if (work.held) keepForPerson(work);
  if (work.draining && atBorder(work)) {
    end(work);
    work.effects.push({ type: 'suspend' });
  }
  if (work.handsOver && work.phase !== 'ended' && work.awaits === 'action' && !work.saying) {
    promoteInterim(work);
    keepWords(work);
    end(work);
    work.effects.push({ type: 'suspend' });
  }
  const { now: _, effects, ...next } = work;
  return { state: next, effects };
}

type Moves = { [T in CallInput['type']]: (work: Work, input: Extract<CallInput, { type: T }>) => void };

const moves: Moves = {
  heard: (work, input) => heard(work, input.text.trim(), input.final, input.leftMs),
  typed: (work, input) => typed(work, input.id, input.text.trim()),
  typing(work) {
    if (work.phase === 'listening') plan(work, 'silence', work.silenceMs);
  },
  voice: voiced,
  stopped,
  key: (work, input) => keyPressed(work, input.digit),
  answered,
  utterance: (work, input) => utterance(work, input.interruptible, input.protectedMs),
  spoke,
  tick,
  disconnected,
  connected,
  says_again(work, input) {
    work.saying = true;
    work.interruptible = input.interruptible;
    clear(work, 'silence');
    if (work.phase === 'listening') work.phase = 'thinking';
  },
  hold(work) {
    if (work.phase !== 'ending') work.held = true;
  },
  release(work, input) {
    work.held = false;
    work.awaits = input.awaits;
  },
  end_now: (work) => endFromOutside(work, 'agent_hangup'),
  hang_up: (work) => endFromOutside(work, 'caller_hangup'),
  exhausted: reachLimit,
  limit_at: (work, input) => limitAt(work, input.at),
  wind_up: windUp,
  drain(work) {
    work.draining = true;
  },
  hand_over(work) {
    work.handsOver = true;
  },
};

/**
 * A person has the caller: turns are kept for the transcript, the caller may be silent for as long as they like, and it is
 * always their turn.
 */
function keepForPerson(work: Work): void {
  if (work.phase === 'ending' || work.phase === 'ended') return;
  work.effects = work.effects.flatMap((effect): CallEffect[] => {
    if (effect.type === 'commit') return [{ ...effect, type: 'note' }];
    if (effect.type === 'commit_keys')
      return [{ type: 'note', text: effect.digits, typed: [], beganAt: effect.beganAt }];
    return effect.type === 'silence' || effect.type === 'filler' ? [] : [effect];
  });
  clear(work, 'silence', 'filler');
  work.awaits = 'caller';
  work.yields = false;
  if (work.phase === 'thinking' && !work.saying) work.phase = 'listening';
}

function answered(work: Work, input: Extract<CallInput, { type: 'answered' }>): void {
  if (work.phase === 'ending') return;
  work.awaits = input.ends ? 'end' : input.waits ? 'action' : 'caller';
  work.yields = work.awaits === 'action' && input.yields;
  if (!input.waits) work.handsOver = false;
  if (input.listen) {
    work.expects = input.listen.expects;
    work.silenceMs = input.listen.silenceMs;
    work.wait = input.listen.wait ?? {};
    work.language = input.listen.language ?? work.language;
  }
  if (input.says) {
    if (!work.saying) work.interruptible = input.interruptible;
    work.saying = true;
  }
  if (input.ends) goodbye(work);
  else if (work.interruptible && wantsFloor(work)) takeFloor(work);
  else if (!work.saying) settle(work);
}

/** The flow has ended: its last sentences are still to be heard. */
function goodbye(work: Work): void {
  promoteInterim(work);
  keepWords(work);
  work.deadlines = { ending: work.now + endingMs };
  work.phase = 'ending';
  if (!work.saying || !work.connected) finish(work);
}

function utterance(work: Work, interruptible: boolean, protectedMs: number): void {
  work.saying = true;
  work.interruptible = interruptible;
  clear(work, 'silence', 'filler', 'protection', 'voice');
  if (work.phase === 'ending') return;
  if (protectedMs > 0) plan(work, 'protection', protectedMs);
  if (mayInterrupt(work) && wantsFloor(work)) takeFloor(work);
  else work.phase = 'speaking';
}

function spoke(work: Work): void {
  work.saying = false;
  clear(work, 'pause', 'protection', 'voice');
  if (work.phase === 'ending') finish(work);
  else if (work.phase === 'thinking' || work.phase === 'speaking' || work.phase === 'paused') settle(work);
}

function tick(work: Work): void {
  for (const name of Object.keys(work.deadlines) as Deadline[]) {
    const at = work.deadlines[name];
    if (at === undefined || at > work.now) continue;
    delete work.deadlines[name];
    due[name](work);
  }
}

const due: Record<Deadline, (work: Work) => void> = {
  silence(work) {
    work.phase = 'thinking';
    work.awaits = 'flow';
    work.effects.push({ type: 'silence' });
  },
  endpoint: takeTurn,
  stall(work) {
    promoteInterim(work);
    awaitMore(work);
  },
  // A word that came meanwhile stays: its final result interrupts, or it is answered after the sentence.
  pause: resume,
  // Anyone who speaks over the agent for so long wants the floor, whatever the words are.
  voice(work) {
    const said = `${work.words} ${work.interim}`.trim();
    if (work.phase === 'paused' && mayInterrupt(work) && !onlyListens(work, said)) takeFloor(work);
  },
  protection(work) {
    if (mayInterrupt(work) && wantsFloor(work)) takeFloor(work);
  },
  keys(work) {
    work.keysComplete = true;
    if (work.phase === 'listening' || work.phase === 'endpointing') takeTurn(work);
  },
  filler(work) {
    if (work.awaits !== 'action' || work.saying || work.fillers >= maxFillers) return;
    if (!wantsFloor(work)) {
      work.fillers++;
      work.effects.push({ type: 'filler', count: work.fillers });
    }
    planFiller(work, 'next');
  },
  warning(work) {
    if (work.phase === 'listening' || work.phase === 'speaking') warn(work);
    else work.warningDue = true;
  },
  limit: reachLimit,
  resume: (work) => endFromOutside(work, 'lost_connection'),
  ending: finish,
};

function disconnected(work: Work): void {
  if (!work.connected) return;
  work.connected = false;
  if (work.phase === 'ending') {
    finish(work);
    return;
  }
  plan(work, 'resume', resumeMs);
  clear(work, 'silence', 'pause', 'filler', 'voice');
  if (work.phase === 'paused') work.phase = 'speaking';
}

function connected(work: Work): void {
  if (work.connected) return;
  work.connected = true;
  clear(work, 'resume');
  if (work.phase === 'listening') plan(work, 'silence', work.silenceMs);
  work.effects.push({ type: 'reconnect' });
}

/** An earlier end of the call, with its warning as far as there is time for one. */
function limitAt(work: Work, at: number): void {
  const { limit, warning } = work.deadlines;
  if (limit === undefined || at >= limit) return;
  work.deadlines.limit = at;
  if (warning !== undefined) work.deadlines.warning = Math.max(work.now, at - warningMs);
}

function reachLimit(work: Work): void {
  work.effects.push({ type: 'limit' });
  windUp(work);
}

/** Something is said that ends the call, whatever the flow would have said. */
function windUp(work: Work): void {
  promoteInterim(work);
  keepWords(work);
  work.deadlines = { ending: work.now + endingMs };
  work.phase = 'ending';
  work.awaits = 'end';
  if (!work.connected) finish(work);
}

function endFromOutside(work: Work, reason: 'caller_hangup' | 'lost_connection' | 'agent_hangup'): void {
  promoteInterim(work);
  keepWords(work);
  end(work);
  work.effects.push({ type: 'end', reason });
}

function finish(work: Work): void {
  end(work);
  work.effects.push({ type: 'finish' });
}

/** Where another process can take the call up with nothing lost. */
function atBorder(work: Work): boolean {
  if (work.phase === 'ended' || work.phase === 'ending' || work.awaits === 'flow') return false;
  return work.phase === 'listening' || (!work.connected && work.words === '');
}
