import type { EditPlace } from '#domain/agents/draft-edits.ts';
import { removeSteps } from '#domain/agents/flow-edits/steps.ts';
import { answerNameOf } from '#domain/agents/guided-plan.ts';
import { promptType } from '#domain/agents/prompt-agents.ts';
import { Choice, type Flow, type FlowNode, SlotDef } from '#domain/agents/workflows.ts';
import { type Json, toJson } from '#domain/platform/json.ts';
import { choicesOf } from '../compose/choices.ts';
import { builtInNames } from '../talk.ts';
import {
  type AskedQuestion,
  askedIn,
  type EditedDraft,
  mainWay,
  namesOfQuestions,
  promptIn,
  questionNamed,
  questionsIn,
  withConfig,
  withQuestion,
} from './draft.ts';
import { forgetName, leaveOpen } from './forget-name.ts';
import { type EditOf, listed, type Outcome, quoted, refused, wordsOf } from './outcome.ts';
import { putBefore, putBehind, type Unplaced } from './place-step.ts';

/** Slots that are filled from what is known of the caller. */
const known: readonly string[] = ['name', 'phone', 'email'];
/** Questions that one step may hold. */
const most = { ask: 5, collect: 10, [promptType]: 12 } as Record<string, number>;
/** Steps that a flow may hold. */
const mostSteps = 100;

const noQuestion = (flow: Flow, name: string) =>
  refused(`No question asks for “${wordsOf(name)}”. Questions: ${namesOfQuestions(flow) || 'none'}.`);

/** A question's slot with its own name. */
function slotOf(flow: Flow, { ask, type, choices, required }: EditOf<'ask'>): SlotDef | null {
  const taken = new Set([
    ...askedIn(flow).map(({ slot }) => slot.name),
    ...(flow.variables ?? []).map(({ name }) => name),
    ...builtInNames,
  ]);
  const name = answerNameOf({ ask, type }, askedIn(flow).length, taken);
  return (
    SlotDef.safeParse({
      name,
      type,
      prompt: ask,
      required,
      prefill: known.includes(name),
      ...(type === 'choice' && { choices: choicesOf(choices) }),
    }).data ?? null
  );
}

/** What the answer of a question that is about to be added is called; null where it can't be. */
export const nameOfNew = (flow: Flow, edit: EditOf<'ask'>): string | null => slotOf(flow, edit)?.name ?? null;

/** As few members as say it, as people and templates write them. */
function jsonOf({ name, type, prompt, required, prefill, choices }: SlotDef): Json {
  return toJson({
    name,
    type,
    prompt,
    ...(!required && { required }),
    ...(prefill && { prefill }),
    ...(choices.length > 0 && { choices }),
  });
}

/** In words: `before “Ask for the service”`. */
export function placeInWords(flow: Flow, { at, of }: EditPlace): string {
  if (at === 'first') return 'first';
  if (at === 'last') return 'behind the other questions';
  const asked = questionNamed(flow, of);
  const node = asked?.node ?? flow.nodes.find(({ id }) => id === of);
  const name = asked && asked.count > 1 ? asked.slot.prompt : (node?.title ?? of);
  return `${at} ${quoted(name)}`;
}

/** Where a step is put. @returns null where the place is not in the flow */
export function putStep(
  flow: Flow,
  { at, of }: EditPlace,
  step: Unplaced,
  port: string,
): { flow: Flow; id: string } | null {
  const way = mainWay(flow);
  const start = way[0];
  if (!start) return null;
  if (at === 'first') return putBehind(flow, { from: start.id, port: 'next' }, step, port);
  if (at === 'last') {
    const last = way.findLast((node) => questionsIn(node) !== null) ?? start;
    const out = last.type === 'start' ? 'next' : last.type === promptType ? null : 'filled';
    return out === null ? null : putBehind(flow, { from: last.id, port: out }, step, port);
  }
  const asked = questionNamed(flow, of);
  const node = asked?.node ?? flow.nodes.find(({ id }) => id === of);
  if (!node) return null;
  if (at === 'before') {
    if (node.type === 'start') return null;
    const led = flow.edges.filter(({ to }) => to === node.id);
    return putBefore(flow, node, led, step, port);
  }
  const out = questionsIn(node) !== null ? 'filled' : mainOut(flow, node);
  return out === null ? null : putBehind(flow, { from: node.id, port: out }, step, port);
}

const mainOut = (flow: Flow, node: FlowNode) =>
  node.type === 'schedule' ? 'booked' : (flow.edges.find(({ from }) => from === node.id)?.port ?? null);

/** Puts a question into the list of a step, where it stands among others. */
function putInList(flow: Flow, node: FlowNode, index: number, slot: SlotDef): Flow {
  const member = questionsIn(node)!;
  const list = Array.isArray(node.config[member]) ? (node.config[member] as Json[]) : [];
  return withConfig(flow, node.id, { [member]: list.toSpliced(index, 0, jsonOf(slot)) });
}

