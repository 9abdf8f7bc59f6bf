import { type PlanMeter, type PlanTerms, planMeterNames } from '#domain/billing/plans.ts';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { limitIds } from '#domain/usage/limits.ts';
import { formatNumber } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';

/** One and more of each. */
const nouns: Record<PlanMeter, readonly [string, string]> = {
  apiCalls: ['API call', 'API calls'],
  agents: ['agent', 'agents'],
  phoneNumbers: ['number', 'numbers'],
  sms: ['SMS', 'SMS'],
  chats: ['chat', 'chats'],
  modelTokens: ['model token', 'model tokens'],
};

const counted = (count: number, [one, more]: readonly [string, string]) =>
  `${formatNumber(count)} ${count === 1 ? one : more}`;

/** What a plan includes: `500 minutes`, `1 number`. */
export function includedIn({ includedMinutes, meters }: Pick<PlanTerms, 'includedMinutes' | 'meters'>): string[] {
  const minutes = includedMinutes === null ? 'Unlimited minutes' : counted(includedMinutes, ['minute', 'minutes']);
  const others = planMeterNames.flatMap((name) => {
    const most = meters[name];
    if (most === undefined) return [];
    return [most === null ? `unlimited ${nouns[name][1]}` : counted(most, nouns[name])];
  });
  return [minutes, ...others];
}

type Beyond = Pick<PlanTerms, 'includedMinutes' | 'overage' | 'meters' | 'currency' | 'unitPrices'>;

/** What a further unit of each costs, where it is paid and its price is known. */
function pricesBeyond({ includedMinutes, overage, meters, currency, unitPrices }: Beyond): string[] {
  const show = (amount: number) => showMoney({ amount, currency });
  const { 'voice-agents': minute, sms, 'phone-numbers': number, chats, models } = unitPrices;
  return [
    minute !== undefined && overage !== 'stop' && includedMinutes !== null && `${show(minute)} per minute`,
    sms !== undefined && meters.sms !== null && `${show(sms)} per text message`,
    number !== undefined && meters.phoneNumbers !== null && `${show(number)} per phone number per month`,
    // What costs nothing is not worth a word.
    chats !== undefined && chats > 0 && meters.chats !== null && `${show(chats)} per chat`,
    models !== undefined && models > 0 && meters.modelTokens !== null && `${show(models)} per million model tokens`,
  ].filter((part) => part !== false);
}

/** What happens behind what is included, with the prices that are agreed to. */
export const overageOf = (terms: Beyond) => {
  const { includedMinutes, overage, unitPrices } = terms;
  const beyond = pricesBeyond(terms);
  const costs = beyond.length === 0 ? '' : `Additional usage: ${beyond.join(', ')}.`;
  const isPaid = includedMinutes !== null && overage !== 'stop' && unitPrices['voice-agents'] === undefined;
  const minutes =
    includedMinutes === null
      ? 'No charge for minutes.'
      : overage === 'stop'
        ? 'Calls are rejected once minutes run out.'
        : isPaid
          ? 'Extra minutes are billed at the Voice agents price.'
          : '';
  return [minutes, costs].filter(Boolean).join(' ');
};

/** `plus $250.00 to set up`, or nothing. */
export const setupFeeOf = ({ setupFee, currency }: Pick<PlanTerms, 'setupFee' | 'currency'>) =>
  setupFee === 0 ? undefined : `plus ${showMoney({ amount: setupFee, currency })} to set up`;

/** `14 days with 60 minutes`, or nothing. */
export const trialOf = ({ trialDays, trialMinutes }: Pick<PlanTerms, 'trialDays' | 'trialMinutes'>) =>
  trialDays === 0
    ? undefined
    : `${counted(trialDays, ['day', 'days'])} with ${counted(trialMinutes, ['minute', 'minutes'])}`;

/** What a plan says of limits: `5 agents`, `10 GB of storage`, `any number of people`; nothing where it says nothing. */
export const limitsIn = ({ limits }: Pick<PlanTerms, 'limits'>): string[] =>
  limitIds.flatMap((id) => {
    const most = limits[id];
    const unit = id === 'storageGb' ? 'GB of storage' : limitWords[id].unit;
    if (most === undefined) return [];
    return [most === null ? `unlimited ${unit}` : `${formatNumber(most)} ${unit}`];
  });
