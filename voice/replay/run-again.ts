import type { Flow } from '#domain/agents/workflows.ts';
import { canonical } from '#domain/platform/json.ts';
import type { FlowEvent, Intent } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { frameOf, type Snapshot } from '#voice/flow/snapshot.ts';
import type { Passed } from '#voice/flow/talk.ts';

/** One event of a stored call, with what the engine made of it then. */
export interface Recorded {
  /** Its number in the call's log. */
  seq: number;
  event: FlowEvent;
  /** What followed from it; null for calls of before intents were stored. */
  intents: Intent[] | null;
  /** The node that the conversation stood at behind it; null where it was not stored. */
  node: string | null;
}

/** One event as the engine takes it now. */
export interface Again {
  seq: number;
  event: FlowEvent;
  intents: Intent[];
  snapshot: Snapshot;
  /** The steps that it went through, by which of their ways. */
  passed: Passed[];
}

/** A place where a call went otherwise. */
export interface Difference {
  /** The caller's turn, from 1; 0 is before the first. */
  turn: number;
  /** The number of the event in the call's log. */
  event: number;
  /** What it is that differs. */
  kind: 'wording' | 'slot' | 'action' | 'path' | 'end' | 'intents' | 'snapshot';
  /** What was stored, and what comes of it now. Null: nothing. */
  expected: string | null;
  got: string | null;
}

export interface Replay {
  same: boolean;
  /** The first one first. */
  differences: Difference[];
}

/** Runs stored events through a flow, just as they came. */
export function runAgain(flow: Flow, recorded: readonly Recorded[]): Again[] {
  const run: Again[] = [];
  for (const { seq, event } of recorded) {
    const { snapshot, intents, trace: passed } = advance(flow, run.at(-1)?.snapshot ?? null, event);
    run.push({ seq, event, intents, snapshot, passed });
  }
  return run;
}

/** Numbers of the caller's turns, one for each event. */
export function turnsOf(events: readonly Pick<FlowEvent, 'type'>[]): number[] {
  let turn = 0;
  return events.map(({ type }) => {
    if (type === 'caller_said' || type === 'key_pressed') turn += 1;
    return turn;
  });
}

/**
 * Whether a stored call comes out again to the byte: every intent, every node, and the snapshot at its end.
 * @param last the snapshot as it is stored; null when none is
 */
export function replayExactly(flow: Flow, recorded: readonly Recorded[], last: Snapshot | null): Replay {
  const run = runAgain(flow, recorded);
  const turns = turnsOf(recorded.map(({ event }) => event));
  const differences: Difference[] = [];
  for (const [at, { seq, intents, node }] of recorded.entries()) {
    const again = run[at]!;
    const place = { turn: turns[at]!, event: seq };
    const [expected, got] = [intents && canonical(intents), canonical(again.intents)];
    if (expected !== null && expected !== got) differences.push({ ...place, kind: 'intents', expected, got });
    const here = frameOf(again.snapshot).node;
    if (node !== null && node !== here) differences.push({ ...place, kind: 'path', expected: node, got: here });
  }
  const [expected, got] = [last && canonical(last), canonical(run.at(-1)?.snapshot ?? null)];
  if (expected !== null && expected !== got)
    differences.push({ turn: turns.at(-1) ?? 0, event: recorded.at(-1)?.seq ?? 0, kind: 'snapshot', expected, got });
  return { same: differences.length === 0, differences };
}