/** The step whose list takes a question that is put there; null where it gets a step of its own. */
function listAt(flow: Flow, { at, of }: EditPlace): { node: FlowNode; index: number } | null {
  const prompt = promptIn(flow);
  const asked = at === 'before' || at === 'after' ? questionNamed(flow, of) : null;
  if (prompt && (asked === null || asked.node === prompt)) {
    const count = askedIn(flow).filter(({ node }) => node === prompt).length;
    if (asked) return { node: prompt, index: asked.index + (at === 'after' ? 1 : 0) };
    return { node: prompt, index: at === 'first' ? 0 : count };
  }
  if (!asked) return null;
  const index = asked.index + (at === 'after' ? 1 : 0);
  const isAmong = asked.node.type === 'collect' || (index > 0 && index < asked.count);
  return isAmong ? { node: asked.node, index } : null;
}

function put(flow: Flow, slot: SlotDef, place: EditPlace): { flow: Flow; id: string } | Outcome {
  const list = listAt(flow, place);
  if (list) {
    const { node, index } = list;
    const count = askedIn(flow).filter((one) => one.node === node).length;
    if (count >= most[node.type]!)
      return refused(`${quoted(node.title)} already asks ${count} questions. Split it first.`);
    return { flow: putInList(flow, node, index, slot), id: node.id };
  }
  if (flow.nodes.length >= mostSteps) return refused('The flow has no room for another step.');
  const step = { type: 'ask', title: `Ask ${wordsOf(slot.name)}`.slice(0, 80), config: { slots: [jsonOf(slot)] } };
  return putStep(flow, place, step, 'filled') ?? refused('The place for this question isn’t in the flow.');
}

export function ask({ flow, settings }: EditedDraft, edit: EditOf<'ask'>): Outcome {
  const slot = slotOf(flow, edit);
  if (!slot) return refused('This question can’t be added in this form.');
  if (edit.type === 'choice' && slot.choices.length < 2) return refused('A choice needs at least two answers.');
  const twin = askedIn(flow).find((one) => one.slot.prompt.trim().toLowerCase() === slot.prompt.trim().toLowerCase());
  if (twin) return refused(`${quoted(twin.node.title)} already asks ${quoted(twin.slot.prompt)}.`);
  const made = put(flow, slot, edit.place);
  if (!('flow' in made)) return made;
  const kind = slot.required ? 'question' : 'optional question';
  return {
    draft: { flow: made.flow, settings },
    says: `Add the ${kind} ${quoted(slot.prompt)} ${placeInWords(flow, edit.place)}.`,
    nodeId: made.id,
  };
}

/** Takes a question out of the flow, with its step where it was the only one. */
function takeOut(flow: Flow, { node, slot, count }: AskedQuestion): Flow {
  if (count === 1 && node.type === 'ask') return removeSteps(flow, [node.id], 'filled');
  const member = questionsIn(node)!;
  const list = (node.config[member] as Json[]).filter(
    (one) => !(typeof one === 'object' && one !== null && !Array.isArray(one) && one.name === slot.name),
  );
  return withConfig(flow, node.id, { [member]: list });
}

/** Steps that sent something to the answer of a question that nothing asks any more. */
const withoutRecipient = (before: Flow, after: Flow): FlowNode[] =>
  after.nodes.filter(
    ({ id, type, config }) =>
      (type === 'send_email' || type === 'send_sms') &&
      config.to === '' &&
      before.nodes.find((node) => node.id === id)?.config.to !== '',
  );

export function removeQuestion({ flow, settings }: EditedDraft, { question }: EditOf<'remove_question'>): Outcome {
  let asked = questionNamed(flow, question);
  if (!asked) return noQuestion(flow, question);
  const { slot, node } = asked;
  if (node.type === 'collect' && asked.count <= 2)
    return refused(`${quoted(node.title)} needs at least two questions.`);
  let next = flow;
  // A flow may ask the same in several places; none of them asks it any more.
  for (; asked; asked = questionNamed(next, question)) {
    if (asked.node.type === 'collect' && asked.count <= 2) break;
    next = takeOut(next, asked);
  }
  const { flow: rest, count } = forgetName(next, question);
  const unsent = withoutRecipient(flow, rest);
  const after = unsent.reduce((left, { id }) => removeSteps(left, [id], 'ok'), rest);
  const others = count - unsent.length;
  const texts = others <= 0 ? [] : [`take its answer out of ${others === 1 ? 'one step' : `${others} steps`}`];
  const steps = unsent.map(({ title }) => `remove ${quoted(title)}, which then has no recipient`);
  return {
    draft: { flow: after, settings },
    says: `${listed([`Remove the question ${quoted(slot.prompt)} from ${quoted(node.title)}`, ...texts, ...steps])}.`,
    nodeId: after.nodes.some(({ id }) => id === node.id) ? node.id : null,
  };
}

