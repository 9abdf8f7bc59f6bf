import { and, eq, inArray, ne } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { ErasedPlace } from '#domain/privacy/erasures.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { converse } from '#server/channels/converse.ts';
import { blindSuppressions } from '#server/contacts/suppressions.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import { callRecordings } from '#server/platform/db/schema/recordings.table.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { forgetSpeech } from '#server/privacy/retention/forget-speech.ts';
import { forgetCalls } from '#server/records/forget-calls.ts';
import type { Scope } from '#server/scope.ts';
import { eraseMails } from './erase-mails.ts';
import { sharedNames } from './find-person.ts';
import { matcherOf, type Person } from './forms.ts';
import { namesSaid } from './names-said.ts';
import { blankRow, deleteRow, dropClips, type Erasing, eraseAnswers, ownRows } from './rows.ts';
import { type Hit, readTables, scanTable, type Table } from './scan-table.ts';
import { deedIn } from './tables.data.ts';

export type Counts = Partial<Record<ErasedPlace, number>>;

/** Calls of one transaction. */
const callsAtOnce = 50;

export interface Walked {
  counts: Counts;
  /** False: something of the person is still under way, and has to be looked for again. */
  isOver: boolean;
  /** False: there was no time to look everywhere. */
  isComplete: boolean;
}

const add = (counts: Counts, place: ErasedPlace, n: number) => {
  if (n > 0) counts[place] = (counts[place] ?? 0) + n;
};

/** The person's calls: with their number, and those in which a number or address of theirs was said, collected or noted. */
export async function callsOf(
  { scope, person, matcher, seal }: Erasing,
  tables: readonly Table[],
  signal: AbortSignal,
): Promise<Set<string>> {
  const { services, workspaceId } = scope;
  const found = new Set<string>();
  if (person.phones.length > 0) {
    const rows = await services.db.long((tx) =>
      tx
        .select({ id: calls.id })
        .from(calls)
        .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.otherNumber, person.phones))),
    );
    for (const { id } of rows) found.add(id);
  }
  for (const table of tables) {
    const deed = deedIn(table.name);
    if (deed.do !== 'call' || signal.aborted) continue;
    // The id is no text of the row, but in its key.
    const withCall = table.key.some(({ name }) => name === deed.call)
      ? table
      : { ...table, key: [...table.key, { name: deed.call, type: 'uuid' }] };
    for await (const hits of scanTable(services.db, withCall, workspaceId, seal, matcher))
      for (const { row, byAddress } of hits) if (byAddress && row[deed.call]) found.add(row[deed.call] as string);
  }
  return found;
}

