import type { Snapshot } from './snapshot.ts';

/** Notes what of an utterance the caller heard before interrupting it; what was to follow was not heard at all. */
export function markHeard(snapshot: Snapshot, sayId: string, heard: string): void {
  const from = snapshot.said.findIndex(({ id }) => id === sayId);
  const cut = snapshot.said[from];
  if (!cut) return;
  cut.heard = cut.text
    .slice(0, commonLength(cut.text, heard))
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  for (const later of snapshot.said.slice(from + 1)) later.heard = '';
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

/**
 * Whether the caller cannot know what was asked: the last utterance was interrupted before half of its question, the
 * last sentence, was heard.
 */
export function isQuestionUnheard(snapshot: Snapshot): boolean {
  const last = snapshot.said.at(-1);
  if (!last || last.heard === null) return false;
  const sentences = last.text.match(/[^.!?]+[.!?]*\s*/g) ?? [last.text];
  const question = sentences.at(-1) ?? '';
  return last.heard.length < last.text.length - question.length / 2;
}
