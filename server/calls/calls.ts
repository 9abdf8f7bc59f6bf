import { and, asc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Call, CallSearch, CallSummary, CallTurn, ListedCall, RemovedPart } from '#domain/calls/calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { shownJson } from '#domain/platform/hidden-values.ts';
import { Id } from '#domain/platform/http.ts';
import { openRun } from '#server/actions/action-runs.ts';
import { analysisOf } from '#server/calls/analyses/stored-analysis.ts';
import { passing, timeZoneOf } from '#server/calls/analytics/counted.ts';
import { searchCalls } from '#server/calls/search/search-calls.ts';
import { contactOfRow, contactsOfNumbers } from '#server/contacts/contacts-of-numbers.ts';
import { openTasksOf, openTasksOfRow, tasksOfCall } from '#server/contacts/list-tasks.ts';
import { openTask } from '#server/contacts/present-task.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ofOwnTerms } from '#server/platform/db/own-terms.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { type CallRow, calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { ofCall, showTurn, type TurnRow } from '#server/records/open-turn.ts';
import { ofCall as recordingOf } from '#server/records/recorded-call.ts';
import { slotsShown } from '#server/records/shown-slots.ts';
import type { Scope } from '#server/scope.ts';
import { hiddenValues } from '#voice/flow/hidden-in-snapshot.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { outlineCall } from './stored/outline-call.ts';
import { transfersOfCall } from './stored/transfers-of-call.ts';

/** Calls that never began are none. */
const begun = (workspaceId: string) => and(eq(calls.workspaceId, workspaceId), ne(calls.status, 'waiting'));

/** What a list tells of a call's row: not what the engine keeps of it, which is most of its bytes. */
export const listedColumns = {
  id: calls.id,
  agentId: calls.agentId,
  agentName: calls.agentName,
  channel: calls.channel,
  status: calls.status,
  createdAt: calls.createdAt,
  startedAt: calls.startedAt,
  endedAt: calls.endedAt,
  endReason: calls.endReason,
  outcome: calls.outcome,
  test: calls.test,
  tags: calls.tags,
  externalId: calls.externalId,
  metadata: calls.metadata,
  changedAt: calls.changedAt,
  direction: calls.direction,
  ownNumber: calls.ownNumber,
  otherNumber: calls.otherNumber,
};
/** The same as text of a statement, which is always the same. */
const listedFields = sql.raw(
  Object.entries(listedColumns)
    .map(([name, column]) => `calls.${column.name} as "${name}"`)
    .join(', '),
);
type ListedRow = Pick<CallRow, keyof typeof listedColumns>;

/** What is told of a call beside its row. */
interface Beside {
  openTasks: number;
  contactOf: ReadonlyMap<string, { id: string; name: string }>;
  now: number;
}

/** Who has some numbers, for anyone who may see contacts. */
const knownPeople = async (tx: Tx, scope: Scope, numbers: readonly string[]) =>
  actorMay(scope, 'contacts:read') ? contactsOfNumbers(tx, scope.workspaceId, numbers) : new Map<string, never>();

function summarize(row: ListedRow, { openTasks, contactOf, now }: Beside): CallSummary {
  const startedAt = row.startedAt ?? row.createdAt;
  return {
    id: row.id,
    agentId: row.agentId,
    agentName: row.agentName,
    channel: row.channel,
    status: row.status,
    startedAt: startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    // A call that no one took lasted no time, however long it rang.
    durationMs: row.startedAt ? Math.max(0, (row.endedAt?.getTime() ?? now) - startedAt.getTime()) : 0,
    endReason: row.endReason,
    outcome: row.outcome,
    test: row.test,
    tags: row.tags,
    openTasks,
    externalId: row.externalId,
    metadata: row.metadata,
    updatedAt: (row.changedAt ?? row.endedAt ?? startedAt).toISOString(),
    phone: row.direction && {
      direction: row.direction,
      ownNumber: row.ownNumber ?? '',
      otherNumber: row.otherNumber,
      contact: contactOf.get(row.otherNumber ?? '') ?? null,
    },
  };
}

type ListInput = CallSearch & {
  /** The id of the last call of the page before. */
  cursor?: string | undefined;
  limit: number;
};

/** What calls have to pass, as a condition. @throws AppError invalid_input for days in the wrong order */
export async function passingCalls(
  zoneOf: () => Promise<string>,
  workspaceId: string,
  { q: _, status, externalId, metadata, contactId, updatedSince, ...filters }: CallSearch,
): Promise<SQL | undefined> {
  return and(
    begun(workspaceId),
    filters.agentId === undefined ? undefined : eq(calls.agentId, filters.agentId),
    status === undefined ? undefined : eq(calls.status, status),
    ofOwnTerms(calls, { externalId, metadata }),
    contactId === undefined ? undefined : ofContact(workspaceId, contactId),
    updatedSince === undefined
      ? undefined
      : sql`coalesce(${calls.changedAt}, ${calls.endedAt}) >= ${updatedSince}::timestamptz`,
    await passing(zoneOf, workspaceId, calls.id, filters),
  );
}

