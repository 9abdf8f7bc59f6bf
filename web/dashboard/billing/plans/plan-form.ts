import { type Plan, type PlanMeter, type PlanTerms, planMeterNames, trialMinutesLimit } from '#domain/billing/plans.ts';
import { type RatedKind, ratedKinds } from '#domain/billing/products.ts';
import { type Currency, parseAmount, plainAmount } from '#domain/platform/money.ts';
import { type LimitId, limitIds } from '#domain/usage/limits.ts';

/** A plan as it is typed in: an empty limit is none. */
export interface PlanFields {
  name: string;
  description: string;
  price: string;
  interval: PlanTerms['interval'];
  setupFee: string;
  currency: Currency;
  minutes: string;
  overage: PlanTerms['overage'];
  trialDays: string;
  trialMinutes: string;
  meters: Record<PlanMeter, string>;
  /** Empty where the price list holds. */
  unitPrices: Record<RatedKind, string>;
  /** Empty says nothing of it, `none` is without a limit. */
  limits: Record<LimitId, string>;
}

const shown = (most: number | null | undefined) => (most === undefined || most === null ? '' : String(most));

const unlimited = 'none';
const typedLimit = (most: number | null | undefined) => (most === null ? unlimited : shown(most));

/** The fields of a plan that is there, or of a new one. */
export const fieldsOf = (plan?: Plan): PlanFields => ({
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: plan === undefined ? '' : plainAmount(plan.price, plan.currency),
  interval: plan?.interval ?? 'month',
  setupFee: plan === undefined || plan.setupFee === 0 ? '' : plainAmount(plan.setupFee, plan.currency),
  currency: plan?.currency ?? 'USD',
  minutes: shown(plan?.includedMinutes),
  overage: plan?.overage ?? 'pay_as_you_go',
  trialDays: String(plan?.trialDays ?? 0),
  trialMinutes: String(plan?.trialMinutes ?? 0),
  meters: Object.fromEntries(planMeterNames.map((name) => [name, shown(plan?.meters[name])])) as PlanFields['meters'],
  unitPrices: Object.fromEntries(
    ratedKinds.map((kind) => {
      const amount = plan?.unitPrices[kind];
      return [kind, plan === undefined || amount === undefined ? '' : plainAmount(amount, plan.currency)];
    }),
  ) as PlanFields['unitPrices'],
  limits: Object.fromEntries(limitIds.map((id) => [id, typedLimit(plan?.limits[id])])) as PlanFields['limits'],
});

export type Problems = Partial<
  Record<
    | 'name'
    | 'price'
    | 'setupFee'
    | 'minutes'
    | 'trialDays'
    | 'trialMinutes'
    | PlanMeter
    | RatedKind
    | `limits.${LimitId}`,
    string
  >
>;

const whole = (text: string) => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined);
const notWhole = 'Enter a whole number, or leave it empty for no limit.';

type Given = Pick<Plan, 'name' | 'description'> & PlanTerms;

/** What was typed as the server takes it, or what is wrong with it. */
export function readFields(fields: PlanFields, before?: Plan): { given?: Given; problems: Problems } {
  const problems: Problems = {};
  const name = fields.name.trim();
  const price = parseAmount(fields.price, fields.currency);
  const [trialDays, trialMinutes] = [whole(fields.trialDays), whole(fields.trialMinutes)];
  const minutes = fields.minutes.trim() === '' ? null : whole(fields.minutes);
  if (name === '') problems.name = 'Enter a plan name.';
  if (price === null) problems.price = 'Enter an amount, such as 97.00, without a currency symbol.';
  const setupFee = fields.setupFee.trim() === '' ? 0 : parseAmount(fields.setupFee, fields.currency);
  if (setupFee === null) problems.setupFee = 'Enter an amount, such as 250.00, without a currency symbol.';
  if (minutes === undefined) problems.minutes = notWhole;
  if (trialDays === undefined || trialDays > 90) problems.trialDays = 'Enter 0 to 90 days.';
  if (trialMinutes === undefined || trialMinutes > trialMinutesLimit) {
    problems.trialMinutes = `Enter 0 to ${trialMinutesLimit} minutes.`;
  }
  if (trialDays && trialMinutes === 0) problems.trialMinutes = 'Enter the number of trial minutes.';
  const meters: PlanTerms['meters'] = {};
  for (const meter of planMeterNames) {
    const text = fields.meters[meter].trim();
    const most = whole(text);
    // An empty field keeps what a plan says without a number: that there is no limit.
    if (text === '') {
      if (before?.meters[meter] === null) meters[meter] = null;
    } else if (most === undefined) problems[meter] = notWhole;
    else meters[meter] = most;
  }
  const unitPrices: PlanTerms['unitPrices'] = {};
  for (const kind of ratedKinds) {
    const text = fields.unitPrices[kind].trim();
    const amount = parseAmount(text, fields.currency);
    if (text === '') continue;
    if (amount === null) problems[kind] = 'Enter an amount, such as 0.50, without a currency symbol.';
    else unitPrices[kind] = amount;
  }
  const limits: PlanTerms['limits'] = {};
  for (const id of limitIds) {
    const text = fields.limits[id].trim().toLowerCase();
    const most = text === unlimited ? null : whole(text.replace(/[,\s]/g, ''));
    if (text === '') continue;
    if (most === undefined) problems[`limits.${id}`] = 'Enter a whole number or “none”, or leave it empty.';
    else limits[id] = most;
  }
  if (Object.keys(problems).length > 0) return { problems };
  const { description, currency, overage, interval } = fields;
  return {
    problems,
    given: {
      name,
      description: description.trim(),
      price: price!,
      currency,
      overage,
      meters,
      limits,
      unitPrices,
      interval,
      setupFee: setupFee!,
      includedMinutes: minutes!,
      trialDays: trialDays!,
      trialMinutes: trialMinutes!,
    },
  };
}
