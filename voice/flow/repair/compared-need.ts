import { timesIn } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { partOf } from './told-part.ts';

/** Words behind "than" in which what was told stands, at most. */
const mostOfOld = 4;
/** Letters that two forms of a word have in common, at least, and by which they may differ at the end, at most. */
const fewestOfStem = 4;
const mostOfEnding = 2;

const written = ({ text, words, language }: Utterance, from: number, to: number): string | null =>
  to > from && words[from] && words[to - 1]
    ? readUtterance(text.slice(words[from].from, words[to - 1]!.to), language).text
    : null;

/** "It's really an online store more than a website": what is compared with what was told is wanted in its place. */
function comparedWith(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  const { compares } = language.restatements;
  if (!compares) return null;
  const own = (at: number) => words[at]?.text ?? '';
  for (const [at, { text }] of words.entries()) {
    if (!compares.than.has(text.replace(/'.*$/, "'")) && !compares.than.has(text)) continue;
    const behind = readUtterance(utterance.text.slice(words[at]!.from), language);
    const part = partOf(behind, old);
    if (!part || part.from > mostOfOld) continue;
    let to = at;
    while (to > 0 && compares.more.has(own(to - 1))) to -= 1;
    const isLed = (from: number) => language.articles.has(own(from - 1)) || compares.more.has(own(from - 1));
    // Without a word that leads to it, no one could tell where it begins.
    const from = [1, 2, 3, 4].map((count) => to - count).find((one) => one > 0 && isLed(one));
    const thing = from === undefined ? null : written(utterance, from, to);
    if (thing !== null && partOf(readUtterance(thing, language), old) === null) return thing;
  }
  return null;
}

/** Whether one word is the other with another ending: "website" and "websites". */
export const isFormOf = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= fewestOfStem && long.startsWith(short) && long.length - short.length <= mostOfEnding;
};

/** "It's actually three websites": so many of what was told. */
function countedAnew(utterance: Utterance, old: string): string | null {
  const { words, readings, language } = utterance;
  if (!language.restatements.takes.test(wordsOf(utterance)) || timesIn(utterance).length > 0) return null;
  const before = readUtterance(old, language);
  const counts = readings.filter(({ category, weight }) => category === 'count' && weight > -1);
  for (const { from, to } of counts) {
    const next = words[to];
    const isOne = language.articles.has(words[from]!.text);
    const isOld = next && before.words.some(({ text }) => isFormOf(text, next.text));
    const isSaid = before.words.some(({ text }) => text === words[from]!.text);
    if (next && isOld && !isSaid && !isOne) return written(utterance, from, to + 1);
  }
  return null;
}

/** What someone comes for in place of what they told, where it is compared with that or counted anew. Null where it is neither. */
export const comparedNeed = (utterance: Utterance, old: string): string | null =>
  comparedWith(utterance, old) ?? countedAnew(utterance, old);
