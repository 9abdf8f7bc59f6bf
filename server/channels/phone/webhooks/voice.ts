import { z } from 'zod';
import { webhookPath } from '#server/carriers/accounts.ts';
import type { CarrierEvent } from '#server/carriers/carrier-event.ts';
import { otherEnd } from '#server/carriers/other-end.ts';
import type { Verb, Words } from '#server/carriers/verbs.ts';
import { wires } from '#server/carriers/wires.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import type { GatherAnswer, GatherEvent } from '#voice/call/gather-call.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import { advanceCall, type CallStep, languageOfNumber, type Taken, takeRinging } from '../calls/advance-call.ts';
import { type Line, type Next, type Places, verbsOf } from '../calls/answer-verbs.ts';
import { type Ends, findBySid, findBySidIn } from '../calls/begin-call.ts';
import { audioName } from '../calls/call-audio.ts';
import { madeAudio } from '../calls/made-audio.ts';
import { nothingBeside, stepCall } from '../calls/step-call.ts';
import { callBackNext } from '../queue/call-back.ts';
import { leaveLine } from '../queue/line.ts';
import { askedToBeCalled, waitInLine } from '../queue/wait-in-line.ts';
import { type SocketKind, socketUrl } from '../streams/opened-by.ts';
import { streamTicket } from '../streams/stream-ticket.ts';
import { answeredOtherwise, firstWordsMs, mayBeOthers } from './answerer.ts';
import { scopeOf, type WebhookRequest } from './asked.ts';
import { findNumber, type Looked, look, lookAt, type Reached, reach } from './look-at-line.ts';

/** Of what is said where no agent speaks, and no one knows which one should. */
const anyLanguage = 'en-US';
/** Seconds that the phone behind a fallback number rings. */
const ringFor = 25;
/** Seconds in which someone who took the phone presses 1. */
const acceptsWithin = 8;

/** Relays that a call may lose, and the seconds after which one has worked. */
const mostRelays = 1;
const workedAfter = 5;

/** Names no state of a call: what refers to it changes nothing. */
const noPosition = -1;

const baseOf = ({ services, account }: WebhookRequest) => `${services.config.publicUrl}${webhookPath}/${account.hook}`;

/**
 * @param language BCP 47 of the conversation: what is said where its next request fails
 * @param heardBy who listens from now on, whatever the number's settings say; null leaves it to them
 */
function placesOf(asked: WebhookRequest, callId: string, language: string, heardBy: 'carrier' | null = null): Places {
  const base = baseOf(asked);
  return {
    next(position: number, what: Next) {
      const query = new URLSearchParams({ position: String(position), on: what.type });
      if (language !== anyLanguage) query.set('language', language);
      if (heardBy !== null) query.set('by', heardBy);
      if (what.type !== 'heard' && what.type !== 'transferred') query.set('times', String(what.times));
      if (what.type === 'waited' && what.agent !== null) query.set('agent', what.agent);
      return `${base}/calls/${callId}?${query}`;
    },
    audio: (seq) => `${base}/audio/${audioName(asked.services, callId, seq)}`,
    whisper: `${base}/calls/${callId}/whisper`,
    socket(kind) {
      const url = socketUrl(asked.services, asked.account.hook, kind);
      const ticket = streamTicket(asked.services, callId);
      return wires[asked.account.carrier]?.signsSockets ? { url, ticket } : { url: `${url}/${ticket}`, ticket };
    },
  };
}

/** What is to be done for a caller whom no agent answers. */
function verbsInstead(asked: WebhookRequest, number: string, taken: Exclude<Taken, { do: 'led' | 'wait' }>): Verb[] {
  if (taken.do === 'say') return [{ verb: 'Say', text: taken.text, language: taken.language }, { verb: 'Hangup' }];
  const action = `${baseOf(asked)}/forwarded`;
  return [{ verb: 'Dial', number: taken.to, callerId: number, action, ringFor }];
}

/** Has sentences made while the carrier reads the answer: they are there when it comes for them. */
function makeAudio(asked: WebhookRequest, { callId, answer, plan, recorded }: CallStep): void {
  for (const { seq, text, language } of answer?.says ?? [])
    madeAudio(scopeOf(asked), callId, seq, plan === null ? undefined : { text, language, plan, recorded }).catch(
      (error: unknown) => {
        asked.services.log.warn({ err: error, callId, turn: seq }, 'speech could not be made');
      },
    );
}

