import type { SlotDef } from '#domain/agents/workflows.ts';
import { asksToAmend } from '#voice/understanding/matter.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import type { Talk } from '../talk.ts';
import { correct, given, namesOf, otherValue, sub } from './correction.ts';

/** The slot that the caller calls by these words: by its name, or by what such slots are called. */
function byWords(talk: Talk, called: string): SlotDef | null {
  const defs = given(talk);
  const words = called.split(' ');
  const names = (def: SlotDef) => namesOf(talk, def);
  return (
    defs.find((def) => def.name.replaceAll('_', ' ') === called) ??
    defs.find((def) => names(def).includes(called)) ??
    defs.find((def) => names(def).some((name) => words.includes(name))) ??
    null
  );
}

/** Words of another value that is only said to be one, at most: "the problem is that I don't have it" is none. */
const mostOfNamed = 5;

/** Whether what stands behind a slot's name may be nothing but its value. */
function isShortValue(
  { type }: SlotDef,
  { words, language: { names, links, harmless } }: Utterance,
  from: number,
): boolean {
  const behind = words.slice(from).filter(({ text }) => !links.has(text) && !harmless.has(text));
  return type !== 'text' || (behind.length <= mostOfNamed && !behind.some(({ text }) => names.clauses.has(text)));
}

/** What may be any words ends with its sentence: "it should be Harlow and Finch | by the way we merged". */
function inClause({ type }: SlotDef, behind: Utterance): Utterance {
  const [first] = slotKinds[type].free ? clausesIn(behind) : [];
  return first ?? behind;
}

/** "Change my e-mail", "my name is wrong, it's John", "no, my number is …": the slot is called by its name. */
export function namedCorrection(talk: Talk, utterance: Utterance): Proposal<Next> | null {
  const { words, marks } = utterance;
  const cues = marks.filter(
    ({ value }) => value === 'change' || value === 'wrong' || value === 'repair' || value === 'contrast',
  );
  const opens = utterance.language.denials.has(words[0]?.text ?? '');
  const isAmended = asksToAmend(utterance);
  const names = given(talk).flatMap((def) => [
    ...(def.type === 'text' ? [`${def.name.replaceAll('_', ' ')} name`] : []),
    ...namesOf(talk, def),
  ]);
  // The longest name that stands in the words, near the cue.
  const standing = names
    .flatMap((name) => {
      const parts = name.split(' ');
      // "The company's Apex".
      const isWord = (at: number, part: string) => words[at]?.text === part || words[at]?.text === `${part}'s`;
      const at = words.findIndex((_, from) => parts.every((part, n) => isWord(from + n, part)));
      return at < 0 ? [] : [{ name, from: at, to: at + parts.length }];
    })
    .sort((a, b) => b.to - b.from - (a.to - a.from));
  const [called] = standing;
  const isStrong = cues.some(({ value }) => value === 'change' || value === 'wrong');
  // "My name is", "company name should be".
  const isOwned =
    called !== undefined && (called.from === 0 || utterance.language.owned.has(words[called.from - 1]?.text ?? ''));
  if (!called || !(isStrong || isOwned)) return null;
  const isLinked = /'s$/.test(words[called.to - 1]!.text) || utterance.language.links.has(words[called.to]?.text ?? '');
  if (cues.length === 0 && !opens && !isAmended && !isLinked) return null;
  const def = byWords(talk, called.name);
  if (!def || (cues.length === 0 && !opens && !isAmended && !isShortValue(def, utterance, called.to))) return null;
  let begin = called.to;
  // "My name is wrong, it's John": what only says so is no part of it.
  const wrongAt = (at: number) => marks.find(({ value, from }) => value === 'wrong' && from === at)?.to ?? at;
  while (utterance.language.links.has(words[begin]?.text ?? '') || wrongAt(begin) > begin)
    begin = Math.max(begin + 1, wrongAt(begin));
  const behind = inClause(def, sub(utterance, begin));
  const other = behind.words.length > 0 ? otherValue(talk, def, behind) : null;
  const left = behind.words.filter(
    ({ text }) =>
      !utterance.language.harmless.has(text) &&
      !marks.some(({ from, to }) => words.slice(from, to).some((word) => word.text === text)),
  );
  // "Because you change the score every year" names a slot and changes nothing.
  if (!other && (left.length > 0 || !isStrong)) return null;
  // "My name is", "the name is wrong": the name itself is what they are about.
  const before = words[called.from - 1]?.text ?? '';
  const isCued = isStrong || cues.length > 0 || opens || isAmended;
  const isSure = isCued || (utterance.language.owned.has(before) && !utterance.language.articles.has(before));
  const parsed = other && !(slotKinds[def.type].free && left.length > 6) ? other : null;
  return {
    confidence: 0.9,
    beside: 0,
    turns: false,
    corrects: def,
    ...(parsed === null && { asks: true }),
    does: () => correct(talk, { def, parsed, said: behind.text, ...(isSure && { isDoubted: false }) }),
  };
}

/** "That's wrong": the slot given last. */
export function lastCorrection(talk: Talk, utterance: Utterance): Proposal<Next> | null {
  const { marks, words, language: own } = utterance;
  const wrong = marks.find(({ value }) => value === 'wrong');
  const beside = words.filter(
    (word, at) => !own.harmless.has(word.text) && !marks.some(({ from, to }) => at >= from && at < to),
  ).length;
  const [def] = given(talk);
  if (!wrong || beside > 0 || !def) return null;
  return { confidence: 0.8, beside, turns: false, does: () => correct(talk, { def, parsed: null, said: '' }) };
}
