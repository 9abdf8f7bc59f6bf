import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type ContentCipher, contentCipher, sealMark } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContentKeyRow, contentKeys } from '#server/platform/db/schema/secrets.table.ts';
import type { Services } from '#server/services.ts';
import { keyOf, readContentKey } from './find-seal.ts';
import { type KeptTableName, keptContent, keptPlace, keptTables } from './kept-content.ts';

export const settleContentJob = 'secrets.settle-content';

/** Rows in one transaction: short enough that calls do not notice. */
const rowsAtOnce = 100;
/** What began before the switch may store the old form for so long, in ms: transactions; calls are waited for. */
const underWayMs = 60_000;
/** Between two looks at what is left, in ms. */
const nextLookMs = 60_000;

type Row = Record<string, unknown>;
/** A row's key, in the order of its columns. */
type Key = readonly unknown[];

/** Brings the values of one row into the present form. */
function turn(table: KeptTableName, seal: ContentCipher, row: Row): Row {
  const { key, columns }: (typeof keptTables)[number][1] = keptContent[table];
  const ids = Object.keys(key).map((name) => row[name] as string | number);
  const values = Object.keys(columns).map((column) => {
    const place = keptPlace(table, column as never, ...ids);
    return [column, seal.keep(place, seal.open(place, row[column] as never))];
  });
  return { ...row, ...Object.fromEntries(values) };
}

/** Whether a value has the other form than the wanted one. */
function isOther(column: string, type: 'jsonb' | 'text', seals: boolean): SQL {
  const name = sql`t.${sql.identifier(column)}`;
  const text =
    type === 'text' ? name : sql`case when jsonb_typeof(${name}) = 'string' then ${name} #>> '{}' else '' end`;
  const isSealed = sql`starts_with(${text}, ${sealMark})`;
  return seals ? sql`(${name} is not null and not ${isSealed})` : sql`${isSealed}`;
}

/** Which rows are left to do. Calls that have not ended are their own processes' to write, with all that is theirs. */
function leftOf(table: KeptTableName, workspaceId: string, seals: boolean, after: Key | null): SQL {
  const { key, columns, call }: (typeof keptTables)[number][1] = keptContent[table];
  const others = Object.entries(columns).map(([column, type]) => isOther(column, type, seals));
  const keys = sql.join(
    Object.keys(key).map((name) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  const behind =
    after &&
    sql`and (${keys}) > (${sql.join(
      Object.values(key).map((type, n) => sql`${after[n]}::${sql.raw(type)}`),
      sql`, `,
    )})`;
  const ended =
    call &&
    sql`and not exists (select from calls c
    where c.workspace_id = t.workspace_id and c.id = t.${sql.identifier(call)} and c.status <> 'ended')`;
  return sql`from ${sql.identifier(table)} t where t.workspace_id = ${workspaceId}::uuid ${behind ?? sql``}
    and (${sql.join(others, sql` or `)}) ${ended ?? sql``} order by ${keys} limit ${rowsAtOnce}`;
}

/**
 * Whether the switch still stands as it did. Until the transaction ends, a change of it waits. A transaction that is
 * going to write the switch's row locks it for that at once: two that share it and then both write wait for each other.
 */
async function isSame(
  tx: Tx,
  { workspaceId, seals, since }: ContentKeyRow,
  lock: 'share' | 'update',
): Promise<boolean> {
  const [row] = await tx
    .select({ seals: contentKeys.seals, since: contentKeys.since })
    .from(contentKeys)
    .where(eq(contentKeys.workspaceId, workspaceId))
    .for(lock);
  return row?.seals === seals && row.since.getTime() === since.getTime();
}

/** Turns the next rows of a table behind a key. Answers the key of the last; null when there are no more. */
async function turnSome(
  tx: Tx,
  table: KeptTableName,
  state: ContentKeyRow,
  seal: ContentCipher,
  after: Key | null,
): Promise<Key | null> {
  const { workspaceId, seals } = state;
  // Switched again: that asked for a job of its own, and this one would undo its work.
  if (!(await isSame(tx, state, 'share'))) return null;
  const { key, columns }: (typeof keptTables)[number][1] = keptContent[table];
  const typed = Object.entries({ ...key, ...columns });
  const names = sql.join(
    typed.map(([name]) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<Row>(
    sql`select ${names} ${leftOf(table, workspaceId, seals, after)} for update of t`,
  );
  if (rows.length === 0) return null;
  const given = JSON.stringify(rows.map((row) => turn(table, seal, row)));
  const shape = sql.raw(typed.map(([name, type]) => `"${name}" ${type}`).join(', '));
  const set = sql.join(
    Object.keys(columns).map((name) => sql`${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql`, `,
  );
  const same = sql.join(
    Object.keys(key).map((name) => sql`t.${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql` and `,
  );
  await tx.execute(sql`update ${sql.identifier(table)} t set ${set}
    from jsonb_to_recordset(${given}::jsonb) as given (${shape})
    where t.workspace_id = ${workspaceId}::uuid and ${same}`);
  const last = rows.at(-1)!;
  return Object.keys(key).map((name) => last[name]);
}

/** Whether a call is under way that began before the switch, and so keeps to the form from before. */
async function isUnderWay(tx: Tx, { workspaceId, since }: ContentKeyRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from calls where workspace_id = ${workspaceId}::uuid and status <> 'ended'
      and created_at < ${new Date(since.getTime() + underWayMs)}::timestamptz limit 1`);
  return rows.length > 0;
}

/**
 * Brings what was stored before the last switch of Encryption at Rest into the form that it asks for, some rows at a
 * time: a kill in the middle loses nothing, and the next try goes on. Looks again until calls that began before have
 * ended.
 */
export async function settleContent(services: Services, workspaceId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, jobs } = services;
  const begunAt = clock.now();
  const state = await db.tenant(workspaceId, (tx) => readContentKey(tx, workspaceId));
  if (state === undefined || state.settledAt !== null) return;
  const seal = contentCipher(keyOf(services, state), state.seals);
  for (const [table, { isSystems }] of keptTables) {
    let after: Key | null = null;
    do {
      signal.throwIfAborted();
      const from: Key | null = after;
      const some = (tx: Tx): Promise<Key | null> => turnSome(tx, table, state, seal, from);
      after = await (isSystems ? db.system('installation', some) : db.tenant(workspaceId, some));
    } while (after !== null);
  }
  await db.tenant(workspaceId, async (tx) => {
    if (!(await isSame(tx, state, 'update'))) return;
    const isEarly = begunAt < state.since.getTime() + underWayMs;
    if (isEarly || (await isUnderWay(tx, state))) {
      const startAfter = new Date(clock.now() + nextLookMs);
      await jobs.enqueue(tx, settleContentJob, { workspaceId }, { key: workspaceId, startAfter });
      return;
    }
    const settledAt = new Date(clock.now());
    await tx.update(contentKeys).set({ settledAt }).where(eq(contentKeys.workspaceId, workspaceId));
  });
}

/** Has every workspace looked after whose content has not followed its switch, in case a job was given up. */
export async function enqueueLeft({ db, jobs }: Services): Promise<void> {
  await db.system('installation', async (tx) => {
    const left = await tx
      .select({ workspaceId: contentKeys.workspaceId })
      .from(contentKeys)
      .where(isNull(contentKeys.settledAt));
    for (const { workspaceId } of left) await jobs.enqueue(tx, settleContentJob, { workspaceId }, { key: workspaceId });
  });
}