/** Phone calls with the number of a contact. */
const ofContact = (workspaceId: string, contactId: string) =>
  sql`${calls.otherNumber} = (select ${contacts.phone} from ${contacts}
    where ${contacts.workspaceId} = ${workspaceId} and ${contacts.id} = ${contactId})`;

/** Calls, newest first. */
export async function listCalls(
  scope: Scope,
  { cursor, limit, ...filters }: ListInput,
): Promise<{ items: ListedCall[]; next: string | null }> {
  if (cursor !== undefined && !Id.safeParse(cursor).success) {
    throw new AppError('invalid_input', undefined, [
      { path: 'query.cursor', message: 'This cursor isn’t valid. Start again from the first page.' },
    ]);
  }
  const { services, workspaceId } = scope;
  const { q } = filters;
  if (q === undefined) return listPage(scope, { cursor, limit, ...filters });
  return services.db.tenant(workspaceId, async (tx) => {
    const condition = await passingCalls(() => timeZoneOf(tx, workspaceId), workspaceId, filters);
    const { calls: searched, next } = await searchCalls(tx, scope, { q, condition, cursor, limit });
    const rows = searched.map(({ row }) => row);
    const items = await summarizeAll(tx, scope, rows);
    return { items: items.map((call, n) => ({ ...call, found: searched[n]!.found })), next };
  });
}

/** A row of the list as PostgreSQL answers it. */
type PageRow = {
  [Name in keyof ListedRow]: ListedRow[Name] extends Date | null
    ? string | Exclude<ListedRow[Name], Date>
    : ListedRow[Name];
} & {
  openTasks: number;
  contact: { id: string; name: string } | null;
};
const dated = (moment: string | null) => (moment === null ? null : new Date(moment));

/** The one statement of a page of the list without a search: a call more than the page has, to know whether another follows. */
export async function pageStatement(scope: Scope, { cursor, limit, ...filters }: ListInput): Promise<SQL> {
  const { services, workspaceId } = scope;
  const zoneOf = () => services.db.tenant(workspaceId, (tx) => timeZoneOf(tx, workspaceId));
  const condition = await passingCalls(zoneOf, workspaceId, filters);
  const contact = actorMay(scope, 'contacts:read') ? contactOfRow(workspaceId) : sql`null`;
  return sql`select ${listedFields}, ${openTasksOfRow(workspaceId)} as "openTasks", ${contact} as contact from ${calls}
    where ${and(condition, cursor === undefined ? undefined : lt(calls.id, cursor))}
    order by ${calls.id} desc limit ${limit + 1}`;
}

/** A page of the list without a search: all of it by one statement. */
async function listPage(scope: Scope, input: ListInput): Promise<{ items: ListedCall[]; next: string | null }> {
  const { db, clock } = scope.services;
  const { limit } = input;
  const rows = await db.tenantRead(scope.workspaceId, () => pageStatement(scope, input));
  const now = clock.now();
  // What `listedFields` selects, named by it.
  const items = (rows as unknown as PageRow[]).slice(0, limit).map(({ openTasks, contact, ...row }) => {
    const moments = { createdAt: dated(row.createdAt)!, startedAt: dated(row.startedAt), endedAt: dated(row.endedAt) };
    const call = { ...row, ...moments, changedAt: dated(row.changedAt) };
    const contactOf = new Map(contact === null ? [] : [[row.otherNumber ?? '', contact]]);
    return { ...summarize(call, { openTasks, contactOf, now }), found: null };
  });
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

async function summarizeAll(tx: Tx, scope: Scope, rows: readonly ListedRow[]): Promise<CallSummary[]> {
  const ids = rows.map(({ id }) => id);
  const open = await openTasksOf(tx, scope.workspaceId, ids);
  const contactOf = await knownPeople(
    tx,
    scope,
    rows.flatMap(({ otherNumber }) => otherNumber ?? []),
  );
  const now = scope.services.clock.now();
  return rows.map((row) => summarize(row, { openTasks: open.get(row.id) ?? 0, contactOf, now }));
}

/** Calls of a workspace in short, by their ids. */
export async function summariesOf(tx: Tx, scope: Scope, ids: readonly string[]): Promise<Map<string, CallSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select(listedColumns)
    .from(calls)
    .where(and(begun(scope.workspaceId), inArray(calls.id, [...ids])));
  return new Map((await summarizeAll(tx, scope, rows)).map((call) => [call.id, call]));
}

