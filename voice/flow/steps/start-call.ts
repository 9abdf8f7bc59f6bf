import { z } from 'zod';
import { say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** Said first, unless the agent has a greeting of its own. */
  greeting: z.string().max(600).default(''),
  /** A notice that the caller has to hear in full, such as "This call may be recorded." */
  disclosure: z.string().max(600).default(''),
});

/** What the start step keeps: the agent's own greeting, put in by the runner. */
interface State {
  greeting?: string;
}

export const startCall = defineStep<z.infer<typeof Config>, State>({
  ...plainStep,
  type: 'start',
  title: 'Start Call',
  description: 'Greets the caller. Every conversation begins here.',
  config: Config,
  initial: { greeting: 'Hello, this is {{agent_name}}.' },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: ({ greeting, disclosure }) => ({ spoken: [greeting, disclosure], written: [] }),
  enter({ talk, config, state }) {
    say(talk, spoken(talk, state.greeting ?? config.greeting));
    say(talk, spoken(talk, config.disclosure), false);
    return { port: 'next' };
  },
});
