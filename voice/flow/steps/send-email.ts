import { z } from 'zod';
import { language, runAction, written } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** An address, usually `{{email}}`, or the word `team`: the workspace's own contact address. */
  to: z.string().min(1, 'Enter a recipient.').max(200),
  subject: z.string().min(1, 'Enter a subject.').max(200),
  body: z.string().min(1, 'Enter the email text.').max(4000),
  /** Adds the booked appointment as a calendar file. */
  attach_appointment: z.boolean().default(false),
  /** Which one, where the conversation books several: the name that its step gives it. */
  appointment: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,27}$/)
    .default('appointment'),
  /** Whether the caller waits until it is sent; without, the conversation goes on at once. */
  wait: z.boolean().default(false),
});
type Config = z.infer<typeof Config>;

const Address = z.union([z.literal('team'), z.email()]);

export const sendEmail = defineStep<Config, object>({
  ...plainStep,
  type: 'send_email',
  title: 'Send Email',
  description: 'Sends an email with what the caller said.',
  icon: 'mail',
  help: 'Sends an email to an address the caller gave, or to your team. It can include the appointment as a calendar file.',
  config: Config,
  initial: { to: '{{email}}', subject: 'Thank you for your call', body: 'Hello {{name|there}},' },
  aims: ({ to }) => [to],
  tells: ({ to }) => to.trim() === 'team',
  ports: () => [
    { id: 'ok', label: 'Sent', required: true },
    { id: 'no_address', label: 'No address', required: false, instead: 'ok' },
    { id: 'error', label: 'Not sent', required: false },
  ],
  texts: ({ to, subject, body }) => ({ spoken: [], written: [to, subject, body] }),
  enter({ talk, config }) {
    const { frame } = talk;
    const to = written(talk, config.to).trim();
    // Without an address there is nothing to send, and nothing that the caller could do about it now.
    if (!Address.safeParse(to).success) return { port: 'no_address' };
    const appointment = config.attach_appointment ? (frame.variables[`${config.appointment}_id`]?.value ?? null) : null;
    const { id } = language(talk);
    const input = {
      to,
      subject: written(talk, config.subject).replace(/\s+/g, ' ').trim(),
      body: written(talk, config.body),
      appointmentId: appointment,
      // What is put below it is in the language of the conversation; English is what it is without.
      ...(appointment !== null && !id.startsWith('en') && { language: id }),
    };
    runAction(talk, 'send_email', input, config.wait);
    return config.wait ? 'wait' : { port: 'ok' };
  },
  done: (_, result) => ({ port: result.ok ? 'ok' : 'error' }),
});
