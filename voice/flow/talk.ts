import type { Json } from '#domain/json.ts';
import type { Flow, SlotDef, SlotType } from '#domain/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import type { EndReason, Intent, Outcome, SlotValue } from './conversation.ts';
import { slotKinds } from './slots/catalog.ts';
import type { SlotContext } from './slots/slot-kind.ts';
import { clip } from './slots/spoken-text.ts';
import type { Snapshot } from './snapshot.ts';
import { fillTemplate } from './template.ts';

/** One run of the reducer: the snapshot under change and the intents so far. Lives for a single event. */
export interface Talk {
  flow: Flow;
  /** All slots that the flow's nodes ask for, by name. */
  defs: ReadonlyMap<string, SlotDef>;
  snapshot: Snapshot;
  intents: Intent[];
  /** When the event happened, in milliseconds since the epoch. */
  at: number;
  /** The slot that the caller has just corrected: decisions that rest on it are taken again. */
  corrected: string | null;
}

/** An utterance is cut here; OpenAI's speech API takes 4096, a caller's patience less. */
const maxUtteranceChars = 600;
/** Bytes of slots up to which words are kept in full; beyond, new ones are cut so that the snapshot stays small. */
const roomySlotBytes = 5000;

const encoder = new TextEncoder();
const bytes = (value: unknown) => encoder.encode(JSON.stringify(value)).length;

/** Signs that a voice reads as noise, or a page as markup, have no place in speech. */
const speakable = (text: string) =>
  text
    .replace(/[{}<>[\]*`#|\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?](?: |$))/g, '')
    .trim();

/** Says a sentence that holds no references any more. */
export function say(talk: Talk, text: string, interruptible = true): void {
  const said = clip(speakable(text), maxUtteranceChars);
  if (!said) return;
  talk.snapshot.counts.says += 1;
  const id = `u${talk.snapshot.counts.says}`;
  talk.snapshot.said.push({ id, text: said, heard: null });
  talk.intents.push({ type: 'say', id, text: said, interruptible });
}

/** A text of the flow with its references as a voice says them. */
export function spoken(talk: Talk, template: string): string {
  return fillTemplate(template, (name) => {
    const slot = talk.snapshot.slots[name];
    return slot ? clip(slot.spoken, 120) : builtIn(talk, name);
  });
}

/** A text of the flow with its references as a mail shows them. */
export function written(talk: Talk, template: string): string {
  return fillTemplate(template, (name) => {
    const slot = talk.snapshot.slots[name];
    if (!slot) return builtIn(talk, name);
    const def = talk.defs.get(name);
    return def && slotKinds[def.type].written === 'value' ? String(slot.value) : slot.spoken;
  });
}

/** Names that every flow may refer to. */
export const builtInNames = ['agent_name', 'business_name'];

function builtIn({ snapshot: { setting } }: Talk, name: string): string | null {
  if (name === 'agent_name') return setting.agentName;
  if (name === 'business_name') return setting.businessName || null;
  return null;
}

/** The language that the conversation is led in. */
export const language = ({ snapshot }: Talk): Language => languageOf(snapshot.setting.language) ?? languages[0]!;

/** Short words that tell the caller that an answer has arrived, in turn. */
export function acknowledge(talk: Talk): void {
  const words = language(talk).say.acknowledgements;
  say(talk, words[talk.snapshot.counts.acknowledgements % words.length]!);
  talk.snapshot.counts.acknowledgements += 1;
}

/** Asks for an action and gives the run's id, the same on every replay. */
export function runAction(talk: Talk, action: string, input: Json, wait: boolean): void {
  const { snapshot } = talk;
  snapshot.counts.runs += 1;
  const runId = `${snapshot.node}-${snapshot.counts.runs}`;
  if (wait) snapshot.pending = runId;
  else snapshot.running = [...snapshot.running, runId].slice(-10);
  talk.intents.push({ type: 'run_action', runId, nodeId: snapshot.node, action, input, wait });
}

/** Stores a slot. One that is set again keeps its node; its order tells that it came last. */
export function setSlot(talk: Talk, name: string, slot: Omit<SlotValue, 'nodeId' | 'order'>): void {
  const { slots, skipped, counts } = talk.snapshot;
  const nodeId = slots[name]?.nodeId ?? talk.snapshot.node;
  delete slots[name];
  counts.fills += 1;
  talk.snapshot.skipped = skipped.filter((other) => other !== name);
  const room = roomySlotBytes - bytes(slots);
  const isTight = bytes(slot.value) > room;
  // Three bytes a character is what most scripts take at most.
  const value = typeof slot.value === 'string' && isTight ? clip(slot.value, Math.max(50, room / 3)) : slot.value;
  const shown = isTight ? 20 : 120;
  slots[name] = {
    ...slot,
    value,
    said: clip(slot.said, shown),
    spoken: clip(slot.spoken, shown),
    nodeId,
    order: counts.fills,
  };
}

/** What a parser may know in this conversation. */
export function slotContext(talk: Talk, slot: SlotDef): SlotContext {
  const { timeZone, country } = talk.snapshot.setting;
  return { slot, now: talk.at, timeZone, country, language: language(talk) };
}

/** Gives the floor to the caller. Digits and spellings come slowly; the channel knows from `expects`. */
export function listen(talk: Talk, expects: SlotType[], silenceMs: number): void {
  talk.snapshot.phase = 'waiting_caller';
  talk.intents.push({ type: 'listen', expects, silenceMs });
}

/** Ends the conversation after what was said. An aim once reached stays reached. */
export function end(talk: Talk, reason: EndReason, outcome: Outcome): void {
  const result = { reason, outcome: talk.snapshot.reached ? 'success' : outcome } as const;
  talk.snapshot.phase = 'ended';
  talk.snapshot.pending = null;
  talk.snapshot.end = result;
  talk.intents.push({ type: 'end', ...result });
}

/** Drops utterances that no interruption can concern any more, oldest first. */
export function trimSaid(talk: Talk, maxBytes: number): void {
  const { said } = talk.snapshot;
  while (said.length > 1 && bytes(said) > maxBytes) said.shift();
}