/** Conversations by text go on for as long as someone may write: they end here. On a line, callers are not cut off. */
async function endTexts(scope: Scope, rows: readonly CallRow[]): Promise<void> {
  for (const { id, status, channel } of rows) {
    if (status === 'ended' || !(textChannels as readonly string[]).includes(channel)) continue;
    await converse(scope, id, { type: 'ended' }, () => {}).catch((error: unknown) => {
      // Someone writes just now: the next round ends it.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

/** Takes calls that have ended. Answers whether all had. */
async function eraseCalls({ scope }: Erasing, ids: readonly string[], counts: Counts, erases: boolean) {
  const { services, workspaceId } = scope;
  let isOver = true;
  for (let from = 0; from < ids.length; from += callsAtOnce) {
    const some = ids.slice(from, from + callsAtOnce);
    const its = and(eq(calls.workspaceId, workspaceId), inArray(calls.id, some));
    if (erases)
      await endTexts(scope, await services.db.tenant(workspaceId, (tx) => tx.select().from(calls).where(its)));
    const rows = await services.db.tenant(workspaceId, (tx) => tx.select().from(calls).where(its));
    const ended = rows.filter(({ status }) => status === 'ended' || (!erases && status === 'live'));
    // A call that no one has taken yet is forgotten by itself.
    isOver &&= rows.every(({ status }) => status !== 'live');
    const of = ended.map(({ id }) => id);
    if (of.length === 0) continue;
    if (erases) for (const row of ended) await forgetSpeech(services, row);
    await services.db.tenant(workspaceId, async (tx) => {
      const recorded = await tx
        .select({ id: callRecordings.callId })
        .from(callRecordings)
        .where(
          and(
            eq(callRecordings.workspaceId, workspaceId),
            inArray(callRecordings.callId, of),
            ne(callRecordings.state, 'removed'),
          ),
        );
      const promised = and(eq(tasks.workspaceId, workspaceId), inArray(tasks.callId, of));
      const made = erases
        ? await tx.delete(tasks).where(promised).returning({ id: tasks.id })
        : await tx.select({ id: tasks.id }).from(tasks).where(promised);
      if (erases) await forgetCalls(tx, services, workspaceId, of);
      add(counts, 'recordings', recorded.length);
      add(counts, 'tasks', made.length);
      add(counts, 'calls', of.length);
    });
  }
  return isOver;
}

/** What is done with the rows of a batch, in one transaction. */
async function eraseRows(erasing: Erasing, table: Table, hits: readonly Hit[]): Promise<boolean> {
  const { scope } = erasing;
  const deed = deedIn(table.name);
  const own = ownRows[table.name];
  if (table.name === 'speech_clips') await dropClips(erasing, hits);
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    let isOver = true;
    for (const hit of hits) {
      // By a name alone, a row is someone else's that mentions the person.
      const isTheirs = hit.byAddress || table.name === 'speech_clips' || table.name === 'contacts';
      if (deed.do === 'own' && own !== undefined && isTheirs) isOver = (await own(tx, erasing, table, hit)) && isOver;
      else if (deed.do === 'delete' && isTheirs) isOver = (await deleteRow(tx, erasing, table, hit)) && isOver;
      else await blankRow(tx, erasing, table, hit);
    }
    return isOver;
  });
}

/** Goes once through everything that the workspace keeps, and erases, or only counts, what is the person's. */
export async function walkPerson(
  scope: Scope,
  person: Person,
  { erases, doNotCall = false, signal }: { erases: boolean; doNotCall?: boolean; signal: AbortSignal },
): Promise<Walked> {
  const { services, workspaceId } = scope;
  const counts: Counts = {};
  const tables = await readTables(services.db);
  const seal = await services.db.tenant(workspaceId, (tx) => findSeal(tx, services, workspaceId));
  const addresses = { ...person, names: [] };
  const first: Erasing = { scope, person, matcher: matcherOf(addresses), seal };
  const ids = [...(await callsOf(first, tables, signal))];
  const names = await services.db.tenant(workspaceId, async (tx) => {
    const all = { ...person, names: [...new Set([...person.names, ...(await namesSaid(tx, seal, workspaceId, ids))])] };
    const shared = await sharedNames(tx, workspaceId, all);
    return all.names.filter((name) => !shared.has(name.toLowerCase()));
  });
  const erasing: Erasing = { ...first, matcher: matcherOf({ ...person, names }) };
  let isOver = await eraseCalls(erasing, ids, counts, erases);
  for (const table of tables) {
    const deed = deedIn(table.name);
    if (deed.do === 'call' || deed.do === 'keep' || table.name === 'repeats' || signal.aborted) continue;
    for await (const hits of scanTable(services.db, table, workspaceId, seal, erasing.matcher)) {
      add(counts, deed.place, hits.length);
      if (erases) isOver = (await eraseRows(erasing, table, hits)) && isOver;
    }
  }
  if (!signal.aborted) {
    const { matcher } = erasing;
    add(counts, 'answers', await eraseAnswers(erasing, !erases));
    add(counts, 'emails', await eraseMails(services, workspaceId, matcher, erases));
    if (erases) {
      const isMeant = (told: string) => matcher.hasAddress(told) || matcher.hasName(told);
      add(counts, 'jobs', await services.jobs.erase(workspaceId, isMeant));
      const people = [
        ...person.phones.map((phone) => ({ phone, email: null })),
        ...person.emails.map((email) => ({ phone: null, email })),
      ];
      const blind = await services.db.tenant(workspaceId, (tx) => blindSuppressions(tx, scope, people, doNotCall));
      add(counts, 'doNotCall', blind);
    }
  }
  return { counts, isOver, isComplete: !signal.aborted };
}