/** What is to be done where a call stands now; anyone who was handed to another agent is answered by that one. */
async function verbsOfStep(
  asked: WebhookRequest,
  led: CallStep,
  line: Line,
  ends: Ends,
  sid: string,
  heardBy: 'carrier' | null = null,
): Promise<Verb[]> {
  const { callId, answer, agent } = led;
  const isOver = answer === null || answer.next.do === 'hang_up';
  if (!isOver) {
    // What the carrier says itself is not made here.
    if (line.over !== 'relay') makeAudio(asked, led);
    return verbsOf(answer, { ...line, agent }, placesOf(asked, callId, answer.language, heardBy));
  }
  if (agent === null) return [{ verb: 'Hangup' }];
  const reached = await asked.services.db.tenant(asked.account.workspaceId, (tx) => reach(tx, asked, ends.own));
  return reached === undefined ? [{ verb: 'Hangup' }] : ring(asked, reached, sid, ends, agent);
}

/** Has an agent take a call that rings, and says its first words. */
async function ring(
  asked: WebhookRequest,
  { row, over }: Reached,
  sid: string,
  ends: Ends,
  agentId: string | null,
): Promise<Verb[]> {
  const scope = scopeOf(asked);
  const taken = await takeRinging(scope, row, sid, ends, agentId);
  if (taken.do === 'wait') {
    const verbs = await waitInLine(asked, row, ends.other, taken.language);
    if (verbs !== null) return verbs;
    const busy = { do: 'say', text: phrasesOf(taken.language).busy, language: taken.language } as const;
    return verbsInstead(asked, row.number, row.fallback ? { do: 'forward', to: row.fallback } : busy);
  }
  if (row.queues && taken.do === 'led') await leaveLine(scope, sid, 'taken');
  if (taken.do !== 'led') return verbsInstead(asked, row.number, taken);
  const line = lineOf(row, 0, null, over);
  return verbsOfStep(asked, await answer(scope, taken.call.id, line, taken.call), line, ends, sid);
}

/** The first request of a call, or that again. @param begun the call, where it has begun just now */
function answer(scope: Scope, callId: string, line: Line, begun?: CallRow): Promise<CallStep> {
  const first = { position: 0, event: { type: 'answered' }, agent: null } as const;
  return advanceCall(scope, callId, { ...first, look: nothingBeside, line: () => line, ...(begun && { begun }) });
}

const lineOf = (row: NumberRow, waited: number, agent: string | null, over: SocketKind | null = null): Line => ({
  number: row.number,
  onDuty: row.fallback,
  waited,
  agent,
  over,
  lost: 0,
});

/** A call comes in. The same request again goes on with the same call. */
export async function voice(asked: WebhookRequest): Promise<Verb[]> {
  const { event, account } = asked;
  const { call: sid, to } = event;
  const scope = scopeOf(asked);
  const { db, calls: all, speech } = scope.services;
  // Someone waits for its first words while all else is looked up.
  speech.prepare?.();
  return all.withCallLock(`carrier:${sid}`, async () => {
    const { reached, known } = await db.tenant(account.workspaceId, async (tx) => ({
      reached: await reach(tx, asked, to),
      known: await findBySidIn(tx, account.workspaceId, sid),
    }));
    if (reached === undefined) return [{ verb: 'Reject', reason: 'rejected' }];
    const { row, over } = reached;
    const other = otherEnd(event.from, account.carrier === 'stand-in');
    const ends: Ends = { direction: 'inbound', numberId: row.id, own: row.number, other, carrier: account.carrier };
    // Who was refused is not led: the same request again hears the same.
    if (known === undefined || known.endReason === 'refused') return ring(asked, reached, sid, ends, null);
    const line = lineOf(row, 0, null, over);
    return verbsOfStep(asked, await answer(scope, known.id, line), line, ends, sid);
  });
}

/** A caller who waits in line: their sound is over, or they have pressed a key. */
export async function queued(asked: WebhookRequest): Promise<Verb[]> {
  const scope = scopeOf(asked);
  const row = await findNumber(asked, asked.event.to);
  const language = row === undefined ? anyLanguage : await languageOfNumber(scope, row);
  const verbs = await askedToBeCalled(asked, language);
  if (verbs !== null) return verbs;
  // Who is to be called back and comes first gets the line that is free.
  await callBackNext(scope);
  return voice(asked);
}

