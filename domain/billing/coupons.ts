import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Currency, highestPrice } from '#domain/platform/money.ts';

/** Coupons of one seller, archived ones included. */
export const couponsLimit = 200;

const Code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,29}$/, 'Use 2 to 30 letters, digits, hyphens, or underscores.');

/** What a coupon takes off the price of a plan. Usage and set-up fees aren't lessened by it. */
export const CouponTerms = z.object({
  /** Hundredths of a percent; null where it is an amount. */
  percentOff: z.int('Use hundredths of a percent, such as 2000 for 20%.').min(1).max(10_000).nullable(),
  /** Off each payment, or off each month where it lasts so many months. */
  amountOff: z.int().min(1).max(highestPrice).nullable(),
  /** Of the amount; null of a percentage. */
  currency: Currency.nullable(),
  /** `once`: off the first payment. `months`: off so many months, of a year its share. */
  duration: z.enum(['once', 'months', 'forever']),
  months: z.int('Enter a whole number of months.').min(1).max(120).nullable(),
});
export type CouponTerms = z.infer<typeof CouponTerms>;

export const Coupon = CouponTerms.extend({
  id: Id,
  code: z.string(),
  /** Clients that may take it, each once; null for any number. */
  maxRedemptions: z.int().nullable(),
  clients: z.int(),
  expiresAt: Moment.nullable(),
  status: z.enum(['active', 'archived']),
  createdAt: Moment,
});
export type Coupon = z.infer<typeof Coupon>;

/** What of a coupon holds for a subscription. */
export interface Discount extends CouponTerms {
  couponId: string;
  code: string;
  /** Months (`months`) or payments (`once`) that it still lessens; null for ever. */
  left: number | null;
  /** Months of what is paid now that it lessens. */
  covered: number;
}

const NewCoupon = CouponTerms.extend({
  code: Code,
  percentOff: CouponTerms.shape.percentOff.default(null),
  amountOff: CouponTerms.shape.amountOff.default(null),
  currency: CouponTerms.shape.currency.default(null),
  months: CouponTerms.shape.months.default(null),
  maxRedemptions: z.int().min(1).max(1_000_000).nullable().default(null),
  expiresAt: Moment.nullable().default(null),
})
  .refine(({ percentOff, amountOff }) => (percentOff === null) !== (amountOff === null), {
    message: 'Set either a percentage or an amount.',
    path: ['percentOff'],
  })
  .refine(({ amountOff, currency }) => (amountOff === null) === (currency === null), {
    message: 'Set a currency for an amount, but not for a percentage.',
    path: ['currency'],
  })
  .refine(({ duration, months }) => (duration === 'months') === (months !== null), {
    message: 'Set the number of months only if the duration is in months.',
    path: ['months'],
  });

export const couponsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/coupons',
    summary: 'List this workspace’s coupons, newest first',
    can: 'settings:read',
    reply: z.object({ items: z.array(Coupon) }),
  },
  create: {
    method: 'POST',
    path: '/v1/coupons',
    idempotent: 'whole',
    summary: 'Create a coupon',
    description:
      'Clients can enter the code before they choose a plan, or you can apply the coupon for them. A coupon’s terms can’t be changed.',
    can: 'settings:manage',
    audit: 'coupon.created',
    body: NewCoupon,
    reply: Coupon,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { code: 'WELCOME20', percentOff: 2_000, duration: 'months', months: 3 } },
  },
  setStatus: {
    method: 'PUT',
    path: '/v1/coupons/:couponId/status',
    summary: 'Archive or restore a coupon',
    description: 'Clients who have used the coupon keep the discount.',
    can: 'settings:manage',
    audit: 'coupon.status-changed',
    params: z.object({ couponId: Id }),
    body: z.object({ status: Coupon.shape.status }),
    reply: Coupon,
    example: { body: { status: 'archived' } },
  },
});
