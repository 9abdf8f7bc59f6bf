import { limitWords } from '#domain/limit-words.ts';
import { limitIds } from '#domain/limits.ts';
import { type PlanMeter, type PlanTerms, planMeterNames } from '#domain/plans.ts';
import { formatNumber } from '#web/lib/format.ts';

/** One and more of each. */
const nouns: Record<PlanMeter, readonly [string, string]> = {
  apiCalls: ['API call', 'API calls'],
  agents: ['agent', 'agents'],
  phoneNumbers: ['number', 'numbers'],
  sms: ['SMS', 'SMS'],
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

/** What happens behind the included minutes. */
export const overageOf = ({ includedMinutes, overage }: Pick<PlanTerms, 'includedMinutes' | 'overage'>) => {
  if (includedMinutes === null) return 'No minute is charged for.';
  return overage === 'stop'
    ? 'Calls are refused when they are used up.'
    : 'Each further minute is paid at the price of Voice agents.';
};

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
    return [most === null ? `any number of ${unit}` : `${formatNumber(most)} ${unit}`];
  });
