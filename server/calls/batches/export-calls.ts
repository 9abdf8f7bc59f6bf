import { Readable } from 'node:stream';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { mostTogether } from '#domain/calls/call-batches.ts';
import type { CallSearch, CallSummary } from '#domain/calls/calls.ts';
import { summariesOf } from '#server/calls/calls.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { shownSlots } from '#server/records/shown-slots.ts';
import type { Scope } from '#server/scope.ts';
import { passingIds } from './pick-calls.ts';

const titles = [
  ...(['id', 'startedAt', 'agent', 'channel', 'direction', 'number', 'contact', 'outcome', 'endReason'] as const),
  ...(['durationMs', 'test', 'tags', 'collected'] as const),
];
type Row = Record<(typeof titles)[number], unknown>;

const forms = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `${titles.join(',')}\r\n`,
    line: (row: Row) => {
      const collected = Object.entries(row.collected as object).map(([name, spoken]) => `${name}: ${spoken}`);
      const told: Row = { ...row, tags: (row.tags as string[]).join(', '), collected: collected.join('; ') };
      return `${titles.map((title) => csvCell(String(told[title] ?? ''))).join(',')}\r\n`;
    },
  },
  jsonl: { type: 'application/x-ndjson', head: '', line: (row: Row) => `${JSON.stringify(row)}\n` },
};

const rowOf = (call: CallSummary, collected: Record<string, string>): Row => ({
  id: call.id,
  startedAt: call.startedAt,
  agent: call.agentName,
  channel: call.channel,
  direction: call.phone?.direction ?? null,
  number: call.phone?.otherNumber ?? null,
  contact: call.phone?.contact?.name ?? null,
  outcome: call.outcome,
  endReason: call.endReason,
  durationMs: call.durationMs,
  test: call.test,
  tags: call.tags,
  collected,
});

/** The next lines, and where those behind them begin. */
function nextRows(scope: Scope, filters: CallSearch, cursor: string | undefined) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { ids, next } = await passingIds(tx, scope, filters, cursor, mostTogether);
    if (ids.length === 0) return { rows: [], next };
    const seal = await findSeal(tx, services, workspaceId);
    const known = await summariesOf(tx, scope, ids);
    const kept = await tx
      .select()
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, ids)))
      .orderBy(desc(calls.id));
    const rows = kept.flatMap((row) => {
      const call = known.get(row.id);
      const collected = shownSlots(seal, row).map(({ name, spoken }) => [name, spoken]);
      return call ? [rowOf(call, Object.fromEntries(collected))] : [];
    });
    return { rows, next };
  });
}

async function* linesOf(scope: Scope, filters: CallSearch, { head, line }: (typeof forms)['csv']) {
  if (head) yield head;
  let cursor: string | undefined;
  do {
    const { rows, next } = await nextRows(scope, filters, cursor);
    yield rows.map(line).join('');
    cursor = next ?? undefined;
  } while (cursor !== undefined);
}

/**
 * The calls that pass, newest first, some at a time, with what they collected as it was said; what their flows keep hidden
 * stays so.
 * @throws AppError invalid_input for days in the wrong order
 */
export async function exportCalls(
  scope: Scope,
  { format, ...filters }: CallSearch & { format: keyof typeof forms },
): Promise<RawAnswer> {
  const form = forms[format];
  // What is wrong with the filters is said before the first byte.
  await scope.services.db.tenant(scope.workspaceId, (tx) => passingIds(tx, scope, filters, undefined, 1));
  return { type: form.type, body: Readable.from(linesOf(scope, filters, form)) };
}
