import { and, asc, eq, inArray } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CallFound } from '#domain/calls/calls.ts';
import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callNotes } from '#server/platform/db/schema/call-notes.table.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { showTurn } from '#server/records/open-turn.ts';
import { shownSlots } from '#server/records/shown-slots.ts';

/** Something of a call that can be looked for, as people see it. */
export interface Part extends Pick<CallFound, 'of' | 'name' | 'seq'> {
  text: string;
}

/** A number as it is stored, and in the groups in which people write it. */
function numberParts(number: string | null): Part[] {
  if (number === null) return [];
  const grouped = parsePhoneNumberFromString(number)?.formatInternational();
  return [number, ...(grouped ? [grouped] : [])].map((text) => ({ of: 'number', name: null, seq: null, text }));
}

/** What was collected in a call; nothing where no one can read it any more. */
function valueParts(seal: ContentCipher, row: CallRow): Part[] {
  return shownSlots(seal, row).flatMap(({ name, value, said, spoken }) => {
    const texts = [spoken, said, ...(typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])];
    // What a flow collects on purpose is shown as it is; no one finds a card by it.
    return [...new Set(texts.map(withoutCardNumbers))].map((text): Part => ({ of: 'value', name, seq: null, text }));
  });
}

/** All of some calls that can be looked for, by call: what was said and collected, and the other end's number. */
export async function partsOfCalls(
  tx: Tx,
  seal: ContentCipher,
  workspaceId: string,
  rows: readonly CallRow[],
): Promise<Map<string, Part[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const turns = await tx
    .select()
    .from(callTurns)
    .where(and(eq(callTurns.workspaceId, workspaceId), inArray(callTurns.callId, ids)))
    .orderBy(asc(callTurns.callId), asc(callTurns.seq));
  const notes = await tx
    .select()
    .from(callNotes)
    .where(and(eq(callNotes.workspaceId, workspaceId), inArray(callNotes.callId, ids)))
    .orderBy(asc(callNotes.id));
  const noted = Map.groupBy(notes, ({ callId }) => callId);
  const said = Map.groupBy(turns, ({ callId }) => callId);
  return new Map(
    rows.map((row) => {
      try {
        return [row.id, partsOf(row)];
      } catch {
        // Sealed with a key that is not known any more: no one can read it, and no one finds it.
        return [row.id, []];
      }
    }),
  );
  function partsOf(row: CallRow): Part[] {
    const spoken = (said.get(row.id) ?? []).map((turn): Part => {
      const { text, intended } = showTurn(seal, turn);
      return { of: turn.role, name: null, seq: turn.seq, text: intended ?? text };
    });
    const written = (noted.get(row.id) ?? []).map(({ callId, id, text }): Part => {
      const shown = withoutCardNumbers(seal.open(keptPlace('call_notes', 'text', callId, id), text));
      return { of: 'note', name: null, seq: null, text: shown };
    });
    return [...spoken, ...written, ...valueParts(seal, row), ...numberParts(row.otherNumber)];
  }
}
