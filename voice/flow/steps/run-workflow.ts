import { z } from 'zod';
import { Expression, namesIn } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Next } from '../dialogue.ts';
import { checkExpression } from '../expressions/check.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { setVariable, surroundings } from '../talk.ts';
import { defineStep, plainStep } from './step.ts';

const Name = z.string().regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/);

const Config = z.strictObject({
  /** The key of one of the flow's pinned workflows. */
  workflow: Name,
  /** Values for its variables that may be given. */
  inputs: z.record(Name, Expression).default({}),
  /** Variables of this flow, by the name of what they take over from the workflow. */
  outputs: z.record(Name, Name).default({}),
});
type Config = z.infer<typeof Config>;

export const runWorkflow = defineStep<Config, object>({
  ...plainStep,
  type: 'run_workflow',
  title: 'Run Workflow',
  description: 'Runs another workflow and returns with its results.',
  icon: 'workflow',
  help: 'The workflow has its own values. Pass in what it needs, and save what it finds out.',
  config: Config,
  initial: { workflow: 'workflow' },
  ports: () => [
    { id: 'done', label: 'Done', required: true },
    { id: 'not_done', label: 'Not done', required: false, instead: 'done' },
    { id: 'error', label: 'Error', required: false },
  ],
  texts: () => ({ spoken: [], written: [] }),
  reads: ({ inputs }) => Object.values(inputs).flatMap(namesIn),
  runs: ({ workflow }) => [workflow],
  check({ workflow, inputs, outputs }, { names, variables, workflows }) {
    const run = workflows[workflow];
    if (!run) return [`The flow has no workflow named "${workflow}".`];
    const given = (run.variables ?? []).filter((variable) => variable.given);
    return [
      ...Object.entries(inputs).flatMap(([name, value]) => {
        const isGiven = given.some((variable) => variable.name === name);
        const faults = checkExpression(value, names).map((fault) => `${name}: ${fault}`);
        return isGiven ? faults : [`"${run.name}" doesn’t take a value named "${name}".`, ...faults];
      }),
      ...Object.entries(outputs).flatMap(([theirs, ours]) => [
        ...(run.outputs.includes(theirs) ? [] : [`"${run.name}" doesn’t return a value named "${theirs}".`]),
        ...(variables.has(ours) ? [] : [`The flow has no variable named "${ours}".`]),
      ]),
    ];
  },
  enter({ talk, config }): Next {
    const inputs: [string, Json][] = Object.entries(config.inputs).map(([name, value]) => [
      name,
      evaluate(value, surroundings(talk)),
    ]);
    return { run: config.workflow, inputs: Object.fromEntries(inputs) };
  },
  returned({ talk, config }, ended, outcome) {
    for (const [theirs, ours] of Object.entries(config.outputs)) {
      const value = (ended.slots[theirs] ?? ended.variables[theirs])?.value;
      if (value !== undefined) setVariable(talk, ours, value, 'workflow');
    }
    return { port: outcome };
  },
});
