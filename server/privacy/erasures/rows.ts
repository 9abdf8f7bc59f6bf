import { and, eq, inArray, sql } from 'drizzle-orm';
import { removeFiles } from '#server/channels/clips.ts';
import { forgetContacts } from '#server/contacts/forget-contacts.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { campaignTargets } from '#server/platform/db/schema/campaigns.table.ts';
import { speechClips } from '#server/platform/db/schema/speech.table.ts';
import { cancelWithin } from '#server/scheduling/appointments.ts';
import type { Scope } from '#server/scope.ts';
import type { Matcher, Person } from './forms.ts';
import { blanked, type Hit, isRow, type Table } from './scan-table.ts';

/** What is known where a row is erased. */
export interface Erasing {
  scope: Scope;
  person: Person;
  matcher: Matcher;
  seal: ContentCipher;
}

/** What is done with a row. False: it cannot be yet, since something is still under way. */
type Own = (tx: Tx, erasing: Erasing, table: Table, hit: Hit) => Promise<boolean>;

/** Takes the person out of the texts of a row. */
export async function blankRow(tx: Tx, { scope, seal, matcher }: Erasing, table: Table, hit: Hit): Promise<boolean> {
  const changes = blanked(table, seal, hit, matcher.blank);
  if (changes.length > 0)
    await tx.execute(
      sql`update ${sql.identifier(table.name)} set ${sql.join(changes, sql`, `)}
        where ${isRow(table, scope.workspaceId, hit.row)}`,
    );
  return true;
}

const contact: Own = async (tx, erasing, table, hit) => {
  const { scope, person } = erasing;
  const id = hit.row.id as string;
  if (!person.contactIds.includes(id)) return blankRow(tx, erasing, table, hit);
  await forgetContacts(tx, scope, [id]);
  await tx.execute(sql`delete from contacts where ${isRow(table, scope.workspaceId, hit.row)}`);
  return true;
};

/** An appointment stays as a time that was taken; one to come is cancelled, in connected calendars too. */
const appointment: Own = async (tx, { scope }, _table, { row, byAddress }) => {
  if (!byAddress) return true;
  const its = eq(appointments.id, row.id as string);
  const [found] = await tx.select().from(appointments).where(its);
  if (found === undefined) return true;
  if (found.status === 'booked' && found.endAt.getTime() > scope.services.clock.now())
    await cancelWithin(tx, scope, found.id);
  const none = {
    attendeeName: null,
    attendeeEmail: null,
    attendeePhone: null,
    notes: null,
    externalId: null,
    metadata: {},
  };
  await tx
    .update(appointments)
    .set({ ...none, title: 'Erased' })
    .where(its);
  return true;
};

const run: Own = async (tx, { scope }, table, { row }) => {
  const { rowCount } = await tx.execute(
    sql`update action_runs set input = 'null'::jsonb, output = null, request = null, answer = null
      where ${isRow(table, scope.workspaceId, row)} and ended_at is not null`,
  );
  return rowCount === 1;
};

/** That someone was called counts in the campaign's figures; who it was does not. */
const target: Own = async (tx, { scope }, table, { row }) => {
  await tx
    .update(campaignTargets)
    .set({
      name: 'Erased',
      contactId: null,
      phone: `erased ${row.id as string}`,
      state: sql`case when ${campaignTargets.state} = 'ended' then 'ended' else 'skipped' end`,
      reason: sql`case when ${campaignTargets.state} = 'ended' then ${campaignTargets.reason} else 'refused' end`,
      nextAt: null,
    })
    .where(isRow(table, scope.workspaceId, row));
  return true;
};

/** The files of clips go first, outside of any transaction: a row that is left is found again, a file without one never. */
export async function dropClips({ scope }: Erasing, hits: readonly Hit[]): Promise<void> {
  const { services, workspaceId } = scope;
  const ids = hits.map(({ row }) => row.id as string);
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(speechClips)
      .where(and(eq(speechClips.workspaceId, workspaceId), inArray(speechClips.id, ids))),
  );
  for (const row of rows) await removeFiles(services, row);
}

const clip: Own = (tx, erasing, table, hit) => deleteRow(tx, erasing, table, hit);

export const ownRows: Readonly<Record<string, Own>> = {
  contacts: contact,
  appointments: appointment,
  action_runs: run,
  campaign_targets: target,
  speech_clips: clip,
};

/** Answers to requests are sealed, whatever the workspace says, and kept for a day: those about the person go. */
export async function eraseAnswers({ scope, matcher }: Erasing, counts: boolean): Promise<number> {
  const { services, workspaceId } = scope;
  const rows = await services.db.long((tx) =>
    readRows(
      tx,
      { caller: 'text', key: 'text', id: 'text', body: 'text?', file: 'text?' },
      sql`select caller, key, id, body, file from repeats where workspace_id = ${workspaceId}::uuid and state = 'done'`,
    ),
  );
  const isMeant = (text: string) => matcher.hasAddress(text) || matcher.hasName(text);
  const meant = rows.filter(
    ({ id, body, file }) => file !== null || (body !== null && isMeant(services.secrets.open(`repeats.${id}`, body))),
  );
  if (counts) return meant.length;
  for (const { caller, key, file } of meant) {
    // An answer that is a file may be anything: it is let go without being read.
    if (file !== null) await services.files.remove(file);
    await services.db.system('job', (tx) =>
      tx.execute(sql`delete from repeats where caller = ${caller}::uuid and key = ${key}`),
    );
  }
  return meant.length;
}

/** Rows of these are work that goes on until it has ended. */
const untilEnded = ['automations'];

/** Deletes a row. What is still under way stays until it has ended. */
export async function deleteRow(tx: Tx, { scope }: Erasing, table: Table, { row }: Hit): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from ${sql.identifier(table.name)} where ${isRow(table, scope.workspaceId, row)}
      ${untilEnded.includes(table.name) ? sql`and ended_at is not null` : sql``}`,
  );
  return rowCount === 1 || !untilEnded.includes(table.name);
}
