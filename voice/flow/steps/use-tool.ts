import { z } from 'zod';
import { Expression } from '#domain/agents/expressions.ts';
import type { Json } from '#domain/platform/json.ts';
import { checkExpression } from '../expressions/check.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { surroundings } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Config = z.strictObject({
  ...actionConfig,
  /** A connected server's id and the name of a tool of it that someone allowed: `0192…/find_part`. */
  tool: z.string().min(1).max(200),
  /** What it is given, by its own names. */
  inputs: z.record(z.string().regex(/^[A-Za-z_][\w.-]{0,63}$/), Expression).default({}),
});
type Config = z.infer<typeof Config>;

export const useTool = actionStep<Config>({
  type: 'use_tool',
  title: 'Use a Tool',
  description: 'Uses a tool from a connected MCP server.',
  icon: 'wrench',
  help: 'Uses a tool you’ve allowed from an MCP server connected under External Services. Values from the conversation go in, and parts of the result are saved in variables. The tool has 3 seconds to look something up, or 8 seconds to do something.',
  config: Config,
  initial: { tool: 'choose' },
  action: 'use_tool',
  otherEnds: [
    { id: 'refused', label: 'Refused' },
    { id: 'late', label: 'Late' },
  ],
  tells: () => true,
  texts: () => [],
  check: ({ inputs }, { names }) =>
    Object.entries(inputs).flatMap(([name, value]) =>
      checkExpression(value, names).map((fault) => `${name}: ${fault}`),
    ),
  input: ({ talk, config }) => ({
    tool: config.tool,
    inputs: Object.fromEntries(
      Object.entries(config.inputs).map(([name, value]): [string, Json] => [name, evaluate(value, surroundings(talk))]),
    ),
  }),
});
