import { callResultOf } from '#server/carriers/call-result.ts';
import type { CarrierEvent, TransferResult } from '#server/carriers/carrier-event.ts';
import { textOf } from '#server/carriers/carrier-form.ts';
import type { FormFields } from './signature.ts';

/** Characters of a message that is kept: several times what carriers take. */
const longestText = 5_000;

/** What no person sounds like. All else of a detector is a guess, by how long someone spoke: a business greets as long as a machine. */
const machineSounds = ['machine_end_beep', 'fax'];

/** Who took a call, as the carrier's own detector says. */
function answererOf(says: string): CarrierEvent['answeredBy'] {
  const isMachine = says.startsWith('machine') || says === 'fax';
  return {
    who: says === 'human' ? 'human' : isMachine ? 'machine' : 'unknown',
    surely: machineSounds.includes(says),
  };
}

function transferOf(fields: FormFields): CarrierEvent['transfer'] {
  const says = textOf(fields, 'DialCallStatus');
  // Who did not press 1 took the phone, and was not put through.
  const isBridged = textOf(fields, 'DialBridged') !== 'false';
  const results: Record<string, TransferResult> = {
    completed: isBridged ? 'connected' : 'declined',
    busy: 'busy',
    failed: 'failed',
  };
  return { result: results[says] ?? 'nobody', says };
}

/** What a request says whose fields have Twilio's names, as those of carriers have that speak its language. */
export const eventOfForm = (fields: FormFields): CarrierEvent => ({
  account: textOf(fields, 'AccountSid'),
  call: textOf(fields, 'CallSid'),
  from: textOf(fields, 'From'),
  to: textOf(fields, 'To'),
  afterFault: textOf(fields, 'ErrorCode') !== '',
  result: callResultOf(textOf(fields, 'CallStatus')),
  digits: textOf(fields, 'Digits', 64).replace(/[^0-9*#]/g, ''),
  said: textOf(fields, 'SpeechResult', 10_000).trim(),
  // 0 is what the carrier writes where it does not know.
  confidence: Number(textOf(fields, 'Confidence', 10)) || undefined,
  transfer: transferOf(fields),
  answeredBy: answererOf(textOf(fields, 'AnsweredBy')),
  relay: {
    seconds: Number(textOf(fields, 'SessionDuration', 10)) || 0,
    // Anyone who left in order says why.
    left: textOf(fields, 'HandoffData', 1_000) !== '',
  },
  message: {
    sid: textOf(fields, 'MessageSid', 64) || textOf(fields, 'SmsSid', 64),
    // A byte of zero cannot be stored.
    text: textOf(fields, 'Body', longestText).replaceAll('\0', ''),
    media: Math.min(10, Math.max(0, Math.trunc(Number(textOf(fields, 'NumMedia', 4))) || 0)),
    carrierAnswered: textOf(fields, 'OptOutType') !== '',
    status: textOf(fields, 'MessageStatus') || textOf(fields, 'SmsStatus'),
    code: Math.trunc(Number(textOf(fields, 'ErrorCode', 8))) || null,
  },
});
