import { shareOf, type UnitPrice } from '#domain/platform/money.ts';
import type { PlanTerms } from './plans.ts';
import { productKinds, type RatedKind } from './products.ts';

/** What is counted, with the product whose price it has. */
export const ratedMeters = {
  call_seconds: { kind: 'voice-agents', unit: 'second' },
  message_segments: { kind: 'sms', unit: 'message' },
  number_days: { kind: 'phone-numbers', unit: 'day' },
  chats: { kind: 'chats', unit: 'chat' },
  model_tokens: { kind: 'models', unit: 'token' },
} as const satisfies Record<string, { kind: RatedKind; unit: string }>;
export type RatedMeter = keyof typeof ratedMeters;
export const ratedMeterNames = Object.keys(ratedMeters) as RatedMeter[];

/** How much of each is included; null for as much as one likes. */
export type Included = Record<RatedMeter, number | null>;
/** The same without seconds of calls, which a period keeps by themselves. */
export type IncludedUnits = Partial<Omit<Included, 'call_seconds'>>;
const ratedUnits = ratedMeterNames.filter((meter) => meter !== 'call_seconds');
/** What everyone may take as nothing, where it is tried. */
export const allUnitsIncluded: IncludedUnits = Object.fromEntries(ratedUnits.map((meter) => [meter, null]));
export type Used = Record<RatedMeter, number>;

/** In ms: a month, and the part of it that is meant. */
export interface Part {
  monthFrom: number;
  monthTo: number;
  from: number;
  to: number;
}

const dayMs = 86_400_000;
/** Days of a month that is billed: as many midnights as are in it. */
export const daysOf = ({ monthFrom, monthTo }: Pick<Part, 'monthFrom' | 'monthTo'>): number =>
  Math.max(1, Math.round((monthTo - monthFrom) / dayMs));

/** What a plan includes of a meter in a whole month. What it says nothing of is paid from the first. */
function includedInMonth({ includedMinutes, meters }: PlanTerms, meter: RatedMeter, days: number): number | null {
  if (meter === 'call_seconds') return includedMinutes === null ? null : includedMinutes * 60;
  const { phoneNumbers = 0, sms = 0, chats = 0, modelTokens = 0 } = meters;
  if (meter === 'message_segments') return sms;
  if (meter === 'chats') return chats;
  if (meter === 'model_tokens') return modelTokens;
  return phoneNumbers === null ? null : phoneNumbers * days;
}

/** What a plan includes of a meter in a part of its month: its share by time. */
export function includedIn(terms: PlanTerms, meter: RatedMeter, part: Part): number | null {
  const whole = includedInMonth(terms, meter, daysOf(part));
  return whole === null ? null : shareOf(whole, { from: part.monthFrom, to: part.monthTo }, part.from, part.to);
}

/** What a plan includes besides seconds of calls. */
export const unitsIncludedIn = (terms: PlanTerms, part: Part): IncludedUnits =>
  Object.fromEntries(ratedUnits.map((meter) => [meter, includedIn(terms, meter, part)]));

/** The agreed price of a meter's unit in a month. What no one named a price of costs nothing. */
export function unitPriceOf(
  terms: Pick<PlanTerms, 'unitPrices'>,
  meter: RatedMeter,
  month: Pick<Part, 'monthFrom' | 'monthTo'>,
): UnitPrice {
  const { kind } = ratedMeters[meter];
  const { per } = productKinds[kind];
  return { amount: terms.unitPrices[kind] ?? 0, per: meter === 'number_days' ? daysOf(month) : per };
}
