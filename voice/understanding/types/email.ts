import { z } from 'zod';
import type { Spelling } from '#voice/languages/spelling.ts';
import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import type { Word } from '../words.ts';
import { leftOver, type Part } from './left-over.ts';

const Address = z.email().max(254);

/** Typed as it is, also within words. */
const typed = /(?<![@.\w%+-])[a-z0-9_](?:[._%+-]?[a-z0-9_])*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![@\w])/i;

/** Domains that callers say without their ending. */
const bareDomains: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  googlemail: 'googlemail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  yahoo: 'yahoo.com',
  icloud: 'icloud.com',
  aol: 'aol.com',
  gmx: 'gmx.net',
  protonmail: 'protonmail.com',
};

interface Sign {
  text: string;
  /** What stands before it is no part of the address: a pause, or a time or a day. */
  begins?: boolean;
  /** Words that say it. */
  from: number;
  to: number;
}

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/**
 * Whether names of letters around a place spell a word: three in a row, or two of which one is a letter. Alone they are
 * words: "see", "mike".
 */
function isSpelledRun(
  signs: readonly Sign[],
  index: number,
  letters: Spelling['letters'],
  alphabet: Spelling['alphabet'],
): boolean {
  const single = (at: number) => {
    const text = signs[at]?.text ?? '';
    return isLetter(text) || text in letters || text in alphabet;
  };
  let [from, to] = [index, index + 1];
  while (single(from - 1)) from -= 1;
  while (single(to)) to += 1;
  const run = signs.slice(from, to);
  return run.length >= 3 || (run.length === 2 && run.some(({ text }) => isLetter(text)));
}

/** What each word says when it is part of an address. */
function signsOf(
  words: readonly Word[],
  { letters, alphabet, signs, repeats, asIn, numbers, remarks, joined }: Spelling,
): Sign[] {
  const out: Sign[] = [];
  const follows = (at: number, phrase: string) => phrase.split(' ').every((word, n) => words[at + n]?.text === word);
  const longest = (phrases: readonly string[], at: number) =>
    Math.max(0, ...phrases.filter((phrase) => follows(at, phrase)).map((phrase) => phrase.split(' ').length));
  for (let at = 0; at < words.length; ) {
    const { text } = words[at]!;
    const remark = longest(remarks, at);
    const letter = isLetter(text) ? text : (letters[text] ?? null);
    const cue = letter !== null ? longest(asIn, at + 1) : 0;
    const example = cue > 0 ? words[at + 1 + cue]?.text : undefined;
    const times = repeats[text];
    const next = words[at + 1]?.text ?? '';
    const doubled =
      times === undefined
        ? undefined
        : isLetter(next)
          ? next
          : (letters[next] ?? numbers[next] ?? (/^\d$/.test(next) ? next : undefined));
    const whole = Object.keys(joined).find((phrase) => follows(at, phrase));
    if (whole !== undefined) {
      out.push({ text: joined[whole]!, from: at, to: at + whole.split(' ').length });
      at += whole.split(' ').length;
    } else if (remark > 0) {
      out.push({ text: '', from: at, to: at + remark });
      at += remark;
    } else if (letter !== null && example?.startsWith(letter)) {
      out.push({ text: letter, from: at, to: at + 2 + cue });
      at += 2 + cue;
    } else if (times !== undefined && doubled !== undefined) {
      out.push({ text: doubled.repeat(times), from: at, to: at + 2 });
      at += 2;
    } else {
      out.push({ text: signs[text] ?? text, from: at, to: at + 1 });
      at += 1;
    }
  }
  return out.map((sign, index) => {
    const spelled = letters[sign.text] ?? alphabet[sign.text];
    return spelled !== undefined && !isLetter(sign.text) && isSpelledRun(out, index, letters, alphabet)
      ? { ...sign, text: spelled }
      : sign;
  });
}

/** Numbers as digits: "twenty five" is 25, "one two" is 12. */
function digitsOf(signs: readonly Sign[], numbers: Spelling['numbers']): string[] {
  const out: string[] = [];
  for (const { text } of signs) {
    const digits = numbers[text];
    const before = out.at(-1);
    if (digits?.length === 1 && digits !== '0' && before !== undefined && /^[2-9]0$/.test(before))
      out[out.length - 1] = before[0] + digits;
    else out.push(digits ?? text);
  }
  return out;
}

interface Found extends Part {
  address: string;
}

