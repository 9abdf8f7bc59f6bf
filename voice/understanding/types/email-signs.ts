import type { Spelling } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Word } from '../words.ts';
import type { Sign } from './email-begin.ts';
import { hintAt } from './hints.ts';
import { numberTogether } from './numbers-together.ts';
import { closeTo } from './spelled.ts';

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/**
 * Whether names of letters around a place spell a word: three in a row, or two of which one is a letter. Alone they are
 * words: "see", "mike".
 */
function isSpelledRun(
  signs: readonly Sign[],
  index: number,
  { letters, alphabet, given, before, loose }: Spelling,
): boolean {
  const single = (at: number) => {
    const text = signs[at]?.text ?? '';
    return isLetter(text) || text in letters || text in alphabet;
  };
  let [from, to] = [index, index + 1];
  while (single(from - 1)) from -= 1;
  while (single(to)) to += 1;
  const run = signs.slice(from, to);
  const { text } = signs[index]!;
  // "I spell it for you, e l i": what ends a sentence begins no run.
  if (index === from && (loose.has(text) || before.has(text))) return false;
  // "Sam, s a m": a name that is spelled behind it.
  const spelled = run.slice(index - from + 1, index - from + 1 + text.length);
  if (spelled.length === text.length && spelled.map((sign) => letters[sign.text] ?? sign.text).join('') === text)
    return false;
  // "B John": an initial and a name.
  if (run.length === 2 && given.has(text)) return false;
  return run.length >= 3 || (run.length === 2 && run.some(({ text }) => isLetter(text)));
}

/** Phrases word by word, by their first word: they are looked for at every word of an answer. */
type ByFirst = ReadonlyMap<string, string[][]>;
const parted = new WeakMap<object, ByFirst>();

function byFirstWord(phrases: readonly string[] | Readonly<Record<string, string>>): ByFirst {
  const known = parted.get(phrases);
  if (known) return known;
  const all = (Array.isArray(phrases) ? phrases : Object.keys(phrases)).map((phrase: string) => phrase.split(' '));
  const made = Map.groupBy(all, ([first]) => first!);
  parted.set(phrases, made);
  return made;
}

/** How many words tell of a sign on a letter from this place on, "mit ue", "sans accent". */
function markAt(words: readonly Word[], at: number, { hints, marks }: Spelling): number {
  const text = (index: number) => words[index]?.text ?? '';
  if (!hints.with.has(text(at)) && !hints.without.has(text(at))) return 0;
  const from = text(at + 1) in hints.counts || hints.the.has(text(at + 1)) ? at + 2 : at + 1;
  const length = longestPhrase(words, from, Object.keys(marks));
  return length === 0 ? 0 : from + length - at;
}

