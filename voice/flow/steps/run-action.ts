import { z } from 'zod';
import { Expression } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import { checkExpression } from '../expressions/check.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { surroundings } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  /** An action of the workspace, as set up on the Actions page. */
  actionId: z.string().min(1).max(60),
  /** Values for its variables. */
  inputs: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/), Expression).default({}),
});
type Config = z.infer<typeof Config>;

export const runStoredAction = actionStep<Config>({
  type: 'run_action',
  title: 'Run Action',
  description: 'Runs one of your actions.',
  icon: 'zap',
  help: 'Runs an action from the Actions page, with values from the conversation.',
  config: Config,
  initial: { actionId: 'choose' },
  action: 'run_action',
  tells: () => true,
  texts: () => [],
  words: ({ talk, config }) => talk.snapshot.setting.actionWords?.[config.actionId],
  check: ({ inputs }, { names }) =>
    Object.entries(inputs).flatMap(([name, value]) =>
      checkExpression(value, names).map((fault) => `${name}: ${fault}`),
    ),
  input: ({ talk, config }) => ({
    actionId: config.actionId,
    inputs: Object.fromEntries(
      Object.entries(config.inputs).map(([name, value]): [string, Json] => [name, evaluate(value, surroundings(talk))]),
    ),
  }),
});
