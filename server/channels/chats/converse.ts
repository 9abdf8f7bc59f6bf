import type { ChatMessage } from '#domain/channels/chats.ts';
import { leaseMs } from '#server/calls/lease.ts';
import { stepStoredCall } from '#server/calls/step-stored-call.ts';
import type { Scope } from '#server/scope.ts';
import { countChat } from '#server/usage/count-chat.ts';
import { TextCall } from '#voice/call/text-call.ts';
import { typeset } from '#voice/languages/typeset.ts';
import { takeChat } from './take-chat.ts';

/** What someone does in a chat: writes, or ends it. Null only lets it begin, or go on where a kill cut it off. */
export type ChatInput = { type: 'said'; id: string; text: string } | { type: 'ended' } | null;

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
  let from = 0;
  await stepStoredCall<TextCall>(scope, chatId, {
    take: (tx) => takeChat(tx, scope, chatId),
    async open(tx, { call, plan, stored, ports }) {
      from = stored?.memory.nextTurn ?? 0;
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
