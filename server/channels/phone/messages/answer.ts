import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import { longestText } from '#domain/carriers/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readTurns } from '#server/calls/call-ports.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { converse } from '#server/channels/converse.ts';
import { cutText } from '#server/channels/cut-text.ts';
import { addMessage, lockThread, ownThread, type ThreadEnds } from '#server/channels/thread-rows.ts';
import { isSuppressed } from '#server/contacts/suppressions.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { messageThreads, phoneMessages, type ThreadRow } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import type { StoredTurn } from '#voice/call/ports.ts';
import { answers } from '../calls/advance-call.ts';
import { agentOfThread } from './agent-of-thread.ts';
import { beginConversation } from './begin-conversation.ts';
import { leaveToPeople } from './leave-to-people.ts';
import { sendQueued } from './send-messages.ts';

/** Anyone who answers a thread has so long for it; then another look does it again, in ms. */
const answerWithinMs = 60_000;
/** Messages of an agent in one thread in an hour: two machines that answer each other stop there. */
const mostAnHour = 60;

/** Messages that become one turn of the caller's. */
interface Batch {
  thread: ThreadRow;
  ends: ThreadEnds;
  agentId: string;
  callId: string;
  turnId: string;
  messages: number;
  text: string;
}

const openMessages = (workspaceId: string, threadId: string) =>
  and(
    eq(phoneMessages.workspaceId, workspaceId),
    eq(phoneMessages.threadId, threadId),
    eq(phoneMessages.direction, 'inbound'),
    isNull(phoneMessages.handledAt),
  );

async function answersOfAnHour(tx: Tx, { workspaceId, id }: ThreadRow, now: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(phoneMessages)
    .where(
      and(
        eq(phoneMessages.workspaceId, workspaceId),
        eq(phoneMessages.threadId, id),
        eq(phoneMessages.author, 'agent'),
        gt(phoneMessages.createdAt, new Date(now - 3_600_000)),
      ),
    );
  return row!.n;
}

/**
 * Takes what has come in as one turn, of the conversation that goes on or of a new one. What was taken before and was
 * not answered is taken again as the same. Null where nothing is to be answered now.
 */
function takeBatch(scope: Scope, threadId: string): Promise<Batch | null> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const thread = await lockThread(tx, workspaceId, threadId);
    const now = services.clock.now();
    if (!thread?.dueAt || thread.dueAt.getTime() > now) return null;
    const rows = await tx
      .select()
      .from(phoneMessages)
      .where(openMessages(workspaceId, threadId))
      .orderBy(asc(phoneMessages.id));
    const number = thread.numberId === null ? null : await requireNumber(tx, scope, thread.numberId);
    const agentId = number && thread.takenOverBy === null ? agentOfThread(thread, number.row, now) : null;
    if (!number || agentId === null || rows.length === 0 || (await answersOfAnHour(tx, thread, now)) >= mostAnHour) {
      if (rows.length > 0) await leaveToPeople(tx, scope, thread, rows.length);
      else await tx.update(messageThreads).set({ dueAt: null, dueSince: null }).where(ownThread(workspaceId, threadId));
      return null;
    }
    const before = rows.filter(({ turnId }) => turnId !== null);
    const batch = before.length > 0 ? before : rows;
    const turnId = before[0]?.turnId ?? newId();
    const callId = await conversationOf(tx, scope, thread, turnId);
    const isNew = callId !== thread.callId;
    await tx
      .update(messageThreads)
      .set({
        dueAt: new Date(now + answerWithinMs),
        dueSince: null,
        ...(isNew && { callId, toldSeq: -1 }),
      })
      .where(ownThread(workspaceId, threadId));
    for (const { id } of batch)
      await tx
        .update(phoneMessages)
        .set({ turnId, callId })
        .where(and(eq(phoneMessages.workspaceId, workspaceId), eq(phoneMessages.id, id)));
    const seal = await findSeal(tx, services, workspaceId);
    const text = batch.map((row) => openBody(seal, row).trim()).join(' ');
    const ends = { number: number.row, account: number.account, other: thread.otherNumber };
    return { thread, ends, agentId, callId, turnId, messages: batch.length, text };
  });
}

/** The conversation of a turn: the one that goes on, or has heard it; else a new one. */
async function conversationOf(tx: Tx, scope: Scope, { callId }: ThreadRow, turnId: string): Promise<string> {
  const { services, workspaceId } = scope;
  if (callId === null) return newId();
  const [call] = await tx
    .select()
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  // One that was to begin: it does so now.
  if (call === undefined || call.status !== 'ended') return callId;
  const seal = await findSeal(tx, services, workspaceId);
  const memory = call.memory && readMemory(seal.open(keptPlace('calls', 'memory', callId), call.memory));
  return memory?.typed.includes(turnId) ? callId : newId();
}

