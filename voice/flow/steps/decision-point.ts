import { z } from 'zod';
import { Expression, namesIn } from '#domain/agents/expressions.ts';
import { checkExpression } from '../expressions/check.ts';
import { holds } from '../expressions/evaluate.ts';
import { askWay, takeWay } from '../model/ways.ts';
import { noteDecision, surroundings } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';
import { checkWaySlot, WaySlot } from './way-slot.ts';

const Branch = z.strictObject({
  port: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .refine((port) => port !== 'else', 'The "else" port is always there.'),
  label: z.string().min(1).max(80),
  when: Expression,
});

const Config = z.strictObject({
  branches: z.array(Branch).min(1).max(10),
  words: WaySlot,
});

export const decisionPoint = defineStep<z.infer<typeof Config>, object>({
  ...plainStep,
  type: 'decision',
  title: 'Decision Point',
  description: 'Takes the first branch whose condition is true.',
  icon: 'split',
  help: 'Branches are checked in order. The first one whose condition is true is taken. If there isn’t one, the last one is. A correction can change the decision.',
  config: Config,
  initial: { branches: [{ port: 'yes', label: 'Yes', when: { op: 'is_set', args: [{ var: 'name' }] } }] },
  ports: ({ branches }) => [
    ...branches.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'else', label: 'Else', required: true },
  ],
  texts: () => ({ spoken: [], written: [] }),
  reads: ({ branches, words }) => [...branches.flatMap(({ when }) => namesIn(when)), ...(words === '' ? [] : [words])],
  check({ branches, words }, { names }) {
    const ports = branches.map(({ port }) => port);
    const twice = ports.filter((port, index) => ports.indexOf(port) !== index);
    return [
      ...checkWaySlot(words, names),
      ...twice.map((port) => `Two branches have the port "${port}".`),
      ...branches.flatMap(({ label, when }) =>
        checkExpression(when, names, 'truth').map((fault) => `${label}: ${fault}`),
      ),
    ];
  },
  enter({ talk, config }) {
    const port = config.branches.find(({ when }) => holds(when, surroundings(talk)))?.port;
    if (port === undefined && askWay(talk, config.branches, config.words)) return 'wait';
    noteDecision(talk, port ?? 'else');
    return { port: port ?? 'else' };
  },
  proposed: ({ talk, config }, result) => takeWay(talk, config.branches, result),
});
