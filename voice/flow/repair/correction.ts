import type { SlotDef } from '#domain/workflows.ts';
import { type Collecting, correctionCue, hearSlot, isReadBack, notYet, slotQuestion } from '../collect.ts';
import type { Dialogue, Next } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { clip } from '../slots/spoken-text.ts';
import { slotsInOrder } from '../snapshot.ts';
import { say, setSlot, slotContext, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';

/** A change to a slot that the caller has filled before. */
interface Correction {
  def: SlotDef;
  /** The words that hold the new value; empty when only the slot was named. */
  words: string;
}

/** A correction is short; longer words are an answer that happens to hold "I mean". */
const maxChars = 200;

const strongCue =
  /\b(?:i (?:meant|mean|said)|i was saying|make (?:that|it)|scratch that|(?:it|that) should (?:be|say))\b|^(?:oh |oops |sorry |no |wait )*(?:sorry|oops),? (?:it's|that's|not)\b|\bnot [\w' ]{2,30},? but\b/i;
const weakCue = /^(?:[\s,]*(?:no|oh|wait|sorry|actually|well|hang on|oops)\b[\s,]*)+\S/i;
const wrong =
  /^(?:no,? |wait,? |sorry,? |oh,? |actually,? )*(?:that(?:'s| is| was) (?:wrong|not right|incorrect|not correct|a mistake|not what i said)|you got (?:that|it) wrong|you misunderstood(?: me)?|i made a mistake|i misspoke)[.! ]*$/i;
const named =
  /\b(?:change|correct|fix|update|edit|redo|re-?enter|go back to)(?: the| my)? ([\w -]{2,40}?)(?: to (.+)| again|,? (?:please|it's|it is) ?(.*))?[.!?]*$/i;
/** "No, my name is John." */
const restated = /^(?:no|sorry|actually|wait|oh|hang on)\b.*\bmy ([\w -]{2,30}?) (?:is|was|should be) (.+)$/i;
const namedWrong =
  /\b(?:my|the) ([\w -]{2,40}?) (?:is|was|you have is) (?:wrong|incorrect|not right|not correct)[.,! ]*(?:it's|it is|it should be)?\s*(.*)$/i;

/** Slots that the caller gave, latest first. */
function given(talk: Talk): SlotDef[] {
  return slotsInOrder(talk.snapshot)
    .filter(([, slot]) => slot.source !== 'action')
    .reverse()
    .flatMap(([name]) => talk.defs.get(name) ?? []);
}

/** The slot that the caller calls by this word: by its name, or by what such slots are called. */
function byWord(talk: Talk, word: string): SlotDef | null {
  const wanted = word.toLowerCase().trim();
  const defs = given(talk);
  const said = (def: SlotDef) => [def.name.replaceAll('_', ' '), ...slotKinds[def.type].words];
  return (
    defs.find((def) => def.name.replaceAll('_', ' ') === wanted) ??
    defs.find((def) => said(def).includes(wanted)) ??
    defs.find((def) =>
      said(def).some((other) => wanted.split(' ').includes(other) || other.split(' ').includes(wanted)),
    ) ??
    null
  );
}

function readAs(talk: Talk, def: SlotDef, words: string) {
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const old = talk.snapshot.slots[def.name];
  return kind.parse(words, context) ?? (old && kind.amend?.(words, old.value, context)) ?? null;
}

/** The slot given last that the words are a different value of. Free text is never guessed at. */
function byValue(talk: Talk, words: string): SlotDef | null {
  const fits = (def: SlotDef) => {
    const parsed = readAs(talk, def, words);
    return parsed !== null && parsed.value !== talk.snapshot.slots[def.name]?.value;
  };
  const defs = given(talk);
  const typed = defs.find((def) => !slotKinds[def.type].free && def.type !== 'yes_no' && fits(def));
  return typed ?? defs.slice(0, 1).find((def) => def.type === 'name' && fits(def)) ?? null;
}

/** How plainly an utterance has to be a correction. named: calls the slot by its name. weak: a mere "no," will do. */
export type Strength = 'named' | 'strong' | 'weak';

/** The correction that an utterance is, if any. */
export function readCorrection(talk: Talk, text: string, strength: Strength): Correction | null {
  if (text.length > maxChars) return null;
  const name = namedWrong.exec(text) ?? named.exec(text) ?? restated.exec(text);
  const def = name && byWord(talk, name[1] ?? '');
  if (def) return { def, words: (name[2] || name[3] || '').trim() };
  if (strength === 'named') return null;
  const last = given(talk)[0];
  if (wrong.test(text)) return last ? { def: last, words: '' } : null;
  if (!strongCue.test(text) && !(strength === 'weak' && weakCue.test(text))) return null;
  const words = text
    .replace(/\bnot [\w' ]{2,30},? but\b/i, ' ')
    .replace(correctionCue, '')
    .replace(strongCue, ' ')
    .trim();
  const fitting = words ? byValue(talk, words) : null;
  return fitting && { def: fitting, words };
}

interface State {
  slot: string;
  collecting: Collecting;
}

const defOf = (talk: Talk, { slot }: State) => talk.defs.get(slot)!;

function changed(talk: Talk, def: SlotDef): Next {
  const slot = talk.snapshot.slots[def.name];
  talk.corrected = def.name;
  say(talk, `I've changed that to ${clip(slot?.spoken ?? '', 120)}.`);
  return 'back';
}

/** Changes the slot at once where the words hold a value, or asks for it. Returns how the conversation goes on. */
export function correct(talk: Talk, { def, words }: Correction): Next {
  const { snapshot } = talk;
  const parsed = words ? readAs(talk, def, words) : null;
  if (parsed && !isReadBack(def)) {
    setSlot(talk, def.name, { ...parsed, said: words, confirmed: false, source: 'caller' });
    return changed(talk, def);
  }
  const collecting = notYet();
  if (parsed) collecting.candidate = { ...parsed, said: words, source: 'caller' };
  else say(talk, "Okay, let's change that.");
  snapshot.aside = { name: 'correction', state: { slot: def.name, collecting: { ...collecting } } };
  return 'ask';
}

/** Asks once more for a slot that was filled before, then goes back to where the conversation was. */
export const correction = defineAside<State>({
  name: 'correction',
  enter: () => 'ask',
  question: ({ talk, state }) => slotQuestion(talk, defOf(talk, state), state.collecting),
  hear({ talk, state }, text) {
    const heard = hearSlot(talk, defOf(talk, state), state.collecting, text);
    if (heard === 'failed') return 'back';
    return heard === 'filled' ? changed(talk, defOf(talk, state)) : heard;
  },
  decline: () => 'back',
  giveUp: () => 'back',
} satisfies Dialogue<unknown, State> & { name: string });
