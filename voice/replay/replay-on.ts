import type { Flow } from '#domain/agents/workflows.ts';
import { canonical } from '#domain/platform/json.ts';
import type { FlowEvent, Intent } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { collected, frameOf, type Snapshot, type Waiting } from '#voice/flow/snapshot.ts';
import { type Again, type Difference, type Replay, turnsOf } from './run-again.ts';
import { answerTo, isAsked, isCame, type RecordedIntent, Tape } from './tape.ts';

/** Answers in a row that one event may need: a flow that asks more goes in a circle. */
const mostAnswers = 100;

const waitsFor = (waiting: Waiting | null): string | null => {
  if (waiting === null || waiting.for === 'caller') return null;
  const { for: what, ...id } = waiting;
  return what === 'timer' ? waiting.timerId : (Object.values(id)[0] as string);
};

/** A flow that hears what callers of another one said. */
class Rerun {
  snapshot: Snapshot | null = null;
  /** Steps of the flow itself that were passed, in order. */
  readonly passed: string[] = [];
  /** What was asked of the world and is not answered yet. */
  private open: RecordedIntent[] = [];
  private readonly said = new Map<string, string>();
  private readonly flow: Flow;
  private readonly tape: Tape;

  constructor(flow: Flow, tape: Tape) {
    this.flow = flow;
    this.tape = tape;
  }

  private feed(event: FlowEvent): Intent[] {
    const { snapshot, intents, trace } = advance(this.flow, this.snapshot, event);
    this.snapshot = snapshot;
    this.passed.push(...trace.flatMap(({ workflow, node }) => (workflow === null ? [node] : [])));
    for (const intent of intents) if (intent.type === 'say') this.said.set(intent.text, intent.id);
    this.open.push(...intents.filter(isAsked));
    return intents;
  }

  private close(asked: RecordedIntent): void {
    this.open = this.open.filter((one) => one !== asked);
  }

  /** What this flow waits for now. */
  private get awaited(): RecordedIntent | null {
    const id = waitsFor(this.snapshot?.waiting ?? null);
    return id === null ? null : (this.open.find((asked) => Tape.idOf(asked) === id) ?? null);
  }

  /** Answers from the tape what this flow waits for and the stored call did not at this moment. */
  private settle(at: number, then: Again | undefined): Intent[] {
    const intents: Intent[] = [];
    const theirs = waitsFor(then?.snapshot.waiting ?? null);
    for (let answers = 0; answers < mostAnswers; answers++) {
      const asked = this.awaited;
      const isTheirs = asked !== null && theirs !== null && this.tape.isSameAs(theirs, asked);
      if (asked === null || isTheirs) break;
      this.close(asked);
      intents.push(...this.feed(this.tape.answer(asked, at)));
    }
    return intents;
  }

  /** What is open here that is the same as what the stored call asked. */
  private openFor(theirs: RecordedIntent | null): RecordedIntent | undefined {
    if (theirs === null) return undefined;
    return this.open.find((one) => Tape.isSame(one, theirs)) ?? this.open.find((one) => Tape.isAlike(one, theirs));
  }

  /** One event of the stored call. @param before the event before it */
  hear({ event }: Again, before: Again | undefined): Intent[] {
    if (event.type === 'started') return this.feed(event);
    if (isCame(event)) {
      const asked = this.openFor(this.tape.askedFor(event));
      if (!asked) return [];
      this.close(asked);
      return this.feed(answerTo(asked, event, event.at));
    }
    if (event.type === 'model_said') {
      const asked = this.openFor(this.tape.askedAs(event.proposalId));
      return asked ? this.feed({ ...event, proposalId: Tape.idOf(asked) }) : [];
    }
    const settled = this.settle(event.at, before);
    if (event.type !== 'interrupted') return [...settled, ...this.feed(event)];
    const text = before?.snapshot.said.find(({ id }) => id === event.sayId)?.text;
    const sayId = text === undefined ? undefined : this.said.get(text);
    return sayId === undefined ? settled : [...settled, ...this.feed({ ...event, sayId })];
  }
}

/** What a turn of the caller led to. */
interface Led {
  event: number;
  says: string[];
  acts: string[];
  node: string;
  title: string;
  slots: string[];
  end: string | null;
}

const actOf = (intent: Intent): string | null => {
  if (intent.type === 'run_action') return `${intent.action} ${canonical(intent.input)}`;
  if (['say', 'listen', 'end', 'set_timer'].includes(intent.type)) return null;
  const { type, ...rest } = intent as Extract<Intent, { type: 'transfer' }>;
  const { transferId: _t, proposalId: _p, nodeId: _n, ...content } = rest as Record<string, unknown>;
  return `${type} ${canonical(content)}`;
};

