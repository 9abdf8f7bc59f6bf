import type { Spelling } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { leftOver, type Part } from './left-over.ts';

/** Letters and digits in a row as they were said. */
interface Run extends Part {
  signs: string[];
  /** It could be meant in two ways. */
  unsure?: boolean;
}

/** Stands for "oh" until it is known what is beside it. */
const open = '?';

const isLetter = (text: string) => /^\p{L}$/u.test(text);
const isDigits = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);

/** What one word says in a code; undefined when it says nothing. */
function signOf(text: string, inRun: boolean, { letters, plain, alphabet, numbers, zeros }: Spelling) {
  if (zeros.has(text)) return inRun || isLetter(text) ? open : undefined;
  if (isLetter(text) || isDigits(text)) return text;
  return numbers[text] ?? (inRun || plain.has(text) ? letters[text] : undefined) ?? alphabet[text];
}

/** Words that are written as one with digits: "ab1234", "kx-42". What is a time or a day so is none: "3pm". */
function writtenParts({ words, text, readings }: Utterance): Set<number> {
  const parts = new Set<number>();
  const touches = (at: number) => {
    const [before, after] = [words[at], words[at + 1]];
    return before !== undefined && after !== undefined && /^[-/]?$/.test(text.slice(before.to, after.from));
  };
  for (let from = 0; from < words.length; ) {
    let to = from + 1;
    while (touches(to - 1)) to += 1;
    const run = words.slice(from, to);
    const isTimely = readings.some(
      (one) =>
        (one.category === 'clock' || one.category === 'date') &&
        one.from < to &&
        one.to > from &&
        one.to - one.from > 1,
    );
    if (
      !isTimely &&
      run.some((word) => isDigits(word.text)) &&
      run.every(({ text: one }) => /^(?:\d+|[a-z]{1,6}|[-/])$/.test(one))
    )
      for (let at = from; at < to; at++) if (!/^[-/]$/.test(words[at]!.text)) parts.add(at);
    // Nothing is a word that has no vowel: "kx 42".
    if (run.length === 1 && /^[b-df-hj-np-tv-xz]{2,4}$/.test(run[0]!.text) && isDigits(words[to]?.text))
      parts.add(from);
    from = to;
  }
  return parts;
}

/** "Oh" is zero beside a digit, and the letter elsewhere. */
function resolved(signs: readonly string[]): string {
  const beside = (at: number, step: number) => {
    let next = at + step;
    while (signs[next] === open) next += step;
    return signs[next];
  };
  return signs
    .map((sign, at) => (sign !== open ? sign : isDigits(beside(at, -1)) || isDigits(beside(at, 1)) ? '0' : 'o'))
    .join('');
}

/** Puts a number behind the others: "twenty", "five" is 25, "two", "hundred" is 200. */
function push(signs: string[], sign: string, isWord: boolean): void {
  const last = signs.at(-1);
  if (isWord && last !== undefined && /^[2-9]0$/.test(last) && /^[1-9]$/.test(sign))
    signs[signs.length - 1] = last[0] + sign;
  else signs.push(sign);
}

