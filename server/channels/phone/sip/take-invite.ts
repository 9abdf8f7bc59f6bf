import { readTranscriber } from '#server/channels/transcribers/open-transcriber.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import type { IncomingCall } from '#voice/sip/dialog/incoming-call.ts';
import { takeRinging } from '../calls/advance-call.ts';
import { readNumber } from './numbers.ts';
import type { SipPhone } from './sip-phone.ts';
import { waitOnLine } from './wait-on-line.ts';

/** What is said where no one hears callers: the account needs a speech-to-text service. */
const noEars =
  'A call wasn’t answered because no speech-to-text service is connected. Connect one under Integrations › External Services.';

/** The number of the account that a call is for: the one that was dialled, else the account's first. */
export function numberFor(
  called: readonly string[],
  numbers: readonly NumberRow[],
  country: string,
): NumberRow | undefined {
  for (const text of called) {
    const read = readNumber(text, country);
    const found = numbers.find(({ number }) => number === read || number === text);
    if (found) return found;
  }
  return numbers[0];
}

/** Takes a call that rings an account: has its agent lead it, or says what becomes of it instead. */
export async function takeInvite(phone: SipPhone, invite: IncomingCall): Promise<void> {
  const { services, scope, row } = phone;
  // Someone waits for its first words while all else is looked up.
  services.speech.prepare?.();
  const number = numberFor(invite.called, await phone.numbers(), row.country);
  if (number === undefined) return invite.reject(404);
  if (services.calls.full) return invite.reject(486);
  const transcriber = await services.db.tenant(row.workspaceId, (tx) => readTranscriber(tx, scope));
  if (transcriber === undefined) {
    services.log.warn({ number: number.id }, noEars);
    return invite.reject(480);
  }
  invite.ring();
  const other = invite.caller.user === null ? null : readNumber(invite.caller.user, row.country);
  const ends = { direction: 'inbound', numberId: number.id, own: number.number, other, carrier: 'sip' } as const;
  const taken = await takeRinging(scope, number, invite.callId, ends);
  if (invite.isCancelled && taken.do !== 'led') return;
  if (taken.do === 'forward') return invite.reject(302, [['contact', `<${phone.uriOf(taken.to)}>`]]);
  const call = phone.newCall(invite.callId, number);
  const accept = async (): Promise<boolean> => {
    const live = invite.isCancelled ? null : await invite.accept(call.media);
    if (live === null) {
      phone.calls.delete(invite.callId);
      return false;
    }
    call.begin(live);
    return true;
  };
  if (taken.do === 'wait') {
    const { language } = taken;
    if (await accept()) await waitOnLine(scope, call, { number, ends, sid: invite.callId, language });
    return;
  }
  if (taken.do === 'say') {
    if (await accept()) await call.sayAndHangUp(taken.text, taken.language);
    return;
  }
  await call.lead(taken.call.id, true, accept);
}