/** What each turn of the caller led to, in a run. */
function ledBy(
  flow: Flow,
  run: readonly (Pick<Again, 'seq' | 'intents'> & { snapshot: Snapshot | null })[],
  turns: readonly number[],
): Led[] {
  const led: Led[] = [];
  for (const [at, { seq, intents, snapshot }] of run.entries()) {
    const turn = turns[at]!;
    led[turn] ??= { event: seq, says: [], acts: [], node: '', title: '', slots: [], end: null };
    const of = led[turn];
    of.says.push(...intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])));
    of.acts.push(...intents.flatMap((intent) => actOf(intent) ?? []));
    if (!snapshot) continue;
    const { node, workflow } = frameOf(snapshot);
    const graph = workflow === null ? flow : flow.workflows?.[workflow];
    of.node = `${workflow ?? ''}/${node}`;
    of.title = graph?.nodes.find(({ id }) => id === node)?.title ?? node;
    of.slots = collected(snapshot)
      .map(([name, { value }]) => `${name}: ${canonical(value)}`)
      .sort();
    of.end = snapshot.end && `${snapshot.end.reason}, ${snapshot.end.outcome}`;
  }
  return led;
}

/** The first thing that two lists do not share. */
function firstOther(
  expected: readonly string[],
  got: readonly string[],
): { expected: string | null; got: string | null } | null {
  for (let at = 0; at < Math.max(expected.length, got.length); at++)
    if (expected[at] !== got[at]) return { expected: expected[at] ?? null, got: got[at] ?? null };
  return null;
}

function compare(theirs: readonly Led[], ours: readonly Led[]): Difference[] {
  const differences: Difference[] = [];
  for (const [turn, expected] of theirs.entries()) {
    const got = ours[turn];
    const place = { turn, event: expected.event };
    if (!got) return [...differences, { ...place, kind: 'end', expected: expected.title, got: null }];
    const slot = firstOther(
      expected.slots.filter((one) => !got.slots.includes(one)),
      got.slots.filter((one) => !expected.slots.includes(one)),
    );
    if (slot) differences.push({ ...place, kind: 'slot', ...slot });
    const act = firstOther(expected.acts, got.acts);
    if (act) differences.push({ ...place, kind: 'action', ...act });
    const words = firstOther(expected.says, got.says);
    if (words) differences.push({ ...place, kind: 'wording', ...words });
    if (expected.end !== got.end) differences.push({ ...place, kind: 'end', expected: expected.end, got: got.end });
    else if (expected.node !== got.node)
      differences.push({ ...place, kind: 'path', expected: expected.title, got: got.title });
    else continue;
    // What follows answers other questions.
    return differences;
  }
  return differences;
}

/** What one side of a turn came to. */
export interface TurnSide {
  says: string[];
  /** The step that the conversation stood at behind it. */
  title: string;
  slots: string[];
  end: string | null;
}

/** The first turn that goes otherwise, from both sides. */
export interface DifferingTurn {
  turn: number;
  /** What the caller said; null before the first turn. */
  heard: string | null;
  expected: TurnSide;
  got: TurnSide | null;
  /** Steps that the flow passes up to there, and where it stands. */
  path: string[];
}

const sideOf = ({ says, title, slots, end }: Led): TurnSide => ({ says, title, slots, end });

/** A stored call on another flow, as it is computed. Who shows it to people hides what is sensitive (`shown-replay.ts`). */
export interface Compared extends Replay {
  first: DifferingTurn | null;
  /** Which of the stored events the first turn was heard by; null for none. */
  heardAt: number | null;
  /** Where the other flow stood behind each event. */
  snapshots: (Snapshot | null)[];
}

/** How a stored call goes on another flow, with the first turn that goes otherwise. */
export function compareOn(own: Flow, run: readonly Again[], flow: Flow): Compared {
  const again = new Rerun(flow, new Tape(run));
  const turns = turnsOf(run.map(({ event }) => event));
  const ours = run.map((one, at) => {
    const intents = again.hear(one, run[at - 1]);
    return { seq: one.seq, intents, snapshot: again.snapshot, passed: again.passed.length };
  });
  const snapshots = ours.map(({ snapshot }) => snapshot);
  const [theirs, now] = [ledBy(own, run, turns), ledBy(flow, ours, turns)];
  const differences = compare(theirs, now);
  const [difference] = differences;
  if (!difference) return { same: true, differences, first: null, heardAt: null, snapshots };
  const { turn } = difference;
  const heardAt = run.findIndex(({ event }, at) => turns[at] === turn && event.type === 'caller_said');
  const heard = run[heardAt]?.event;
  const last = ours.findLast((_, at) => turns[at] === turn);
  const stands = last?.snapshot?.frames[0]?.node;
  const passed = again.passed.slice(0, last?.passed ?? 0);
  return {
    same: false,
    differences,
    snapshots,
    heardAt: heardAt < 0 ? null : heardAt,
    first: {
      turn,
      heard: heard?.type === 'caller_said' ? heard.text : null,
      expected: sideOf(theirs[turn]!),
      got: now[turn] ? sideOf(now[turn]) : null,
      path: [...new Set([...passed, ...(stands ? [stands] : [])])],
    },
  };
}

/** How a stored call goes on another flow: its callers say the same, and actions are answered from what they are. */
export function replayOn(own: Flow, run: readonly Again[], flow: Flow): Replay {
  const { same, differences } = compareOn(own, run, flow);
  return { same, differences };
}
