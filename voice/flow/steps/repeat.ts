import { z } from 'zod';
import { setVariable } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  /** How often the way "Again" is taken before "Done". */
  times: z.int().min(1).max(20).default(3),
  /** Begins anew when the conversation has left by "Done" and comes back. */
  again: z.boolean().default(true),
  /** A number variable that tells which round it is, from 1; none when empty. */
  counter: z
    .string()
    .regex(/^([a-z][a-z0-9_]{0,39})?$/)
    .default(''),
});
type Config = z.infer<typeof Config>;

export const repeat = defineStep<Config, object>({
  ...plainStep,
  type: 'repeat',
  title: 'Repeat',
  description: 'Repeats part of the conversation a limited number of times.',
  icon: 'repeat',
  help: 'Build a loop of steps through this step. It takes the "Again" path that many times, then "Done". A variable can count the rounds.',
  config: Config,
  initial: { times: 3 },
  // By "Again" only so often.
  passes: (_, port) => port === 'done',
  ports: () => [
    { id: 'again', label: 'Again', required: true },
    { id: 'done', label: 'Done', required: true },
  ],
  texts: () => ({ spoken: [], written: [] }),
  sets: ({ counter }) => (counter ? [counter] : []),
  check({ counter }, { variables }) {
    const type = counter ? variables.get(counter)?.type : 'number';
    if (!type) return [`The flow has no variable named "${counter}".`];
    return type === 'number' ? [] : [`The variable "${counter}" isn’t a number.`];
  },
  enter({ talk, config }) {
    const { frame } = talk;
    const round = (frame.rounds[frame.node] ?? 0) + 1;
    const isOver = round > config.times;
    frame.rounds[frame.node] = isOver && config.again ? 0 : Math.min(round, config.times);
    if (config.counter) setVariable(talk, config.counter, Math.min(round, config.times), 'set');
    return { port: isOver ? 'done' : 'again' };
  },
});
