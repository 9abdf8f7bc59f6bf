import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { leftOver } from './left-over.ts';

/** A code of letters and digits as it is spelled: "a b one two double three", "Q-7-X". In capitals, without spaces. */
export function readCode(utterance: Utterance, _context: Context): Understood | null {
  const { words, language, marks } = utterance;
  const { letters, alphabet, numbers, repeats, asIn } = language.spelling;
  const begin = marks.filter(({ value, to }) => value === 'repair' && to < words.length).at(-1)?.to ?? 0;
  const runs: { from: number; to: number; signs: string }[] = [];
  let run: { from: number; to: number; signs: string } | null = null;
  for (let at = begin; at < words.length; at++) {
    const { text } = words[at]!;
    const single = /^[\p{L}]$/u.test(text) || /^\d+$/.test(text);
    const times = repeats[text];
    const next = words[at + 1]?.text ?? '';
    const sign: string | undefined = single
      ? text
      : (numbers[text] ?? (run !== null ? (letters[text] ?? alphabet[text]) : alphabet[text]));
    const doubled =
      times === undefined ? undefined : (numbers[next] ?? letters[next] ?? (next.length === 1 ? next : undefined));
    const said = times !== undefined && doubled !== undefined ? doubled.repeat(times) : sign;
    if (said === undefined) {
      if (run && run.signs.length > 0 && !['dash', 'hyphen', 'then', 'and', 'slash', 'space'].includes(text)) {
        runs.push(run);
        run = null;
      }
      continue;
    }
    run ??= { from: at, to: at, signs: '' };
    run.signs += said;
    if (times !== undefined) at += 1;
    const cue = asIn
      .map((phrase) => phrase.split(' '))
      .find((phrase) => phrase.every((one, n) => words[at + 1 + n]?.text === one));
    if (cue && words[at + 1 + cue.length]?.text.startsWith(said)) at += cue.length + 1;
    run.to = at + 1;
  }
  if (run) runs.push(run);
  const longest = runs.sort((a, b) => b.signs.length - a.signs.length)[0];
  if (!longest || longest.signs.length < 2 || longest.signs.length > 40) return null;
  const left = leftOver(utterance, [longest], [longest]);
  return { value: longest.signs.toUpperCase(), ...left, confidence: 0.75, alternatives: [] };
}
