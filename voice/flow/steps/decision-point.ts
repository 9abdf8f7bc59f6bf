import { z } from 'zod';
import { Expression, namesIn } from '#domain/expressions.ts';
import { checkExpression } from '../expressions/check.ts';
import { holds } from '../expressions/evaluate.ts';
import { noteDecision, surroundings } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Branch = z.strictObject({
  port: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .refine((port) => port !== 'else', 'The port "else" is always there.'),
  label: z.string().min(1).max(80),
  when: Expression,
});

const Config = z.strictObject({ branches: z.array(Branch).min(1).max(10) });

export const decisionPoint = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'decision',
  title: 'Decision Point',
  description: 'Takes the first branch whose condition holds.',
  icon: 'split',
  help: 'The branches are looked at in their order; the first whose condition holds is taken, else the last one. A correction may take a decision back.',
  config: Config,
  initial: { branches: [{ port: 'yes', label: 'Yes', when: { op: 'is_set', args: [{ var: 'name' }] } }] },
  ports: ({ branches }) => [
    ...branches.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'else', label: 'Else', required: true },
  ],
  texts: () => ({ spoken: [], written: [] }),
  reads: ({ branches }) => branches.flatMap(({ when }) => namesIn(when)),
  check({ branches }, { names }) {
    const ports = branches.map(({ port }) => port);
    const twice = ports.filter((port, index) => ports.indexOf(port) !== index);
    return [
      ...twice.map((port) => `Two branches have the port "${port}".`),
      ...branches.flatMap(({ label, when }) =>
        checkExpression(when, names, 'truth').map((fault) => `${label}: ${fault}`),
      ),
    ];
  },
  enter({ talk, config }) {
    const port = config.branches.find(({ when }) => holds(when, surroundings(talk)))?.port ?? 'else';
    noteDecision(talk, port);
    return { port };
  },
});
