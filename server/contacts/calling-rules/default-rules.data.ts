import type { CallingRule } from '#domain/contacts/calling-rules.ts';

type Rule = Omit<CallingRule, 'country' | 'isOwn'>;

/** Monday to Saturday, nine to eight: inside what is allowed wherever we have looked. */
const careful: Rule = {
  from: 540,
  until: 1200,
  days: [1, 2, 3, 4, 5, 6],
  consent: true,
  publicHolidays: true,
  holidays: [],
  perDay: 2,
};

/**
 * What holds where a workspace says nothing. ZZ: every other country.
 *
 * - US: 8 to 21 local time (47 CFR 64.1200(c)(1)), some states until 20 and none on Sundays; voices of programs are
 *   "artificial", which needs prior express consent (FCC, February 2024); Florida and Oklahoma: three calls in 24 hours.
 * - DE: calls by automatic machines need consent, also of businesses (§ 7(2) UWG); Sundays are at rest.
 *
 * Both are read as of November 2026, and no legal advice.
 */
export const defaultRules: Record<string, Rule> = { US: careful, DE: careful, ZZ: careful };
