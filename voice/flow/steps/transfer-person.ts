import { z } from 'zod';
import { briefing, promisePerson } from '../repair/hand-off.ts';
import { end, language, say, spoken, transfer, written } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Said to the caller before. */
  text: z.string().max(600).default('I am connecting you. One moment, please.'),
  /** A number; the person on duty when it is empty. */
  phone: z.string().max(60).default(''),
});

export const transferPerson = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'transfer_person',
  title: 'Transfer to Person',
  description: 'Transfers the caller to a person, or promises a callback.',
  icon: 'user-round',
  help: 'Transfers the caller to a person. If no one answers, it promises a callback and adds it to the Inbox, unless you draw another path.',
  config: Config,
  initial: {},
  ends: true,
  tells: () => true,
  ports: () => [{ id: 'nobody', label: 'No one there', required: false }],
  otherwise({ talk }) {
    say(talk, language(talk).say.nobodyThere);
    return promisePerson(talk);
  },
  texts: ({ text, phone }) => ({ spoken: [text], written: [phone] }),
  enter({ talk, config }) {
    say(talk, spoken(talk, config.text), false);
    transfer(talk, { kind: 'person', phone: written(talk, config.phone).trim() || null }, briefing(talk));
    return 'wait';
  },
  transferred({ talk }, result) {
    if (!result.ok) return { port: 'nobody' };
    end(talk, 'handed_off', 'success');
    return 'ended';
  },
});
