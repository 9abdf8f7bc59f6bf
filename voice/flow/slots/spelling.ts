import { wordValue } from './number-words.ts';

const letterNames: Record<string, string> = {
  ay: 'a',
  bee: 'b',
  cee: 'c',
  see: 'c',
  dee: 'd',
  ee: 'e',
  ef: 'f',
  eff: 'f',
  gee: 'g',
  aitch: 'h',
  jay: 'j',
  kay: 'k',
  el: 'l',
  ell: 'l',
  em: 'm',
  en: 'n',
  oh: 'o',
  pee: 'p',
  queue: 'q',
  cue: 'q',
  ar: 'r',
  are: 'r',
  ess: 's',
  tee: 't',
  you: 'u',
  vee: 'v',
  'double-u': 'w',
  ex: 'x',
  why: 'y',
  wye: 'y',
  zee: 'z',
  zed: 'z',
};

const isLetter = (word: string) => /^\p{L}$/u.test(word);

/** One spoken sign of a spelled word: `j`, `jay` between other letters, `three`, `double l`. */
export function spelledSign(word: string): string | null {
  if (isLetter(word) || /^\d+$/.test(word)) return word;
  const value = wordValue(word);
  return value === null ? null : String(value);
}

/** A letter by its name, as in "jay": only for where letters are surely meant. */
export function letterName(word: string): string | null {
  return letterNames[word] ?? null;
}

/** "B as in boy" and "B for boy" say just B. */
const asIn = /\b(\p{L})[\s,]+(?:as in|for|like in|like)[\s,]+\p{L}+/giu;

/**
 * The word that was spelled in the sentence, each spelled word joined: "John, J O H N, Smith" gives "John Smith",
 * "S-M-I-T-H" gives "Smith". Null when nothing is spelled.
 */
export function spelled(text: string): string | null {
  const tokens = text
    .replace(asIn, '$1')
    .replace(/\b(\p{L})(?:-(?=\p{L}\b(?!')))/gu, '$1 ')
    .replace(/\b(\p{L})\.(?=\s|\p{L}\b|$)/gu, '$1 ')
    .replace(/\bthat's\b|\bspelled\b|\bspelt\b/gi, ',')
    .split(/[\s,]+/)
    .filter(Boolean);
  const words: string[] = [];
  let run: string[] = [];
  const flush = () => {
    if (run.length >= 2) {
      const word = run[0]!.toUpperCase() + run.slice(1).join('').toLowerCase();
      if (words.at(-1)?.toLowerCase() !== word.toLowerCase()) words.push(word);
    } else words.push(...run);
    run = [];
  };
  let found = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const doubled = /^double$/i.test(token) && isLetter(tokens[at + 1] ?? '');
    if (doubled) {
      run.push(tokens[at + 1]!, tokens[at + 1]!);
      at++;
    } else if (isLetter(token)) run.push(token);
    else {
      flush();
      words.push(token);
    }
    if (run.length >= 2) found = true;
  }
  flush();
  return found ? words.join(' ') : null;
}
