import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Subject } from '#domain/privacy/erasures.ts';
import { getCall } from '#server/calls/calls.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { requireMayErase } from './erasures.ts';
import { findPerson } from './find-person.ts';
import { matcherOf, type Person } from './forms.ts';
import type { Erasing } from './rows.ts';
import { isRow, openedRow, readTables, scanTable, type Table, type Values } from './scan-table.ts';
import { deedIn } from './tables.data.ts';
import { callsOf } from './walk-person.ts';

/** What of a row is for machines alone: which workspace it is in, and what proves a right. */
const withheld = /^workspace_id$|_hash$|^claim$|^claimed_until$|^secret/;

/** A call as people see it; null where it was deleted in between. */
const readCall = (scope: Scope, callId: string) =>
  getCall(scope, callId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });

/** Whole rows of a table in which the person's number, address or name stands, with what is sealed opened. */
async function* rowsOf({ scope, matcher, seal }: Erasing, table: Table): AsyncGenerator<Values> {
  const { services, workspaceId } = scope;
  for await (const hits of scanTable(services.db, table, workspaceId, seal, matcher))
    for (const { row, byAddress } of hits) {
      if (!byAddress) continue;
      const rows = await services.db.tenant(workspaceId, (tx) =>
        readRows<{ all: Values }>(
          tx,
          { all: 'json' },
          sql`select to_jsonb(t) as all from ${sql.identifier(table.name)} t where ${isRow(table, workspaceId, row)}`,
        ),
      );
      const all = { ...rows[0]?.all, ...openedRow(table, seal, row) };
      yield Object.fromEntries(Object.entries(all).filter(([name]) => !withheld.test(name)));
    }
}

/** All that is known of a person, as a JSON document that is written while it is read. */
async function* documentOf(erasing: Erasing, tables: readonly Table[]): AsyncGenerator<string> {
  const { scope, person } = erasing;
  const { clock } = scope.services;
  const { phones, emails } = person;
  const head = JSON.stringify({ exportedAt: new Date(clock.now()).toISOString(), phones, emails });
  yield `${head.slice(0, -1)},"calls":[`;
  let comma = '';
  for (const callId of await callsOf(erasing, tables, new AbortController().signal)) {
    const call = await readCall(scope, callId);
    if (call === null) continue;
    yield comma + JSON.stringify(call);
    comma = ',';
  }
  yield '],"records":{';
  let between = '';
  for (const table of tables) {
    const deed = deedIn(table.name);
    if (deed.do === 'call' || deed.do === 'keep' || table.name === 'repeats') continue;
    let isOpen = false;
    for await (const row of rowsOf(erasing, table)) {
      yield (isOpen ? ',' : `${between}${JSON.stringify(table.name)}:[`) + JSON.stringify(row);
      isOpen = true;
    }
    if (!isOpen) continue;
    yield ']';
    between = ',';
  }
  yield '}}\n';
}

/** Everything that the workspace knows of a person. @throws AppError forbidden, invalid_input, not_found */
export async function exportPerson(scope: Scope, subject: Subject): Promise<RawAnswer> {
  requireMayErase(scope);
  const { services, workspaceId } = scope;
  const tables = await readTables(services.db);
  const erasing = await services.db.tenant(workspaceId, async (tx): Promise<Erasing> => {
    const person: Person = { ...(await findPerson(tx, scope, subject)), names: [] };
    const seal = await findSeal(tx, services, workspaceId);
    await recordChange(tx, scope, 'person.exported', { object: { kind: 'workspace', id: workspaceId } });
    return { scope, person, seal, matcher: matcherOf(person) };
  });
  return { type: 'application/json; charset=utf-8', body: Readable.from(documentOf(erasing, tables)) };
}
