import { and, eq, inArray } from 'drizzle-orm';
import { longestMergeSeconds, mergeSeconds } from '#domain/carriers/messages.ts';
import { defaultWorkspaceName } from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import { addMessage, openThread, ownThread, type ThreadEnds } from '#server/channels/thread-rows.ts';
import { formsOnList, isSuppressed, suppress } from '#server/contacts/suppressions.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { suppressions } from '#server/platform/db/schema/contacts.table.ts';
import {
  type MessageRow,
  messageThreads,
  phoneMessages,
  type ThreadRow,
} from '#server/platform/db/schema/messages.table.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { textPhrasesOf } from '#voice/call/phrases.ts';
import { agentOfThread } from './agent-of-thread.ts';
import { answerThread, endConversation } from './answer.ts';
import { type Keyword, keywordOf } from './keywords.ts';
import { leaveToPeople, settle } from './leave-to-people.ts';
import { inThread, inThreadAfter, sendQueued } from './send-messages.ts';
import { tellOfMessage } from './show-message.ts';

/** What stands with a number on the do-not-call list that wrote STOP; only such a one is lifted by START. */
const stopReason = 'Wrote STOP';

/** A message that came in. */
export interface Incoming {
  carrierSid: string;
  text: string;
  media: number;
  /** Whether the carrier has answered "stop" or "help" itself, and says so. */
  carrierAnswered: boolean;
}

/** What follows a message once it is stored. */
type Next = { do: 'nothing' } | { do: 'answer'; inMs: number } | { do: 'send' } | { do: 'stop'; callId: string | null };

interface Taken extends Incoming {
  scope: Scope;
  ends: ThreadEnds;
  thread: ThreadRow;
  row: MessageRow;
}

/** What the agent of a number speaks; undefined where it has none any more. */
async function languageOf(tx: Tx, scope: Scope, agentId: string | null): Promise<string | undefined> {
  if (agentId === null) return undefined;
  try {
    return (await findLiveVersion(tx, scope, agentId)).configuration.language;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** The sentences of this server itself, in the language of the agent that answers. */
async function phrasesFor(tx: Tx, scope: Scope, { number }: ThreadEnds, thread: ThreadRow) {
  const language = await languageOf(tx, scope, agentOfThread(thread, number, scope.services.clock.now()));
  const { name } = await findWorkspace(tx, scope.workspaceId);
  // No one writes as "My Workspace".
  return { phrases: textPhrasesOf(language ?? 'en-US'), business: name === defaultWorkspaceName ? '' : name };
}

/** Answers by itself. A notice goes to numbers of the do-not-call list, too. */
async function reply(tx: Tx, { scope, ends, thread }: Taken, text: string, notice: boolean): Promise<void> {
  const by = { author: 'house' as const, direction: 'outbound' as const, accountId: ends.account.id };
  await addMessage(tx, scope.services, thread, { ...by, text, notice });
}

async function lift(tx: Tx, scope: Scope, address: string): Promise<boolean> {
  const { workspaceId } = scope;
  const gone = await tx
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.workspaceId, workspaceId),
        eq(suppressions.kind, 'phone'),
        inArray(suppressions.address, await formsOnList(tx, scope, { kind: 'phone', address })),
        eq(suppressions.source, 'message'),
        eq(suppressions.reason, stopReason),
      ),
    )
    .returning({ id: suppressions.id });
  return gone.length > 0;
}

