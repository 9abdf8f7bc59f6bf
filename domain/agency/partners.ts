import { z } from 'zod';
import { InvitedEmail } from '#domain/identity/invitations.ts';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Currency } from '#domain/platform/money.ts';
import { referralDays } from './referral-days.ts';

export const partnerTypes = ['affiliate', 'reseller', 'referral'] as const;
export type PartnerType = (typeof partnerTypes)[number];
/** `pending`: has asked to join. `paused`: keeps what was earned, and earns no more. */
export const partnerStatuses = ['pending', 'active', 'paused'] as const;
export type PartnerStatus = (typeof partnerStatuses)[number];

/** Partners that a workspace may have. */
export const partnersLimit = 1_000;

const Type = z.enum(partnerTypes, `Use ${partnerTypes.join(', ')}.`);
const PartnerName = z.string().trim().min(1, 'Give the partner a name.').max(80, 'Use 80 characters or fewer.');
/** Hundredths of a percent: 1500 is 15 %. */
const Points = z
  .number('Enter a number.')
  .int('Use up to two decimal places.')
  .min(0, 'Enter 0% or more.')
  .max(10_000, 'Enter 100% or less.');
/** In the smallest unit of the currency. */
const Amount = z
  .number('Enter an amount.')
  .int('Enter a whole number of cents.')
  .min(1, 'Enter an amount above zero.')
  .max(100_000_000_000, 'This amount is too large. Enter a smaller one.');
export const ReferralCode = z.string().regex(/^[a-z0-9]{8,20}$/, 'Partner code not found. Check the code.');

/** What was earned and paid out in a currency, in its smallest unit. */
export const PartnerSum = z.object({
  currency: z.string(),
  revenue: z.number().int(),
  commission: z.number().int(),
  paid: z.number().int(),
  owed: z.number().int(),
});
export type PartnerSum = z.infer<typeof PartnerSum>;

export const Partner = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  type: z.enum(partnerTypes),
  status: z.enum(partnerStatuses),
  commissionPoints: z.number().int(),
  /** Anyone who signs up by it is the partner's, for 90 days after following it. */
  link: z.string(),
  /** Accounts that signed up by it. */
  referrals: z.number().int(),
  sums: z.array(PartnerSum),
  createdAt: Moment,
});
export type Partner = z.infer<typeof Partner>;

const Rates = z.object(
  Object.fromEntries(partnerTypes.map((type) => [type, Points])) as Record<PartnerType, typeof Points>,
);
export type PartnerRates = z.infer<typeof Rates>;

/** Entries that a partner sees of what it earned and was paid. */
export const recentEntries = 50;

/** What changed what a partner is owed. Entries are only added. */
export const PartnerEntry = z.object({
  id: Id,
  /** `earned`: a customer paid. `taken_back`: that was credited again. `paid_out`: the partner got it. */
  kind: z.enum(['earned', 'taken_back', 'paid_out']),
  createdAt: Moment,
  currency: z.string(),
  /** How much more is owed since; below zero, how much less. */
  amount: z.number().int(),
  /** What the customer paid of it, without tax; null of a pay-out. */
  revenue: z.number().int().nullable(),
  description: z.string(),
  /** Under which a pay-out is known to the bank; null of what was earned. */
  reference: z.string().nullable(),
  /** Of which it was earned; null for what was noted by hand. */
  invoiceId: Id.nullable(),
});
export type PartnerEntry = z.infer<typeof PartnerEntry>;

/** One's own part in a programme. */
export const Partnership = z.object({
  /** Whose partner one is. */
  workspace: z.string(),
  ...Partner.pick({ type: true, status: true, commissionPoints: true, link: true, referrals: true, sums: true }).shape,
  /** The newest entries, newest first. */
  recent: z.array(PartnerEntry.omit({ invoiceId: true })),
});
export type Partnership = z.infer<typeof Partnership>;

const Affiliate = z.object({
  items: z.array(Partnership),
  /** Whether one may ask to join the programme of this installation. */
  canJoin: z.boolean(),
});

const Params = z.object({ partnerId: Id });

