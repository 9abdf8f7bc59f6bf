import { readClosing } from '#voice/understanding/acts.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { wordsOf } from '#voice/understanding/words.ts';
import type { Snapshot } from './snapshot.ts';

/** More words than any phrase that ends a call has. */
const mostWords = 30;

const plain = (text: string) => wordsOf(text, mostWords).map((word) => word.text);

/** Whether words are one of the agent's own for the end, whatever is said around them to be polite. */
function isEndWord({ words, language: { pleases, openings } }: Utterance, endWords: readonly string[]): boolean {
  const said = words.map(({ text }) => text);
  const core = said.filter((text) => !pleases.has(text) && !openings.has(text));
  return endWords.some((phrase) => {
    const wanted = plain(phrase).join(' ');
    return wanted !== '' && (wanted === said.join(' ') || wanted === core.join(' '));
  });
}

/** Whether someone takes their leave, in words that everyone understands or in those that the agent names. */
export function closingOf(
  { setting }: Pick<Snapshot, 'setting'>,
  utterance: Utterance,
): ReturnType<typeof readClosing> {
  return isEndWord(utterance, setting.endWords ?? []) ? { ends: true, only: true } : readClosing(utterance);
}
