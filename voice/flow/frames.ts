import type { Graph } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { slotDefsOf } from './slot-defs.ts';
import { type Frame, frameOf } from './snapshot.ts';
import { setVariable, type Talk } from './talk.ts';

/** Workflows within workflows: deeper is a circle. */
export const mostFrames = 8;

/** Where a conversation begins in a graph. */
export function blankFrame(workflow: string | null): Frame {
  return {
    workflow,
    node: '',
    step: {},
    slots: {},
    variables: {},
    early: {},
    skipped: [],
    rounds: {},
    decisions: [],
  };
}

/** The graph of a frame; null when the flow has lost it, which no valid one has. */
export function graphOf({ flow }: Pick<Talk, 'flow'>, { workflow }: Pick<Frame, 'workflow'>): Graph | null {
  return workflow === null ? flow : (flow.workflows?.[workflow] ?? null);
}

/** Turns to the last frame of the snapshot: what is said and set from now on is said and set there. */
export function turnToFrame(talk: Talk): void {
  talk.frame = frameOf(talk.snapshot);
  talk.graph = graphOf(talk, talk.frame) ?? { name: '', nodes: [], edges: [] };
  talk.defs = slotDefsOf(talk.graph);
}

/** Sets what a graph's variables hold at first: what is given, else their initial values. */
export function setInitial(talk: Talk, given: (name: string) => Json | undefined, source: 'known' | 'workflow'): void {
  for (const { name, initial } of talk.graph.variables ?? []) {
    const value = given(name);
    if (value !== undefined && value !== null) setVariable(talk, name, value, source);
    else if (initial !== null) setVariable(talk, name, initial, 'set');
  }
}

/** Begins a workflow of the flow. False when it is not there, or too deep. */
export function pushFrame(talk: Talk, workflow: string, inputs: Record<string, Json>): boolean {
  const { frames } = talk.snapshot;
  if (!talk.flow.workflows?.[workflow] || frames.length >= mostFrames) return false;
  frames.push(blankFrame(workflow));
  const { ran = [] } = talk.snapshot;
  if (!ran.includes(workflow)) talk.snapshot.ran = [...ran, workflow];
  turnToFrame(talk);
  setInitial(talk, (name) => inputs[name], 'workflow');
  return true;
}

/** Ends the workflow that runs and goes back to the one that ran it. Answers what ended. */
export function popFrame(talk: Talk): Frame {
  const { snapshot } = talk;
  const ended = snapshot.frames.pop()!;
  Object.assign(snapshot.gathered, ended.slots);
  turnToFrame(talk);
  return ended;
}