export const StepQuery = z.object({
  position: z.coerce.number().int().min(0).max(10_000_000),
  on: z.enum(['heard', 'waited', 'transferred', 'streamed']),
  /** A stream of the call was lost: the carrier listens from then on. */
  by: z.literal('carrier').nullable().default(null),
  times: z.coerce.number().int().min(0).max(100).default(0),
  agent: z.uuid().nullable().default(null),
  /** BCP 47 that the conversation is in. */
  language: z.string().max(20).default(anyLanguage),
});

/** What a line reports. */
function eventOf(
  { digits, said: text, confidence, transfer }: CarrierEvent,
  { on, times }: z.infer<typeof StepQuery>,
): GatherEvent {
  if (on === 'waited' || on === 'streamed') return { type: 'waited', times };
  if (on === 'transferred') {
    const { result: code, says } = transfer;
    if (code === 'connected') return { type: 'transferred', result: { ok: true } };
    const message = code === 'declined' ? 'No one accepted the call.' : `The carrier returned: ${says || 'no answer'}.`;
    return { type: 'transferred', result: { ok: false, code, message } };
  }
  if (digits !== '') return { type: 'pressed', digits };
  return text === '' ? { type: 'silent' } : { type: 'said', text, confidence };
}

/** The ends of a call that goes on. */
export function endsOfRow(asked: Pick<WebhookRequest, 'account'>, row: CallRow): Ends {
  return {
    direction: row.direction!,
    numberId: row.phoneNumberId!,
    own: row.ownNumber!,
    other: row.otherNumber,
    carrier: asked.account.carrier,
  };
}

/**
 * Whether it is a person who is listened to. The first words of a call that went out may be a machine's, which are told
 * apart request by request.
 */
function isPersons({ services }: WebhookRequest, { direction, startedAt }: CallRow, { type }: GatherEvent): boolean {
  if (direction === 'inbound' || type === 'said' || startedAt === null) return true;
  return services.clock.now() - startedAt.getTime() > firstWordsMs;
}

/** A relay that worked is opened once more by whichever server is asked; after that the carrier listens turn by turn. */
function mayRelayAgain({ relay: { seconds, left } }: CarrierEvent, lost: number): boolean {
  return lost < mostRelays && (left || seconds >= workedAfter);
}

/** The line reports what happened since the last answer. @throws AppError not_found */
export async function step(asked: WebhookRequest, callId: string, query: z.infer<typeof StepQuery>): Promise<Verb[]> {
  const scope = scopeOf(asked);
  const event = eventOf(asked.event, query);
  const { agent, by, language } = query;
  const isStreamed = query.on === 'streamed';
  const line = ({ row, reached }: Looked): Line | null => {
    const mayBeOver = by === null && isPersons(asked, row, event);
    const waited = query.on === 'waited' ? query.times : 0;
    return reached === undefined ? null : lineOf(reached.row, waited, agent, mayBeOver ? reached.over : null);
  };
  const advance = (hears: (looked: Looked) => boolean) =>
    advanceCall(scope, callId, {
      position: isStreamed ? noPosition : query.position,
      event,
      agent,
      look: (tx, row) => lookAt(tx, asked, row),
      line: (looked) => (hears(looked) ? line(looked) : null),
    });
  let led = await advance(({ dial }) => !mayBeOthers(dial, event));
  const looked = led.looked ?? (await look(asked, callId));
  const its = line(looked);
  if (its === null) return [{ verb: 'Hangup' }];
  const { row, dial } = looked;
  if (led.answer !== null && mayBeOthers(dial, event)) {
    const places = placesOf(asked, callId, language, by);
    const verbs = await answeredOtherwise(
      { asked, callId, language, dial, line: { ...its, over: null }, places },
      event,
    );
    if (verbs !== null) return verbs;
    led = await advance(() => true);
  }
  const ends = endsOfRow(asked, row);
  const sid = asked.event.call;
  if (!isStreamed) return verbsOfStep(asked, led, its, ends, sid, by);
  // Where the call listens, its socket was lost: another stream would be, too.
  const isLost = led.answer?.next.do === 'listen';
  const isOnceMore = isLost && its.over === 'relay' && mayRelayAgain(asked.event, query.times);
  if (isOnceMore) return verbsOfStep(asked, led, { ...its, lost: query.times + 1 }, ends, sid);
  return verbsOfStep(asked, led, { ...its, over: isLost ? null : its.over }, ends, sid, isLost ? 'carrier' : null);
}

