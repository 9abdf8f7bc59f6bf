import { afterOrdinals, shortBeforeFigures, shortForms } from './short-forms.data.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let found = segmenters.get(language);
  if (!found) {
    try {
      found = new Intl.Segmenter(language, { granularity: 'sentence' });
    } catch {
      // No name of a language: the rules that hold for all of them.
      found = new Intl.Segmenter('en', { granularity: 'sentence' });
    }
    segmenters.set(language, found);
  }
  return found;
}

/** Whether a sentence goes on from one segment to the next: the segmenter takes every point for an end. */
function goesOn(before: string, after: string, short: ReadonlySet<string>): boolean {
  if (/^\p{Ll}/u.test(after) && !/[!?]["'”’»)]*$/.test(before)) return true;
  const last = /(\S+)\.$/.exec(before)?.[1]?.replace(/^["'“‘«([]+/, '');
  if (last === undefined) return false;
  const word = last.toLowerCase();
  if (short.has(word)) return true;
  if (shortBeforeFigures.has(word)) return /^[\d#]/.test(after);
  // "J. R. Smith", not "vitamin C. We": an initial follows the start or another name, or another one follows.
  if (/^\p{Lu}$/u.test(last)) return /^\p{Lu}\.(?: |$)/u.test(after) || /(?:^|\p{Lu}\p{L}*\.? )\p{Lu}\.$/u.test(before);
  if (/^\d{1,2}$/.test(last)) return afterOrdinals.has(/^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? '');
  return false;
}

/** A text in sentences, as a reader would part it. White space comes out as single spaces. @param language BCP 47 */
export function splitSentences(text: string, language: string): string[] {
  const short = new Set(shortForms[language.slice(0, 2)] ?? shortForms.en);
  const sentences: string[] = [];
  for (const { segment } of segmenterOf(language).segment(text.replace(/\s+/g, ' ').trim())) {
    const next = segment.trim();
    if (next === '') continue;
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(last, next, short)) sentences[sentences.length - 1] = `${last} ${next}`;
    else sentences.push(next);
  }
  return sentences;
}
