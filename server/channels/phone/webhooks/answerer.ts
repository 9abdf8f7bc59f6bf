import { and, eq } from 'drizzle-orm';
import type { Verb } from '#server/carriers/verbs.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type DialRow, dials } from '#server/platform/db/schema/phone.table.ts';
import type { GatherAnswer, GatherEvent } from '#voice/call/gather-call.ts';
import { asksToWait, begins, speakerOf } from '#voice/call/who-answers.ts';
import { type Line, type Places, verbsOf } from '../calls/answer-verbs.ts';
import { nothingBeside, stepCall } from '../calls/step-call.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { leftToMachine } from './machine.ts';

/** How long after the answer the words of a call that went out may be a machine's, in ms. */
export const firstWordsMs = 20_000;
/** How long someone who was asked for comes to the phone, in ms. */
const comesWithinMs = 45_000;
/** Seconds in which the carrier's own detector hears a machine out. */
const machineSpeaks = 10;
/** Behind its words a machine that no one else has told is silent for so long when it listens, in ms. */
const machineQuietMs = 5_000;
/** Seconds behind the last word of a machine that was heard, in which its tone sounds. */
const toneComes = 2;

const ownOf = ({ account }: WebhookRequest, callId: string) =>
  and(eq(dials.workspaceId, account.workspaceId), eq(dials.callId, callId));

/** How a call that went out was dialled, and who has taken it. */
export async function readDial(tx: Tx, asked: WebhookRequest, callId: string): Promise<DialRow | undefined> {
  const [row] = await tx.select().from(dials).where(ownOf(asked, callId));
  return row;
}

const note = (asked: WebhookRequest, callId: string, found: Partial<Pick<DialRow, 'answeredBy' | 'spokenWith'>>) =>
  asked.services.db.tenant(asked.account.workspaceId, (tx) => tx.update(dials).set(found).where(ownOf(asked, callId)));

/** Where a call stands, without a step of it. */
const standing = (asked: WebhookRequest, callId: string) => stepCall(scopeOf(asked), callId, { look: nothingBeside });

/** A call that went out and that no person is known to have taken. */
interface Answered {
  asked: WebhookRequest;
  callId: string;
  /** BCP 47 that it is listened to in. */
  language: string;
  dial: DialRow;
  line: Line;
  places: Places;
}

/**
 * What is to be done where what a call that went out hears is not a person's to be answered. What asks who calls, before it puts someone
 * through, is told so in one sentence, and is waited for, as is a menu: the person then hears the beginning again. What speaks like a
 * machine is left to the carrier's detector, and where that thinks otherwise to the agent's settings. Null: it is the conversation's.
 */
export async function answeredOtherwise(answered: Answered, event: GatherEvent): Promise<Verb[] | null> {
  return event.type === 'said' ? heard(answered, event.text) : leftToMachine(answered.asked, answered.callId, 0);
}

/** Whether what is heard may be another's than the person's who was called. Once they have said something it is theirs. */
export function mayBeOthers(dial: DialRow | undefined, { type }: GatherEvent): dial is DialRow {
  if (dial === undefined || dial.spokenWith) return false;
  // The carrier's detector says so, and no person's word has come since.
  return type === 'said' || (type === 'silent' && dial.answeredBy === 'machine');
}

async function heard(answered: Answered, text: string): Promise<Verb[] | null> {
  const { asked, callId, language, dial, line, places } = answered;
  const isWaitedFor = dial.answeredBy === 'screening' || dial.answeredBy === 'menu';
  if (isWaitedFor && asksToWait(text, language)) return waits(answered);
  const speaker = speakerOf(text, language);
  if (speaker === 'person' || speaker === 'business') {
    // "You have reached Ann Lee" may go on as either.
    if (!begins(text, language)) await note(asked, callId, { answeredBy: 'human', spokenWith: true });
    // No one has told them yet who calls, or they have spoken over it.
    if (!isWaitedFor && speaker === 'person') return null;
    const stands = await standing(asked, callId);
    return stands && verbsOf(stands.answer, line, places);
  }
  if (speaker === 'machine') {
    if (dial.answeredBy !== null) return leftToMachine(asked, callId, toneComes);
    await note(asked, callId, { answeredBy: 'machine' });
    return waits(answered, { pause: machineSpeaks, silenceMs: machineQuietMs });
  }
  const stands = await standing(asked, callId);
  if (stands === null || (speaker === 'menu' && stands.call.pressesKeys)) return null;
  await note(asked, callId, { answeredBy: speaker });
  const says: Verb[] = speaker === 'screening' ? [{ verb: 'Say', text: stands.call.whoCalls(), language }] : [];
  return [...says, ...verbsOf(patient(stands.answer), line, places)];
}

/** Stays on the line in silence. @param pause seconds before it listens */
async function waits({ asked, callId, line, places }: Answered, { pause = 0, silenceMs = comesWithinMs } = {}) {
  const stands = await standing(asked, callId);
  if (stands === null) return null;
  const before: Verb[] = pause > 0 ? [{ verb: 'Pause', seconds: pause }] : [];
  return [...before, ...verbsOf(patient(stands.answer, silenceMs), line, places)];
}

/** Listens in silence, for as long as someone may take to come. */
const patient = (answer: GatherAnswer, silenceMs = comesWithinMs): GatherAnswer => ({
  ...answer,
  says: [],
  next: answer.next.do === 'listen' ? { ...answer.next, silenceMs } : answer.next,
});
