import { and, eq } from 'drizzle-orm';
import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { ownThread } from '#server/channels/thread-rows.ts';
import { dueAfter } from '#server/contacts/due-time.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { messageThreads, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { BookTimeInput } from '#voice/flow/flow-actions.ts';
import { collected } from '#voice/flow/snapshot.ts';
import { bookedIn } from './play-sample-calls.ts';
import { idAt, type Place, type StoredCall } from './store-sample-calls.ts';

/** Tasks that old were seen to, in ms. */
const seenToMs = 7 * 86_400_000;
/** What a patient says that someone of the practice has to see to. */
const urgent = /hurts|came out/;

/** No one is told of any of it: rows are written as they would stand. */

async function storeAppointment(tx: Tx, { workspaceId, timeZone }: Place, { callId, call }: StoredCall) {
  const booked = bookedIn(call);
  if (booked === undefined) return;
  const { start, durationMinutes, title, attendee, notes } = BookTimeInput.parse(booked.input);
  const startAt = new Date(start);
  await tx.insert(appointments).values({
    workspaceId,
    id: newId(),
    startAt,
    endAt: new Date(startAt.getTime() + durationMinutes * 60_000),
    timeZone,
    title,
    attendeeName: attendee.name,
    attendeeEmail: attendee.email,
    attendeePhone: attendee.phone,
    notes,
    callId,
    calendarId: null,
    status: 'booked',
    createdAt: new Date(booked.at),
  });
}

/** Someone who was to be called back, could not be helped or is in pain is a task of the owner's. */
async function storeTask(tx: Tx, seal: ContentCipher, place: Place, { callId, call, turns, endedAt }: StoredCall) {
  const { workspaceId, agents, keeperId, now } = place;
  const { caller, played, agent } = call;
  const { end } = played.snapshot;
  const said = Object.fromEntries(collected(played.snapshot).map(([name, { spoken }]) => [name, spoken]));
  const isCallBack = end?.reason === 'handed_off' || end?.outcome === 'failure';
  const about = said.problem ?? said.service ?? said.need ?? '';
  if (!isCallBack && !urgent.test(about)) return;
  const id = idAt(endedAt);
  const asked = isCallBack ? 'asked to be called back' : 'needs a look';
  const summary = `${caller.name} ${asked}${about && `: ${about}`}.`;
  const isDone = endedAt < now - seenToMs;
  const dueAt = dueAfter(endedAt, await findWorkspace(tx, workspaceId));
  await tx.insert(tasks).values({
    workspaceId,
    id,
    source: `call:${callId}:sample`,
    kind: isCallBack ? 'call_back' : 'follow_up',
    callId,
    summary: seal.keep(keptPlace('tasks', 'summary', id), summary),
    phone: seal.keep(keptPlace('tasks', 'phone', id), caller.phone),
    callerName: seal.keep(keptPlace('tasks', 'caller_name', id), caller.name),
    agentId: agents[agent]!.id,
    agentName: agents[agent]!.name,
    node: null,
    test: false,
    turns: turns.flatMap(({ role }, seq) => (role === 'caller' ? [seq] : [])).slice(-2),
    status: isDone ? 'done' : 'open',
    assigneeId: keeperId,
    dueAt: new Date(dueAt),
    createdAt: new Date(endedAt),
    ...(isDone && { doneAt: new Date(Math.min(dueAt, now)), doneBy: keeperId }),
    // No one is reminded of what is made up.
    reminded: 'overdue',
  });
}

/** What was written, in the thread of the two numbers. */
async function storeMessages(tx: Tx, seal: ContentCipher, place: Place, { callId, call, turns }: StoredCall) {
  if (call.channel !== 'sms') return;
  const { workspaceId, number } = place;
  const { phone: otherNumber } = call.caller;
  const ends = { ownNumber: number.number, otherNumber, test: true };
  const [thread] = await tx
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(and(eq(messageThreads.workspaceId, workspaceId), eq(messageThreads.otherNumber, otherNumber)));
  const threadId = thread?.id ?? newId();
  const rows = turns.map(({ role, text, startMs }) => {
    const at = new Date(call.startedAt + startMs);
    const id = idAt(at.getTime());
    return {
      workspaceId,
      id,
      threadId,
      accountId: number.accountId,
      ...ends,
      callId,
      createdAt: at,
      body: seal.keep(keptPlace('phone_messages', 'body', id), text),
      segments: segmentsOf(text).segments,
      ...(role === 'caller'
        ? { direction: 'inbound' as const, author: 'contact' as const, state: 'received' as const, handledAt: at }
        : { direction: 'outbound' as const, author: 'agent' as const, state: 'delivered' as const, sentAt: at }),
    };
  });
  const last = { callId, lastId: rows.at(-1)!.id, toldSeq: turns.length - 1 };
  if (thread) {
    await tx.update(messageThreads).set(last).where(ownThread(workspaceId, threadId));
  } else {
    const createdAt = new Date(call.startedAt);
    await tx
      .insert(messageThreads)
      .values({ workspaceId, id: threadId, numberId: number.id, ...ends, ...last, createdAt });
  }
  await tx.insert(phoneMessages).values(rows);
}

/** The front desk hears of each booking. */
async function storeFollowUp(tx: Tx, seal: ContentCipher, place: Place, { callId, call, endedAt }: StoredCall) {
  if (bookedIn(call) === undefined) return;
  const { workspaceId, actionId } = place;
  const at = new Date(endedAt);
  const runId = newId();
  const said = Object.fromEntries(collected(call.played.snapshot).map(([name, { spoken }]) => [name, spoken]));
  const inputs = { name: said.name ?? call.caller.name, service: said.service ?? '' };
  const input = {
    to: 'team',
    subject: `Booked: ${inputs.name}`,
    body: `${inputs.name} has booked ${inputs.service || 'an appointment'}.`,
  };
  await tx.insert(actionRuns).values({
    workspaceId,
    runId,
    callId,
    nodeId: '',
    action: 'run_action',
    actionId,
    trigger: 'after_call',
    wait: false,
    input: seal.keep(keptPlace('action_runs', 'input', runId), { actionId, inputs }),
    request: seal.keep(keptPlace('action_runs', 'request', runId), { action: 'send_email', input, results: [] }),
    output: seal.keep(keptPlace('action_runs', 'output', runId), {}),
    status: 'succeeded',
    attempts: 1,
    simulated: true,
    createdAt: at,
    startedAt: at,
    endedAt: at,
  } as typeof actionRuns.$inferInsert);
}

/** What came of a call beside the call: an appointment, a task, texts, and what ran behind it. */
export async function storeWhatFollowed(tx: Tx, seal: ContentCipher, place: Place, stored: StoredCall): Promise<void> {
  await storeAppointment(tx, place, stored);
  await storeTask(tx, seal, place, stored);
  await storeMessages(tx, seal, place, stored);
  await storeFollowUp(tx, seal, place, stored);
}

/** Takes away what came of calls, before they are played anew. */
export async function clearWhatFollowed(tx: Tx, workspaceId: string): Promise<void> {
  await tx.delete(appointments).where(eq(appointments.workspaceId, workspaceId));
  await tx.delete(tasks).where(eq(tasks.workspaceId, workspaceId));
  await tx.delete(messageThreads).where(eq(messageThreads.workspaceId, workspaceId));
}
