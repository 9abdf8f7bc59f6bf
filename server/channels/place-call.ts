import { and, asc, eq } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { maxCallSeconds, type OwnCall } from '#domain/calls/calls.ts';
import { carrierCan } from '#domain/carriers/carrier-kinds.ts';
import type { PhoneCall } from '#domain/channels/phone-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { knowingMore } from '#server/calls/known-before.ts';
import type { NewCall } from '#server/calls/new-call.ts';
import { checkStart } from '#server/calls/start-call.ts';
import { atCarrier, openCarrier, urlsOf } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { checkRules, type Respected } from '#server/contacts/check-calling-rules.ts';
import { isSuppressed } from '#server/contacts/suppressions.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import {
  type AccountRow,
  type DialRow,
  dials,
  type NumberRow,
  phoneNumbers,
} from '#server/platform/db/schema/phone.table.ts';
import { brokenConstraint } from '#server/platform/db/sql-error.ts';
import type { Scope } from '#server/scope.ts';
import { requireAgencyMinutes } from '#server/usage/trial.ts';
import { endsOf } from './phone/calls/begin-call.ts';
import { endWaiting, lockDial } from './phone/dials/apply-event.ts';
import type { DialEvent } from './phone/dials/dial.ts';
import { noteDial } from './phone/dials/note-dial.ts';
import { whilePatient } from './phone/patience.ts';
import { checkSipCaps } from './phone/sip/caps.ts';
import { isExtension } from './phone/sip/numbers.ts';

/** Seconds that a phone rings: behind it most machines take calls. */
const ringFor = 30;
/** A call that is dialled waits so long for its answer, in ms; what becomes of it is told by the carrier before. */
const waitMs = 15 * 60_000;

/** A call that goes out, as it is shown. */
export function showDial(row: DialRow): PhoneCall {
  const { callId, agentId, fromNumber, toNumber, state, result, answeredBy, problem, createdAt } = row;
  return {
    callId,
    agentId,
    from: fromNumber,
    to: toNumber,
    status: state,
    result,
    answeredBy,
    problem,
    createdAt: createdAt.toISOString(),
  };
}

/** A call that went out. @throws AppError not_found */
export async function getDial({ services, workspaceId }: Scope, callId: string): Promise<PhoneCall> {
  const own = and(eq(dials.workspaceId, workspaceId), eq(dials.callId, callId));
  const [row] = await services.db.tenant(workspaceId, (tx) => tx.select().from(dials).where(own));
  if (row === undefined) throw new AppError('not_found', 'Phone call not found. Check the ID.');
  return showDial(row);
}

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Numbers that no one is called at: they cost more, or help those in need. */
const refusedTypes: readonly (string | undefined)[] = ['PREMIUM_RATE', 'SHARED_COST', 'PAGER', 'UAN', 'VOICEMAIL'];

/** Why a number is not called; null where it may be. Test numbers of the stand-in ring no one. */
export function whyNotCalled(number: string, isSimulated: boolean): string | null {
  if (isSimulated) return null;
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid()) return `${number} isn’t a valid phone number.`;
  const type = parsed.getType();
  return refusedTypes.includes(type) ? `${number} is a premium-rate or special number, which agents can’t call.` : null;
}

/** The number that a call is made from. @throws AppError not_found, conflict, invalid_input */
async function numberFor(tx: Tx, scope: Scope, numberId: string | undefined) {
  let id = numberId;
  if (id === undefined) {
    const [first] = await tx
      .select({ id: phoneNumbers.id })
      .from(phoneNumbers)
      .where(and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.voice, true)))
      .orderBy(asc(phoneNumbers.id))
      .limit(1);
    id = first?.id;
  }
  if (id === undefined)
    throw new AppError('conflict', 'This workspace has no phone number to call from. Get one first.');
  const found = await requireNumber(tx, scope, id);
  if (!found.row.voice) throw refuse('body.numberId', `${found.row.number} can’t make calls. Choose another number.`);
  return found;
}

export interface Wanted {
  to: string;
  numberId?: string | undefined;
  agentId?: string | undefined;
  variables: Record<string, Json>;
  /** What the call is to the program that makes it, and how it differs from its agent. */
  own?: Partial<OwnCall>;
  /** What is known of the callee; what the flow has no use for is left out. */
  found?: Record<string, Json>;
  /** Left out: nothing of the calling rules, where they are kept to in another way. */
  respected?: Respected;
  /** Asked in the transaction that commits the dial: throws where it is not to be. */
  confirm?: (tx: Tx) => Promise<void>;
}

/** Refuses what is not dialled, before and at the moment of dialling. @throws AppError invalid_input */
function check({ row, account }: { row: NumberRow; account: AccountRow }, { to, agentId }: Wanted): string {
  const isWithin = account.carrier === 'sip' && isExtension(to);
  const why = isWithin ? null : whyNotCalled(to, account.carrier === 'stand-in');
  if (why !== null) throw refuse('body.to', why);
  if (to === row.number) throw refuse('body.to', 'A number can’t call itself.');
  const agent = agentId ?? row.outboundAgentId;
  if (agent === null) throw refuse('body.agentId', `${row.number} has no agent for outbound calls. Assign one first.`);
  return agent;
}

/**
 * Dials: what is about to be sent is stored, then it is sent, once. A lost answer leaves it unknown, to be looked for; a
 * late one leaves it being sent, and is stored when it comes.
 * @param callId the same for each try of one request
 * @throws AppError not_found, conflict, invalid_input, too_many_calls, minutes_used_up, flow_invalid
 */
