import { z } from 'zod';
import { summary } from '../repair/hand-off.ts';
import { say, spoken, type Talk, written } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  kind: z.enum(['call_back', 'message', 'follow_up']).default('message'),
  /** What a person has to know; the conversation in a sentence when it is empty. */
  summary: z.string().max(2000).default(''),
  /** The number to call, usually `{{phone|}}`. */
  phone: z.string().max(200).default('{{phone|}}'),
  /** Said to the caller. */
  text: z.string().max(600).default(''),
});

/** E.164, with an extension behind it where there is one. */
const isNumber = (text: string) => /^\+[1-9]\d{6,14}(;ext=\d+)?$/.test(text);

const numberOf = (talk: Talk, template: string) => {
  const phone = written(talk, template).trim();
  return isNumber(phone) ? phone : null;
};

export const leaveTask = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'leave_task',
  title: 'Leave a Task',
  description: 'Adds a message or callback to the Inbox for your team.',
  icon: 'inbox',
  help: 'Your team finds it in the Inbox, with the call and its transcript. Use it wherever the agent promises something.',
  config: Config,
  initial: { kind: 'message' },
  tells: () => true,
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: ({ text, summary: about, phone }) => ({ spoken: [text], written: [about, phone] }),
  enter({ talk, config }) {
    const about = written(talk, config.summary).trim() || summary(talk);
    talk.intents.push({ type: 'make_task', kind: config.kind, summary: about, phone: numberOf(talk, config.phone) });
    say(talk, spoken(talk, config.text));
    return { port: 'next' };
  },
});
