import type { ChatMessage } from '#domain/channels/chats.ts';
import { callPorts } from '#server/calls/call-ports.ts';
import { loadCall } from '#server/calls/load-call.ts';
import { actsAfter } from '#server/calls/read-commands.ts';
import type { Scope } from '#server/scope.ts';
import { countChat } from '#server/usage/count-chat.ts';
import { TextCall } from '#voice/call/text-call.ts';
import { typeset } from '#voice/languages/typeset.ts';
import { releaseChat, takeChat } from './take-chat.ts';

/** What someone does in a chat: writes, or ends it. Null only lets it begin, or go on where a kill cut it off. */
export type ChatInput = { type: 'said'; id: string; text: string } | { type: 'ended' } | null;

/**
 * One step of a chat: its beginning, a message, or its end. Nothing of it needs a process that stays: it is loaded,
 * advanced, committed and answered, on any node.
 * @param onMessage hears each message of the agent as soon as it is stored
 * @throws AppError not_found, conflict
 */
export async function converse(
  scope: Scope,
  chatId: string,
  input: ChatInput,
  onMessage: (message: ChatMessage) => void,
): Promise<void> {
  const { services } = scope;
  await services.calls.withCallLock(chatId, async () => {
    const { call, lease } = await takeChat(scope, chatId);
    try {
      const { plan, stored, seal } = await loadCall(scope, call);
      const chat: TextCall = new TextCall(
        plan,
        callPorts(scope, { lease, seal, setting: plan.setting, channel: call.channel }),
        stored,
        ({ seq, text }) => onMessage({ seq, role: 'agent', text: typeset(text, chat.language) }),
      );
      await chat.begin();
      const place = { workspaceId: scope.workspaceId, callId: chatId };
      const acts = await services.db.tenant(scope.workspaceId, async (tx) => {
        if (input?.type === 'said') await countChat(tx, scope, call);
        return actsAfter(tx, services, place, stored?.memory.acts ?? 0);
      });
      for (const act of acts) await chat.act(act);
      if (input?.type === 'said') await chat.said(input.id, input.text);
      if (input?.type === 'ended') await chat.ended();
    } finally {
      await releaseChat(scope, lease);
    }
  });
}

/** Lets a chat take what people have done in it. @throws AppError not_found, conflict while the agent answers */
export const takeCommands = (scope: Scope, chatId: string): Promise<void> => converse(scope, chatId, null, () => {});
