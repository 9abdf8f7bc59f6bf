import { Readable } from 'node:stream';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { AnalyticsQuery } from '#domain/calls/analytics.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { type Counted, counted } from './counted.ts';

/** Calls that are read from the database at once. */
const batch = 1_000;

const titles = [
  'id',
  'startedAt',
  'agent',
  'channel',
  'direction',
  'outcome',
  'endReason',
  'durationMs',
  'test',
] as const;
type Row = Record<(typeof titles)[number], string | number | boolean | null>;

const forms = {
  csv: {
    type: 'text/csv; charset=utf-8',
    head: `${titles.join(',')}\r\n`,
    line: (row: Row) => `${titles.map((title) => csvCell(String(row[title] ?? ''))).join(',')}\r\n`,
  },
  jsonl: { type: 'application/x-ndjson', head: '', line: (row: Row) => `${JSON.stringify(row)}\n` },
};

async function* linesOf(
  scope: Scope,
  { where }: Counted,
  { head, line }: (typeof forms)['csv'],
): AsyncGenerator<string> {
  if (head) yield head;
  for (let last: string | undefined; ; ) {
    const rows = await scope.services.db.tenant(scope.workspaceId, (tx) =>
      tx
        .select({ call: calls, fact: callFacts })
        .from(callFacts)
        .innerJoin(calls, and(eq(calls.workspaceId, callFacts.workspaceId), eq(calls.id, callFacts.callId)))
        .where(and(where, last === undefined ? undefined : gt(callFacts.callId, last)))
        .orderBy(asc(callFacts.callId))
        .limit(batch),
    );
    last = rows.at(-1)?.call.id;
    const lines = rows.map(({ call, fact: { channel, direction, outcome, endReason, durationMs, test } }) => {
      const startedAt = (call.startedAt ?? call.createdAt).toISOString();
      return line({
        id: call.id,
        startedAt,
        agent: call.agentName,
        channel,
        direction,
        outcome,
        endReason,
        durationMs,
        test,
      });
    });
    yield lines.join('');
    if (rows.length < batch) return;
  }
}

/** The calls that a query counts, oldest first, a batch at a time. @throws AppError invalid_input for days that are no range */
export async function exportCalls(
  scope: Scope,
  query: AnalyticsQuery & { format: 'csv' | 'jsonl' },
): Promise<RawAnswer> {
  const { services, workspaceId } = scope;
  const found = await services.db.tenant(workspaceId, (tx) => counted(tx, scope, query));
  const form = forms[query.format];
  return { type: form.type, body: Readable.from(linesOf(scope, found, form)) };
}
