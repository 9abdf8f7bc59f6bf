import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Currency, Price } from '#domain/platform/money.ts';
import { limitIds } from '#domain/usage/limits.ts';
import { ratedKinds } from './products.ts';

/** Plans of one seller, archived ones included. */
export const plansLimit = 100;
/** Minutes that may be tried before anything is paid. */
export const trialMinutesLimit = 200;

/** What a plan includes beside minutes, and shows as meters. */
export const planMeters = {
  apiCalls: { name: 'API calls', unit: 'calls' },
  agents: { name: 'Agents', unit: 'agents' },
  phoneNumbers: { name: 'Phone numbers', unit: 'numbers' },
  sms: { name: 'SMS', unit: 'messages' },
  chats: { name: 'Chats', unit: 'chats' },
  modelTokens: { name: 'Model tokens', unit: 'tokens' },
} as const;
export type PlanMeter = keyof typeof planMeters;
export const planMeterNames = Object.keys(planMeters) as [PlanMeter, ...PlanMeter[]];

const Most = z.int('Enter a whole number.').min(0, 'Enter 0 or more.').max(1_000_000_000, 'Enter one billion or less.');

/** What is agreed with anyone who subscribes. A change makes another version; who has an older one keeps it. */
export const PlanTerms = z.object({
  /** For an interval, in the smallest unit of the currency. */
  price: Price.describe('Price per interval, in cents.'),
  /** Asked once, with the first payment of a subscription. */
  setupFee: Price,
  currency: Currency,
  /** How long the price is for. Minutes and what else is included are of a month in either case. */
  interval: z.enum(['month', 'year']),
  trialDays: z
    .int('Enter a whole number of days.')
    .min(0, 'Enter 0 or more.')
    .max(90, 'A trial can last up to 90 days.'),
  trialMinutes: z
    .int('Enter a whole number of minutes.')
    .min(0, 'Enter 0 or more.')
    .max(trialMinutesLimit, `A trial can have up to ${trialMinutesLimit} minutes.`),
  /** Minutes of a month; null for as many as one likes. */
  includedMinutes: Most.nullable(),
  /** What happens when they are used up: each further one costs the price of Voice agents, or calls are refused. */
  overage: z.enum(['pay_as_you_go', 'stop']),
  /** How much of other things is included; null for as much as one likes, absent where the plan says nothing. */
  meters: z.partialRecord(z.enum(planMeterNames), Most.nullable()),
  limits: z.partialRecord(z.enum(limitIds), Most.nullable()),
  /**
   * What a unit costs beyond what is included, by product. Of a plan: in place of the price list, which holds for what is
   * left out. Of what is offered and agreed: all of them, as they stay for the one who agrees.
   */
  unitPrices: z.partialRecord(z.enum(ratedKinds), Price),
});
export type PlanTerms = z.infer<typeof PlanTerms>;

const Name = z.string().trim().min(1, 'Give the plan a name.').max(80);
const Description = z.string().trim().max(300);

export const Plan = PlanTerms.extend({
  id: Id,
  name: z.string(),
  description: z.string(),
  version: z.int(),
  mostPopular: z.boolean(),
  /** Whether clients find it in their list; else only who has its checkout link. */
  offered: z.boolean(),
  /** An archived plan is not offered any more; who has it keeps it. */
  status: z.enum(['active', 'archived']),
  /** Workspaces that have it now. */
  subscribers: z.int(),
  createdAt: Moment,
});
export type Plan = z.infer<typeof Plan>;

export const PlanSubscriber = z.object({
  workspaceId: Id,
  name: z.string(),
  status: z.enum(['trialing', 'active', 'cancelled']),
  /** Of the plan that it agreed to. */
  version: z.int(),
  since: Moment,
});

const params = z.object({ planId: Id });

export const plansApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/plans',
    summary: 'List the plans this workspace sells, including archived ones',
    can: 'subaccounts:read',
    reply: z.object({ items: z.array(Plan) }),
  },
  create: {
    method: 'POST',
    path: '/v1/plans',
    idempotent: 'whole',
    summary: 'Create a plan',
    can: 'subaccounts:manage',
    audit: 'plan.created',
    body: PlanTerms.extend({
      name: Name,
      description: Description.default(''),
      interval: PlanTerms.shape.interval.default('month'),
      setupFee: PlanTerms.shape.setupFee.default(0),
      trialDays: PlanTerms.shape.trialDays.default(0),
      trialMinutes: PlanTerms.shape.trialMinutes.default(0),
      meters: PlanTerms.shape.meters.default({}),
      limits: PlanTerms.shape.limits.default({}),
      unitPrices: PlanTerms.shape.unitPrices.default({}),
    }),
    reply: Plan,
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: { name: 'Starter', price: 2_900, currency: 'USD', includedMinutes: 100, overage: 'pay_as_you_go' },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/plans/:planId',
    summary: 'Update a plan; existing subscriptions don’t change',
    description:
      'New terms create a new plan version for future subscribers. Current subscribers keep the version they agreed to.',
    can: 'subaccounts:manage',
    audit: 'plan.updated',
    params,
    body: PlanTerms.extend({
      name: Name,
      description: Description,
      mostPopular: z.boolean(),
      offered: z.boolean(),
    }).partial(),
    reply: Plan,
    example: { body: { price: 3_900, mostPopular: true } },
  },
  duplicate: {
    method: 'POST',
    path: '/v1/plans/:planId/duplicate',
    idempotent: 'whole',
    summary: 'Duplicate a plan',
    can: 'subaccounts:manage',
    audit: 'plan.created',
    params,
    reply: Plan,
    status: 201,
    errors: ['limit_reached'],
  },
  setStatus: {
    method: 'PUT',
    path: '/v1/plans/:planId/status',
    summary: 'Archive or restore a plan',
    can: 'subaccounts:manage',
    audit: 'plan.status-changed',
    params,
    body: z.object({ status: Plan.shape.status }),
    reply: Plan,
    example: { body: { status: 'archived' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/plans/:planId',
    summary: 'Delete a plan without subscribers',
    can: 'subaccounts:manage',
    audit: 'plan.deleted',
    params,
    errors: ['conflict'],
  },
  subscribers: {
    method: 'GET',
    path: '/v1/plans/:planId/subscribers',
    summary: 'List the current and former workspaces on a plan, newest first',
    can: 'subaccounts:read',
    params,
    reply: z.object({ items: z.array(PlanSubscriber) }),
  },
});
