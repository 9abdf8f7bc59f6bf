import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { Currency } from '#domain/platform/money.ts';
import { CouponTerms } from './coupons.ts';
import { BillingProfile, Invoice, Payment, WholeInvoice } from './invoices.ts';
import { Plan, PlanTerms } from './plans.ts';

/** What a workspace pays: its plan, what it has used of it, invoices and payments. */

export const Offer = PlanTerms.extend({
  id: Id,
  name: z.string(),
  description: z.string(),
  mostPopular: z.boolean(),
  version: Plan.shape.version,
  /** The one that the workspace has, at the version that is offered. */
  current: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

export const Subscription = z.object({
  id: Id,
  planId: Id,
  plan: z.string(),
  status: z.enum(['trialing', 'active']),
  price: z.int(),
  currency: Currency,
  interval: PlanTerms.shape.interval,
  overage: PlanTerms.shape.overage,
  includedMinutes: z.int().nullable(),
  /** What a unit beyond what is included costs, as it was agreed. */
  unitPrices: PlanTerms.shape.unitPrices,
  startedAt: Moment,
  periodStartedAt: Moment,
  /** The end of the month or year for which the price is paid. */
  paidUntil: Moment,
  /** What lessens the price, as long as it lasts; null without a coupon. */
  discount: z.object({ code: z.string(), left: z.int().nullable(), duration: CouponTerms.shape.duration }).nullable(),
  /** When the next invoice comes, or the end of a subscription that was cancelled. */
  nextBillingAt: Moment,
  endsWithPeriod: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

/** Where a visit to the provider's page stands. */
export const Checkout = z.object({
  status: z.enum(['open', 'done', 'ended']),
  problem: z.string().nullable(),
  /** The plan that begins with it; null where it was about the card alone. */
  plan: z.string().nullable(),
});
export type Checkout = z.infer<typeof Checkout>;

/** How much of something is used. */
export const Meter = z.object({
  id: z.string(),
  name: z.string(),
  current: z.number(),
  /** Null where there is none. */
  limit: z.number().nullable(),
  unit: z.string(),
});
export type Meter = z.infer<typeof Meter>;

/** The card that invoices are charged to, as far as anyone may see it. */
export const Card = z.object({
  /** As in `visa`; another word for what is no card. */
  brand: z.string(),
  last4: z.string(),
  /** 0 where it has none. */
  expMonth: z.int(),
  expYear: z.int(),
});
export type Card = z.infer<typeof Card>;

/** What a plan costs a workspace now and next, before it is taken. */
export const Quote = z.object({
  offer: Offer,
  /** Begins with it, and costs nothing; the price follows behind. */
  trial: z.boolean(),
  /** For which moment it was computed: the person who confirms it names it, and is charged what it says. */
  quotedAt: Moment,
  /** Below zero, what is given back as credit. */
  dueNow: z.object({
    /** What it consists of, as the invoice will have it. */
    lines: z.array(z.object({ description: z.string(), amount: z.int() })),
    net: z.int(),
    tax: z.int(),
    taxName: z.string().nullable(),
    /** What the seller owes already, and sets off. */
    credit: z.int(),
    total: z.int(),
    currency: Currency,
  }),
  /** The next payment, and when. */
  next: z.object({ amount: z.int(), currency: Currency, at: Moment }),
  /** Minutes of the month that is left when it changes: what is included behind the change; null without a limit. */
  minutesLeft: z.int().nullable(),
  /** Workspaces below this one, which use the same minutes, numbers and messages: what they use is paid with it. */
  subaccounts: z.int(),
  /** Whether a card is put down first, at the provider's page. */
  needsCard: z.boolean(),
  seller: z.string(),
  /** What is agreed to; null where the seller has none. */
  termsUrl: z.string().nullable(),
  privacyUrl: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const Billing = z.object({
  /** Null: the trial's minutes hold. The operator is shown the first of its own plans, and pays nothing. */
  subscription: Subscription.nullable(),
  /** Whom the workspace pays; null for the one that runs the installation. */
  seller: z.string().nullable(),
  meters: z.array(Meter),
  /** What the next invoice would be if nothing more was used; null without a plan. */
  estimate: z
    .object({
      plan: z.int(),
      /** Changes of plans that wait for the next invoice. */
      other: z.int().describe('Plan changes on the next invoice, in cents.'),
      /** What the workspace used beyond what is included: minutes, messages and numbers. */
      usage: z.int(),
      /** The same of its subaccounts. */
      wholesale: z.int(),
      total: z.int(),
      currency: Currency,
    })
    .nullable(),
  /** What the seller owes the workspace, and sets off against the next invoices. */
  credits: z.array(z.object({ amount: z.int(), currency: Currency })),
  /** Whether the seller collects online, and from which card; without one, invoices are paid at their own page. */
  payment: z.object({ online: z.boolean(), card: Card.nullable() }),
});
export type Billing = z.infer<typeof Billing>;

export const BilledCall = z.object({
  callId: Id.nullable(),
  /** Of a line of what subaccounts used: whose it was. */
  subaccount: z.string().nullable(),
  agentName: z.string().nullable(),
  startedAt: Moment.nullable(),
  occurredAt: Moment,
  seconds: z.int(),
  included: z.int(),
  billed: z.int(),
});

const List = z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(50) });
/** Where the person goes next: a page of the payment provider's. */
const Elsewhere = z.object({ url: z.string() });

/** What a quote showed, so that nothing else is charged. */
const confirmed = {
  /** Its moment, half an hour ago at most. */
  quotedAt: Moment.optional(),
  /** Its total that is due now. */
  total: z.int().optional(),
};
const params = z.object({ invoiceId: Id });
/** Of a first plan: what lessens its price. */
const CouponCode = z.string().trim().min(1).max(40);
const byPlan = z.object({ planId: Id });

export const billingApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/billing',
    summary: 'Get the workspace’s plan, usage, and upcoming invoice',
    can: 'settings:read',
    reply: Billing,
  },
  offers: {
    method: 'GET',
    path: '/v1/billing/offers',
    summary: 'List the plans available to the workspace',
    can: 'settings:read',
    reply: z.object({ items: z.array(Offer) }),
  },
  publicPlan: {
    method: 'GET',
    path: '/v1/checkout/:planId',
    summary: 'Get a plan by its checkout link; available to anyone on the seller’s site',
    can: 'public',
    params: byPlan,
    reply: z.object({
      plan: Offer.omit({ current: true }),
      /** Whether strangers may open an account here. */
      signUp: z.boolean(),
    }),
    perMinute: 120,
  },
  subscribe: {
    method: 'POST',
    path: '/v1/billing/subscription',
    idempotent: 'long',
    summary: 'Subscribe to a plan; the first month is invoiced immediately or after the trial',
    can: 'settings:manage',
    audit: 'subscription.started',
    body: byPlan,
    reply: Billing,
    status: 201,
    errors: ['conflict'],
    example: { body: { planId: '019a0000-0000-7000-8000-000000000001' } },
  },
  quote: {
    method: 'GET',
    path: '/v1/billing/offers/:planId',
    summary: 'Get a quote for a plan: what this workspace pays now, what it pays later, and the terms',
    can: 'settings:read',
    params: byPlan,
    query: z.object({ coupon: CouponCode.optional() }),
    reply: Quote,
    errors: ['conflict'],
  },
  checkout: {
    method: 'POST',
    path: '/v1/billing/checkout',
    idempotent: 'long',
    summary: 'Accept a plan’s quote',
    description:
      'If the seller collects payments online and there’s no card on file, the response includes a URL for adding a card, and the plan starts once a card is added. Otherwise, the plan starts immediately.',
    can: 'settings:manage',
    audit: 'subscription.started',
    body: z.object({
      planId: Id,
      /** Of the plan, as it was shown. */
      version: z.int(),
      /** The link of the terms that were agreed to, as the quote has it. */
      termsUrl: z.string().max(500).nullable().default(null),
      coupon: CouponCode.optional(),
      ...confirmed,
    }),
    reply: z.object({ url: z.string().nullable() }),
    status: 201,
    errors: ['conflict', 'payment_unavailable'],
    example: { body: { planId: '019a0000-0000-7000-8000-000000000001', version: 1 } },
  },
  setUpPayment: {
    method: 'POST',
    path: '/v1/billing/payment-method',
    idempotent: 'long',
    summary: 'Start adding a card on the payment provider’s page',
    can: 'settings:manage',
    // What comes of it is told when it is done.
    audit: null,
    reply: Elsewhere,
    status: 201,
    errors: ['conflict', 'payment_unavailable'],
  },
  settleCheckout: {
    method: 'PUT',
    path: '/v1/billing/checkouts/:checkoutId',
    summary: 'Check a checkout’s status and apply the result',
    can: 'settings:manage',
    // A plan that begins with it tells of itself.
    audit: 'payment-method.set',
    params: z.object({ checkoutId: Id }),
    reply: Checkout,
    errors: ['payment_unavailable'],
  },
  portal: {
    method: 'POST',
    path: '/v1/billing/portal',
    idempotent: 'long',
    summary: 'Open the payment provider’s page for cards and receipts',
    can: 'settings:manage',
    // Nothing is changed here.
    audit: null,
    reply: Elsewhere,
    status: 201,
    errors: ['conflict', 'payment_unavailable'],
  },
  change: {
    method: 'PUT',
    path: '/v1/billing/subscription',
    summary: 'Switch to another plan now',
    description:
      'The rest of the month is credited at the old price and charged at the new one, to the second, on an invoice or credit note that’s issued right away. If you confirm a quote with its time and total, the quoted amounts apply. Included minutes are split the same way. Minutes that were included when they were used aren’t charged later. Live calls continue.',
    can: 'settings:manage',
    audit: 'subscription.changed',
    body: byPlan.extend({
      /** Of the plan, as it was shown. */
      version: z.int().optional(),
      ...confirmed,
    }),
    reply: Billing,
    errors: ['conflict'],
    example: { body: { planId: '019a0000-0000-7000-8000-000000000001' } },
  },
  cancel: {
    method: 'POST',
    path: '/v1/billing/subscription/cancel',
    idempotent: 'long',
    summary: 'Cancel the plan, now or at the end of the month',
    description: 'There’s no refund for the current month.',
    can: 'settings:manage',
    audit: 'subscription.cancelled',
    body: z.object({ when: z.enum(['end', 'now']) }),
    reply: Billing,
    errors: ['conflict'],
    example: { body: { when: 'end' } },
  },
  resume: {
    method: 'POST',
    path: '/v1/billing/subscription/resume',
    idempotent: 'long',
    summary: 'Keep a plan that’s set to end this month',
    can: 'settings:manage',
    audit: 'subscription.resumed',
    reply: Billing,
    errors: ['conflict'],
  },
  profile: {
    method: 'GET',
    path: '/v1/billing/profile',
    summary: 'Get this workspace’s billing details',
    can: 'settings:read',
    reply: BillingProfile,
  },
  setProfile: {
    method: 'PUT',
    path: '/v1/billing/profile',
    summary: 'Update this workspace’s billing details; issued invoices don’t change',
    can: 'settings:manage',
    audit: 'billing-profile.set',
    body: BillingProfile,
    reply: BillingProfile,
    example: {
      body: { name: 'Bakery Ltd', address: '1 High Street\n10115 Berlin', country: 'DE', vatId: 'DE123456789' },
    },
  },
  invoices: {
    method: 'GET',
    path: '/v1/billing/invoices',
    summary: 'List this workspace’s invoices and credit notes, newest first',
    can: 'settings:read',
    query: List,
    reply: page(Invoice),
  },
  invoice: {
    method: 'GET',
    path: '/v1/billing/invoices/:invoiceId',
    summary: 'Get an invoice as issued, with its payments',
    can: 'settings:read',
    params,
    reply: WholeInvoice,
  },
  pdf: {
    method: 'GET',
    path: '/v1/billing/invoices/:invoiceId/pdf',
    summary: 'Get an invoice as a PDF',
    can: 'settings:read',
    params,
    raw: ['application/pdf'],
    errors: ['conflict'],
  },
  calls: {
    method: 'GET',
    path: '/v1/billing/invoices/:invoiceId/lines/:lineId/calls',
    summary: 'List the calls on an invoice line item, with durations to the second',
    can: 'settings:read',
    params: z.object({ invoiceId: Id, lineId: Id }),
    query: List,
    reply: page(BilledCall),
  },
  payments: {
    method: 'GET',
    path: '/v1/billing/payments',
    summary: 'List payments, newest first',
    can: 'settings:read',
    query: List,
    reply: page(Payment),
  },
});