function runsOf(utterance: Utterance, begin: number): Run[] {
  const { words, language } = utterance;
  const { spelling } = language;
  const { letters, numbers, repeats, asIn, remarks, joined, sounds, many, signs: named } = spelling;
  const written = writtenParts(utterance);
  const wholes = Object.keys(joined).filter((phrase) => isLetter(joined[phrase]!));
  const runs: Run[] = [];
  let run: Run | null = null;
  const close = (at: number) => {
    // "One two three I think": what is also a word belongs to the sentence that goes on.
    if (
      run &&
      run.signs.length > 1 &&
      run.to === at &&
      /^[ai]$/.test(words[at - 1]!.text) &&
      !language.pleases.has(words[at]?.text ?? '')
    ) {
      run.signs.pop();
      run.to -= 1;
    }
    if (run) runs.push(run);
    run = null;
  };
  for (let at = begin; at < words.length; ) {
    const { text } = words[at]!;
    const next = words[at + 1]?.text ?? '';
    const whole = wholes.find((phrase) => longestPhrase(words, at, [phrase]) > 0);
    const remark = longestPhrase(words, at, remarks);
    // "Deux neuf" are two digits, though "deux l" is a letter twice.
    const times = isDigits(numbers[text]) && isDigits(numbers[next] ?? next) ? undefined : repeats[text];
    const counted = isDigits(numbers[text]) || isDigits(text) ? many[next] : undefined;
    const doubled =
      times === undefined
        ? undefined
        : (numbers[next] ??
          (spelling.zeros.has(next) ? open : undefined) ??
          letters[next] ??
          (/^[\p{L}\d]$/u.test(next) ? next : undefined));
    const before: string | undefined = (run as Run | null)?.signs.at(-1);
    const heard = isDigits(before) && (isDigits(numbers[next]) || /^\d+$/.test(next)) ? sounds[text] : undefined;
    const sign = written.has(at)
      ? text
      : (signOf(text, run !== null || (spelling.zeros.has(text) && isDigits(numbers[next] ?? next)), spelling) ??
        heard);
    const said: { signs: string[]; length: number } | null = whole
      ? { signs: [joined[whole]!], length: whole.split(' ').length }
      : remark > 0
        ? { signs: [], length: remark }
        : counted !== undefined && Number(numbers[text] ?? text) <= 9
          ? { signs: Array.from({ length: Number(numbers[text] ?? text) }, () => counted), length: 2 }
          : doubled !== undefined
            ? { signs: Array.from({ length: times! }, () => doubled), length: 2 }
            : sign !== undefined
              ? { signs: [sign], length: 1 }
              : null;
    if (!said) {
      const isBetween = named[text] === '-' || language.phone.between.has(text) || text === '/' || text === '-';
      const zeros = run && isDigits(before) ? language.phone.zeros[text] : undefined;
      if (zeros && run) {
        // "One hundred and five" is said of numbers.
        if (language.phone.between.has(next) && isDigits(numbers[words[at + 2]?.text ?? '']))
          (run as Run).unsure = true;
        if (!/^\d\d$/.test(numbers[next] ?? '')) (run as Run).signs.push(zeros);
        (run as Run).to = at + 1;
      } else if (!isBetween) close(at);
      at += 1;
      continue;
    }
    if (said.signs.length === 0 && !run) {
      at += said.length;
      continue;
    }
    const taken: Run = run ?? { from: at, to: at, signs: [] };
    run = taken;
    for (const one of said.signs) push(taken.signs, one, said.length === 1 && !isDigits(text));
    at += said.length;
    const cue = said.signs.length === 1 && said.length === 1 ? longestPhrase(words, at, asIn) : 0;
    // "B, b as in boy": one or two.
    if (cue > 0 && before === said.signs[0] && isLetter(text) && words[at + cue]?.text.startsWith(text))
      taken.unsure = true;
    if (cue > 0 && said.signs[0] !== open && words[at + cue]?.text.startsWith(said.signs[0]!)) at += cue + 1;
    else if (cue > 0 && said.signs[0] === open && words[at + cue]?.text.startsWith('o')) {
      taken.signs[taken.signs.length - 1] = 'o';
      at += cue + 1;
    }
    taken.to = at;
  }
  close(words.length);
  return runs;
}

/** A code of letters and digits as it is spelled: "a b one two double three", "Q-7-X". In capitals, without spaces. */
export function readCode(utterance: Utterance, _context: Context): Understood | null {
  const { words, marks, language } = utterance;
  const begin = marks.filter(({ value, to }) => value === 'repair' && to < words.length).at(-1)?.to ?? 0;
  const found = runsOf(utterance, 0).map((run) => ({ run, code: resolved(run.signs) }));
  const after = found.filter(({ run }) => run.from >= begin).sort((a, b) => b.code.length - a.code.length);
  const longest = after[0];
  if (!longest || longest.code.length < 2 || longest.code.length > 40) return null;
  const { run, code } = longest;
  // Only a part of it is said once more: which one is not known.
  if (found.some((one) => one.run.to <= begin && one.code.length > code.length + 1)) return null;
  // Two as long as each other, of which none is taken back.
  const last = after.reduce((one, other) => (other.run.from > one.run.from ? other : one));
  const isAnew = words.slice(0, last.run.from).some(({ text }, at) => at > 0 && language.denials.has(text));
  const rival = after[1];
  if (rival && rival.code.length >= Math.max(3, code.length - 1) && rival.code !== code) {
    if (!isAnew || last.code.length < code.length || last === longest) return null;
    return answered(utterance, last);
  }
  // What stands near is another part, with a word between that was not understood.
  const isNear = (one: Run) => Math.max(one.from - run.to, run.from - one.to) <= mostGap;
  if (rival && rival.code.length > 1 && isNear(rival.run) && rival.code !== code) return null;
  if (isPartial(utterance, run) || run.unsure) return null;
  return answered(utterance, longest);
}

/** Words between two parts of a code. */
const mostGap = 2;

/** "It ends in …", "not m …", "see three p o", of which the first may be a letter: not all of it is known. */
function isPartial({ words, marks, language }: Utterance, { from, signs }: Run): boolean {
  const { partial, letters, is } = language.spelling;
  if (words.some((_, at) => at < from && longestPhrase(words, at, partial) > 0)) return true;
  if (marks.some(({ value, to }) => value === 'negation' && to === from)) return true;
  const before = words[from - 1]?.text ?? '';
  const isFirst = from === 1 || is.has(words[from - 2]?.text ?? '');
  return before in letters && isFirst && signs.length < mostLed;
}

/** Of longer ones no one takes a word of a sentence for a letter. */
const mostLed = 6;

function answered(utterance: Utterance, { run, code }: { run: Run; code: string }): Understood | null {
  const left = leftOver(utterance, [run], [run]);
  if (code.length === 2 && left.beside > 2) return null;
  return { value: code.toUpperCase(), ...left, confidence: 0.75, alternatives: [] };
}