/**
 * What the agent writes. Who texts first has answered before anything was asked: of what is said to begin with, the
 * question is left out when there is one behind it.
 * @param turns since what was told last
 */
function textOf(turns: readonly StoredTurn[], news: readonly StoredTurn[], isFirst: boolean): string {
  const firstSaid = turns.find(({ role }) => role === 'caller')?.seq ?? Number.POSITIVE_INFINITY;
  const first = isFirst ? firstSaid : -1;
  const hasMore = news.some(({ seq }) => seq > first);
  const words = news.map(({ seq, text }) => (hasMore && seq < first ? text.replace(/[^.!?]*\?\s*$/, '') : text).trim());
  return words.filter((one) => one !== '').join(' ');
}

/** Makes messages of what the agent has said since the last one, and settles the turn. */
function tell(scope: Scope, { thread: { id: threadId }, ends, callId, turnId }: Batch): Promise<void> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const thread = (await lockThread(tx, workspaceId, threadId))!;
    const seal = await findSeal(tx, services, workspaceId);
    const turns = await readTurns(tx, scope, callId, seal, thread.toldSeq);
    const news = turns.filter(({ role }) => role === 'agent');
    // Who has said no meanwhile, or is talked to by a person, hears nothing of it.
    const isSilent = thread.takenOverBy !== null || (await isSuppressed(tx, scope, thread.otherNumber));
    const text = textOf(turns, news, thread.toldSeq < 0);
    if (!isSilent) {
      const by = { author: 'agent' as const, direction: 'outbound' as const, accountId: ends.account.id, callId };
      for (const part of cutText(text, longestText)) await addMessage(tx, services, thread, { ...by, text: part });
    }
    const now = new Date(services.clock.now());
    await tx
      .update(phoneMessages)
      .set({ handledAt: now })
      .where(
        and(
          eq(phoneMessages.workspaceId, workspaceId),
          eq(phoneMessages.threadId, threadId),
          eq(phoneMessages.turnId, turnId),
        ),
      );
    const [left] = await tx
      .select({ id: phoneMessages.id })
      .from(phoneMessages)
      .where(openMessages(workspaceId, threadId))
      .limit(1);
    const due = left === undefined ? { dueAt: null, dueSince: null } : { dueAt: thread.dueSince ? thread.dueAt : now };
    const toldSeq = news.at(-1)?.seq ?? thread.toldSeq;
    await tx
      .update(messageThreads)
      .set({ ...due, toldSeq })
      .where(ownThread(workspaceId, threadId));
  });
}

/** Why a conversation cannot go on now, though it can later. */
const passing = ['too_many_requests', 'not_ready', 'conflict'];

/** Turns of one look: what comes while an agent answers is the next one's. */
const mostTurns = 5;

/** Has the agent answer what has come in, if its time has come; then what there is to send is sent. */
export async function answerThread(services: Services, workspaceId: string, threadId: string): Promise<void> {
  const scope: Scope = { services, workspaceId, actor: null };
  for (let n = 0; n < mostTurns; n++) {
    const batch = await takeBatch(scope, threadId);
    if (batch === null || !(await lead(scope, batch))) break;
    await tell(scope, batch);
  }
  await sendQueued(services, workspaceId, threadId);
}

/** Has the agent hear a turn. False where that is done later, or by a person. */
async function lead(scope: Scope, batch: Batch): Promise<boolean> {
  const { thread, ends, agentId, callId, turnId, text, messages } = batch;
  const { services, workspaceId } = scope;
  try {
    // In the test network an agent is tried before it answers the public.
    if (!thread.test && !(await answers(scope, agentId))) throw new AppError('not_found', 'The agent is inactive.');
    const isOver = await beginConversation(scope, { ...ends, agentId, callId });
    if (!isOver) await converse(scope, callId, { type: 'said', id: turnId, text }, () => {});
    return true;
  } catch (error) {
    if (!(error instanceof AppError) || passing.includes(error.code)) throw error;
    const { code, message } = error;
    services.log.warn({ code, reason: message, threadId: thread.id }, 'a text message could not be answered');
    await services.db.tenant(workspaceId, async (tx) => {
      const now = await lockThread(tx, workspaceId, thread.id);
      if (now) await leaveToPeople(tx, scope, now, messages);
    });
    return false;
  }
}

/** Ends a conversation whose other end has said stop. */
export async function endConversation(scope: Scope, callId: string): Promise<void> {
  try {
    await converse(scope, callId, { type: 'ended' }, () => {});
  } catch (error) {
    // It has ended, or never began.
    if (!(error instanceof AppError)) throw error;
  }
}
