import type { Flow, VariableDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import type { Next } from './dialogue.ts';
import { ask, follow, openQuestion, speaker } from './follow.ts';
import { graphOf } from './frames.ts';
import { callbackSlot } from './repair/callback-slot.ts';
import { slotDefsOf, suits } from './slot-defs.ts';
import { slotKinds } from './slots/catalog.ts';
import { parse } from './slots/slot-kind.ts';
import { frameOf, type Snapshot } from './snapshot.ts';
import { stepOf } from './steps/catalog.ts';
import { language, setSlot, setVariable, slotContext, type Talk } from './talk.ts';

/** Values that a person of the business sets in a conversation: read as the caller's words would be. */

/** Variables whose values people can write. */
const writable: readonly VariableDef['type'][] = ['text', 'number', 'yes_no', 'date', 'time', 'date_time'];

/** What may be set where a conversation stands, by name. */
export function settable(flow: Flow, snapshot: Snapshot): { slots: string[]; variables: string[] } {
  if (snapshot.end !== null) return { slots: [], variables: [] };
  const graph = graphOf({ flow }, frameOf(snapshot)) ?? flow;
  return {
    slots: [...slotDefsOf(graph).keys()].filter((name) => name !== callbackSlot.name),
    variables: (graph.variables ?? []).filter(({ type }) => writable.includes(type)).map(({ name }) => name),
  };
}

/** Words as the value of a variable; undefined where they are none. */
function variableOf({ type }: VariableDef, text: string): Json | undefined {
  const yesNo: Record<string, boolean> = { yes: true, true: true, no: false, false: false };
  const value =
    type === 'number' ? Number(text) : type === 'yes_no' ? yesNo[text.trim().toLowerCase()] : (text as Json);
  return value !== undefined && !Number.isNaN(value) && suits({ type }, value) ? value : undefined;
}

/** Whether the open question asks for a slot. */
function asksFor(talk: Talk, name: string): boolean {
  const node = talk.graph.nodes.find(({ id }) => id === talk.frame.node);
  const configured = node && stepOf(node);
  const isOfStep = configured?.step.slots(configured.config).some((slot) => slot.name === name) === true;
  const { current } = talk.frame.step;
  return isOfStep && (current === undefined || current === name) && talk.snapshot.aside === null;
}

/**
 * Sets a slot or a variable. The slot that is being asked for hears the words as its answer; one that is still to be asked
 * for keeps them until its turn comes; of one that has a value, what was decided on it is decided again. Words that are no
 * value change nothing. @returns whether they were one
 */
export function setByPerson(talk: Talk, name: string, text: string): boolean {
  const { frame, snapshot, graph } = talk;
  const variable = graph.variables?.find((one) => one.name === name && writable.includes(one.type));
  if (variable) {
    const value = variableOf(variable, text);
    if (value !== undefined) setVariable(talk, name, value, 'set');
    return value !== undefined;
  }
  const def = talk.defs.get(name);
  const parsed = def && parse(slotKinds[def.type], text, slotContext(talk, def));
  if (!def || !parsed) return false;
  const isAsked = snapshot.waiting?.for === 'caller' && snapshot.held === undefined;
  if (frame.slots[name]) {
    setSlot(talk, name, { ...parsed, said: text, confirmed: true, source: 'caller' });
    if (snapshot.held) snapshot.held.corrected = name;
    if (!isAsked) return true;
    talk.corrected = name;
    follow(talk, 'back');
    return true;
  }
  const current = isAsked && asksFor(talk, name) ? speaker(talk) : null;
  const heard = current?.dialogue.hear?.(current.turn, readUtterance(text, language(talk)));
  if (heard) {
    const next: Next = heard.does();
    snapshot.said = [];
    follow(talk, next);
    return true;
  }
  frame.early[name] = { value: parsed.value, spoken: parsed.spoken, said: text };
  return true;
}

/** What keeps a value from being set so; null where it can be. */
export function faultOfValue(talk: Talk, name: string, text: string): 'unknown' | 'unreadable' | null {
  const { slots, variables } = settable(talk.flow, talk.snapshot);
  if (!slots.includes(name) && !variables.includes(name)) return 'unknown';
  return setByPerson(talk, name, text) ? null : 'unreadable';
}

/**
 * A person has had the caller and hands them back: the open question is asked once more, unless what that one set answers
 * it.
 */
export function takeUpAgain(talk: Talk): void {
  const { snapshot, frame } = talk;
  const corrected = snapshot.held?.corrected ?? null;
  delete snapshot.held;
  if (snapshot.waiting?.for !== 'caller' || !openQuestion(talk)) return;
  snapshot.said = [];
  snapshot.silences = 0;
  const answered = Object.keys(frame.early).find((name) => asksFor(talk, name));
  if (answered !== undefined) {
    const { said } = frame.early[answered]!;
    delete frame.early[answered];
    if (setByPerson(talk, answered, said)) return;
  }
  talk.corrected = corrected;
  if (corrected === null) ask(talk);
  else follow(talk, 'back');
}

/** Says what a person wants the agent to say in its next turn: before the last sentence of it, which asks as a rule. */
export function sayWhispered(talk: Talk, speak: (text: string) => void): void {
  const { snapshot, intents } = talk;
  const { whispered } = snapshot;
  const at = intents.findLastIndex(({ type }) => type === 'say');
  const last = intents[at];
  if (whispered === undefined || last?.type !== 'say') return;
  delete snapshot.whispered;
  const before = { intents: intents.length, said: snapshot.said.length };
  speak(whispered);
  // It stands before the last sentence, in what is said and in what is remembered of it.
  intents.splice(at, 0, ...intents.splice(before.intents));
  const place = snapshot.said.findIndex(({ id }) => id === last.id);
  if (place >= 0) snapshot.said.splice(place, 0, ...snapshot.said.splice(before.said));
}
