import { and, asc, count, eq } from 'drizzle-orm';
import { type CallNote, callNotesLimit } from '#domain/calls/call-notes.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findCall } from '#server/calls/calls.ts';
import { indexCalls } from '#server/calls/search/index-calls.ts';
import { authorsOf } from '#server/identity/authors-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callNotes, type NoteRow } from '#server/platform/db/schema/call-notes.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

type Authors = Awaited<ReturnType<typeof authorsOf>>;

/** Who writes: a person, or a program of theirs. */
const writerOf = ({ actor }: Scope): string | null => actor?.userId ?? null;
const ofCall = ({ workspaceId }: Scope, callId: string) =>
  and(eq(callNotes.workspaceId, workspaceId), eq(callNotes.callId, callId));
const placeOf = (callId: string, id: string) => keptPlace('call_notes', 'text', callId, id);
const objectOf = (id: string) => ({ kind: 'call', id });

const present = (scope: Scope, seal: ContentCipher, authors: Authors, row: NoteRow): CallNote => ({
  id: row.id,
  text: seal.open(placeOf(row.callId, row.id), row.text),
  author: authors(row.authorId),
  own: row.authorId !== null && row.authorId === writerOf(scope),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.changedAt?.toISOString() ?? null,
});

/** What was noted of a call, oldest first. @throws AppError not_found */
export async function listNotes(scope: Scope, callId: string): Promise<{ items: CallNote[] }> {
  const { services, workspaceId } = scope;
  const { rows, seal } = await services.db.tenant(workspaceId, async (tx) => {
    await findCall(tx, scope, callId);
    return {
      seal: await findSeal(tx, services, workspaceId),
      rows: await tx.select().from(callNotes).where(ofCall(scope, callId)).orderBy(asc(callNotes.id)),
    };
  });
  const authors = await authorsOf(
    services,
    rows.map(({ authorId }) => authorId),
  );
  return { items: rows.map((row) => present(scope, seal, authors, row)) };
}

/** A call that has ended is found by its notes, too. */
const found = (tx: Tx, { services, workspaceId }: Scope, callId: string) =>
  indexCalls(tx, services, workspaceId, [callId]);

/** Notes something of a call, once for each `noteId`. @throws AppError not_found, limit_reached */
export async function addNote(scope: Scope, callId: string, text: string, noteId = newId()): Promise<CallNote> {
  const { services, workspaceId } = scope;
  const { row, seal } = await services.db.tenant(workspaceId, async (tx) => {
    await findCall(tx, scope, callId);
    await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)))
      .for('update');
    const kept = await findSeal(tx, services, workspaceId);
    const [before] = await tx
      .select()
      .from(callNotes)
      .where(and(ofCall(scope, callId), eq(callNotes.id, noteId)));
    if (before) return { row: before, seal: kept };
    const [there] = await tx.select({ n: count() }).from(callNotes).where(ofCall(scope, callId));
    if (there!.n >= callNotesLimit)
      throw new AppError('limit_reached', `A call can have up to ${callNotesLimit} notes. Delete one first.`);
    const made: NoteRow = {
      workspaceId,
      callId,
      id: noteId,
      text: kept.keep(placeOf(callId, noteId), text),
      authorId: writerOf(scope),
      createdAt: new Date(services.clock.now()),
      changedAt: null,
    };
    await tx.insert(callNotes).values(made);
    await found(tx, scope, callId);
    await recordChange(tx, scope, 'call.noted', { object: objectOf(callId), after: { noteId } });
    return { row: made, seal: kept };
  });
  return present(scope, seal, await authorsOf(services, [row.authorId]), row);
}

/** A note that the actor wrote. @throws AppError not_found, forbidden */
async function requireOwn(tx: Tx, scope: Scope, callId: string, noteId: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(callNotes)
    .where(and(ofCall(scope, callId), eq(callNotes.id, noteId)))
    .for('update');
  if (row === undefined) throw new AppError('not_found', 'Note not found. It may have been deleted.');
  if (row.authorId !== writerOf(scope)) throw new AppError('forbidden', 'Only the author of a note can change it.');
}

/** Changes a note of one's own. @throws AppError not_found, forbidden */
export async function changeNote(scope: Scope, callId: string, noteId: string, text: string): Promise<CallNote> {
  const { services, workspaceId } = scope;
  const { row, seal } = await services.db.tenant(workspaceId, async (tx) => {
    await requireOwn(tx, scope, callId, noteId);
    const kept = await findSeal(tx, services, workspaceId);
    const [changed] = await tx
      .update(callNotes)
      .set({ text: kept.keep(placeOf(callId, noteId), text), changedAt: new Date(services.clock.now()) })
      .where(and(ofCall(scope, callId), eq(callNotes.id, noteId)))
      .returning();
    await found(tx, scope, callId);
    await recordChange(tx, scope, 'call.note-changed', { object: objectOf(callId), after: { noteId } });
    return { row: changed!, seal: kept };
  });
  return present(scope, seal, await authorsOf(services, [row.authorId]), row);
}

/** Deletes a note of one's own. @throws AppError not_found, forbidden */
export function removeNote(scope: Scope, callId: string, noteId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireOwn(tx, scope, callId, noteId);
    await tx.delete(callNotes).where(and(ofCall(scope, callId), eq(callNotes.id, noteId)));
    await found(tx, scope, callId);
    await recordChange(tx, scope, 'call.note-deleted', { object: objectOf(callId), before: { noteId } });
    return undefined;
  });
}