/** A call's row. @throws AppError not_found */
export async function findCall(tx: Tx, scope: Scope, callId: string): Promise<CallRow> {
  const [row] = await tx
    .select()
    .from(calls)
    .where(and(begun(scope.workspaceId), eq(calls.id, callId)));
  if (row === undefined) throw new AppError('not_found', 'Call not found. It may have been deleted.');
  return row;
}

/** A call with all that is known of it. */
export async function getCall(scope: Scope, callId: string): Promise<Call> {
  const call = await readCall(scope, callId);
  const nameOf = await namesOf(
    scope.services,
    call.turns.map(({ saidBy }) => saidBy),
  );
  return {
    ...call,
    turns: call.turns.map(({ saidBy, ...turn }) => ({ ...turn, saidBy: saidBy === null ? null : nameOf(saidBy) })),
  };
}

/** The account of who said a turn stands for that person. */
type ReadCall = Omit<Call, 'turns'> & { turns: ReadTurn[] };
type ReadTurn = Omit<CallTurn, 'saidBy'> & { saidBy: string | null };

const readCall = (scope: Scope, callId: string): Promise<ReadCall> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readCallIn(tx, scope, callId));

/** What was removed of a call, and when. */
function removedOf(row: CallRow, recording: typeof callRecordings.$inferSelect | undefined): RemovedPart[] {
  const all = [
    { part: 'transcript', at: row.transcriptRemovedAt, days: row.transcriptRemovedDays },
    { part: 'values', at: row.valuesRemovedAt, days: row.valuesRemovedDays },
    { part: 'recording', at: recording?.removedAt ?? null, days: recording?.removedDays ?? null },
  ] as const;
  return all.flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, at: at.toISOString() }]));
}

/** A call with all that is known of it, in a transaction that goes on. @throws AppError not_found */
export async function readCallIn(tx: Tx, scope: Scope, callId: string): Promise<ReadCall> {
  const row = await findCall(tx, scope, callId);
  const seal = await findSeal(tx, scope.services, scope.workspaceId);
  const snapshot = row.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), row.snapshot));
  const turns = await tx.select().from(callTurns).where(ofCall(scope, callId)).orderBy(asc(callTurns.seq));
  const runs = await tx
    .select()
    .from(actionRuns)
    .where(and(eq(actionRuns.workspaceId, scope.workspaceId), eq(actionRuns.callId, callId)))
    .orderBy(asc(actionRuns.createdAt), asc(actionRuns.runId));
  const promises = (await tasksOfCall(tx, scope.workspaceId, callId)).map((task) => ({
    kind: task.kind,
    status: task.status,
    phone: openTask(seal, task).phone,
  }));
  const contactOf = await knownPeople(tx, scope, row.otherNumber === null ? [] : [row.otherNumber]);
  const openTasks = promises.filter(({ status }) => status === 'open').length;
  const hidden = snapshot ? hiddenValues(row.hiddenSlots, snapshot) : [];
  const [recording] = await tx.select().from(callRecordings).where(recordingOf(scope.workspaceId, callId));
  const told = {
    ...summarize(row, { openTasks, contactOf, now: scope.services.clock.now() }),
    agentVersion: row.agentVersion,
    website: row.page === null ? null : { page: row.page, referrer: row.referrer },
    recording: recording?.state ?? null,
    removed: removedOf(row, recording),
    redactedAt: row.redactedAt?.toISOString() ?? null,
    turns: turns.map((turn) => toTurn(seal, turn)),
    // What an action filled in stands with the actions; these are what the caller said, in that order.
    slots: snapshot ? slotsShown(snapshot, row.hiddenSlots) : [],
    actions: runs
      .map((run) => openRun(seal, run))
      .map((run) => ({
        runId: run.runId,
        action: run.action,
        status: run.status,
        input: shownJson(run.input, hidden),
        output: run.output && shownJson(run.output, hidden),
        startedAt: (run.startedAt ?? run.createdAt).toISOString(),
        endedAt: run.endedAt?.toISOString() ?? null,
      })),
  };
  const { timeZone } = snapshot?.setting ?? seal.open(keptPlace('calls', 'setting', callId), row.setting);
  const analysis = await analysisOf(tx, seal, scope.workspaceId, callId);
  const transfers = await transfersOfCall(tx, seal, scope.workspaceId, callId);
  return { ...told, analysis, summary: outlineCall({ ...told, promises, transfers, timeZone }) };
}

export function toTurn(seal: ContentCipher, row: TurnRow): ReadTurn {
  const { workspaceId: _w, callId: _c, heardMs: _h, ...turn } = row;
  return { ...turn, ...showTurn(seal, row), hidden: row.hidden !== null };
}
