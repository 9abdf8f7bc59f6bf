import { z } from 'zod';

/** What is read of an event that Stripe sends. */
export const StripeEvent = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  object: z.literal('event'),
  type: z.string().min(1).max(200),
  created: z.int().min(0).max(100_000_000_000),
  livemode: z.boolean(),
  account: z.string().max(255).nullish(),
  data: z.object({ object: z.object({ id: z.string().max(255).optional(), object: z.string().max(100) }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;
