import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  wait: z.boolean().default(false),
  /** A number, usually `{{phone}}`. */
  to: z.string().min(1).max(200),
  /** The agent that calls; empty for this one. */
  agentId: z.string().max(60).default(''),
  /** When, in minutes from now. */
  afterMinutes: z.int().min(0).max(10_080).default(0),
});

export const makeCall = actionStep<z.infer<typeof Config>>({
  type: 'make_call',
  title: 'Make Phone Call',
  description: 'Has an agent call a number, now or later.',
  icon: 'phone-outgoing',
  help: 'An agent calls the number, right away or after a delay. Needs one of your phone numbers.',
  config: Config,
  initial: { to: '{{phone|}}' },
  action: 'make_call',
  aims: ({ to }) => [to],
  texts: ({ to }) => [to],
  input({ talk, config }) {
    const to = written(talk, config.to).trim();
    return to ? { to, agentId: config.agentId || null, afterMinutes: config.afterMinutes } : null;
  },
});
