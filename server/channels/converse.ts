import type { ChatMessage } from '#domain/channels/chats.ts';
import { leaseMs } from '#server/calls/lease.ts';
import { loadCallIn } from '#server/calls/load-call.ts';
import { stepStoredCall } from '#server/calls/step-stored-call.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { countChat } from '#server/usage/count-chat.ts';
import { TextCall } from '#voice/call/text-call.ts';
import { typeset } from '#voice/languages/typeset.ts';
import { findChat, takeChat } from './chats/take-chat.ts';

/** What someone does in a chat: writes, or ends it. Null only lets it begin, or go on where a kill cut it off. */
export type ChatInput = { type: 'said'; id: string; text: string } | { type: 'ended' } | null;

/** Whether a chat has ended by this very input, of which no one heard because the connection broke at its commit. */
async function hasEndedBy(tx: Tx, scope: Scope, chatId: string, input: ChatInput): Promise<boolean> {
  const call = await findChat(tx, scope, chatId);
  if (call.status !== 'ended') return false;
  const { stored } = await loadCallIn(tx, scope, call);
  return input?.type !== 'said' || stored?.memory.typed.includes(input.id) === true;
}

/**
 * One step of a chat: its beginning, a message, or its end. Answers the number of the first turn that it added.
 * @param onMessage hears each message of the agent as soon as it is stored
 * @throws AppError not_found, conflict
 */
export async function converse(
  scope: Scope,
  chatId: string,
  input: ChatInput,
  onMessage: (message: ChatMessage) => void,
): Promise<number> {
  let from = Number.POSITIVE_INFINITY;
  let isAgain = false;
  await stepStoredCall<TextCall>(scope, chatId, {
    async take(tx) {
      if (isAgain && (await hasEndedBy(tx, scope, chatId, input))) return null;
      isAgain = true;
      return takeChat(tx, scope, chatId);
    },
    async open(tx, { call, plan, stored, ports }) {
      // Again finds what the first try has stored, where no one heard of that.
      from = Math.min(from, stored?.memory.nextTurn ?? 0);
      if (input?.type === 'said') await countChat(tx, scope, call);
      const chat: TextCall = new TextCall(plan, ports, stored, ({ seq, text }) =>
        onMessage({ seq, role: 'agent', text: typeset(text, chat.driver.language) }),
      );
      return chat;
    },
    happens(chat) {
      if (input?.type === 'said') chat.said(input.id, input.text);
      if (input?.type === 'ended') chat.ended();
    },
    leftFor: (leaves) => (leaves ? 0 : leaseMs),
  });
  return from;
}

/** Lets a chat take what people have done in it. @throws AppError not_found, conflict while the agent answers */
export async function takeCommands(scope: Scope, chatId: string): Promise<void> {
  await converse(scope, chatId, null, () => {});
}
