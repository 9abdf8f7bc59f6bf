import type { Spelling } from '#voice/languages/spelling.ts';
import type { Word } from '../words.ts';

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/**
 * Words of which some are spelled, each spelled one joined: "John, J O H N, Smith" gives `John`, `Smith`. Null when
 * nothing is spelled.
 */
export function spelledWords(
  words: readonly Word[],
  text: string,
  { letters, repeats, asIn, spells }: Spelling,
): string[] | null {
  const out: string[] = [];
  let run: string[] = [];
  let found = false;
  // "J R Ewing", "George W Bush": two letters before other words are initials, unless they spell the word before.
  const isInitials = (at: number) => {
    if (run.length > 2 || at >= words.length || spells.has(words[at - run.length - 1]?.text ?? '')) return false;
    const spelled = run.join('').toLowerCase();
    const before = out.at(-1)?.toLowerCase();
    return words[at]!.text !== spelled && (before === undefined || !alike(before, spelled));
  };
  const flush = (at: number) => {
    if (run.length === 2 && isInitials(at)) {
      out.push(...run.map((letter) => letter.toUpperCase()));
      found = true;
    } else if (run.length >= 2) {
      const both = halvesOf(run.join('').toLowerCase(), out.slice(-2));
      if (both) {
        out.splice(-2, 2, ...both);
        found = true;
        run = [];
        return;
      }
      const word = run[0]!.toUpperCase() + run.slice(1).join('').toLowerCase();
      // What is spelled behind a word says the same once more.
      const last = out.at(-1)?.toLowerCase();
      const same = out.findIndex((one) => one.toLowerCase() === word.toLowerCase());
      // "Deborah Marsh, D E B O R A H": of the first.
      if (same >= 0) out[same] = word;
      else if (last === undefined || !alike(last, word.toLowerCase())) out.push(word);
      else out[out.length - 1] = word;
      found = true;
    } else out.push(...run);
    run = [];
  };
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1]?.text ?? '';
    const times = repeats[word.text];
    const inRun = run.length > 0 || isLetter(next);
    const letter = isLetter(word.text)
      ? text.slice(word.from, word.to)
      : inRun && run.length > 0
        ? (letters[word.text] ?? null)
        : null;
    if (times !== undefined && isLetter(next)) {
      for (let n = 0; n < times; n++) run.push(next);
      at += 1;
    } else if (letter !== null) {
      run.push(letter);
      const cue = asIn
        .map((phrase) => phrase.split(' '))
        .find((phrase) => phrase.every((one, n) => words[at + 1 + n]?.text === one));
      const example = cue && words[at + 1 + cue.length]?.text;
      if (cue && example?.startsWith(letter.toLowerCase())) at += cue.length + 1;
    } else {
      flush(at);
      // "M a r c, Marc": spelled before, it is said once more.
      if (found && out.at(-1)?.toLowerCase() === word.text && words.length - at <= 1) continue;
      if (!spells.has(word.text)) out.push(text.slice(word.from, word.to));
    }
  }
  flush(words.length);
  return found ? out : null;
}

/** "Xavier Quinn, x a v i e r q u i n n": two words that are spelled in one breath, apart. Null where they are none. */
function halvesOf(spelled: string, said: readonly string[]): string[] | null {
  const [first, last] = said.map((word) => word.toLowerCase());
  if (first === undefined || last === undefined || first.length < 2 || last.length < 2) return null;
  const raised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const places = Array.from({ length: Math.max(0, spelled.length - 3) }, (_, n) => n + 2)
    .map((place) => [spelled.slice(0, place), spelled.slice(place)] as const)
    .filter(([one, other]) => alike(first, one) && alike(last, other))
    .map(([one, other]) => ({
      parts: [raised(one), raised(other)],
      unlike: distance(first, one) + distance(last, other),
    }))
    .toSorted((a, b) => a.unlike - b.unlike);
  const [best] = places;
  return best && best.unlike <= mostUnlike ? best.parts : null;
}

/** Letters in which two words that are said may be unlike as they are spelled. */
const mostUnlike = 3;

/** The same word but for what a transcriber may have heard wrongly. */
const alike = (heard: string, spelled: string) =>
  heard === spelled || (heard[0] === spelled[0] && Math.abs(heard.length - spelled.length) <= 2);

/** How many letters have to be changed, added or left out to make one word of another. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** Two words that sound alike: few of their letters differ. */
export const closeTo = (a: string, b: string): boolean => distance(a, b) <= Math.max(a.length, b.length) / 2.5;
