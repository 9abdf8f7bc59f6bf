import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  wait: z.boolean().default(false),
  /** A number, usually `{{phone}}`. */
  to: z.string().min(1, 'Enter a recipient.').max(200),
  text: z.string().min(1, 'Enter the message text.').max(1600),
});

export const sendSms = actionStep<z.infer<typeof Config>>({
  type: 'send_sms',
  title: 'Send SMS',
  description: 'Sends a text message with values from the call.',
  icon: 'message-square-text',
  help: 'Sends a text message to a number. Needs one of your phone numbers.',
  config: Config,
  initial: { to: '{{phone|}}', text: 'Thank you for your call!' },
  action: 'send_sms',
  aims: ({ to }) => [to],
  texts: ({ to, text }) => [to, text],
  input({ talk, config }) {
    const to = written(talk, config.to).trim();
    return to ? { to, text: written(talk, config.text).trim() } : null;
  },
});
