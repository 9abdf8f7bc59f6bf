import type { Call } from '#domain/calls/calls.ts';
import { hiddenMark, shownJson, shownText } from '#domain/platform/hidden-values.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { collected, readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';

const isHidden = (hiddenSlots: readonly string[], name: string) => hiddenSlots.includes(name);

/** What was collected, as people and other systems see it: of sensitive slots, that there is something. */
export const slotsShown = (
  snapshot: Pick<Snapshot, 'frames' | 'gathered'>,
  hiddenSlots: readonly string[],
): Call['slots'] =>
  collected(snapshot).map(([name, { value, said, spoken }]) =>
    isHidden(hiddenSlots, name)
      ? { name, value: null, said: said && hiddenMark, spoken: hiddenMark, hidden: true }
      : {
          name,
          value: shownJson(value, []),
          said: shownText(said, []),
          spoken: shownText(spoken, []),
          hidden: false,
        },
  );

/** The same of a stored call; of one that no one can read any more, nothing is known. */
export function shownSlots(
  seal: ContentCipher,
  { id, snapshot, hiddenSlots }: Pick<typeof calls.$inferSelect, 'id' | 'snapshot' | 'hiddenSlots'>,
): Call['slots'] {
  if (snapshot === null) return [];
  try {
    return slotsShown(readSnapshot(seal.open(keptPlace('calls', 'snapshot', id), snapshot)), hiddenSlots);
  } catch {
    return [];
  }
}
