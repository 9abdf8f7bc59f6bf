/** Words of files made fit for a flow. */

/** A name of lower-case letters, digits and underscores; empty when nothing is left. */
export const slugOf = (text: string, most: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, most)
    .replace(/_+$/, '');

/** What an editor has called a step by itself: `node_1748494069554`. */
const madeUp = /^(?:node|hangup|step|[a-z]+(?:request)?)[-_ ]?\d{6,}$|^[\d_-]+$|^[0-9a-f-]{20,}$/i;

/** A name as a title: "collect_contact" becomes "Collect contact". */
export function titleOf(name: string, otherwise: string): string {
  const stem = madeUp.test(name) ? name.replace(/[-_ ]?\d{4,}$/, '') : name;
  const words = stem
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .replace(/[{}<>]/g, '')
    .trim();
  if (!/\p{L}/u.test(words) || madeUp.test(words) || words === 'node') return otherwise;
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 80);
}

/** A text of at most so many characters, cut at the end of a sentence or a word where there is one. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const part = text.slice(0, most).toWellFormed();
  const sentence = Math.max(part.lastIndexOf('. '), part.lastIndexOf('? '), part.lastIndexOf('! '));
  if (sentence > most / 2) return part.slice(0, sentence + 1);
  const word = part.lastIndexOf(' ');
  return (word > most / 2 ? part.slice(0, word) : part).replace(/\uFFFD$/, '').trim();
}

/** Sentences of a text, each with its sign. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/[^.?!\n]+[.?!]*/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);

/** A text and the question that it ends in. */
export function partQuestion(text: string): { before: string; question: string | null } {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (!last?.endsWith('?')) return { before: text, question: null };
  return { before: sentences.slice(0, -1).join(' '), question: last };
}

/** Who is meant where a file speaks of the caller. */
export const callerWords = 'user|caller|customer|patient|client|guest|person|they|he|she|lead|prospect|tenant';

const beginning = new RegExp(
  `^(?:if |when |once )?(?:the |an? )?(?:${callerWords})(?:'s| has| have| is| was| are)?(?: (?:says?|said|states?|mentions?|indicates?|asks?|wants?|needs?|would like|likes?|wishes|is asking|is calling|calls|called|calling|expresses?|requests?|confirms?|confirmed|agrees?))*(?: (?:that|they|he|she|about|for|to|it is|it's))*\\s+`,
  'i',
);

/** What a condition in words comes to as the name of a way: "The caller wants to book a room" becomes "Book a room". */
export function labelOfCondition(text: string): string {
  const [first = text] = sentencesOf(text.replace(/[*_`#{}[\]]/g, ' ').replace(/\s+/g, ' '));
  const short = first
    .replace(beginning, '')
    .replace(/[.?!,;:]+$/, '')
    .trim();
  const label = short.length >= 3 ? short : first.replace(/[.?!]+$/, '').trim();
  return cut(label.charAt(0).toUpperCase() + label.slice(1), 60) || 'Way';
}

const little = new Set(
  `a an and any are as at be but by can could do does for from had has have her his how i if in into is it its me my no not of on one or our out so some that the their them then there they this to up was we were what when where which who will with would you your about other want wants need needs like caller user customer patient client person call says say said asks ask wishes tell regarding related something someone anything question questions`.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]+/gu) ?? [];

/** Words by which each of several texts is told from the others. */
export function tellingWords(texts: readonly string[]): string[][] {
  const each = texts.map((text) => new Set(wordsOf(text).filter((word) => word.length > 3 && !little.has(word))));
  return each.map((own, index) =>
    [...own].filter((word) => !each.some((other, at) => at !== index && other.has(word))),
  );
}

/** Parts of a condition that each say it: "book, cancel or move a visit". */
export const piecesOf = (text: string): string[] =>
  text
    .split(/,| or | and |\//i)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 2 && piece.length <= 60 && !little.has(piece.toLowerCase()));

/** A list as it is said: "a, b or c". */
export const orList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
