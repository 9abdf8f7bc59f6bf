import { z } from 'zod';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { changeStep, removeSteps } from '#domain/agents/flow-edits/steps.ts';
import { connect, disconnect, insertStep } from '#domain/agents/flow-edits/ways.ts';
import type { Json } from '#domain/platform/json.ts';
import { stepOf } from '#voice/flow/steps/catalog.ts';
import { outlineOf } from '../flow-outline.ts';
import { Refusal, tool } from '../tool.ts';
import { agentId, revision } from './inputs.ts';

const Config = z.record(z.string(), z.unknown());
const step = z.string().max(80);
const port = z.string().max(80);

const Change = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('set'),
    name: z.enum(['name', 'greeting', 'persona', 'voice', 'language', 'speed']),
    value: z.union([z.string(), z.number()]),
  }),
  z.strictObject({ do: z.literal('edit'), step, title: z.string().optional(), config: Config.default({}) }),
  z.strictObject({
    do: z.literal('add'),
    after: step,
    port,
    type: z.string().max(40),
    title: z.string(),
    config: Config,
  }),
  z.strictObject({ do: z.literal('remove'), step }),
  z.strictObject({ do: z.literal('connect'), step, port, to: step.nullable() }),
]);
/** Where a new step is drawn, from the one before it. */
const besides = { x: 40, y: 140 };
type Change = z.output<typeof Change>;

/** The way by which a conversation goes on from a step, where nothing is said: its first. */
function mainPortOf(node: Parameters<typeof stepOf>[0]): string | null {
  const known = stepOf(node);
  return known?.step.ports(known.config)[0]?.id ?? null;
}

/** A configuration after one change. @throws Refusal where the step that it is about is not there */
function apply(configuration: AgentConfiguration, change: Change): AgentConfiguration {
  const { flow } = configuration;
  const known = (id: string) => {
    const node = flow.nodes.find((one) => one.id === id);
    if (node === undefined) throw new Refusal(404, `Step ${id} doesn’t exist. get_agent lists the steps.`);
    return node;
  };
  const withFlow = (changed: typeof flow) => ({ ...configuration, flow: changed });
  switch (change.do) {
    case 'set':
      return { ...configuration, [change.name]: change.value };
    case 'edit': {
      const { config, title } = known(change.step);
      const merged = { ...config, ...(change.config as Record<string, Json>) };
      const filled = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
      return withFlow(changeStep(flow, change.step, { title: change.title ?? title, config: filled }));
    }
    case 'add': {
      const { x, y } = known(change.after);
      const config = change.config as Record<string, Json>;
      const fresh = { type: change.type, title: change.title, config, x: x + besides.x, y: y + besides.y };
      const main = mainPortOf({ id: 'new', ...fresh });
      return withFlow(insertStep(flow, { from: change.after, port: change.port }, fresh, main).graph);
    }
    case 'remove':
      return withFlow(removeSteps(flow, [change.step], mainPortOf(known(change.step)) ?? undefined));
    case 'connect': {
      known(change.step);
      const way = { from: change.step, port: change.port };
      if (change.to !== null) known(change.to);
      return withFlow(change.to === null ? disconnect(flow, way) : connect(flow, way, change.to));
    }
  }
}

export const changeAgent = tool({
  name: 'change_agent',
  title: 'Change an agent’s draft',
  about:
    'Changes settings and steps of a draft, in order. Callers still get the live version. Returns any problems and the new revision.',
  kind: 'writes',
  input: z.strictObject({
    agentId,
    revision,
    changes: z
      .array(Change)
      .min(1)
      .max(20)
      .describe('Changes to make, in order. Use the step and port names from get_agent'),
  }),
  uses: [draftsApi.get, draftsApi.save],
  async run({ ask }, { agentId, revision, changes }) {
    const params = { agentId };
    const draft = await ask(draftsApi.get, { params });
    const configuration = changes.reduce(apply, draft.configuration);
    const saved = await ask(draftsApi.save, { params, body: { revision, configuration } });
    return { revision: saved.revision, problems: saved.problems, ...outlineOf(saved.configuration.flow) };
  },
});
