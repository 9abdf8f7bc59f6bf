import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Currency, Price } from '#domain/platform/money.ts';

/** What is sold. A workspace has a row of each, under names and at prices of its own. */
export const productKinds = {
  'voice-agents': {
    name: 'Voice agents',
    description: 'Time agents spend on calls, counted to the second.',
    unit: 'minute',
    /** The meter that counts it; its unit is sold by `per`. */
    meter: 'call_seconds',
    per: 60,
    amount: 50,
    comingSoon: false,
  },
  'phone-numbers': {
    name: 'Phone numbers',
    description: 'A phone number that your agents answer.',
    unit: 'number per month',
    /** A price is for as many days as the month has. */
    meter: 'number_days',
    per: 1,
    amount: 500,
    comingSoon: false,
  },
  sms: {
    name: 'SMS',
    description: 'An outbound text message, counted in segments.',
    unit: 'message',
    meter: 'message_segments',
    per: 1,
    amount: 5,
    comingSoon: false,
  },
  integrations: {
    name: 'Integrations',
    description: 'Services that agents use.',
    unit: 'integration',
    meter: null,
    per: 1,
    amount: 0,
    comingSoon: false,
  },
  chats: {
    name: 'Chats',
    description: 'A text conversation, counted from the visitor’s first message.',
    unit: 'chat',
    meter: 'chats',
    per: 1,
    amount: 0,
    comingSoon: false,
  },
  models: {
    name: 'Language models',
    description: 'Input and output tokens of connected models.',
    unit: 'million tokens',
    meter: 'model_tokens',
    per: 1_000_000,
    amount: 0,
    comingSoon: false,
  },
} as const;
export type ProductKind = keyof typeof productKinds;
/** What is paid by use. */
export const ratedKinds = ['voice-agents', 'sms', 'phone-numbers', 'chats', 'models'] as const;
export type RatedKind = (typeof ratedKinds)[number];
export const productKindNames = Object.keys(productKinds) as [ProductKind, ...ProductKind[]];

/** Changes of a price that are kept for one product; more in its life is no price but noise. */
export const pricesLimit = 500;

export const ProductPrice = z.object({
  id: Id,
  currency: Currency,
  /** For each `unit` of the product, in the smallest unit of the currency. */
  amount: z.int(),
  validFrom: Moment,
});
export type ProductPrice = z.infer<typeof ProductPrice>;

export const Product = z.object({
  id: Id,
  kind: z.enum(productKindNames),
  name: z.string(),
  description: z.string(),
  /** What a price is for: a minute, a message. */
  unit: z.string(),
  comingSoon: z.boolean(),
  prices: z.array(
    ProductPrice.extend({
      /** What the seller of this workspace asks it for the same; null where it asks nothing in that currency. */
      cost: z.int().nullable(),
      /** Percent of the price over the cost; null without a cost. */
      markup: z.number().nullable(),
    }),
  ),
});
export type Product = z.infer<typeof Product>;

export const productsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/products',
    summary: 'List products with current prices, this workspace’s cost, and markup',
    can: 'settings:read',
    reply: z.object({ items: z.array(Product) }),
  },
  update: {
    method: 'PATCH',
    path: '/v1/products/:productId',
    summary: 'Update a product’s name or description',
    can: 'settings:manage',
    audit: 'product.updated',
    params: z.object({ productId: Id }),
    body: z.object({
      name: z.string().trim().min(1, 'Give the product a name.').max(80).optional(),
      description: z.string().trim().max(300).optional(),
    }),
    reply: Product,
    example: { body: { name: 'Voice minutes' } },
  },
  prices: {
    method: 'GET',
    path: '/v1/products/:productId/prices',
    summary: 'List all past, current, and future prices of a product, newest first',
    can: 'settings:read',
    params: z.object({ productId: Id }),
    reply: z.object({ items: z.array(ProductPrice) }),
  },
  setPrice: {
    method: 'POST',
    path: '/v1/products/:productId/prices',
    idempotent: 'whole',
    summary: 'Set a price, starting now or later',
    description: 'Past usage keeps its price. Prices can’t be edited, only replaced.',
    can: 'settings:manage',
    audit: 'price.set',
    params: z.object({ productId: Id }),
    body: z.object({ amount: Price, currency: Currency, validFrom: Moment.optional() }),
    reply: ProductPrice,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { amount: 50, currency: 'USD' } },
  },
});