export function moveQuestion({ flow, settings }: EditedDraft, { question, place }: EditOf<'move_question'>): Outcome {
  const asked = questionNamed(flow, question);
  if (!asked) return noQuestion(flow, question);
  if (place.of === question) return refused('A question can’t come before or after itself.');
  const { slot, node, count } = asked;
  if (node.type === 'collect') return refused(`${quoted(node.title)} collects its answers in any order.`);
  const isWhole = count === 1 && node.type === 'ask';
  const target = questionNamed(flow, place.of);
  const without = takeOut(flow, asked);
  const led = flow.edges.filter(({ from, port }) => from === node.id && port !== 'filled');
  const made: { flow: Flow; id: string } | Outcome | null = isWhole
    ? putStep(without, place, { type: node.type, title: node.title, config: node.config }, 'filled')
    : put(without, slot, place);
  if (!made || !('flow' in made)) return made ?? refused('The place for this question isn’t in the flow.');
  if (sameOrder(flow, made.flow)) return refused(`${quoted(slot.prompt)} is already there.`);
  // What was led to where a caller refuses or isn't understood is led there still.
  const edges = isWhole ? led.filter(({ to }) => made.flow.nodes.some(({ id }) => id === to)) : [];
  const whole = { ...made.flow, edges: [...made.flow.edges, ...edges.map((edge) => ({ ...edge, from: made.id }))] };
  return {
    draft: { flow: whole, settings },
    says: `Move the question ${quoted(slot.prompt)} ${target && target.node === node ? placeAmong(place, target) : placeInWords(flow, place)}.`,
    nodeId: made.id,
  };
}

const placeAmong = ({ at }: EditPlace, { slot }: AskedQuestion) => `${at} ${quoted(slot.prompt)}`;

const sameOrder = (before: Flow, after: Flow) => orderOf(before) === orderOf(after);
const orderOf = (flow: Flow) =>
  mainWay(flow)
    .flatMap((node) => askedIn(flow).filter((one) => one.node === node))
    .map(({ slot }) => slot.name)
    .join();

export function rewordQuestion({ flow, settings }: EditedDraft, edit: EditOf<'reword_question'>): Outcome {
  const asked = questionNamed(flow, edit.question);
  if (!asked) return noQuestion(flow, edit.question);
  if (asked.slot.prompt === edit.ask) return refused(`${quoted(asked.node.title)} already uses this wording.`);
  return {
    draft: { flow: withQuestion(flow, edit.question, { prompt: edit.ask }), settings },
    says: `Ask for ${wordsOf(edit.question)} as ${quoted(edit.ask)} instead of ${quoted(asked.slot.prompt)}.`,
    nodeId: asked.node.id,
  };
}

export function requireQuestion({ flow, settings }: EditedDraft, edit: EditOf<'require_question'>): Outcome {
  const { question, required } = edit;
  const asked = questionNamed(flow, question);
  if (!asked) return noQuestion(flow, question);
  const kind = required ? 'required' : 'optional';
  if (asked.slot.required === required) return refused(`${quoted(asked.slot.prompt)} is already ${kind}.`);
  return {
    draft: { flow: withQuestion(required ? flow : leaveOpen(flow, question), question, { required }), settings },
    says: `Make the question ${quoted(asked.slot.prompt)} ${kind}.`,
    nodeId: asked.node.id,
  };
}

const sameLabel = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

export function changeChoice(draft: EditedDraft, edit: EditOf<'add_choice'> | EditOf<'remove_choice'>): Outcome {
  const { flow, settings } = draft;
  const asked = questionNamed(flow, edit.question);
  if (!asked) return noQuestion(flow, edit.question);
  const { slot, node } = asked;
  if (slot.type !== 'choice') return refused(`${quoted(slot.prompt)} isn’t a choice.`);
  const found = slot.choices.find(({ label }) => sameLabel(label, edit.choice));
  const labels = listed(slot.choices.map(({ label }) => label));
  if (edit.does === 'add_choice') {
    if (found) return refused(`${quoted(found.label)} is already a choice of ${quoted(slot.prompt)}.`);
    if (slot.choices.length >= 20) return refused('A question can have up to 20 choices.');
    const taken = new Set(slot.choices.map(({ value }) => value));
    const [made] = choicesOf([edit.choice]);
    const value = taken.has(made!.value) ? `choice_${slot.choices.length + 1}` : made!.value;
    const choices = toJson([...slot.choices, Choice.parse({ ...made, value })]);
    return {
      draft: { flow: withQuestion(flow, slot.name, { choices }), settings },
      says: `Add the choice ${quoted(edit.choice)} to ${quoted(slot.prompt)}.`,
      nodeId: node.id,
    };
  }
  if (!found) return refused(`${quoted(edit.choice)} isn’t a choice of ${quoted(slot.prompt)}. Choices: ${labels}.`);
  if (slot.choices.length <= 2) return refused(`${quoted(slot.prompt)} needs at least two choices.`);
  const choices = toJson(slot.choices.filter((one) => one !== found));
  return {
    draft: { flow: withQuestion(flow, slot.name, { choices }), settings },
    says: `Remove the choice ${quoted(found.label)} from ${quoted(slot.prompt)}.`,
    nodeId: node.id,
  };
}
