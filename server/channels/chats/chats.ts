import { PassThrough, type Readable } from 'node:stream';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { OwnCall } from '#domain/calls/calls.ts';
import type { Chat, ChatMessage } from '#domain/channels/chats.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { beginAtOnce } from '#server/calls/begin-at-once.ts';
import { tellOfStart } from '#server/calls/call-webhooks.ts';
import { knowingMore } from '#server/calls/known-before.ts';
import { type Admission, type NewCall, newCallRow } from '#server/calls/new-call.ts';
import { checkStarts } from '#server/calls/start-call.ts';
import { converse } from '#server/channels/converse.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { toAppError } from '#server/platform/http/errors.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { ofCall, openTurn, showTurn, type TurnRow } from '#server/records/open-turn.ts';
import type { Scope } from '#server/scope.ts';
import { requireChats } from '#server/usage/count-chat.ts';
import { readMemory } from '#voice/call/call-memory.ts';
import { typeset } from '#voice/languages/typeset.ts';
import { findChat } from './take-chat.ts';

/** A chat as it stands. What the one who talks reads is as it was said; who looks at it sees no hidden value. */
function readChat(scope: Scope, chatId: string, from: number | 'shown'): Promise<Chat> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const call = await findChat(tx, scope, chatId);
    const seal = await findSeal(tx, scope.services, scope.workspaceId);
    const since = from === 'shown' ? 0 : from;
    const rows = await tx
      .select()
      .from(callTurns)
      .where(and(ofCall(scope, chatId), gte(callTurns.seq, since)))
      .orderBy(asc(callTurns.seq));
    const read = from === 'shown' ? showTurn : openTurn;
    const spoken = seal.open(keptPlace('calls', 'setting', chatId), call.setting).language ?? '';
    const written = (row: TurnRow) => {
      const { text } = read(seal, row);
      return row.role === 'agent' ? typeset(text, row.language ?? spoken) : text;
    };
    const memory = call.memory && readMemory(seal.open(keptPlace('calls', 'memory', chatId), call.memory));
    return {
      id: chatId,
      status: call.status === 'ended' ? 'ended' : 'live',
      messages: rows.map((row) => ({ seq: row.seq, role: row.role, text: written(row) })),
      expects: call.status === 'ended' ? [] : (memory?.expects ?? []),
      endReason: call.endReason,
      outcome: call.outcome,
    };
  });
}

/** A chat with all its messages. @throws AppError not_found */
export const getChat = (scope: Scope, chatId: string): Promise<Chat> => readChat(scope, chatId, 'shown');

/**
 * Starts a chat with an agent, which says its first words.
 * @param chatId the same for each try of one request: the second finds the chat of the first
 * @throws AppError not_found, flow_invalid, invalid_input, limit_reached, too_many_requests, workspace_suspended
 */
export async function startChat(
  scope: Scope,
  agentId: string,
  input: { variables: Record<string, Json>; test: boolean; draft: boolean; admit?: Admission } & Partial<OwnCall>,
  chatId: string = newId(),
): Promise<Chat> {
  const { services, workspaceId } = scope;
  if (services.calls.draining) throw new AppError('not_ready');
  const asked: NewCall = {
    callId: chatId,
    agentId,
    channel: input.test || input.draft ? 'test' : 'chat',
    draft: input.draft,
    known: input.variables,
    found: {},
    own: input,
  };
  const call = await knowingMore(scope, asked);
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    const [before] = await tx.select({ id: calls.id }).from(calls).where(eq(calls.id, chatId));
    if (before !== undefined) return;
    const row = await newCallRow(tx, scope, call);
    await checkStarts(tx, scope, now);
    await requireChats(tx, scope);
    const admitted = await input.admit?.(tx);
    const begun = await beginAtOnce(tx, { ...row, ...admitted }, new Date(now));
    await tellOfStart(tx, services, begun!);
    const object = { kind: 'call', id: chatId };
    await recordChange(tx, scope, 'chat.started', {
      object,
      after: { agentId, agentVersion: row.agentVersion, channel: call.channel },
    });
  });
  await converse(scope, chatId, null, () => {});
  return readChat(scope, chatId, 0);
}

/**
 * Writes to the agent. Answers the chat with this message and what the agent wrote behind it.
 * @param id of the message: the same again is answered, not taken again
 * @throws AppError not_found, conflict
 */
export async function sendMessage(scope: Scope, chatId: string, text: string, id: string = newId()): Promise<Chat> {
  const from = await converse(scope, chatId, { type: 'said', id, text }, () => {});
  return readChat(scope, chatId, from);
}

const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The same as server-sent events: each message of the agent as soon as it is stored, then the chat.
 * @throws AppError not_found, conflict before the first event; later faults are an event
 */
export async function streamMessage(scope: Scope, chatId: string, text: string): Promise<Readable> {
  const stream = new PassThrough();
  const begun = Promise.withResolvers<void>();
  const write = (message: ChatMessage) => {
    begun.resolve();
    stream.write(eventOf('message', message));
  };
  const work = converse(scope, chatId, { type: 'said', id: newId(), text }, write);
  const last = async () => {
    try {
      return eventOf('done', await readChat(scope, chatId, await work));
    } catch (error) {
      // Its chat may have been deleted meanwhile, too.
      const { code, message } = toAppError(error);
      return eventOf('error', { code, message });
    }
  };
  void last().then((event) => stream.end(event));
  // A refusal is told by its status as long as nothing was written.
  await Promise.race([begun.promise, work]);
  return stream;
}

/** Ends a chat; one that has ended stays as it is. @throws AppError not_found */
export async function endChat(scope: Scope, chatId: string): Promise<Chat> {
  const chat = await getChat(scope, chatId);
  if (chat.status === 'ended') return chat;
  await converse(scope, chatId, { type: 'ended' }, () => {});
  return getChat(scope, chatId);
}
