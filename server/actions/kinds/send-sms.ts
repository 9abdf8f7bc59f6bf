import { longestText } from '#domain/carriers/messages.ts';
import { defineKind } from '#server/actions/action-kind.ts';
import { SendSmsInput } from '#voice/flow/flow-actions.ts';
import { saidInCalls, withoutForeignLinks } from './callers-words.ts';
import { findPhoneEnds } from './phone-ends.ts';
import { runUuid } from './run-uuid.ts';

/** Texts someone, through the same door as a person of the workspace. A repeat finds the message that the first has stored. */
export const sendSmsKind = defineKind({
  title: 'Text message',
  place: 'outside',
  deadlineMs: 20_000,
  whenUnknown: 'repeat',
  input: SendSmsInput,
  async run(scope, run, { to: written, text }) {
    const { services, workspaceId } = scope;
    const said = await services.db.tenant(workspaceId, (tx) => saidInCalls(tx, scope, [run.callId, run.ofCallId]));
    const body = withoutForeignLinks(text, said).trim();
    if (body === '') return { ok: false, code: 'invalid_input', message: 'The text message is empty.' };
    if (body.length > longestText) {
      return { ok: false, code: 'invalid_input', message: `A text message can have up to ${longestText} characters.` };
    }
    const ends = await services.db.tenant(workspaceId, (tx) => findPhoneEnds(tx, scope, run, written, 'sms'));
    if ('ok' in ends) return ends;
    const { numberId: from, to } = ends;
    const id = runUuid(workspaceId, run.runId, run.createdAt.getTime());
    const { status: state, problem } = await services.hooks.sendMessage(
      scope,
      { from, to, text: body, author: 'house' },
      id,
    );
    if (state === 'failed' || state === 'undelivered')
      return { ok: false, code: 'not_sent', message: problem ?? 'The carrier rejected the text message.' };
    return { ok: true, output: { messageId: id, to } };
  },
});