/** The first request of a call that went out, once it is answered; the words of the caller are its own. */
export async function answered(asked: WebhookRequest, callId: string): Promise<Verb[]> {
  const { row, reached } = await look(asked, callId);
  if (reached === undefined) return [{ verb: 'Hangup' }];
  const line = lineOf(reached.row, 0, null);
  const led = await answer(scopeOf(asked), callId, line);
  return verbsOfStep(asked, led, line, endsOfRow(asked, row), asked.event.call);
}

/** What a call's line is to do where it stands now, without anything having happened on it. @throws AppError not_found */
export async function verbsNow(asked: WebhookRequest, callId: string, answer: GatherAnswer): Promise<Verb[]> {
  const { row, reached } = await look(asked, callId);
  if (reached === undefined) return [{ verb: 'Hangup' }];
  const led: CallStep = { callId, answer, agent: null, plan: null, looked: null };
  return verbsOfStep(asked, led, lineOf(reached.row, 0, null), endsOfRow(asked, row), row.carrierSid ?? '');
}

/** It broke, and nothing is tried any more. */
export const verbsOfFailure = (language = anyLanguage): Verb[] => [
  { verb: 'Say', text: phrasesOf(language).failure, language },
  { verb: 'Hangup' },
];

/** Something broke in the middle of a call: the caller hears so, and the line stays. */
export function verbsAfterFault(url: string, query: z.infer<typeof StepQuery>): Verb[] {
  const { language } = query;
  const { sayAgain } = phrasesOf(language);
  // Twice is bad luck; a third time no one waits for.
  if (query.times >= 2) return verbsOfFailure(language);
  const again = new URL(url);
  again.searchParams.set('on', 'waited');
  again.searchParams.set('times', String(query.times + 1));
  return [
    { verb: 'Say', text: sayAgain, language },
    { verb: 'Redirect', url: again.href },
  ];
}

/** The server that was asked first did not answer: the number's fallback takes the call, or the caller hears so. */
export async function fallback(asked: WebhookRequest): Promise<Verb[]> {
  const row = await findNumber(asked, asked.event.to);
  const sid = asked.event.call;
  const known = await findBySid(scopeOf(asked), sid);
  // The call is here: it goes on where it stands.
  if (known !== undefined) return answered(asked, known.id);
  const language = row === undefined ? anyLanguage : await languageOfNumber(scopeOf(asked), row);
  const { failure } = phrasesOf(language);
  return verbsInstead(
    asked,
    row?.number ?? '',
    row?.fallback ? { do: 'forward', to: row.fallback } : { do: 'say', text: failure, language },
  );
}

/** What a person hears before a caller is put through: what it is about. */
export async function whisper(asked: WebhookRequest, callId: string): Promise<Verb[]> {
  const stepped = await stepCall(scopeOf(asked), callId, { look: (tx, row) => lookAt(tx, asked, row) });
  const { reached } = stepped?.looked ?? (await look(asked, callId));
  const language = stepped?.answer.language ?? anyLanguage;
  const summary = stepped?.answer.next.do === 'transfer' ? stepped.answer.next.summary : '';
  const says: Words[] = summary === '' ? [] : [{ verb: 'Say', text: summary.slice(0, 500), language }];
  if (!reached?.row.asksToAccept) return says;
  const { toAccept } = phrasesOf(language);
  const action = `${baseOf(asked)}/calls/${callId}/accepted`;
  const ask = [...says, { verb: 'Say', text: toAccept, language } as const];
  return [{ verb: 'AskKey', action, waitFor: acceptsWithin, says: ask }, { verb: 'Hangup' }];
}

/** Someone has pressed a key where they were to press 1: any other leaves the caller. */
export const accepted = ({ event }: WebhookRequest): Verb[] => (event.digits === '1' ? [] : [{ verb: 'Hangup' }]);
