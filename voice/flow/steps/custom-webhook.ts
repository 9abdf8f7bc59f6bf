import { z } from 'zod';
import { collected } from '../snapshot.ts';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  wait: z.boolean().default(false),
  url: z.string().min(1).max(2000),
  /** What the receiver tells calls apart by. */
  event: z
    .string()
    .regex(/^[a-z][a-z0-9_.]{0,59}$/)
    .default('call.update'),
});

export const customWebhook = actionStep<z.infer<typeof Config>>({
  type: 'webhook',
  title: 'Custom Webhook',
  description: 'Sends what the caller said to another system in a signed request.',
  icon: 'webhook',
  help: 'Sends what the caller said to your URL, signed so your server can trust it.',
  config: Config,
  initial: { url: 'https://' },
  action: 'webhook',
  tells: () => true,
  texts: () => [],
  check: ({ url }) => (/^https?:\/\//.test(url) ? [] : ['The URL must start with https://.']),
  input: ({ talk, config }) => ({
    url: written(talk, config.url),
    event: config.event,
    values: Object.fromEntries(
      collected(talk.snapshot)
        .filter(([name]) => !talk.hiddenSlots.includes(name))
        .map(([name, { value }]) => [name, value]),
    ),
  }),
});
