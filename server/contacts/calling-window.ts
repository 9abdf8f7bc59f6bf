import type { CampaignPlan } from '#domain/campaigns/campaigns.ts';
import type { CallingRule } from '#domain/contacts/calling-rules.ts';
import { wallClock } from '#server/scheduling/free-times.ts';
import { isPublicHoliday } from './calling-rules/public-holidays.ts';

/** When someone may be called: by the clock of every zone in which their number may be. */
export interface CallWindow {
  zones: readonly string[];
  rule: CallingRule;
  hours: CampaignPlan['hours'];
}

const quarterMs = 15 * 60_000;
/** How far ahead an opening is looked for, in quarters of an hour: four weeks. */
const mostQuarters = 28 * 96;

function isHoliday({ country, publicHolidays, holidays }: CallingRule, date: string): boolean {
  if (publicHolidays && isPublicHoliday(country, date)) return true;
  return holidays.some((day) => (day.yearly ? day.date.slice(5) === date.slice(5) : day.date === date));
}

/** Whether someone may be called at a moment: in each zone it is inside the rule's hours and the campaign's. */
export function isWithin({ zones, rule, hours }: CallWindow, at: number): boolean {
  return zones.every((zone) => {
    const { date, weekday, minute } = wallClock(at, zone);
    return (
      minute >= Math.max(rule.from, hours.from) &&
      minute < Math.min(rule.until, hours.until) &&
      rule.days.includes(weekday) &&
      hours.days.includes(weekday) &&
      !isHoliday(rule, date)
    );
  });
}

/** When someone may be called next, at a moment or behind it; null where that is not within four weeks. */
export function nextWithin(window: CallWindow, at: number): number | null {
  if (isWithin(window, at)) return at;
  const first = Math.ceil((at + 1) / quarterMs) * quarterMs;
  for (let n = 0; n < mostQuarters; n++) {
    const quarter = first + n * quarterMs;
    if (isWithin(window, quarter)) return quarter;
  }
  return null;
}