/** What each word says when it is part of an address. */
export function signsOf(words: readonly Word[], spelling: Spelling): Sign[] {
  const { letters, alphabet, signs, repeats, asIn, numbers, remarks, joined } = spelling;
  const out: Sign[] = [];
  const follows = (at: number, phrase: readonly string[]) => phrase.every((word, n) => words[at + n]?.text === word);
  const remarked = (at: number, length: number) =>
    spelling.capitals.has(
      words
        .slice(at, at + length)
        .map(({ text }) => text)
        .join(' '),
    );
  // "Then an underscore": the sign alone counts.
  const jointAt = (at: number) => {
    const length = longest(spelling.joints, at);
    const [article, sign] = [words[at + length]?.text ?? '', words[at + length + 1]?.text ?? ''];
    return length > 0 && spelling.articles.has(article) && sign in signs ? length + 1 : length;
  };
  const longest = (phrases: readonly string[], at: number) =>
    (byFirstWord(phrases).get(words[at]?.text ?? '') ?? []).reduce(
      (most, phrase) => (phrase.length > most && follows(at, phrase) ? phrase.length : most),
      0,
    );
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
          : // "Deux l" is a letter twice, "deux neuf" are two digits.
            (letters[next] ??
            (text in numbers ? undefined : (numbers[next] ?? (/^\d$/.test(next) ? next : undefined))));
    // "A, T" are two letters.
    const whole = byFirstWord(joined)
      .get(text)
      ?.find((phrase) => follows(at, phrase) && words.slice(at + 1, at + phrase.length).every(({ pause }) => !pause));
    const hint = at > 0 ? hintAt(words, at, spelling) : null;
    // "Müller mit ue", "Peña con ene normal": addresses have no signs on letters.
    const mark = at > 0 ? markAt(words, at, spelling) : 0;
    if (mark > 0) {
      if (spelling.after.has(out.at(-1)?.text ?? '')) out.pop();
      out.push({ text: '', from: at, to: at + mark });
      at += mark;
      continue;
    }
    // "L then p": between two parts of it, not behind words of a sentence.
    const last = out.at(-1)?.text ?? '';
    const isPart = last !== '' && !spelling.before.has(last) && !spelling.loose.has(last);
    const said =
      spelling.spells.has(text) && isLetter(words[at + 1]?.text ?? '') && isLetter(words[at + 2]?.text ?? '');
    const joint = !isPart ? 0 : said ? 1 : jointAt(at);
    const literal = longest(spelling.literals, at);
    const number = numberTogether(words, at, spelling.together);
    if (literal > 0 && words[at + literal]) {
      out.push({ text: words[at + literal]!.text, from: at, to: at + literal + 1, literal: true });
      at += literal + 1;
    } else if (hint) {
      out.push({ text: '', from: at, to: hint.to, hint });
      at = hint.to;
    } else if (joint > 0) {
      at += joint;
    } else if (number) {
      out.push({ text: number.digits, from: at, to: at + number.count });
      at += number.count;
    } else if (whole !== undefined) {
      out.push({ text: joined[whole.join(' ')]!, from: at, to: at + whole.length });
      at += whole.length;
    } else if (remark > 0) {
      // "Capital J, John": the letter only says how the word begins.
      const [first, second] = [words[at + remark]?.text ?? '', words[at + remark + 1]?.text ?? ''];
      const isSaid = remarked(at, remark) && isLetter(first) && second.length > 1 && second.startsWith(first);
      const to = at + remark + (isSaid ? 1 : 0);
      out.push({ text: '', from: at, to });
      at = to;
    } else if (letter !== null && example?.startsWith(letter)) {
      out.push({ text: letter, from: at, to: at + 2 + cue });
      at += 2 + cue;
    } else if (times !== undefined && doubled !== undefined) {
      out.push({ text: doubled.repeat(times), from: at, to: at + 2 });
      at += 2;
    } else {
      // "O, 7": between pauses a letter is nothing else.
      const isParted =
        isLetter(text) &&
        words[at + 1]?.pause === true &&
        (at === 0 || words[at]!.pause || spelling.at.has(words[at - 1]!.text));
      // No domain begins with a sign: "silvia arroba mas punto es".
      const isHost = spelling.at.has(words[at - 1]?.text ?? '');
      out.push({
        text: isHost ? text : (signs[text] ?? text),
        from: at,
        to: at + 1,
        ...(isParted && { literal: true }),
      });
      at += 1;
    }
  }
  const split = out.flatMap((sign) =>
    /^\..+/.test(sign.text)
      ? [
          { ...sign, text: '.' },
          { ...sign, text: sign.text.slice(1) },
        ]
      : [sign],
  );
  const named = split.map((sign, index) => {
    const spelled = letters[sign.text] ?? alphabet[sign.text];
    const isRun =
      spelled !== undefined &&
      sign.to - sign.from === 1 &&
      !isLetter(sign.text) &&
      isSpelledRun(split, index, spelling);
    const isPlain =
      spelling.plain.has(sign.text) && [split[index - 1], split[index + 1]].some((one) => one?.text === '.');
    return isRun || isPlain ? { ...sign, text: spelled! } : sign;
  });
  const first = named.findIndex(({ text }) => spelling.at.has(text));
  // "Huber at gmx punkt at": behind an "at" and a dot, it is the ending of Austria.
  const ended = named.map((sign, index) =>
    index > first && named[index - 1]?.text === '.' && spelling.at.has(sign.text)
      ? { ...sign, isEnding: true as const }
      : sign,
  );
  return withoutSaid(ended, spelling.at);
}

/** Whether a sign is the one between a name and its domain. */
export const isAt = (sign: Sign | undefined, { at }: Spelling): boolean =>
  sign !== undefined && at.has(sign.text) && !sign.isEnding;

/** What is spelled behind words says them once more: "john j o h n". */
function withoutSaid(signs: readonly Sign[], ats: ReadonlySet<string>): Sign[] {
  const out: Sign[] = [];
  for (let at = 0; at < signs.length; ) {
    let to = at;
    while (/^(\p{L})\1{0,2}$/u.test(signs[to]?.text ?? '')) to += 1;
    if (to === at) out.push(signs[at++]!);
    else {
      const spelled = signs
        .slice(at, to)
        .map(({ text }) => text)
        .join('');
      const words = (count: number) => out.slice(-count).map(({ text }) => text);
      const said = [3, 2, 1].find((count) => count <= out.length && words(count).join('') === spelled);
      const like =
        to - at > 2 && out.length > 0 && isWord(words(1)[0]!) && soundsLike(words(1)[0]!, spelled) ? 1 : undefined;
      // "At A, T, 5": the "at" is none of them.
      const isOwn = !ats.has(words(1)[0] ?? '');
      if (spelled.length > 1 && isOwn && (said ?? like)) out.splice(-(said ?? like)!);
      out.push(...signs.slice(at, to));
      at = to;
    }
  }
  return out;
}

export const isWord = (text: string) => /^\p{L}{2,}$/u.test(text);
const soundsLike = (heard: string, spelled: string) => heard[0] === spelled[0] && closeTo(heard, spelled);
