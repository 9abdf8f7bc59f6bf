import { and, asc, isNotNull } from 'drizzle-orm';
import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import type { Json } from '#domain/platform/json.ts';
import { findCall } from '#server/calls/calls.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { ofCall, openTurn } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import { collected, readSnapshot } from '#voice/flow/snapshot.ts';

export interface Revealed {
  turns: { seq: number; text: string; intended: string | null }[];
  slots: { name: string; value: Json; said: string; spoken: string }[];
}

/** What the flow of a call keeps hidden, and who looked at it for the audit log. Card numbers stay hidden. @throws AppError not_found */
export function revealCall(scope: Scope, callId: string): Promise<Revealed> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { snapshot: kept, hiddenSlots } = await findCall(tx, scope, callId);
    const seal = await findSeal(tx, services, workspaceId);
    const snapshot = kept && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), kept));
    const turns = await tx
      .select()
      .from(callTurns)
      .where(and(ofCall(scope, callId), isNotNull(callTurns.hidden)))
      .orderBy(asc(callTurns.seq));
    await recordChange(tx, scope, 'call.revealed', {
      object: { kind: 'call', id: callId },
      after: { slots: hiddenSlots },
    });
    return {
      turns: turns.map((row) => {
        const { text, intended } = openTurn(seal, row);
        return {
          seq: row.seq,
          text: withoutCardNumbers(text),
          intended: intended && withoutCardNumbers(intended),
        };
      }),
      slots: (snapshot ? collected(snapshot) : [])
        .filter(([name]) => hiddenSlots.includes(name))
        .map(([name, { value, said, spoken }]) => ({ name, value, said, spoken })),
    };
  });
}
