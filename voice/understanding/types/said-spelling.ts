import { readUtterance, type Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { editsOf, editWritten } from './edit-written.ts';
import { hintAt, hinted } from './hints.ts';
import { markedIn, markedName } from './marked-letters.ts';

/** Words behind a name that tell how it is written, at most. */
const mostOfSpelling = 8;

/** "Nathalie Dupont avec un d à la fin", "Bernd Weiss mit scharfem s": the name, as words behind it say that it's written. */
export function writtenAs(
  { words, text, language }: Utterance,
  name: string,
  from: number,
): { name: string; to: number } | null {
  const first = words[from];
  if (!first || words.length - from > mostOfSpelling) return null;
  const behind = readUtterance(text.slice(first.from), language);
  const { hints } = language.spelling;
  if (!hints.with.has(first.text) && !hints.without.has(first.text)) return null;
  const marked = markedIn(behind);
  // How other letters are written is told by `hintAt`, where it can be followed.
  const hint = marked ? null : hintAt(words, from, language.spelling);
  if (hint && hinted(name, hint, language.spelling) !== null) return null;
  const isSo = marked?.changes.some(([, sign]) => name.toLowerCase().includes(sign)) === true;
  const own = isSo ? name : marked ? markedName(behind, name) : null;
  const edited = own ?? (marked ? null : editWritten(editsOf(behind), language, name.toLowerCase(), false));
  const before = name.split(' ');
  const parts = edited?.split(' ');
  if (parts?.length !== before.length) return null;
  const written = parts.map((part, at) => (part === before[at]!.toLowerCase() ? before[at] : part));
  return { name: written.join(' '), to: words.length };
}

/** "Marc Jones, Marc with a c": the part that is said once more to tell how it is written is said once. */
export function saidBeforeHint(parts: readonly string[]): readonly string[] {
  const last = parts.at(-1)!;
  const at = parts.findIndex((part) => fold(part) === fold(last));
  return parts.length > 2 && at < parts.length - 1 ? parts.slice(0, -1).with(at, last) : parts;
}
