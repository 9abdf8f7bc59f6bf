import { and, eq } from 'drizzle-orm';
import { noEvent } from '#server/carriers/carrier-event.ts';
import { dials } from '#server/platform/db/schema/phone.table.ts';
import type { SipDialRow } from '#server/platform/db/schema/sip.table.ts';
import { makeLive } from '../calls/begin-call.ts';
import type { DialResult } from '../dials/dial.ts';
import { noteDial } from '../dials/note-dial.ts';
import { leftToMachine } from '../webhooks/machine.ts';
import { FirstWords } from './first-words.ts';
import { noteOver } from './note-over.ts';
import type { SipCall } from './sip-call.ts';
import type { SipPhone } from './sip-phone.ts';

/** What is dialled. */
export type SipDial = Pick<SipDialRow, 'sipCallId' | 'callId' | 'fromNumber' | 'toNumber' | 'ringSeconds'>;

/** What became of it, as far as it is known at once. */
export type Sent = { state: 'accepted' | 'over' | 'unsure' } | { state: 'never_left'; message: string };

/** Seconds before a machine's message: its tone comes first. */
const toneMs = 2_000;

/** Dials from an account of this process, and has the agent lead the call once it is taken. Resolves with the server's first word. */
export function sendDial(phone: SipPhone, dial: SipDial): Promise<Sent> {
  const { services, row } = phone;
  const { sipCallId: sid, callId, toNumber, fromNumber } = dial;
  const note = (result: DialResult | null, problem: string | null = null) => {
    noteDial(services, row.workspaceId, callId, { type: 'heard', callSid: sid, result })
      .then(() => (problem === null ? null : noteProblem(phone, callId, problem)))
      .catch((error: unknown) => services.log.error({ err: error, callId }, 'what came of a dial could not be stored'));
  };
  return new Promise((resolve, reject) => {
    begin().catch(reject);

    async function begin(): Promise<void> {
      const number = (await phone.numbers()).find((one) => one.number === fromNumber) ?? (await phone.firstNumber());
      if (number === undefined || phone.ua === null) {
        resolve({ state: 'never_left', message: 'This SIP account isn’t connected to its server right now.' });
        return;
      }
      const call = phone.newCall(sid, number);
      const outgoing = phone.ua.dial({
        uri: phone.uriOf(toNumber),
        from: null,
        // What is shown to who is called; many servers know the account's own numbers, and take no others.
        preferred: number.number.startsWith('+') ? phone.uriOf(number.number) : null,
        ringFor: dial.ringSeconds,
        media: call.media,
        callId: sid,
        events: {
          accepted() {
            note(null);
            resolve({ state: 'accepted' });
          },
          answered(live) {
            phone.outgoing.delete(sid);
            call.begin(live);
            live.whenOver(() => noteOver(phone, callId, sid));
            lead(phone, call, callId).catch((error: unknown) => {
              services.log.warn({ err: error, callId }, 'a call that was taken could not be led');
              call.hangUp();
            });
          },
          over(outcome, _status, reason) {
            phone.outgoing.delete(sid);
            phone.calls.delete(sid);
            if (outcome === null) return resolve({ state: 'unsure' });
            note(outcome.result, outcome.result === 'failed' ? `The server responded: ${reason}` : null);
            resolve({ state: 'over' });
          },
        },
      });
      phone.outgoing.set(sid, outgoing);
      await outgoing.start();
    }
  });
}

/** Why it was not done, as the server said. */
async function noteProblem({ services, row }: SipPhone, callId: string, problem: string): Promise<void> {
  const own = and(eq(dials.workspaceId, row.workspaceId), eq(dials.callId, callId));
  await services.db.tenant(row.workspaceId, (tx) =>
    tx
      .update(dials)
      .set({ problem: problem.slice(0, 500) })
      .where(own),
  );
}

async function lead(phone: SipPhone, call: SipCall, callId: string): Promise<void> {
  await makeLive(phone.scope, callId);
  call.toldApart(new FirstWords(phone.scope, callId, () => void leaveToMachine(phone, call, callId)));
  await call.lead(callId, true);
}

/** A machine took the call: it gets what the agent's settings say. */
async function leaveToMachine(phone: SipPhone, call: SipCall, callId: string): Promise<void> {
  const { services, account } = phone;
  try {
    call.leaveToMachine();
    const verbs = await leftToMachine({ services, account, event: noEvent }, callId, 0);
    const message = verbs?.find((verb) => verb.verb === 'Say');
    if (message === undefined) return call.hangUp();
    await new Promise<void>((done) => services.clock.after(toneMs, done));
    await call.sayAndHangUp(message.text, message.language);
  } catch (error) {
    services.log.warn({ err: error, callId }, 'a machine on the line could not be left');
    call.hangUp();
  }
}
