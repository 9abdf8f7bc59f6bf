import { z } from 'zod';
import { Expression, namesIn } from '#domain/agents/expressions.ts';
import { checkExpression, factsOfVariable } from '../expressions/check.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { setVariable, surroundings } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Assignment = z.strictObject({
  /** A variable of the flow. */
  name: z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/),
  value: Expression,
});

const Config = z.strictObject({ set: z.array(Assignment).min(1).max(10) });

export const setVariables = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'set_variable',
  title: 'Set Variable',
  description: 'Computes values and saves them.',
  icon: 'variable',
  help: 'Computes values from others: sums, dates, and texts. They’re computed in order, so later ones can use earlier ones.',
  config: Config,
  initial: { set: [{ name: 'note', value: '' }] },
  ports: () => [{ id: 'next', label: 'Next', required: true }],
  texts: () => ({ spoken: [], written: [] }),
  reads: ({ set }) => set.flatMap(({ value }) => namesIn(value)),
  sets: ({ set }) => set.map(({ name }) => name),
  check: ({ set }, { names, variables }) =>
    set.flatMap(({ name, value }) => {
      const type = variables.get(name)?.type;
      return type
        ? checkExpression(value, names, factsOfVariable(type).type).map((fault) => `${name}: ${fault}`)
        : [`The flow has no variable named "${name}".`];
    }),
  enter({ talk, config }) {
    // In their order: a later one may use an earlier one.
    for (const { name, value } of config.set) setVariable(talk, name, evaluate(value, surroundings(talk)), 'set');
    return { port: 'next' };
  },
});