export async function placeCall(scope: Scope, wanted: Wanted, callId: string = newId()): Promise<PhoneCall> {
  const { services, workspaceId } = scope;
  if (services.calls.draining) throw new AppError('not_ready');
  // While it rings, there is time for the voice to start.
  services.speech.prepare?.();
  const from = await services.db.tenant(workspaceId, (tx) => numberFor(tx, scope, wanted.numberId));
  const agentId = check(from, wanted);
  const found = { ...wanted.found, phone: wanted.to };
  const asked: NewCall = {
    callId,
    agentId,
    channel: 'phone',
    known: wanted.variables,
    found,
    ...(wanted.own && { own: wanted.own }),
    onDuty: from.row.fallback !== null,
    unrecorded: !carrierCan[from.account.carrier].records,
    ends: { direction: 'outbound', own: from.row.number, other: wanted.to },
  };
  const call = await knowingMore(scope, asked);
  if (call.closed !== undefined)
    throw new AppError('conflict', `The pre-call lookup rejected the call: ${call.closed}`);
  const isNew = await keepDial(scope, call, from, wanted);
  if (!isNew) return getDial(scope, callId);
  const sent = send(scope, from, wanted.to, callId).then((event) => noteDial(services, workspaceId, callId, event));
  // A carrier that takes its time is not waited for: the call is being sent, and found again whatever becomes of this process.
  sent.catch((error: unknown) => services.log.error({ err: error, callId }, 'what came of a dial could not be stored'));
  await whilePatient(services.clock, sent);
  return getDial(scope, callId);
}

/** Stores the call as being sent. False where an earlier try of the request has. */
async function keepDial(
  scope: Scope,
  call: NewCall,
  { row: number, account }: { row: NumberRow; account: AccountRow },
  { to, confirm, respected = 'none' }: Wanted,
): Promise<boolean> {
  const { services, workspaceId } = scope;
  const { callId, agentId } = call;
  const now = services.clock.now();
  const ends = endsOf({
    direction: 'outbound',
    numberId: number.id,
    own: number.number,
    other: to,
    carrier: account.carrier,
  });
  const at = new Date(now);
  await requireAgencyMinutes(services, workspaceId);
  try {
    return await services.db.tenant(workspaceId, async (tx) => {
      const [before] = await tx.select({ id: calls.id }).from(calls).where(eq(calls.id, callId));
      if (before !== undefined) return false;
      // In the transaction that commits the dial: anyone who says no before it is not called.
      if (await isSuppressed(tx, scope, to)) throw new AppError('do_not_call');
      // Test numbers ring no one outside.
      if (account.carrier !== 'stand-in' && !isExtension(to)) await checkRules(tx, scope, to, respected);
      if (account.carrier === 'sip') await checkSipCaps(tx, scope, account.id, to);
      const row = await checkStart(tx, scope, call);
      await confirm?.(tx);
      await tx.insert(calls).values({ ...row, ...ends, ticketExpiresAt: new Date(now + waitMs) });
      await tx.insert(dials).values({
        workspaceId,
        callId,
        accountId: account.id,
        agentId,
        fromNumber: number.number,
        toNumber: to,
        state: 'sending' as const,
        looks: 0,
        createdAt: at,
        sentAt: at,
      });
      const object = { kind: 'call', id: callId };
      await recordChange(tx, scope, 'call.dialled', { object, after: { agentId, from: number.number, to } });
      return true;
    });
  } catch (error) {
    const broken = brokenConstraint(error);
    // Another try of the same request was faster.
    if (broken === 'calls_pkey') return false;
    if (broken !== 'dials_open') throw error;
    throw new AppError('conflict', `A call from ${number.number} to ${to} is already in progress.`);
  }
}

/** Sends a dial, once, and says what came of it. */
async function send(
  { services }: Scope,
  { row, account }: { row: NumberRow; account: AccountRow },
  to: string,
  callId: string,
): Promise<DialEvent> {
  const base = urlsOf(services, account.hook).voice.replace(/\/voice$/, '');
  const about = (name: string) => `${base}/${name}?call=${callId}`;
  try {
    const { sid } = await openCarrier(services, account).dial({
      callId,
      from: row.number,
      to,
      url: about('answered'),
      status: about('status'),
      answeredBy: about('machine'),
      // Another process may take what this one could not.
      fallback: about('answered'),
      ringFor,
      longest: maxCallSeconds,
    });
    return { type: 'accepted', callSid: sid };
  } catch (error) {
    if (error instanceof CarrierError) return { type: 'fault', fault: error.kind, message: error.message };
    throw error;
  }
}

/**
 * Hangs up a call of the workspace that goes on. One that the carrier has not taken yet is over here at once, and is hung up at the carrier as soon
 * as that says which it is: who takes it before is not spoken to.
 * @throws AppError not_found, carrier_unavailable, carrier_refused
 */
export async function hangUp(scope: Scope, callId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  const { call, number } = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.channel, 'phone'));
    // What comes of its dial is stored before or behind this.
    const dial = await lockDial(tx, workspaceId, callId);
    const [row] = await tx.select().from(calls).where(own);
    if (row?.phoneNumberId == null) throw new AppError('not_found', 'Phone call not found. Check the ID.');
    if (dial !== undefined && row.carrierSid === null) await endWaiting(tx, services, dial, 'agent_hangup');
    return { call: row, number: await requireNumber(tx, scope, row.phoneNumberId) };
  });
  const { carrierSid, status } = call;
  if (carrierSid === null || status === 'ended') return undefined;
  await atCarrier(() => openCarrier(services, number.account).hangUp(carrierSid));
  return undefined;
}
