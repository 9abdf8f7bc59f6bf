import type { FlowNode } from '#domain/workflows.ts';
import type { ActionResult } from './conversation.ts';
import type { Next, Question, Turn } from './dialogue.ts';
import type { AnyAside } from './repair/aside.ts';
import { asides } from './repair/catalog.ts';
import { offerPerson } from './repair/hand-off.ts';
import { type ConfiguredStep, stepOf } from './steps/catalog.ts';
import type { AnyStep } from './steps/step.ts';
import { end, language, listen, say, type Talk } from './talk.ts';

/** Transitions that one event may cause: a flow that takes more goes in a circle. */
const maxTransitions = 50;
/** Visits of one node between two turns of the caller. */
const maxVisits = 3;
/** How long the caller may stay silent at a question, in ms, before the first, second and third time it counts. */
const silenceMs = [8000, 8000, 6000];

/** Who speaks at the moment, an aside or the step, with its working place. */
export interface Speaker {
  dialogue: AnyStep | AnyAside;
  isAside: boolean;
  turn: Turn<unknown, unknown>;
}

function nodeOf(talk: Talk, id: string): FlowNode | undefined {
  return talk.flow.nodes.find((node) => node.id === id);
}

/** Who has the floor; null only in a flow that is not valid. */
export function speaker(talk: Talk): Speaker | null {
  const { aside, node, step } = talk.snapshot;
  const side = aside && asides.get(aside.name);
  if (aside && side) return { dialogue: side, isAside: true, turn: { talk, config: null, state: aside.state } };
  const current = nodeOf(talk, node);
  const configured = current && stepOf(current);
  if (!configured) return null;
  return { dialogue: configured.step, isAside: false, turn: { talk, config: configured.config, state: step } };
}

/** The question that is open. */
export function openQuestion(talk: Talk): Question | null {
  const current = speaker(talk);
  return current?.dialogue.question?.(current.turn) ?? null;
}

/** Asks the open question and gives the floor to the caller. */
export function ask(talk: Talk): void {
  const question = openQuestion(talk);
  if (question) {
    say(talk, question.prompt);
    giveFloor(talk, question);
  } else fail(talk);
}

/** Lets the caller speak without asking once more. */
export function giveFloor(talk: Talk, question: Question, waitMs?: number): void {
  listen(talk, question.expects, waitMs ?? silenceMs[talk.snapshot.silences % 3] ?? 8000);
}

/** Enters the start node, with the agent's own greeting in place of the step's. */
export function startNode(talk: Talk, greeting: string | null): Next {
  const start = talk.flow.nodes.find(({ type }) => type === 'start');
  const configured = start && stepOf(start);
  if (!start || !configured) return failed(talk);
  const state = greeting === null ? {} : { greeting: greeting.slice(0, 600) };
  return enter(talk, start, configured, state);
}

/** Goes back to the first node without greeting again. What was found out by actions stays. */
export function startOver(talk: Talk): Next {
  const start = talk.flow.nodes.find(({ type }) => type === 'start');
  const { snapshot } = talk;
  if (!start) return failed(talk);
  for (const [name, slot] of Object.entries(snapshot.slots)) if (slot.source === 'caller') delete snapshot.slots[name];
  snapshot.skipped = [];
  snapshot.decisions = [];
  snapshot.aside = null;
  snapshot.node = start.id;
  return { port: 'next' };
}

function enter(
  talk: Talk,
  node: FlowNode,
  { step, config }: ConfiguredStep,
  state: object = step.state() as object,
): Next {
  const { snapshot } = talk;
  snapshot.node = node.id;
  snapshot.step = state as Talk['snapshot']['step'];
  snapshot.visits[node.id] = (snapshot.visits[node.id] ?? 0) + 1;
  if ((snapshot.visits[node.id] ?? 0) > maxVisits) return failed(talk);
  return step.enter({ talk, config, state });
}

/** Hands an action's result to who waits for it. */
export function tell(talk: Talk, result: ActionResult): Next {
  const current = speaker(talk);
  return current?.dialogue.done?.(current.turn, result) ?? failed(talk);
}

/** Goes on until the caller has the floor, an action is waited for, or the conversation has ended. */
export function follow(talk: Talk, first: Next): void {
  let next = first;
  for (let transitions = 0; transitions < maxTransitions; transitions++) {
    if (next === 'ended') return;
    if (next === 'wait') {
      talk.snapshot.phase = 'waiting_action';
      return;
    }
    if (next === 'back') {
      talk.snapshot.aside = null;
      next = decideAgain(talk);
    }
    talk.snapshot.misses = 0;
    if (next === 'ask' && talk.snapshot.leaving) {
      next = parting(talk);
      continue;
    }
    if (next === 'ask') {
      ask(talk);
      return;
    }
    next = leave(talk, next.port);
  }
  fail(talk);
}

/** Somebody who takes their leave is asked no more: what was agreed is done, what is open stays so. */
function parting(talk: Talk): Next {
  const current = speaker(talk);
  return current?.dialogue.leave?.(current.turn) ?? farewell(talk);
}

/** Says goodbye to a caller who wants to go. */
export function farewell(talk: Talk): Next {
  say(talk, language(talk).say.goodbye, false);
  end(talk, 'caller_hangup', 'neutral');
  return 'ended';
}

/** Takes leave of a caller with whom the conversation gets no further. */
export function giveUpTalking(talk: Talk): Next {
  say(talk, language(talk).say.goodbye, false);
  end(talk, 'agent_hangup', 'failure');
  return 'ended';
}

/** Leaves the node by a port; a port without an edge has a default. */
function leave(talk: Talk, port: string): Next {
  const { node } = talk.snapshot;
  const edge = talk.flow.edges.find((candidate) => candidate.from === node && candidate.port === port);
  const target = edge && nodeOf(talk, edge.to);
  const configured = target && stepOf(target);
  if (target && configured) return enter(talk, target, configured);
  if (port === 'no_input') return hangUpOnSilence(talk);
  if (['no_match', 'refused', 'error', 'none_suitable'].includes(port)) return offerPerson(talk);
  return failed(talk);
}

/**
 * After a correction: the first decision that rested on the slot and would now be another one is taken again. Of a node
 * that was passed several times, only the last decision counts.
 */
function decideAgain(talk: Talk): 'ask' | { port: string } {
  const { snapshot, corrected } = talk;
  const before = { node: snapshot.node, step: snapshot.step, decisions: snapshot.decisions };
  for (const [index, { node, port }] of before.decisions.entries()) {
    const target = nodeOf(talk, node);
    const configured = target && stepOf(target);
    const isLast = before.decisions.findLastIndex((other) => other.node === node) === index;
    if (!target || !configured || !isLast || !corrected) continue;
    if (!configured.step.reads(configured.config).includes(corrected)) continue;
    snapshot.decisions = before.decisions.slice(0, index);
    const next = enter(talk, target, configured);
    if (typeof next === 'object' && next.port !== port) return next;
  }
  Object.assign(snapshot, before);
  return 'ask';
}

/** Says goodbye to a caller who says nothing any more. */
export function hangUpOnSilence(talk: Talk): Next {
  say(talk, language(talk).say.hangUpOnSilence, false);
  end(talk, 'silence', 'failure');
  return 'ended';
}

/** Ends a conversation that the flow leads nowhere. */
function failed(talk: Talk): Next {
  fail(talk);
  return 'ended';
}

function fail(talk: Talk): void {
  say(talk, language(talk).say.failed, false);
  end(talk, 'failed', 'failure');
}
