import { and, eq } from 'drizzle-orm';
import { justAnswered, listenForMachine } from '#voice/call/answering-machine.ts';
import type { GatherAnswer } from '#voice/call/gather-call.ts';
import { type Line, type Places, verbsOf } from '../calls/answer-verbs.ts';
import { stepCall } from '../calls/step-call.ts';
import { type DialRow, dials } from '../phone.table.ts';
import type { Verb } from '../twilio/twiml.ts';
import { type Asked, scopeOf } from './asked.ts';

/** How long after the answer the words of a call that went out may be a machine's, in ms. */
export const firstWordsMs = 20_000;
/** How long somebody who was asked for comes to the phone, in ms. */
const comesWithinMs = 45_000;
/** Seconds in which the carrier's own detector hears a machine out. */
const machineSpeaks = 10;

/** A call that went out, where its first words are heard. */
export interface Answered {
  callId: string;
  answeredAt: number;
  language: string;
}

const readDial = ({ services, account }: Asked, callId: string): Promise<DialRow | undefined> =>
  services.db.tenant(account.workspaceId, async (tx) => {
    const own = and(eq(dials.workspaceId, account.workspaceId), eq(dials.callId, callId));
    const [row] = await tx.select().from(dials).where(own);
    return row;
  });

const note = ({ services, account }: Asked, callId: string, answeredBy: DialRow['answeredBy']) =>
  services.db.tenant(account.workspaceId, (tx) =>
    tx
      .update(dials)
      .set({ answeredBy })
      .where(and(eq(dials.workspaceId, account.workspaceId), eq(dials.callId, callId))),
  );

/** Where a call stands, without a step of it. */
async function standing(asked: Asked, callId: string) {
  let whoCalls = '';
  const answer = await stepCall(scopeOf(asked), callId, async (call) => {
    whoCalls = call.whoCalls();
  });
  return answer && { answer, whoCalls };
}

/**
 * What is to be done where the first words of a call that went out are not a person's. What asks who calls, before it
 * puts somebody through, is told so in one sentence, and is waited for: the person then hears the beginning again. What
 * speaks like a machine is left to the carrier's detector. Null: the words are the conversation's.
 */
export async function answeredOtherwise(
  asked: Asked,
  { callId, answeredAt, language }: Answered,
  text: string,
  line: Line,
  places: Places,
): Promise<Verb[] | null> {
  const dial = await readDial(asked, callId);
  if (dial === undefined) return null;
  const now = asked.services.clock.now();
  const { verdict } = listenForMachine(justAnswered(language, answeredAt), { type: 'words', text }, answeredAt);
  if (dial.answeredBy === 'screening' && verdict !== 'screening') {
    // Somebody has come to the phone: nobody has told them yet who calls.
    await note(asked, callId, 'human');
    const stands = await standing(asked, callId);
    return stands && verbsOf(stands.answer, line, places);
  }
  if (now - answeredAt > firstWordsMs && dial.answeredBy !== 'screening') return null;
  if (verdict === 'screening') {
    await note(asked, callId, 'screening');
    const stands = await standing(asked, callId);
    if (stands === null) return null;
    const says: Verb = { verb: 'Say', text: stands.whoCalls, language };
    return [says, ...verbsOf(patient(stands.answer), line, places)];
  }
  if (verdict === 'machine' && dial.answeredBy === null) {
    const stands = await standing(asked, callId);
    if (stands === null) return null;
    return [{ verb: 'Pause', seconds: machineSpeaks }, ...verbsOf(patient(stands.answer), line, places)];
  }
  return null;
}

/** Listens in silence, for as long as somebody may take to come. */
const patient = (answer: GatherAnswer): GatherAnswer => ({
  ...answer,
  says: [],
  next: answer.next.do === 'listen' ? { ...answer.next, silenceMs: comesWithinMs } : answer.next,
});
