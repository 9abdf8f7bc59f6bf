import { z } from 'zod';
import { Expression, namesIn } from '#domain/agents/expressions.ts';
import { checkExpression, type NameFacts } from '../expressions/check.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { askWay, takeWay } from '../model/ways.ts';
import { noteDecision, surroundings } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';
import { checkWaySlot, WaySlot } from './way-slot.ts';

const Value = z.union([z.string().max(200), z.number(), z.boolean()]);

const Case = z.strictObject({
  port: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .refine((port) => port !== 'else', 'The "else" port is always there.'),
  label: z.string().min(1).max(80),
  values: z.array(Value).min(1).max(20),
});

const Config = z.strictObject({
  /** What is looked at: usually one slot. */
  on: Expression,
  cases: z.array(Case).min(1).max(20),
  words: WaySlot,
});
type Config = z.infer<typeof Config>;

const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

export const switchOn = defineStep<Config, object>({
  ...plainStep,
  type: 'switch',
  title: 'Switch',
  description: 'Takes one of several paths based on a value.',
  icon: 'git-branch',
  help: 'Takes the path that matches a value, or the last path if none does.',
  config: Config,
  initial: { on: { var: 'topic' }, cases: [{ port: 'first', label: 'First', values: ['first'] }] },
  ports: ({ cases }) => [
    ...cases.map(({ port, label }) => ({ id: port, label, required: true })),
    { id: 'else', label: 'Else', required: true },
  ],
  texts: () => ({ spoken: [], written: [] }),
  reads: ({ on, words }) => [...namesIn(on), ...(words === '' ? [] : [words])],
  check({ on, cases, words }, { names }) {
    const ports = cases.map(({ port }) => port);
    const values = cases.flatMap((one) => one.values).map((value) => JSON.stringify(text(value)));
    const repeated = (list: string[]) => [...new Set(list.filter((item, at) => list.indexOf(item) !== at))];
    return [
      ...checkWaySlot(words, names),
      ...repeated(ports).map((port) => `Two cases have the port "${port}".`),
      ...repeated(values).map((value) => `${value} appears in two cases.`),
      ...checkExpression(on, names),
      ...cases.flatMap((one) => one.values.flatMap((value) => checkValue(on, value, names))),
    ];
  },
  enter({ talk, config }) {
    const value = evaluate(config.on, surroundings(talk));
    const found = config.cases.find(({ values }) => values.some((one) => text(one) === text(value)));
    if (!found && askWay(talk, config.cases, config.words)) return 'wait';
    const port = found?.port ?? 'else';
    noteDecision(talk, port);
    return { port };
  },
  proposed: ({ talk, config }, result) => takeWay(talk, config.cases, result),
});

const checkValue = (on: Expression, value: z.infer<typeof Value>, names: ReadonlyMap<string, NameFacts>) =>
  checkExpression({ op: 'eq', args: [on, value] }, names);
