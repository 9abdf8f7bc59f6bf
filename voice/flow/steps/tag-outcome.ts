import { z } from 'zod';
import { callOutcomes } from '#domain/records/call-states.ts';
import { defineStep, plainStep } from './step.ts';

const Config = z.strictObject({
  tags: z.array(z.string().trim().min(1).max(40)).max(10).default([]),
  /** What the conversation has come to here, whatever happens after; `unchanged` leaves it to the end. */
  outcome: z.enum([...callOutcomes, 'unchanged']).default('unchanged'),
});

/** Tags that one conversation carries. */
const mostTags = 30;

export const tagOutcome = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'tag',
  title: 'Tag and Outcome',
  description: 'Tags the conversation for reviewers.',
  icon: 'tag',
  help: 'Tags the conversation and sets its outcome, whatever happens later.',
  config: Config,
  initial: { tags: ['lead'] },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: () => ({ spoken: [], written: [] }),
  check: ({ tags, outcome }) => (tags.length === 0 && outcome === 'unchanged' ? ['Enter a tag or an outcome.'] : []),
  enter({ talk, config }) {
    const { snapshot } = talk;
    const fresh = config.tags.filter((tag) => !snapshot.tags.includes(tag)).slice(0, mostTags - snapshot.tags.length);
    snapshot.tags.push(...fresh);
    if (fresh.length > 0) talk.intents.push({ type: 'tag', tags: fresh });
    if (config.outcome !== 'unchanged') snapshot.outcome = config.outcome;
    return { port: 'next' };
  },
});
