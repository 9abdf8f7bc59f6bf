import { and, asc, count, eq } from 'drizzle-orm';
import { notesLimit, type TaskDetail, type TaskKind } from '#domain/contacts/tasks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { dueAfter } from '#server/contacts/due-time.ts';
import { presentTasks } from '#server/contacts/present-task.ts';
import { callOfTask } from '#server/contacts/promised-tasks.ts';
import { requireAssignable } from '#server/contacts/task-people.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { type TaskRow, taskNotes, tasks } from '#server/platform/db/schema/tasks.table.ts';
import { notify } from '#server/platform/notify.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { showTurn } from '#server/records/open-turn.ts';
import { slotsShown } from '#server/records/shown-slots.ts';
import type { Scope } from '#server/scope.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { tellOfStoredTask } from './tell-of-task.ts';

/** Turns that are shown around those of a task. */
const around = 2;

const one = ({ workspaceId }: Scope, taskId: string) => and(eq(tasks.workspaceId, workspaceId), eq(tasks.id, taskId));
const notesOf = ({ workspaceId }: Scope, taskId: string) =>
  and(eq(taskNotes.workspaceId, workspaceId), eq(taskNotes.taskId, taskId));

/** @throws AppError not_found */
async function findRow(tx: Tx, scope: Scope, taskId: string): Promise<TaskRow> {
  const [row] = await tx.select().from(tasks).where(one(scope, taskId));
  if (row === undefined) throw new AppError('not_found', 'Task not found. It may have been deleted.');
  return row;
}

/** What a call collected, and what was said around some of its turns. */
async function readAround(tx: Tx, scope: Scope, { callId, turns }: TaskRow) {
  const { services, workspaceId } = scope;
  if (callId === null) return { said: [], collected: [] };
  const seal = await findSeal(tx, services, workspaceId);
  const [call] = await tx
    .select({ snapshot: calls.snapshot, hiddenSlots: calls.hiddenSlots })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  const kept = call?.snapshot ?? null;
  const snapshot = kept && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), kept));
  const rows = await tx
    .select()
    .from(callTurns)
    .where(and(eq(callTurns.workspaceId, workspaceId), eq(callTurns.callId, callId)))
    .orderBy(asc(callTurns.seq));
  const [from, to] = [(turns[0] ?? 0) - around, (turns.at(-1) ?? 0) + around];
  const near = turns.length === 0 ? [] : rows.filter(({ seq }) => seq >= from && seq <= to);
  return {
    // Of what the agent said, what was heard, which may be nothing.
    said: near
      .map((row) => ({ seq: row.seq, role: row.role, text: showTurn(seal, row).text }))
      .filter(({ text }) => text.trim() !== ''),
    collected: (snapshot ? slotsShown(snapshot, call!.hiddenSlots) : [])
      .filter(({ said }) => said !== '')
      .map(({ name, spoken }) => ({ name, spoken })),
  };
}

/** A task with all that is known of it. @throws AppError not_found */
export async function getTask(scope: Scope, taskId: string): Promise<TaskDetail> {
  const { services, workspaceId } = scope;
  const { row, notes, seal, context } = await services.db.tenant(workspaceId, async (tx) => {
    const found = await findRow(tx, scope, taskId);
    return {
      row: found,
      seal: await findSeal(tx, services, workspaceId),
      notes: await tx.select().from(taskNotes).where(notesOf(scope, taskId)).orderBy(asc(taskNotes.id)),
      context: await readAround(tx, scope, found),
    };
  });
  const authors = notes.map(({ authorId }) => authorId);
  const { items, personOf } = await presentTasks(services, seal, [row], authors);
  return {
    ...items[0]!,
    ...context,
    notes: notes.map(({ id, authorId, text, createdAt }) => ({
      id,
      author: personOf(authorId),
      text: seal.open(keptPlace('task_notes', 'text', taskId, id), text),
      createdAt: createdAt.toISOString(),
    })),
  };
}

interface CreateInput {
  kind: TaskKind;
  summary: string;
  phone: string | null;
  callerName: string | null;
  callId: string | null;
  assigneeId: string | null;
  dueAt?: string | undefined;
}

/** What the audit log tells of a task: none of its words. */
const noted = ({ kind, status, assigneeId, dueAt }: TaskRow, notes: number) => ({
  kind,
  status,
  assigneeId,
  notes,
  dueAt: dueAt.toISOString(),
});
const objectOf = (id: string) => ({ kind: 'task', id });

/** Tells someone that a task was given to them, unless they took it themselves. */
async function tellAssignee(tx: Tx, scope: Scope, { id, kind, assigneeId, agentName }: TaskRow): Promise<void> {
  if (assigneeId === null || assigneeId === scope.actor?.userId) return;
  const data = { id, kind, ...(agentName !== null && { agent: agentName }) };
  await notify(tx, scope, 'task-assigned', data, { subjectId: assigneeId });
}

