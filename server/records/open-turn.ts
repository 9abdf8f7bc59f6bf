import { and, eq } from 'drizzle-orm';
import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import { withoutPlaces } from '#domain/platform/hidden-values.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

export type TurnRow = typeof callTurns.$inferSelect;

/** The turns of a call. */
export const ofCall = (scope: Scope, callId: string) =>
  and(eq(callTurns.workspaceId, scope.workspaceId), eq(callTurns.callId, callId));

/** What was said in a turn, opened. */
export const openTurn = (seal: ContentCipher, { callId, seq, text, intended }: TurnRow) => ({
  text: seal.open(keptPlace('call_turns', 'text', callId, seq), text),
  intended: intended && seal.open(keptPlace('call_turns', 'intended', callId, seq), intended),
});

/** What was said in a turn, as people and other systems see it: card numbers and sensitive values stay where they are sealed. */
export function showTurn(seal: ContentCipher, row: TurnRow) {
  const { text, intended } = openTurn(seal, row);
  const shown = (said: string) => withoutCardNumbers(withoutPlaces(said, row.hidden ?? []));
  return { text: shown(text), intended: intended && shown(intended) };
}
