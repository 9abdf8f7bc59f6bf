import type { SlotDef } from '#domain/agents/workflows.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Extra } from './extra-slots.ts';

/** Where a phrase stands in words; -1 where it doesn't. */
function placeOf({ words, language }: Utterance, phrase: string): { from: number; to: number } | null {
  const parts = readUtterance(phrase, language).words;
  const from = words.findIndex((_, at) => parts.every(({ text }, n) => words[at + n]?.text === text));
  return from < 0 || parts.length === 0 ? null : { from, to: from + parts.length };
}

/** Whether something outside of these words denies: "it isn't about a bill". */
const isDenied = ({ marks }: Utterance, { from, to }: { from: number; to: number }): boolean =>
  marks.some((mark) => mark.value === 'negation' && (mark.from < from || mark.to > to));

/**
 * "I was charged twice", "the app keeps crashing": the choice that a form asks for behind what is told in their own words, where those
 * name one of its choices and no other. No one likes to be asked what they have just said.
 */
export function choiceTold(def: SlotDef | undefined, utterance: Utterance): Extra[] {
  if (def?.type !== 'choice') return [];
  const named = (def.choices ?? []).flatMap((choice) => {
    const places = [choice.label, ...choice.synonyms].flatMap((phrase) => placeOf(utterance, phrase) ?? []);
    return places.some((place) => !isDenied(utterance, place)) ? [choice] : [];
  });
  const [only, ...others] = named;
  return only && others.length === 0 ? [{ def, value: only.value, spoken: only.label }] : [];
}
