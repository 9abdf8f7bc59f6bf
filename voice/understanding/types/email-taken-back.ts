import { readUtterance, type Utterance } from '../utterance.ts';
import { closeTo } from './spelled.ts';

/** Letters of a word that is begun anew, at least. */
const fewestAnew = 2;
/** Words that take back, next to each other, at most: "no wait sorry". */
const mostTaking = 3;

/**
 * An address without what was taken back in the middle of it: "carla at oak no oakwood dot com", "frieda at lux nein at luxmann punkt
 * de", "jon dot smith sorry jon dot smythe at …". Behind the words that take back stands what stood before them once more, or a word like
 * the last one; the same where nothing tells how far back it goes.
 */
export function withoutTakenBack(utterance: Utterance): Utterance {
  const { words, text, language } = utterance;
  const { at: ats } = language.spelling;
  const isAt = (index: number) => ats.has(words[index]?.text ?? '');
  const isTaking = (index: number) => language.denials.has(words[index]?.text ?? '');
  for (let from = 1; from < words.length - 1; from += 1) {
    if (!isTaking(from) || isTaking(from - 1)) continue;
    let to = from + 1;
    while (to < words.length && to - from < mostTaking && isTaking(to)) to += 1;
    const next = words[to];
    if (!next) continue;
    const before = words.slice(0, from).map((word) => word.text);
    const last = before.at(-1)!;
    const isLike = last.length >= fewestAnew && (next.text.startsWith(last) || closeTo(last, next.text));
    // "At lux, no, at luxmann", "jon dot smith, sorry, jon dot smythe".
    const begun = isAt(to) ? before.findLastIndex((_, index) => isAt(index)) : before.lastIndexOf(next.text);
    const begin = begun >= 0 && (isAt(to) || next.text.length >= fewestAnew) ? begun : isLike ? from - 1 : -1;
    if (begin < 0) continue;
    return readUtterance(text.slice(0, words[begin]!.from) + text.slice(next.from), language);
  }
  return utterance;
}
