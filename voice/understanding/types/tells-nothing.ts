import { timesIn } from '../acts.ts';
import { readUtterance, type Utterance } from '../utterance.ts';
import { readAnswer } from './yes-no.ts';

/** Words of a thing that is named by itself, at most. */
const mostOfThing = 3;
/** The same of one that a small word leads to: "the piece that came off". */
const mostOfLedThing = 6;

/** Whether words hold a need: "I need", "hurts", "broken". */
export const holdsNeed = ({ words, language }: Utterance): boolean =>
  language.around.needs.test(words.map((word) => word.text).join(' '));

/**
 * Whether words tell something that someone comes for: a thing by its name, or a sentence that holds a need. Of any other
 * sentence, "turn left in 500 feet", no one could tell whether it was meant for the agent.
 */
export function tellsNeed(utterance: Utterance): boolean {
  const { words, text, marks, language } = utterance;
  if (holdsNeed(utterance)) return true;
  const isNoise = words.every(({ text: word }) => word.length < 3 || word === words[0]!.text) && words.length !== 1;
  if (/[[\]()*]/.test(text) || isNoise || marks.some(({ value }) => value === 'negation')) return false;
  // "It's a lovely day here. A manicure": among other things, only a small word tells that one is meant.
  const isNamed = (said: Utterance['words']) =>
    language.around.thing.test(`${said.map((word) => word.text).join(' ')} `) && isThing(said, language);
  // "A filling, please."
  const plain = words.slice(0, words.findLastIndex(({ text: word }) => !language.pleases.has(word)) + 1);
  return isThing(plain, language) || partsOf(utterance).some(({ from, to }) => isNamed(words.slice(from, to)));
}

/** Whether words name a thing: few of them, and no sentence. */
function isThing(
  words: Utterance['words'],
  { names, around, articles, harmless, empty }: Utterance['language'],
): boolean {
  const said = words.map(({ text }) => text).join(' ');
  if (words.some(({ text }) => names.clauses.has(text) && !articles.has(text))) return false;
  const own = words.filter(({ text }) => !harmless.has(text) && !empty.has(text));
  return own.length > 0 && own.length <= (around.thing.test(`${said} `) ? mostOfLedThing : mostOfThing);
}

/** What turns, and what is said of it, are no manners. */
const weighty = new Set(['negation', 'contrast', 'condition']);

/** The words between pauses, by where they begin and end. */
function partsOf({ words }: Utterance): { from: number; to: number }[] {
  const begins = words.flatMap(({ pause }, at) => (at === 0 || pause ? [at] : []));
  return begins.map((from, n) => ({ from, to: begins[n + 1] ?? words.length }));
}

/** The places of words that are about the call itself: "I've been calling all morning". */
function talkIn(utterance: Utterance): Set<number> {
  const { words, language } = utterance;
  const { talk } = language.around;
  return new Set(
    partsOf(utterance).flatMap(({ from, to }) => {
      const said = words.slice(from, to).map(({ text }) => text);
      const found = talk.exec(said.join(' '));
      if (!found || found[0] === '') return [];
      const before = found.input.slice(0, found.index);
      const begin = before.trim() === '' ? 0 : before.trim().split(' ').length;
      return found[0]
        .trim()
        .split(' ')
        .map((_, n) => from + begin + n);
    }),
  );
}

/**
 * Words without the parts of them that tell nothing yet, where others tell something: "my tooth hurts, can I come in
 * tomorrow?" is about the tooth.
 */
export function telling(utterance: Utterance): Utterance {
  const { text, words, language } = utterance;
  const parts = partsOf(utterance).map(({ from, to }) =>
    readUtterance(text.slice(words[from]!.from, words[to]?.from ?? text.length), language),
  );
  const tells = parts.map((part) => !tellsNothing(part));
  // "A haircut, no wait, a color": what stands between takes the first back.
  const isBetween = (at: number) => tells.slice(0, at).includes(true) && tells.slice(at + 1).includes(true);
  const told = parts.filter((part, at) => tells[at] || (isBetween(at) && takesBack(part)));
  const kept = namedAlone(told) ?? told;
  if (kept.length === 0 || kept.length === parts.length) return utterance;
  return readUtterance(kept.map((part) => part.text.trim().replace(/[\s,;.!?¿¡]+$/, '')).join(', '), language);
}

/** "It's such a lovely day here. A checkup": the thing that is named in a sentence of its own, where no other one holds a need. */
function namedAlone(parts: readonly Utterance[]): Utterance[] | null {
  if (parts.length < 2 || !parts.slice(0, -1).every(({ text }) => /[.?!]\s*$/.test(text))) return null;
  const isNamed = ({ words, language }: Utterance) =>
    language.around.thing.test(`${words.map(({ text }) => text).join(' ')} `) && isThing(words, language);
  const named = parts.filter(isNamed);
  return named.length === 1 && !parts.some((part) => !isNamed(part) && holdsNeed(part)) ? named : null;
}

/** Whether words take back what was said before them: "no wait", "sorry", "I mean". */
const takesBack = ({ words, marks, language }: Utterance): boolean =>
  words.some(({ text }) => language.denials.has(text)) ||
  marks.some(({ value }) => value === 'repair' || value === 'negation');

/**
 * Whether words that answer in the caller's own don't tell yet what it is about: that they want to come, when, that someone
 * finally picked up, or a yes. What no one thought of tells something.
 */
export function tellsNothing(utterance: Utterance): boolean {
  const { words, marks, language } = utterance;
  const answer = readAnswer(utterance);
  if (answer && answer.value !== null && answer.beside === 0) return true;
  const { vague } = language.around;
  const talk = talkIn(utterance);
  const times = timesIn(utterance);
  // "On the twelfth, no, the thirteenth": a no between two times is about the times.
  const isBetween = (from: number, to: number) =>
    times.some((time) => time.to <= from) && times.some((time) => time.from >= to);
  const passed = marks.filter(({ value, from, to }) => !weighty.has(value) || isBetween(from, to));
  const isIn = (all: readonly { from: number; to: number }[], at: number) =>
    all.some(({ from, to }) => at >= from && at < to);
  const { owners, relations } = language.names;
  return words.every(
    ({ text }, at) =>
      owners.has(text) ||
      relations.has(text) ||
      vague.has(text) ||
      talk.has(at) ||
      (language.denials.has(text) && isBetween(at, at + 1)) ||
      language.fillers.has(text) ||
      language.empty.has(text) ||
      language.openings.has(text) ||
      isIn(passed, at) ||
      isIn(times, at),
  );
}
