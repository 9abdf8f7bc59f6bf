import { z } from 'zod';
import { endpoints, Moment } from '#domain/platform/http.ts';

/** How a workspace collects what it sells: by hand, or through an account of its own at Stripe. */

export const PaymentProvider = z.object({
  /** Whose keys they are: settings of the server, or this workspace's own. */
  keys: z.enum(['installation', 'own']),
  /** `off`: by hand. `incomplete`: something is missing, see there. */
  status: z.enum(['off', 'incomplete', 'ready']),
  mode: z.enum(['test', 'live']).nullable(),
  /** Null where the key may not ask for it. */
  account: z.string().nullable(),
  /** Last characters of the key. */
  maskedKey: z.string().nullable(),
  hasWebhookSecret: z.boolean(),
  /** Where Stripe has to send events; null until there is a key. */
  webhookUrl: z.string().nullable(),
  lastEvent: z.object({ type: z.string(), at: Moment }).nullable(),
  /** What is missing, and where it is set. */
  missing: z.array(z.string()),
});
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/** What the webhook has to be sent; others are kept and change nothing. */
export const webhookEvents = [
  'checkout.session.completed',
  'checkout.session.expired',
  'setup_intent.succeeded',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice.overdue',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.updated',
] as const;

export const paymentProviderApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/payment-provider',
    summary: 'Get this workspace’s payment collection settings',
    can: 'settings:read',
    reply: PaymentProvider,
  },
  set: {
    method: 'PUT',
    path: '/v1/payment-provider',
    summary: 'Set a Stripe account’s key, its webhook secret, or both',
    description:
      'Use a restricted key with write access to customers, checkout sessions, the customer portal, invoices, and credit notes, and read access to payment methods, refunds, and disputes. We check the key immediately. It’s stored encrypted and never shown again. If you switch to a key from another account or mode, you have to collect open invoices from the previous one manually.',
    can: 'settings:manage',
    audit: 'payment-provider.set',
    body: z.object({
      key: z
        .string()
        .trim()
        .regex(
          /^(sk|rk)_(test|live)_[A-Za-z0-9]{10,240}$/,
          'Use a restricted or secret key, which starts with rk_ or sk_. A key that starts with pk_ can’t collect payments.',
        )
        .optional(),
      webhookSecret: z
        .string()
        .trim()
        .regex(
          /^whsec_[A-Za-z0-9+/=_-]{10,240}(,whsec_[A-Za-z0-9+/=_-]{10,240}){0,2}$/,
          'Use the signing secret that Stripe shows for the webhook. The secret starts with whsec_.',
        )
        .optional(),
    }),
    reply: PaymentProvider,
    errors: ['conflict', 'payment_unavailable'],
    example: { body: { key: 'rk_test_51Parley0Example0Key', webhookSecret: 'whsec_ExampleExampleExample' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/payment-provider',
    summary: 'Remove the keys; you then have to collect open and future invoices manually',
    can: 'settings:manage',
    audit: 'payment-provider.removed',
    errors: ['conflict'],
  },
});
