import { and, count, eq, gte, min, ne } from 'drizzle-orm';
import type { CampaignPlan, SkipReason } from '#domain/campaigns/campaigns.ts';
import type { CallingRule } from '#domain/contacts/calling-rules.ts';
import { whyNotCalled } from '#server/channels/place-call.ts';
import { ruleFor } from '#server/contacts/calling-rules.ts';
import { nextWithin } from '#server/contacts/calling-window.ts';
import { findAgreed } from '#server/contacts/consents.ts';
import { countryOf, zonesOf } from '#server/contacts/number-zones.ts';
import { findSuppressed } from '#server/contacts/suppressions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { dials } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';

/** What is known of a campaign when its people are looked at. */
export interface Gate {
  plan: CampaignPlan;
  rules: ReadonlyMap<string, CallingRule>;
  /** The number that it calls from. */
  own: string;
  /** Whether its numbers ring no one outside: none of them is real. */
  isSimulated: boolean;
}

export type Verdict = { do: 'call' } | { do: 'later'; at: number } | { do: 'skip'; reason: SkipReason };

const dayMs = 86_400_000;
/** Answers that are the same for all numbers of the same zones in the same moment. */
export type Openings = Map<string, number | null>;

const isMarketing = ({ purpose }: CampaignPlan) => purpose === 'marketing_calls' || purpose === 'marketing_messages';

/** No law asks when test numbers are called: the campaign's own hours hold. */
const anyTime: CallingRule = {
  country: 'ZZ',
  from: 0,
  until: 1440,
  days: [0, 1, 2, 3, 4, 5, 6],
  consent: false,
  publicHolidays: false,
  holidays: [],
  perDay: 10,
  isOwn: false,
};
const ruleOf = ({ rules, isSimulated }: Gate, country: string) => (isSimulated ? anyTime : ruleFor(rules, country));

/** When a number may be called next, at a moment or behind it; null where no window opens. */
export function openingFor(gate: Gate, phone: string, at: number, known: Openings = new Map()): number | null {
  const country = countryOf(phone);
  const zones = zonesOf(phone);
  const key = `${country} ${zones.join(' ')} ${at}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const opening = nextWithin({ zones, rule: ruleOf(gate, country), hours: gate.plan.hours }, at);
  known.set(key, opening);
  return opening;
}

/** Tells why each of these numbers is never called, whatever the time; null where it may be. */
export async function findSkips(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  gate: Gate,
  phones: readonly string[],
): Promise<(phone: string) => SkipReason | null> {
  const { plan, own, isSimulated } = gate;
  const isOut = await findSuppressed(
    tx,
    { services, workspaceId },
    phones.map((phone) => ({ phone, email: null })),
  );
  const agreed = await findAgreed(tx, workspaceId, phones, plan.purpose);
  return (phone) => {
    if (phone === own) return 'own_number';
    if (whyNotCalled(phone, isSimulated) !== null) return 'special_number';
    if (isOut({ phone, email: null })) return 'do_not_call';
    const needsConsent = ruleOf(gate, countryOf(phone)).consent || (isMarketing(plan) && !isSimulated);
    return needsConsent && !agreed.has(phone) ? 'no_consent' : null;
  };
}

/** Calls to a number since a moment, and texts that campaigns sent it; what the carrier refused has reached no one. */
const callsSince = (workspaceId: string, phone: string, since: Date) => ({
  table: dials,
  at: dials.createdAt,
  where: and(
    eq(dials.workspaceId, workspaceId),
    eq(dials.toNumber, phone),
    ne(dials.state, 'failed'),
    gte(dials.createdAt, since),
  ),
});
const textsSince = (workspaceId: string, phone: string, since: Date) => ({
  table: phoneMessages,
  at: phoneMessages.createdAt,
  where: and(
    eq(phoneMessages.workspaceId, workspaceId),
    eq(phoneMessages.otherNumber, phone),
    eq(phoneMessages.author, 'house'),
    eq(phoneMessages.notice, false),
    ne(phoneMessages.state, 'failed'),
    gte(phoneMessages.createdAt, since),
  ),
});

/** When a number has had its calls or texts of 24 hours, the moment at which the first of them is a day old. */
async function restUntil(
  tx: Tx,
  { workspaceId }: Pick<Scope, 'workspaceId'>,
  { plan: { channel } }: Gate,
  phone: string,
  perDay: number,
  now: number,
) {
  const of = channel === 'call' ? callsSince : textsSince;
  const { table, at, where } = of(workspaceId, phone, new Date(now - dayMs));
  const [had] = await tx
    .select({ n: count(), first: min(at) })
    .from(table)
    .where(where);
  return had!.n >= perDay ? had!.first!.getTime() + dayMs : null;
}

/**
 * Whether someone is called now, later, or never. Asked when the list is made, when a call is due, and in the
 * transaction that commits its dial.
 */
export async function judge(
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId'>,
  gate: Gate,
  phone: string,
  now: number,
  known?: Openings,
): Promise<Verdict> {
  const reason = (await findSkips(tx, scope, gate, [phone]))(phone);
  if (reason !== null) return { do: 'skip', reason };
  const opening = openingFor(gate, phone, now, known);
  if (opening === null) return { do: 'skip', reason: 'no_window' };
  if (opening > now) return { do: 'later', at: opening };
  const { perDay } = ruleOf(gate, countryOf(phone));
  const rest = gate.isSimulated ? null : await restUntil(tx, scope, gate, phone, perDay, now);
  if (rest === null || rest <= now) return { do: 'call' };
  const after = openingFor(gate, phone, rest, known);
  return after === null ? { do: 'skip', reason: 'no_window' } : { do: 'later', at: after };
}
