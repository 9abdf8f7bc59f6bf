import { Readable } from 'node:stream';
import { verifierWords } from '#domain/platform/audit.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { type ChainEntry, entriesAfter } from './chain.ts';
import { type AuditBody, recordChange } from './record-change.ts';

type Format = 'csv' | 'jsonl';

const columns = 'number,at,action,actor,person,token,ip,object,object id,before,after,body,hash';

function csvRow({ seq, body, hash }: ChainEntry): string {
  const { at, action, actor, ip, object, before, after } = JSON.parse(body) as AuditBody;
  const { kind, userId, tokenId } = actor;
  const cells = [seq, at, action, kind, userId, tokenId, ip, object.kind, object.id, before, after, body, hash];
  return cells.map(csvCell).join(',');
}

/** The lines of an export up to an entry, in their order. */
async function* linesOf({ services, workspaceId }: Scope, format: Format): AsyncGenerator<string> {
  const about = { format: 'parley-audit-1', workspaceId, at: new Date(services.clock.now()).toISOString() };
  yield format === 'csv' ? columns : JSON.stringify({ ...about, check: verifierWords });
  for (let last: ChainEntry | undefined; ; ) {
    const entries = await entriesAfter(services, workspaceId, last?.seq ?? 0);
    for (const entry of entries) yield format === 'csv' ? csvRow(entry) : JSON.stringify(entry);
    if (entries.length > 0) {
      last = entries.at(-1);
      continue;
    }
    if (format === 'jsonl') yield JSON.stringify({ head: { seq: last?.seq ?? 0, hash: last?.hash ?? '' } });
    return;
  }
}

async function* bytesOf(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** The whole log as a file. The export itself is its last entry. */
export async function exportEntries(scope: Scope, format: Format): Promise<RawAnswer> {
  const { services, workspaceId } = scope;
  const object = { kind: 'workspace', id: workspaceId };
  await services.db.tenant(workspaceId, (tx) =>
    recordChange(tx, scope, 'audit-log.exported', { object, after: { format } }),
  );
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson';
  return { type, body: Readable.from(bytesOf(linesOf(scope, format))) };
}
