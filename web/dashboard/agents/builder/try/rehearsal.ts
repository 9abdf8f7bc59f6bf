import type { Flow } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult, FlowEvent, Intent, Setting } from '#voice/flow/conversation.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { collected, frameOf, type Snapshot } from '#voice/flow/snapshot.ts';
import type { Passed } from '#voice/flow/talk.ts';

/** One step of a conversation that is tried out: what happened, and what the engine made of it. */
export interface RehearsedStep {
  event: FlowEvent;
  snapshot: Snapshot;
  intents: Intent[];
  trace: Passed[];
}

/** A conversation that is tried out. The engine itself runs it, in the page: nothing is sent, booked or stored. */
export interface Rehearsal {
  flow: Flow;
  steps: readonly RehearsedStep[];
}

/** What an action that a rehearsal reached came to; null leaves it to anyone who tries the flow. */
export type Backend = (action: string, input: Json) => ActionResult | null;

type RunAction = Extract<Intent, { type: 'run_action' }>;

/** The state that a conversation is in; null before it began. */
export const stateOf = ({ steps }: Rehearsal): Snapshot | null => steps.at(-1)?.snapshot ?? null;

/** The step of the flow that it stands at; null before it began, after it ended, or within a workflow. */
export function nodeOf(rehearsal: Rehearsal): string | null {
  const snapshot = stateOf(rehearsal);
  if (!snapshot || snapshot.end) return null;
  return snapshot.frames[0]!.node;
}

/** The action that waits for someone to say what came of it; null when none does. */
export function openAction(rehearsal: Rehearsal): RunAction | null {
  const waiting = stateOf(rehearsal)?.waiting;
  if (waiting?.for !== 'action') return null;
  const runs = rehearsal.steps.flatMap(({ intents }) => intents).filter((intent) => intent.type === 'run_action');
  return runs.find(({ runId }) => runId === waiting.runId) ?? null;
}

/** Milliseconds that pass between what happens: days and times are read by them, nothing waits for them. */
const pause = 1_000;

function happen(rehearsal: Rehearsal, event: FlowEvent): Rehearsal {
  const { snapshot, intents, trace } = advance(rehearsal.flow, stateOf(rehearsal), event);
  return { ...rehearsal, steps: [...rehearsal.steps, { event, snapshot, intents, trace }] };
}

/** What follows by itself: timers ring at once, known actions are done, no one is asked for what only a service has. */
function settle(rehearsal: Rehearsal, backend: Backend): Rehearsal {
  let now = rehearsal;
  // A flow that goes in a circle without the caller is ended by the engine; this only keeps the page alive.
  for (let left = 100; left > 0; left -= 1) {
    const last = now.steps.at(-1)!;
    const at = last.event.at + pause;
    const { waiting } = last.snapshot;
    const beside = last.snapshot.running.find(({ runId }) => !isTold(now, runId));
    if (beside) now = happen(now, { type: 'action_done', at, runId: beside.runId, result: done });
    else if (waiting?.for === 'timer')
      now = happen(now, { type: 'timer_fired', at: waiting.until, timerId: waiting.timerId });
    else if (waiting?.for === 'proposal')
      now = happen(now, { type: 'proposed', at, proposalId: waiting.proposalId, result: noModel });
    else if (waiting?.for === 'transfer')
      now = happen(now, { type: 'transfer_ended', at, transferId: waiting.transferId, result: { ok: true } });
    else if (waiting?.for === 'action') {
      const open = openAction(now);
      const result = open && backend(open.action, open.input);
      if (!result) return now;
      now = happen(now, { type: 'action_done', at, runId: waiting.runId, result });
    } else return now;
  }
  return now;
}

const done: ActionResult = { ok: true, output: {} };
const noModel = { ok: false, code: 'not_asked', message: 'No language model is used here.' } as const;

const isTold = ({ steps }: Rehearsal, runId: string) =>
  steps.some(({ event }) => event.type === 'action_done' && event.runId === runId);

/** Begins a conversation, at the start or in the middle. @param at milliseconds since the epoch */
export const begin = (flow: Flow, setting: Setting, at: number, backend: Backend): Rehearsal =>
  settle(happen({ flow, steps: [] }, { type: 'started', at, setting }), backend);

/** What the caller does next. */
export type Happening =
  | { type: 'caller_said'; text: string }
  | { type: 'key_pressed'; digits: string }
  | { type: 'silence' }
  | { type: 'action_done'; runId: string; result: ActionResult };

/** Lets something happen in a conversation. */
export function goOn(rehearsal: Rehearsal, happening: Happening, backend: Backend): Rehearsal {
  const at = (rehearsal.steps.at(-1)?.event.at ?? 0) + pause;
  return settle(happen(rehearsal, { ...happening, at }), backend);
}

/** Goes back to before a step, so that it can be tried again. */
export const backTo = (rehearsal: Rehearsal, step: number): Rehearsal => ({
  ...rehearsal,
  steps: rehearsal.steps.slice(0, step),
});

/** A value that the conversation holds, by what it is called. */
export interface HeldValue {
  name: string;
  value: Json;
  spoken: string;
  said: string | null;
}

/** All values, in the order in which they came. */
export function valuesOf(snapshot: Snapshot): HeldValue[] {
  const slots = collected(snapshot).map(([name, slot]) => ({ name, ...slot }));
  const variables = Object.entries(frameOf(snapshot).variables).map(([name, one]) => ({ name, said: null, ...one }));
  return [...slots, ...variables]
    .sort((a, b) => a.order - b.order)
    .map(({ name, value, spoken, said }) => ({ name, value, spoken, said }));
}

/** What words would do now: nothing is changed. */
export function wouldDo(
  rehearsal: Rehearsal,
  text: string,
): { values: HeldValue[]; ways: string[]; says: string[] } | null {
  const before = stateOf(rehearsal);
  if (!before || before.end) return null;
  const at = rehearsal.steps.at(-1)!.event.at + pause;
  const { snapshot, intents, trace } = advance(rehearsal.flow, before, { type: 'caller_said', at, text });
  const held = new Map(valuesOf(before).map(({ name, value }) => [name, JSON.stringify(value)]));
  return {
    values: valuesOf(snapshot).filter(({ name, value }) => held.get(name) !== JSON.stringify(value)),
    ways: trace.map(({ node, port }) => `${node}: ${port}`),
    says: intents.flatMap((intent) => (intent.type === 'say' ? [intent.text] : [])),
  };
}
