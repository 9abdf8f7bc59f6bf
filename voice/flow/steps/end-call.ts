import { z } from 'zod';
import { callOutcomes } from '#domain/calls.ts';
import { end, say, spoken } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  message: z.string().max(600).default('Thank you for calling. Goodbye.'),
  /** In a workflow that another one runs: whether that one goes on, without a goodbye. */
  returns: z.boolean().default(true),
  /** Whether a conversation that ends here reached its aim. Counted by the success rate. */
  outcome: z.enum(callOutcomes).default('success'),
});

export const endCall = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'end',
  title: 'End Call',
  description: 'Says goodbye and ends the call.',
  icon: 'phone-off',
  help: 'Says goodbye and hangs up. In a workflow that another one runs, that one goes on instead. The outcome counts for the success rate.',
  config: Config,
  initial: {},
  ends: true,
  ports: () => [],
  texts: ({ message }) => ({ spoken: [message], written: [] }),
  enter({ talk, config }) {
    if (config.returns && talk.snapshot.frames.length > 1)
      return { returns: config.outcome === 'success' ? 'done' : 'not_done' };
    say(talk, spoken(talk, config.message), false);
    end(talk, 'completed', config.outcome);
    return 'ended';
  },
});