/** Makes a task by hand. @throws AppError invalid_input, not_found */
export function createTask(scope: Scope, input: CreateInput): Promise<{ id: string; dueAt: string }> {
  const { services, workspaceId, actor } = scope;
  const { kind, summary, phone, callerName, callId, assigneeId } = input;
  const now = services.clock.now();
  const id = newId();
  return services.db.tenant(workspaceId, async (tx) => {
    if (assigneeId !== null) await requireAssignable(tx, workspaceId, assigneeId, 'body.assigneeId');
    const call = callId === null ? null : await callOfTask(tx, workspaceId, callId);
    if (call === undefined) throw new AppError('not_found', 'Call not found. It may have been deleted.');
    const seal = await findSeal(tx, services, workspaceId);
    const due = input.dueAt ? Date.parse(input.dueAt) : dueAfter(now, await findWorkspace(tx, workspaceId));
    const row: TaskRow = {
      workspaceId,
      id,
      source: `hand:${id}`,
      kind,
      callId,
      assigneeId,
      summary: seal.keep(keptPlace('tasks', 'summary', id), summary),
      phone: phone === null ? null : seal.keep(keptPlace('tasks', 'phone', id), phone),
      callerName: callerName ? seal.keep(keptPlace('tasks', 'caller_name', id), callerName) : null,
      agentId: call?.agentId ?? null,
      agentName: call?.agentName ?? null,
      test: call?.test ?? false,
      node: null,
      turns: [],
      status: 'open',
      dueAt: new Date(due),
      reminded: null,
      createdAt: new Date(now),
      createdBy: actor?.userId ?? null,
      doneAt: null,
      doneBy: null,
    };
    await tx.insert(tasks).values(row);
    await tellAssignee(tx, scope, row);
    await recordChange(tx, scope, 'task.created', { object: objectOf(id), after: noted(row, 0) });
    await tellOfStoredTask(tx, scope, 'task.created', row);
    return { id, dueAt: row.dueAt.toISOString() };
  });
}

interface UpdateInput {
  assigneeId?: string | null | undefined;
  dueAt?: string | undefined;
  done?: boolean | undefined;
  note?: string | undefined;
}

async function addNote(tx: Tx, scope: Scope, taskId: string, notes: number, text: string): Promise<void> {
  const { services, workspaceId, actor } = scope;
  if (notes >= notesLimit) throw new AppError('limit_reached', `A task can have up to ${notesLimit} notes.`);
  const id = newId();
  const seal = await findSeal(tx, services, workspaceId);
  await tx.insert(taskNotes).values({
    workspaceId,
    taskId,
    id,
    authorId: actor?.userId ?? null,
    text: seal.keep(keptPlace('task_notes', 'text', taskId, id), text),
    createdAt: new Date(services.clock.now()),
  });
}

/** What of a task changes. Done twice is done once, by who was first. */
function changesOf(row: TaskRow, { assigneeId, dueAt, done }: UpdateInput, now: Date, by: string | null) {
  const isDone = row.status === 'done';
  return {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(dueAt !== undefined && { dueAt: new Date(dueAt), reminded: null }),
    ...(done === true && !isDone && { status: 'done' as const, doneAt: now, doneBy: by }),
    ...(done === false && isDone && { status: 'open' as const, doneAt: null, doneBy: null }),
  };
}

/**
 * Assigns a task, moves it, marks it done or open again, adds a note.
 * @throws AppError invalid_input, limit_reached, not_found
 */
export async function updateTask(scope: Scope, taskId: string, input: UpdateInput): Promise<TaskDetail> {
  const { services, workspaceId, actor } = scope;
  const now = new Date(services.clock.now());
  await services.db.tenant(workspaceId, async (tx) => {
    await tx.select({ id: tasks.id }).from(tasks).where(one(scope, taskId)).for('update');
    const row = await findRow(tx, scope, taskId);
    if (input.assigneeId) await requireAssignable(tx, workspaceId, input.assigneeId, 'body.assigneeId');
    const [noteCount] = await tx.select({ n: count() }).from(taskNotes).where(notesOf(scope, taskId));
    const notes = noteCount!.n;
    if (input.note !== undefined) await addNote(tx, scope, taskId, notes, input.note);
    const change = changesOf(row, input, now, actor?.userId ?? null);
    if (Object.keys(change).length > 0) await tx.update(tasks).set(change).where(one(scope, taskId));
    const changed = { ...row, ...change };
    if (changed.assigneeId !== row.assigneeId) await tellAssignee(tx, scope, changed);
    if (Object.keys(change).length > 0) await tellOfStoredTask(tx, scope, 'task.updated', changed);
    await recordChange(tx, scope, 'task.updated', {
      object: objectOf(taskId),
      before: noted(row, notes),
      after: noted(changed, notes + (input.note === undefined ? 0 : 1)),
    });
  });
  return getTask(scope, taskId);
}
