import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';

/** When and how often people of a country are called, unless a workspace says otherwise. */
const minute = z.int('Enter the time as minutes after midnight.').min(0).max(1440);

/** Days on which no one is called: by date, or each year on the same day. */
const RuleHoliday = z.object({
  date: z.iso.date('Enter a date, such as 2026-12-24.'),
  name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use 80 characters or fewer.'),
  yearly: z.boolean(),
});

export const CallingRule = z.object({
  /** ISO 3166-1 alpha-2; `ZZ` stands for every country without a rule of its own. */
  country: z.string(),
  /** By the callee's clock, in minutes from midnight. */
  from: minute,
  until: minute,
  /** 0 is Sunday. */
  days: z.array(z.int().min(0).max(6)).max(7),
  /** Whether someone who is called has to have agreed to it before. */
  consent: z.boolean(),
  /** Whether the public holidays that are known of the country are free of calls: of the United States and Germany. */
  publicHolidays: z.boolean(),
  holidays: z.array(RuleHoliday).max(200, 'A rule can list up to 200 days.'),
  /** Calls of one number within 24 hours, those before the last one that was busy included. */
  perDay: z.int().min(1, 'Enter 1 or more.').max(10, 'Enter 10 or less.'),
  /** Whether the workspace has changed it. */
  isOwn: z.boolean(),
});
export type CallingRule = z.infer<typeof CallingRule>;

/** Two letters, as in DE; ZZ for all others. The rule refuses what is none, with a sentence. */
const Params = z.object({ country: z.string().max(40) });

export const callingRulesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/calling-rules',
    summary: 'List calling rules, by country',
    description:
      'The defaults are conservative for every country we know of, but they aren’t legal advice. Check which rules apply to you, and change the defaults as needed.',
    can: 'contacts:read',
    reply: z.object({ items: z.array(CallingRule) }),
  },
  set: {
    method: 'PUT',
    path: '/v1/calling-rules/:country',
    summary: 'Set a country’s rule',
    can: 'contacts:manage',
    audit: 'calling-rule.set',
    params: Params,
    body: CallingRule.omit({ country: true, isOwn: true }).refine(
      ({ from, until }) => from < until,
      'The end must be after the start.',
    ),
    reply: CallingRule,
    example: {
      params: { country: 'DE' },
      body: {
        from: 600,
        until: 1140,
        days: [1, 2, 3, 4, 5],
        consent: true,
        publicHolidays: true,
        perDay: 1,
        holidays: [{ date: '2026-12-24', name: 'Christmas Eve', yearly: true }],
      },
    },
  },
  reset: {
    method: 'DELETE',
    path: '/v1/calling-rules/:country',
    summary: 'Restore a country’s default rule',
    can: 'contacts:manage',
    audit: 'calling-rule.reset',
    params: Params,
    example: { params: { country: 'DE' } },
  },
});
