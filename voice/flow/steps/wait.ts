import { z } from 'zod';
import { say, setTimer, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  seconds: z.number().min(0.5).max(60).default(5),
  /** Said before, so that no one wonders about the silence. */
  text: z.string().max(600).default(''),
});

export const wait = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'wait',
  title: 'Wait',
  description: 'Waits a moment, then continues.',
  icon: 'timer',
  help: 'Optionally says it’ll take a moment, and continues after a few seconds.',
  config: Config,
  initial: { seconds: 5 },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: ({ text }) => ({ spoken: [text], written: [] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.text));
    setTimer(talk, config.seconds * 1000);
    return 'wait';
  },
  woken: () => ({ port: 'next' }),
});