/** The address that is spoken around an "at", at this place. */
function around(signs: readonly Sign[], at: number, spelling: Spelling): Found | null {
  let begin = at;
  // A letter among letters is spelled, also where it is a word: "s m i t h".
  const isSpelled = (index: number) =>
    isLetter(signs[index]!.text) &&
    [signs[index - 1], signs[index + 1]].some((one) => /^(?:[\p{N}._-]|(\p{L})\1{0,2})$/u.test(one?.text ?? ''));
  const opens = (index: number) =>
    spelling.at.has(signs[index]!.text) || (spelling.before.has(signs[index]!.text) && !isSpelled(index));
  while (begin > 0 && !(begin < at && signs[begin]!.begins) && !opens(begin - 1)) begin -= 1;
  let end = at + 1;
  let dots = 0;
  while (end < signs.length && !(dots > 0 && spelling.after.has(signs[end]!.text) && signs[end - 1]!.text !== '.')) {
    if (signs[end]!.text === '.') dots += 1;
    else if (dots === 0 && end > at + 1 && spelling.after.has(signs[end]!.text)) break;
    end += 1;
    if (
      dots > 0 &&
      /^(?:com|net|org|edu|gov|de|io|co|uk|us|eu|fr|es|it|nl|info|biz|me|dev|app|ai|ca|au)$/.test(
        signs[end - 1]!.text,
      ) &&
      signs[end]?.text !== '.'
    )
      break;
  }
  const local = digitsOf(signs.slice(begin, at), spelling.numbers).join('');
  const host = digitsOf(signs.slice(at + 1, end), spelling.numbers).join('');
  const address = `${local}@${bareDomains[host] ?? host}`;
  if (!Address.safeParse(address).success || /\.\./.test(address)) return null;
  return { address, from: signs[begin]!.from, to: signs[end - 1]!.to };
}

/** An e-mail address, typed, spoken ("john dot smith at gmail dot com") or spelled. */
export function readEmail(utterance: Utterance, _context: Context): Understood | null {
  const { text, language } = utterance;
  const written = typed.exec(text);
  if (written) {
    const [address] = written;
    const [from, to] = [written.index, written.index + address.length];
    const rest = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
    const evidence = { used: [{ from, to }], rest, beside: 0, turns: false };
    return { value: address.toLowerCase(), ...evidence, confidence: 0.9, alternatives: [] };
  }
  // Two @ in one, or dots in a row: what was typed is wrong, and part of it would be another address.
  if (/\S@\S*@|\.\.\S*@/.test(text)) return null;
  const found = spoken(utterance, language.spelling);
  if (!found) return null;
  const left = leftOver(utterance, [found], [found]);
  return { value: found.address, ...left, confidence: 0.8, alternatives: [] };
}

/** A full stop inside a domain, which parts sentences elsewhere: "at gmail.com". */
function withDots(words: readonly Word[], text: string): { word: Word; at: number }[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const dotted = before !== undefined && text.slice(before.to, word.from) === '.';
    return dotted
      ? [
          { word: { ...word, text: '.', pause: false }, at },
          { word: { ...word, pause: false }, at },
        ]
      : [{ word, at }];
  });
}

function spoken({ words, marks, text, readings }: Utterance, spelling: Spelling): Found | null {
  // "Tuesday at three anna at …": what is plainly a time ends before the address.
  const timely = readings.filter(
    ({ category, from, to, weight }) => (category === 'clock' || category === 'date') && to - from > 1 && weight > -1.6,
  );
  // What is taken back is left out: "not bob, rob at gmail dot com".
  const repaired = marks.filter(({ value }) => value === 'repair').at(-1)?.to ?? 0;
  const denied = marks.filter(({ value, to }) => value === 'negation' && to < words.length);
  const skip = new Set(denied.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n)));
  const ends = (from: number) => words.some(({ text }, at) => at >= from && spelling.at.has(text));
  const begin = repaired > 0 && ends(repaired) ? repaired : 0;
  const kept = withDots(words, text).filter(
    ({ at }) => at >= begin && !(skip.has(at) && denied.some(({ to }) => words[to + 1] && at <= to)),
  );
  const signs = signsOf(
    kept.map(({ word }) => word),
    spelling,
  )
    .filter((sign) => sign.text !== '')
    .map((sign) => {
      const { word, at } = kept[sign.from]!;
      return {
        ...sign,
        begins: (word.pause && word.text !== '.' && sign.text !== '.') || timely.some(({ to }) => to === at),
      };
    });
  const ats = signs.flatMap(({ text }, at) => (spelling.at.has(text) ? [at] : []));
  for (const at of ats.reverse()) {
    const found = around(signs, at, spelling);
    if (found) return { ...found, from: kept[found.from]!.at, to: kept[found.to - 1]!.at + 1 };
  }
  return null;
}

const wellKnown = new Set(Object.values(bareDomains));

/** Whether a domain is so well known that nobody spells it. */
export const isWellKnown = (host: string) => wellKnown.has(host);