export const partnersApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/partners',
    summary: 'List partners by name, with revenue and amount owed',
    can: 'settings:read',
    reply: z.object({ items: z.array(Partner), rates: Rates }),
  },
  create: {
    method: 'POST',
    path: '/v1/partners',
    idempotent: 'whole',
    summary: 'Add a partner with their own referral link',
    can: 'settings:manage',
    audit: 'partner.created',
    body: z.object({
      name: PartnerName,
      email: InvitedEmail.optional(),
      type: Type,
      /** Hundredths of a percent; without it what the type gets. */
      commissionPoints: Points.optional(),
    }),
    reply: Partner,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { name: 'Blue Voice', type: 'reseller', email: 'hello@example.com' } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/partners/:partnerId',
    summary: 'Update a partner',
    description: 'Earlier earnings keep their original commission rate.',
    can: 'settings:manage',
    audit: 'partner.updated',
    params: Params,
    body: z.object({
      name: PartnerName.optional(),
      email: InvitedEmail.nullable().optional(),
      type: Type.optional(),
      status: z.enum(partnerStatuses).optional(),
      commissionPoints: Points.optional(),
    }),
    reply: Partner,
    example: { body: { status: 'active' } },
  },
  setRates: {
    method: 'PUT',
    path: '/v1/partner-rates',
    summary: 'Set the default commission by partner type, for new partners',
    can: 'settings:manage',
    audit: 'partner.rates-set',
    body: Rates,
    reply: Rates,
    example: { body: { affiliate: 1500, reseller: 2500, referral: 2000 } },
  },
  addEarning: {
    method: 'POST',
    path: '/v1/partners/:partnerId/earnings',
    idempotent: 'whole',
    summary: 'Record a payment from a partner’s customer',
    description: 'The commission is the partner’s share, rounded half up.',
    can: 'settings:manage',
    audit: 'partner.earning-added',
    params: Params,
    body: z.object({
      revenue: Amount,
      currency: Currency,
      description: z.string().trim().min(1, 'Enter a purpose.').max(200),
    }),
    reply: Partner,
    status: 201,
    errors: ['conflict'],
    example: { body: { revenue: 19700, currency: 'EUR', description: 'Plan Pro, November' } },
  },
  addPayout: {
    method: 'POST',
    path: '/v1/partners/:partnerId/payouts',
    idempotent: 'whole',
    summary: 'Record a payout to a partner, up to the amount owed',
    can: 'settings:manage',
    audit: 'partner.paid-out',
    params: Params,
    body: z.object({
      amount: Amount,
      currency: Currency,
      note: z.string().trim().max(200).default(''),
      /** Under which the bank, or the payer, knows it. */
      reference: z.string().trim().max(80).default(''),
    }),
    reply: Partner,
    status: 201,
    errors: ['conflict'],
    example: { body: { amount: 1000, currency: 'EUR', note: 'By transfer', reference: 'TRF-1042' } },
  },
  entries: {
    method: 'GET',
    path: '/v1/partners/:partnerId/entries',
    summary: 'List a partner’s earnings, reversals, and payouts, newest first',
    description:
      'A partner earns commission on each invoice payment (before tax) from customers who signed up through their link. A credit note reverses its share of the commission. The amount owed is the sum of the entries.',
    can: 'settings:read',
    params: Params,
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: page(PartnerEntry),
  },
  affiliate: {
    method: 'GET',
    path: '/v1/affiliate',
    summary: 'Get your partner accounts, with their referral links and amounts owed',
    can: 'account',
    reply: Affiliate,
  },
  join: {
    method: 'POST',
    path: '/v1/affiliate',
    summary: 'Apply to become an affiliate of this installation, subject to the operator’s approval',
    can: 'account',
    audit: 'partner.created',
    reply: Affiliate,
    errors: ['conflict'],
  },
  attribute: {
    method: 'POST',
    path: '/v1/affiliate/referral',
    summary: 'Report the referral link that a new account used',
    description: `Counts once per account, within a day of sign-up. The first link followed in the ${referralDays} days before sign-up counts.`,
    can: 'account',
    audit: null,
    body: z.object({ code: ReferralCode, touchedAt: Moment }),
    reply: z.object({ attributed: z.boolean() }),
    example: { body: { code: 'abcdefgh23', touchedAt: '2026-11-20T09:00:00Z' } },
  },
});
