import type { Choice, SlotDef } from '#domain/workflows.ts';
import { digitize } from './number-words.ts';
import type { SlotKind } from './slot-kind.ts';
import { orList, plain } from './spoken-text.ts';

const wordsOf = (text: string) =>
  plain(text)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .filter((word) => word && !/^(?:an?|the)$/.test(word));

/** Edits that a recogniser's or a typist's slip may cost: none in short words. */
const slips = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);

/** Edits between two words, given up above `limit`. Two letters that changed places are one edit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? edits) + 1);
      next.push(edits);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

const sameWord = (said: string, wanted: string) =>
  said === wanted ||
  `${said}s` === wanted ||
  said === `${wanted}s` ||
  distance(said, wanted, slips(wanted)) <= slips(wanted);

/** Whether all words of a name occur in order in what was said. */
function names(said: string[], wanted: string[]): boolean {
  for (let start = 0; start + wanted.length <= said.length; start++)
    if (wanted.every((word, index) => sameWord(said[start + index]!, word))) return true;
  return false;
}

/** The place that "the second one", "option two" or "the last" points at, from 0. */
export function readPlace(text: string, count: number): number | null {
  const words = digitize(plain(text));
  if (/\b(?:the )?(?:last|final|latest)(?: 1| one| option| time)?$/.test(words)) return count - 1;
  if (/^(?:the )?(?:earliest|soonest|earlier)(?: 1| one| option| time)?$/.test(words)) return 0;
  if (/^(?:the )?later(?: 1| one| option| time)?$/.test(words) && count === 2) return 1;
  if (/^(?:the )?middle(?: 1| one| option)?$/.test(words) && count === 3) return 1;
  const match =
    /^(?:[a-z' ]+ )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: (?:1|one|option|choice|time|slot))?(?: (?:is|works|would|sounds)[a-z' ]*)?$/.exec(
      words,
    ) ?? /\b(?:option|number|choice)(?: number)? (\d{1,2})$/.exec(words);
  const place = Number(match?.[1] ?? /^(\d)$/.exec(words)?.[1] ?? 0);
  return place >= 1 && place <= count ? place - 1 : null;
}

function matches(said: string[], choice: Choice): number {
  const forms = [choice.label, choice.value.replaceAll('_', ' '), ...choice.synonyms].map(wordsOf);
  return Math.max(0, ...forms.map((form) => (form.length > 0 && names(said, form) ? form.join('').length : 0)));
}

/** The choice that the words name: by label, synonym, place, or all but a slip. Two named equally well is none. */
export function readChoice(text: string, choices: readonly Choice[]): Choice | null {
  const said = wordsOf(
    text.toLowerCase().replace(/\b(?:not|instead of|rather than|and no) (?:the |a |an )?[\w-]+/g, ' '),
  );
  const scored = choices.map((choice) => ({ choice, score: matches(said, choice) })).filter(({ score }) => score > 0);
  scored.sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best) return second && covers(said, best.choice, second.choice) ? null : best.choice;
  const place = readPlace(text, choices.length);
  return place === null ? null : (choices[place] ?? null);
}

/** Whether a second choice is named by words of its own, not just by part of the first one's name. */
function covers(said: string[], best: Choice, second: Choice): boolean {
  const forms = [best.label, best.value.replaceAll('_', ' '), ...best.synonyms].map(wordsOf);
  const used = forms.filter((form) => names(said, form)).sort((a, b) => b.length - a.length)[0] ?? [];
  const rest = said.filter((word) => !used.some((name) => sameWord(word, name)));
  return matches(rest, second) > 0;
}

/** One of the slot's choices, as its `value`. */
export const choice: SlotKind = {
  type: 'choice',
  free: false,
  confirm: 'never',
  written: 'spoken',
  words: [],
  parse(text, { slot }) {
    const found = readChoice(text, slot.choices);
    return found && { value: found.value, spoken: found.label };
  },
  hint: (slot: SlotDef) => `You can choose ${orList(slot.choices.map((item) => item.label))}.`,
};
