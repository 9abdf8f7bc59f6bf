import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { Currency } from '#domain/platform/money.ts';
import { subaccountStates } from './subaccounts.ts';

/** Whole months and days are in UTC. `90_days` ends today. */
export const marginRanges = ['this_month', 'last_month', '90_days'] as const;
export type MarginRange = (typeof marginRanges)[number];

/** What is earned with someone in a currency, in its smallest unit and before tax. */
export const MarginSum = z.object({
  currency: Currency,
  /** Of the invoices that were issued in the range, less credit notes. */
  invoiced: z.int(),
  /** What is used and not invoiced yet; nothing in a range that is over. */
  estimate: z.int(),
  /** Invoiced and estimated. */
  revenue: z.int(),
  /** What the installation asks for the same minutes, messages and numbers; null where its price in this currency is not known. */
  cost: z.int().nullable(),
  /** Revenue less cost; null without a cost. */
  margin: z.int().nullable(),
  /** Of the revenue, to a tenth; null without a cost or a revenue. */
  percent: z.number().nullable(),
});
export type MarginSum = z.infer<typeof MarginSum>;

export const SubaccountMargin = z.object({
  id: Id,
  name: z.string(),
  status: z.enum(subaccountStates),
  calls: z.number().int(),
  minutes: z.number(),
  /** Each currency for itself; none where nothing was used or asked. */
  sums: z.array(MarginSum),
});
export type SubaccountMargin = z.infer<typeof SubaccountMargin>;

export const Margins = z.object({
  /** Days (UTC), both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  items: z.array(SubaccountMargin),
  /** The sums of all items, to the smallest unit. */
  totals: SubaccountMargin.pick({ calls: true, minutes: true, sums: true }),
});
export type Margins = z.infer<typeof Margins>;

const query = z.object({
  range: z.enum(marginRanges, `Use ${marginRanges.join(', ')}.`).default('this_month'),
});

export const marginsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/margins',
    summary: 'List usage, revenue, and cost by subaccount, including former subaccounts',
    description:
      'Revenue is the amount invoiced in the range, excluding tax and credit notes, plus estimated uninvoiced usage. Cost is what the installation charges for the same call seconds, messages, and phone numbers, at the agency’s prices. Totals are the sums of all the rows.',
    can: 'settings:read',
    query,
    reply: Margins,
  },
  export: {
    method: 'GET',
    path: '/v1/margins/export',
    summary: 'Export subaccount margins as CSV, with one row per subaccount and currency',
    can: 'settings:read',
    perMinute: 60,
    query,
    raw: ['text/csv'],
  },
});
