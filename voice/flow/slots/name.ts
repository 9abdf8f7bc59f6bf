import { givenNames } from '#voice/languages/given-names.ts';
import { amendName } from '#voice/understanding/types/amend-name.ts';
import { insistedName } from '#voice/understanding/types/insisted-name.ts';
import { readName } from '#voice/understanding/types/name.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { contextOf, type SlotKind } from './slot-kind.ts';

/** "Kaylee, right?" "McAllister": one word behind a given name alone, which is no given name itself, goes with it. */
function familyName({ words }: Utterance, given: string, said: string): string | null {
  const isOther = words.length === 1 && !said.includes(' ') && !givenNames.has(fold(said));
  return isOther && !given.includes(' ') ? `${given} ${said}` : null;
}

/** A person's name, said or spelled, with its capitals. */
export const name: SlotKind = {
  type: 'name',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => readName(utterance, contextOf(context)),
  amend(utterance, old, context) {
    if (typeof old !== 'string') return null;
    const amended = amendName(utterance, old, contextOf(context));
    if (!amended || amended.isSure) return amended?.value ?? null;
    return context.isReadBack ? familyName(utterance, old, amended.value) : null;
  },
  insisted: insistedName,
  hint: (_, { say }) => say.hints.name,
};
