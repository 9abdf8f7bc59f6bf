import type { TextMessage } from '#domain/carriers/messages.ts';
import { AppError } from '#domain/platform/errors.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { isSuppressed } from '#server/contacts/suppressions.ts';
import { requireRunning } from '#server/identity/require-running.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import type { Scope } from '#server/scope.ts';
import { nameAgent } from './phone/messages/agent-of-thread.ts';
import { ownMessage } from './phone/messages/apply-event.ts';
import { getMessage } from './phone/messages/read-messages.ts';
import { inThread, sendQueued } from './phone/messages/send-messages.ts';
import { whilePatient } from './phone/patience.ts';
import { whyNotCalled } from './place-call.ts';
import { addMessage, openThread } from './thread-rows.ts';

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

interface Wanted {
  from: string;
  to: string;
  text: string;
  /** Who wrote it; left out: a person of the workspace. */
  author?: 'house';
  /** Who answers what comes back; null: the agent of the number. Left out, that stays as it is. */
  answeredBy?: string | null;
  /** Asked in the transaction that commits the message: throws where it is not to be. */
  confirm?: (tx: Tx) => Promise<void>;
}

/**
 * Sends a text message: it is stored, then sent, once. A lost answer leaves it unknown, to be looked for.
 * @param id the same for each try of one request
 * @throws AppError not_found, invalid_input, do_not_call, workspace_suspended
 */
export async function sendMessage(
  scope: Scope,
  { from, to, text, author, answeredBy, confirm }: Wanted,
  id = newId(),
): Promise<TextMessage> {
  const { services, workspaceId, actor } = scope;
  if (services.calls.draining) throw new AppError('not_ready');
  const threadId = await services.db.tenant(workspaceId, async (tx) => {
    const { row: number, account } = await requireNumber(tx, scope, from);
    const { suspendedAt, suspensionReason } = await findWorkspace(tx, workspaceId);
    requireRunning(suspendedAt && (suspensionReason ?? ''));
    if (!number.sms) throw refuse('body.from', `${number.number} can’t send text messages. Choose another number.`);
    const why = whyNotCalled(to, account.carrier === 'stand-in');
    if (why !== null) throw refuse('body.to', why);
    if (to === number.number) throw refuse('body.to', 'A number can’t text itself.');
    // In the transaction that commits it: anyone who says no before it is not written to.
    if (await isSuppressed(tx, scope, to)) throw new AppError('do_not_call');
    const thread = await openThread(tx, services, { number, account, other: to });
    // An earlier try of the same got as far as this: what was committed is sent, and not asked for again.
    const [known] = await tx.select({ id: phoneMessages.id }).from(phoneMessages).where(ownMessage(workspaceId, id));
    if (known !== undefined) return thread.id;
    await confirm?.(tx);
    const userId = actor?.tokenId === undefined ? (actor?.userId ?? null) : null;
    const by = { author: author ?? ('person' as const), direction: 'outbound' as const, accountId: account.id, userId };
    const added = await addMessage(tx, services, thread, { id, ...by, text });
    if (answeredBy !== undefined) await nameAgent(tx, services, thread, answeredBy);
    if (added !== null) {
      const after = { from: number.number, to, segments: added.segments };
      await recordChange(tx, scope, 'message.sent', { object: { kind: 'message', id }, after });
    }
    return thread.id;
  });
  const sent = inThread(services, threadId, () => sendQueued(services, workspaceId, threadId));
  await whilePatient(services.clock, sent);
  return getMessage(scope, id);
}
