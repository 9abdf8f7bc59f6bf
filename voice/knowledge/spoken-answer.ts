import type { Picked } from './pick-sentence.ts';
import type { ReadSource } from './source.ts';

/** What is said at a time: so many sentences, of so many words in all. */
const mostSentences = 2;
const mostWords = 45;

/** A sentence without what no voice reads: brackets, references and addresses of pages. */
export function withoutAsides(text: string): string {
  return text
    .replace(/\[[^\]]{0,40}\]/g, '')
    .replace(/\s*\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/(?:https?:\/\/|www\.)\S*[^\s.,;:!?)]/gi, '')
    .replace(/\s+(?=[.,;:!?](?:\s|$))/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Words with which a sentence leans on the one before it. */
const leaning =
  /^(?:it|its|he|she|they|this|that|these|those|his|her|their|there|such|however|therefore|also|then|otherwise|if so|es|er|sie|das|dies|diese|dort|dann|deshalb|el|ella|esto|il|elle|cela)\b/i;

/** A sentence that is too long, up to the last pause that fits. */
function shortened(text: string): string {
  if (words(text) <= mostWords) return text;
  const fitting = text.split(/\s+/).slice(0, mostWords).join(' ');
  const pause = Math.max(fitting.lastIndexOf(';'), fitting.lastIndexOf(','), fitting.lastIndexOf(':'));
  return `${(pause > fitting.length / 2 ? fitting.slice(0, pause) : fitting).replace(/[,;:–-]+$/, '')}.`;
}

const ended = (text: string) => (text === '' || /[.!?…。]["'”’»)]*$/.test(text) ? text : `${text}.`);

/** Sentences as they are said: as many as fit, of one at least a part. */
export function inSpeech(sentences: readonly string[]): string {
  const said: string[] = [];
  for (const sentence of sentences.map(withoutAsides).filter(Boolean).slice(0, mostSentences)) {
    if (said.length > 0 && words([...said, sentence].join(' ')) > mostWords) break;
    said.push(ended(shortened(sentence)));
  }
  return said.join(' ');
}

/** What is said for an answer: its sentence with the next of the same paragraph, or the one before it where it leans on that. */
export function spokenAnswer({ piece, index }: Pick<Picked, 'piece' | 'index'>): string {
  const { sentences } = piece.read as ReadSource;
  const own = sentences[index]!;
  const near = (at: number) => (sentences[at]?.line === own.line ? sentences[at]!.text : null);
  const before = leaning.test(own.text) ? near(index - 1) : null;
  const next = near(index + 1);
  const all = before ? [before, own.text] : [own.text, ...(next ? [next] : [])];
  const said = inSpeech(all);
  // Where both do not fit, what was asked for is said.
  return before && !said.includes(withoutAsides(own.text).slice(0, 20)) ? inSpeech([own.text]) : said;
}

/**
 * What is said on a matter that is asked every day. A section of two sentences is said whole, since its heading tells that it is
 * the one, and seldom which of them; of a thing that is named only its sentence, and one that leans on it.
 */
export function spokenOnTopic({
  piece,
  index,
  isNamed,
}: Pick<Picked, 'piece' | 'index'> & { isNamed: boolean }): string {
  const { sentences } = piece.read as ReadSource;
  const next = sentences[index + 1];
  if (isNamed && !(next && leaning.test(next.text))) return inSpeech([sentences[index]!.text]);
  return sentences.length === mostSentences && !isNamed
    ? inSpeech(sentences.map(({ text }) => text))
    : spokenAnswer({ piece, index });
}
