import { z } from 'zod';
import { say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  text: z.string().min(1).max(2000),
  /** Whether the caller may speak over it. */
  interruptible: z.boolean().default(true),
});

export const sayText = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'say',
  title: 'Say',
  description: 'Says something and continues.',
  icon: 'message-square',
  help: 'Says a text, which can include values from the conversation, and continues without waiting for an answer.',
  config: Config,
  initial: { text: 'One moment, please.' },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: ({ text }) => ({ spoken: [text], written: [] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.text), config.interruptible);
    return { port: 'next' };
  },
});
