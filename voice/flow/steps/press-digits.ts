import { z } from 'zod';
import { written } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Digits, * and #; `w` waits half a second. May hold references. */
  digits: z.string().min(1).max(60),
});

export const pressDigits = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'press_digits',
  title: 'Press Digits',
  description: 'Presses keys to get through a phone menu.',
  icon: 'hash',
  help: 'Presses keys to get through another phone system’s menu. A w waits half a second.',
  config: Config,
  initial: { digits: '1' },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: ({ digits }) => ({ spoken: [], written: [digits] }),
  check: ({ digits }) =>
    /^[0-9*#w\s]*$/.test(digits.replace(/\{\{[^}]*\}\}/g, ''))
      ? []
      : ['Use only digits, *, #, and w, which waits half a second.'],
  enter({ talk, config }) {
    const digits = written(talk, config.digits).replace(/[^0-9*#w]/g, '');
    if (digits) talk.intents.push({ type: 'press_keys', digits });
    return { port: 'next' };
  },
});
