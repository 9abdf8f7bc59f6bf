import type { FlowNode } from '#domain/agents/workflows.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { ActionResult } from './conversation.ts';
import type { Dialogue, Next, Question } from './dialogue.ts';
import { graphOf, popFrame, pushFrame } from './frames.ts';
import { giveFloor, nodeOf } from './give-floor.ts';
import { asides } from './repair/catalog.ts';
import { offerPerson } from './repair/hand-off.ts';
import type { Speaker } from './speaker.ts';
import { type ConfiguredStep, stepOf } from './steps/catalog.ts';
import { end, language, say, type Talk } from './talk.ts';
import { tellsElse } from './tells-else.ts';

/** Steps that may be left between two turns of the caller: a flow that leaves more goes in a circle. */
const maxMoves = 200;

/** Who has the floor; null only in a flow that is not valid. */
export function speaker(talk: Talk): Speaker | null {
  const { aside } = talk.snapshot;
  const { node, step } = talk.frame;
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

/** Enters the start node, with the agent's own greeting in place of the step's. */
export function startNode(talk: Talk, greeting: string | null): Next {
  const start = talk.graph.nodes.find(({ type }) => type === 'start');
  const configured = start && stepOf(start);
  if (!start || !configured) return failed(talk);
  const state = greeting === null ? {} : { greeting: greeting.slice(0, 600) };
  return enter(talk, start, configured, state);
}

/** Goes back to the first node without greeting again. What was found out by actions stays. */
export function startOver(talk: Talk): Next {
  while (talk.snapshot.frames.length > 1) popFrame(talk);
  const { snapshot, frame } = talk;
  const start = talk.graph.nodes.find(({ type }) => type === 'start');
  if (!start) return failed(talk);
  for (const [name, slot] of Object.entries(frame.slots)) if (slot.source === 'caller') delete frame.slots[name];
  Object.assign(frame, { skipped: [], decisions: [], rounds: {}, node: start.id });
  snapshot.aside = null;
  return { port: 'next' };
}

function enter(
  talk: Talk,
  node: FlowNode,
  { step, config }: ConfiguredStep,
  state: object = step.state() as object,
): Next {
  talk.frame.node = node.id;
  talk.frame.step = state as Talk['frame']['step'];
  return step.enter({ talk, config, state });
}

/** Enters a node of the graph by its id; null where there is none that is valid. */
export function enterNode(talk: Talk, id: string): Next | null {
  const node = nodeOf(talk, id);
  const configured = node && stepOf(node);
  return configured ? enter(talk, node, configured) : null;
}

type Told = 'done' | 'woken' | 'proposed' | 'transferred';

/** Hands what was waited for to who waits for it. */
export function tell<K extends Told>(
  talk: Talk,
  what: K,
  result: Parameters<NonNullable<Dialogue<unknown, unknown>[K]>>[1],
): Next {
  const current = speaker(talk);
  const hear = current?.dialogue[what] as ((turn: unknown, given: unknown) => Next) | undefined;
  return current && hear ? hear.call(current.dialogue, current.turn, result) : failed(talk);
}

/** Hands a sentence of a model that goes on talking to who asked it. */
export function tellPart(talk: Talk, { text, proposalId }: { text: string; proposalId: string }): void {
  const current = speaker(talk);
  current?.dialogue.modelSaid?.(current.turn, text, proposalId);
}

/** Hands the result of an action that ran beside the conversation to the step that began it. */
export function tellLate(
  talk: Talk,
  { nodeId, workflow }: Talk['snapshot']['running'][number],
  result: ActionResult,
): void {
  const frame = talk.snapshot.frames.find((one) => one.workflow === workflow);
  const node = frame && graphOf(talk, frame)?.nodes.find(({ id }) => id === nodeId);
  const configured = node && stepOf(node);
  if (frame && configured) configured.step.late?.({ talk, config: configured.config, frame }, result);
}

/** Goes on until the caller has the floor, an action is waited for, or the conversation has ended. */
export function follow(talk: Talk, first: Next): void {
  let next = first;
  while (talk.snapshot.counts.moves < maxMoves) {
    talk.snapshot.counts.moves += 1;
    if (next === 'ended') return;
    if (next === 'wait') return;
    if (next === 'back') {
      talk.snapshot.aside = null;
      next = decideAgain(talk);
      if (next === 'wait') return;
    }
    if (typeof next === 'object' && 'missed' in next) {
      missed(talk, next.missed);
      return;
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
    if ('hear' in next) next = hearAfterAll(talk, next.hear);
    else if ('run' in next) next = pushFrame(talk, next.run, next.inputs) ? startNode(talk, null) : { port: 'error' };
    else if ('node' in next) next = enterNode(talk, next.node) ?? failed(talk);
    else if ('returns' in next) next = leaveWorkflow(talk, next.returns);
    else next = leave(talk, next.port);
  }
  fail(talk);
}

/** Someone who takes their leave is asked no more: what was agreed is done, what is open stays so. */
function parting(talk: Talk): Next {
  const current = speaker(talk);
  return current?.dialogue.leave?.(current.turn) ?? farewell(talk);
}

/** What was taken for a question may be an answer. */
function hearAfterAll(talk: Talk, said: string): Next {
  const current = speaker(talk);
  const heard = current?.dialogue.hear?.(current.turn, readUtterance(said, language(talk)));
  return heard ? heard.does() : 'ask';
}

/** Says goodbye to a caller who wants to go. */
export function farewell(talk: Talk): Next {
  say(talk, language(talk).say.goodbye, false);
  end(talk, 'caller_hangup', 'neutral');
  return 'ended';
}

/** Takes leave of a caller who does not want to be called any more. */
export function leaveAlone(talk: Talk): Next {
  say(talk, language(talk).say.leftAlone, false);
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
  const { node, workflow } = talk.frame;
  talk.trace.push({ workflow, node, port });
  const edge = talk.graph.edges.find((candidate) => candidate.from === node && candidate.port === port);
  const target = edge && nodeOf(talk, edge.to);
  const configured = target && stepOf(target);
  if (target && configured) return enter(talk, target, configured);
  const here = nodeOf(talk, node);
  const current = here && stepOf(here);
  const instead = current?.step.ports(current.config).find(({ id }) => id === port)?.instead;
  if (instead) return leave(talk, instead);
  if (current?.step.otherwise)
    return current.step.otherwise({ talk, config: current.config, state: talk.frame.step }, port);
  if (port === 'no_input') return hangUpOnSilence(talk);
  if (defaultPorts.has(port)) return offerPerson(talk);
  return failed(talk);
}

/** Ways out that need no edge: the agent apologises and offers a person. */
const defaultPorts: ReadonlySet<string> = new Set(['no_match', 'refused', 'error', 'none_suitable']);

/** A workflow has ended: the one that ran it goes on. */
function leaveWorkflow(talk: Talk, outcome: 'done' | 'not_done'): Next {
  const ended = popFrame(talk);
  const node = nodeOf(talk, talk.frame.node);
  const configured = node && stepOf(node);
  if (!configured?.step.returned) return failed(talk);
  return configured.step.returned({ talk, config: configured.config, state: talk.frame.step }, ended, outcome);
}

/**
 * After a correction: the first decision that rested on the slot and would now be another one is taken again. Of a node
 * that was passed several times, only the last decision counts.
 */
function decideAgain(talk: Talk): 'ask' | 'wait' | { port: string } {
  const { frame, corrected } = talk;
  const before = { node: frame.node, step: frame.step, decisions: frame.decisions };
  for (const [index, { node, port }] of before.decisions.entries()) {
    const target = nodeOf(talk, node);
    const configured = target && stepOf(target);
    const isLast = before.decisions.findLastIndex((other) => other.node === node) === index;
    if (!target || !configured || !isLast || !corrected) continue;
    if (!configured.step.reads(configured.config).includes(corrected)) continue;
    frame.decisions = before.decisions.slice(0, index);
    const next = enter(talk, target, configured);
    // A model is asked anew which way is meant.
    if (next === 'wait') return next;
    if (typeof next === 'object' && 'port' in next && next.port !== port) return next;
  }
  Object.assign(frame, before);
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

/** Characters kept of words that were not understood. */
const longestMissed = 200;

/** The words were no answer: put it in other words, then say how to answer, then give up. */
export function missed(talk: Talk, text: string): void {
  const { snapshot } = talk;
  const current = speaker(talk);
  if (!current) return;
  const { say: words } = language(talk);
  current.dialogue.forget?.(current.turn);
  const question = openQuestion(talk);
  if (!question) return;
  snapshot.misses += 1;
  snapshot.missed = text.slice(0, longestMissed);
  if (snapshot.misses >= question.maxMisses) {
    follow(talk, giveUp(current, 'no_match'));
    return;
  }
  const other = question.rephrase[snapshot.misses - 1];
  // "Kind of", "I guess": what it comes to is asked, and nothing was misheard.
  if (!other && snapshot.misses === 1 && question.expects[0] === 'yes_no' && isUndecided(talk, text)) {
    say(talk, words.yesOrNo);
    giveFloor(talk, question);
    return;
  }
  const first = tellsElse(question, readUtterance(text, language(talk))) ? words.okay : words.notCaught;
  if (!other) say(talk, snapshot.misses === 1 ? first : words.stillNotCaught(question.hint));
  say(talk, other ?? question.prompt);
  giveFloor(talk, question);
}

/** Whether words answer yes or no by neither: "more or less", "not sure". */
function isUndecided(talk: Talk, text: string): boolean {
  const answer = readAnswer(readUtterance(text, language(talk)));
  return answer?.value === null && !answer.conditional && answer.beside === 0;
}

/** What a dialogue does that was not answered often enough. */
export function giveUp({ dialogue, turn }: Speaker, why: 'no_match' | 'no_input'): Next {
  return dialogue.giveUp?.(turn, why) ?? { port: why };
}
