import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Place } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';

/** Whether a choice is said in words of its own: one by its place, "first", or by its sound is none that was not asked for. */
export function isWorded({ choices }: SlotDef, { text, language }: Utterance, used: readonly Place[]): boolean {
  const plain = (words: string) =>
    readUtterance(words, language)
      .words.map(({ text: word }) => word)
      .join(' ');
  const said = used.map(({ from, to }) => plain(text.slice(from, to)));
  return (choices ?? []).some(({ label, synonyms }) => [label, ...synonyms].some((one) => said.includes(plain(one))));
}