/** What becomes of one of the words that carriers know; null where it is a message like any other. */
async function obey(tx: Tx, taken: Taken, word: Keyword): Promise<Next | null> {
  const { scope, thread, ends, carrierAnswered } = taken;
  const { workspaceId } = scope;
  const wasStopped = await isSuppressed(tx, scope, ends.other);
  const { phrases, business } = await phrasesFor(tx, scope, ends, thread);
  if (word === 'start') {
    if (!wasStopped) return null;
    const isLifted = await lift(tx, scope, ends.other);
    await settle(tx, scope, thread);
    if (!isLifted || carrierAnswered) return { do: 'nothing' };
    await reply(tx, taken, phrases.resumed(business), true);
    return { do: 'send' };
  }
  if (word === 'help') {
    // What is written before it is still answered.
    await tx
      .update(phoneMessages)
      .set({ handledAt: taken.row.createdAt })
      .where(and(eq(phoneMessages.workspaceId, workspaceId), eq(phoneMessages.id, taken.row.id)));
    if (carrierAnswered) return { do: 'nothing' };
    await reply(tx, taken, phrases.help(business), true);
    return { do: 'send' };
  }
  await suppress(tx, scope, [{ phone: ends.other, email: null }], { reason: stopReason, source: 'message' });
  await settle(tx, scope, thread);
  const over = { dueAt: null, dueSince: null };
  await tx.update(messageThreads).set(over).where(ownThread(workspaceId, thread.id));
  // One confirmation, however often it is written.
  if (!wasStopped && !carrierAnswered) await reply(tx, taken, phrases.stopped(business), true);
  return { do: 'stop', callId: thread.callId };
}

/** What becomes of a message that is stored. */
async function follow(tx: Tx, taken: Taken): Promise<Next> {
  const { scope, ends, thread, text, media } = taken;
  const { services, workspaceId } = scope;
  const word = keywordOf(text);
  const obeyed = word && (await obey(tx, taken, word));
  if (obeyed) return obeyed;
  const agentId = agentOfThread(thread, ends.number, services.clock.now());
  const isAnswered =
    ends.number.answersTexts && agentId !== null && thread.takenOverBy === null && /^\+/.test(ends.other);
  if (!isAnswered || (await isSuppressed(tx, scope, ends.other))) {
    await leaveToPeople(tx, scope, thread, 1);
    return { do: 'nothing' };
  }
  if (media > 0) await reply(tx, taken, (await phrasesFor(tx, scope, ends, thread)).phrases.noMedia, false);
  if (text.trim() === '') {
    await tx
      .update(phoneMessages)
      .set({ handledAt: taken.row.createdAt })
      .where(and(eq(phoneMessages.workspaceId, workspaceId), eq(phoneMessages.id, taken.row.id)));
    return { do: 'send' };
  }
  const now = services.clock.now();
  const since = thread.dueSince?.getTime() ?? now;
  const at = Math.min(now + mergeSeconds * 1000, since + longestMergeSeconds * 1000);
  const due = { dueAt: new Date(at), dueSince: new Date(since) };
  await tx.update(messageThreads).set(due).where(ownThread(workspaceId, thread.id));
  return { do: 'answer', inMs: at - now };
}

/** Takes a message that came in. The same again changes nothing. */
export async function receive(scope: Scope, ends: ThreadEnds, incoming: Incoming): Promise<void> {
  const { services, workspaceId } = scope;
  const { text, media, carrierSid } = incoming;
  const stored = await services.db.tenant(workspaceId, async (tx) => {
    const thread = await openThread(tx, services, ends);
    const by = { author: 'contact' as const, direction: 'inbound' as const, accountId: ends.account.id };
    const row = await addMessage(tx, services, thread, { ...by, text, media, carrierSid });
    if (row === null) return null;
    await tellOfMessage(tx, services, 'message.received', row);
    return { thread, next: await follow(tx, { ...incoming, scope, ends, thread, row }) };
  });
  if (stored === null) return;
  const { id: threadId } = stored.thread;
  const { next } = stored;
  const send = () => sendQueued(services, workspaceId, threadId);
  if (next.do === 'answer') {
    inThreadAfter(services, next.inMs, threadId, () => answerThread(services, workspaceId, threadId));
    // Where a picture came with it, that it cannot be seen is said at once.
    if (media > 0) void inThread(services, threadId, send);
  }
  if (next.do === 'send') void inThread(services, threadId, send);
  if (next.do === 'stop') {
    void inThread(services, threadId, async () => {
      await send();
      if (next.callId !== null) await endConversation(scope, next.callId);
    });
  }
}
