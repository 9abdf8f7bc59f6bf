import type { Context, Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { thingIn } from './thing.ts';

/** Longer than anyone speaks in one turn. */
const mostChars = 10_000;

/** Words of politeness around what is meant; the rest in the caller's own words. */
export function readText(utterance: Utterance, _context: Context): Understood | null {
  const { words, text, marks, language } = utterance;
  const edges = new Set(['greeting', 'thanks', 'closing', 'repair', 'polite']);
  let from = 0;
  let to = words.length;
  for (let moved = true; moved; ) {
    moved = false;
    const opening = marks.find((mark) => mark.from === from && edges.has(mark.value));
    const closing = marks.find((mark) => mark.to === to && (mark.value === 'thanks' || mark.value === 'closing'));
    if (opening && opening.to <= to) [from, moved] = [opening.to, true];
    else if (closing && closing.from >= from) [to, moved] = [closing.from, true];
    else if (from < to - 1 && language.openings.has(words[from]!.text)) [from, moved] = [from + 1, true];
    // "Hello dear, I'm calling about my invoice."
    else if (from > 0 && from < to - 1 && language.names.fond.has(words[from]!.text)) [from, moved] = [from + 1, true];
  }
  if (from >= to) return null;
  const thing = thingIn(utterance, { from, to });
  if (!thing) return null;
  ({ from, to } = thing);
  // A sound before the first word, "uh", is left out; a quotation mark is not.
  const opening = text.slice(0, words[0]!.from);
  const place = { from: from === 0 && !/\p{L}/u.test(opening) ? 0 : words[from]!.from, to: words[to - 1]!.to };
  if (words.slice(from, to).every((word) => language.empty.has(word.text))) return null;
  const end = to === words.length ? text.length : place.to;
  const value = text
    .slice(place.from, end)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,;:.!]+|(?<!\.)[\s,;:.]+$/g, '')
    .slice(0, mostChars);
  return { value, used: [place], rest: '', beside: 0, turns: false, confidence: 0.9, alternatives: [] };
}

/** A postal address as free text, without the words around it: "I live at …". */
export function readAddress(utterance: Utterance, context: Context): Understood | null {
  const text = readText(utterance, context);
  if (!text || typeof text.value !== 'string') return null;
  const holdsNumber = /\d/.test(text.value) || utterance.readings.some(({ category }) => category === 'count');
  // "No, it's dry" is none: it takes a number to say another one behind a no.
  const isRefused = utterance.language.denials.has(utterance.words[0]?.text ?? '');
  const isAddress = holdsNumber || (utterance.words.length >= 3 && !isRefused);
  return isAddress ? text : null;
}
