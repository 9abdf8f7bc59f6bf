import { z } from 'zod';
import { agentTestsApi } from '#domain/agents/agent-test-suites.ts';
import { type Agent, agentStatuses, agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { flowPlansApi } from '#domain/agents/flow-plans.ts';
import { outlineOf } from '../flow-outline.ts';
import { tool } from '../tool.ts';
import { agentId, revision } from './inputs.ts';

const has = (text: string, query: string | undefined) =>
  query === undefined || text.toLowerCase().includes(query.toLowerCase());

export const agentTools = [
  tool({
    name: 'find_agents',
    title: 'Find agents',
    about: 'Lists voice agents with their IDs, status, number of calls, and success rate.',
    kind: 'looks',
    input: z.strictObject({ query: z.string().max(100).optional(), status: z.enum(agentStatuses).optional() }),
    uses: [agentsApi.list],
    async run({ ask }, { query, status }) {
      const { items } = await ask(agentsApi.list);
      const found = items.filter((one) => has(one.name, query) && (status === undefined || one.status === status));
      return { agents: found.map(({ template: _, type: __, ...one }) => one) };
    },
  }),
  tool({
    name: 'get_agent',
    title: 'Get an agent',
    about:
      'Returns an agent’s draft: its settings and its steps, with what each step says and where it leads; or one step in full. Includes the revision you need to make changes.',
    kind: 'looks',
    input: z.strictObject({
      agentId,
      part: z.enum(['outline', 'settings']).default('outline'),
      step: z.string().max(80).optional().describe('A step’s ID, to get its whole configuration'),
    }),
    uses: [draftsApi.get],
    async run({ ask }, { agentId, part, step }) {
      const { revision, baseVersion, isChanged, problems, configuration } = await ask(draftsApi.get, {
        params: { agentId },
      });
      const { flow, ...settings } = configuration;
      const about = { name: settings.name, revision, liveVersion: baseVersion, differsFromLive: isChanged };
      if (step !== undefined) return { ...about, step: flow.nodes.find(({ id }) => id === step) ?? null };
      return part === 'settings' ? { ...about, settings } : { ...about, problems, ...outlineOf(flow) };
    },
  }),
  tool({
    name: 'create_agent',
    title: 'Create an agent',
    about:
      'Creates an inactive agent from a plan of what it asks, books, and sends. Nothing goes live. Check it with test_agent, then publish_agent.',
    kind: 'writes',
    input: z.strictObject({
      name: z.string().min(1).max(80),
      template: z
        .string()
        .max(60)
        .optional()
        .describe('Template to use instead of a plan, such as appointment-scheduler or customer-support'),
      plan: z
        .record(z.string(), z.unknown())
        .optional()
        .describe(
          '{name, greeting, goal, questions: [{name, ask, type: name|phone|email|yes_no|date|number|text|choice, choices?}], branches: [{question, answers, say?, leadsTo: end|hand_over}], booking: {ask, durationMinutes}, actions: [{does: email_caller|email_team, subject, text?}], handOver: {when}, closing}',
        ),
      description: z
        .string()
        .max(6_000)
        .optional()
        .describe(
          'Description of what the agent should do, instead of a template or plan. Requires a connected language model',
        ),
    }),
    uses: [agentsApi.create, flowPlansApi.compose],
    async run({ ask }, { name, template, plan, description }) {
      if (template !== undefined) return made(await ask(agentsApi.create, { body: { template, name } }));
      const { flow } =
        plan === undefined
          ? await ask(flowPlansApi.propose, { body: { description: description ?? name } })
          : await ask(flowPlansApi.compose, { body: { plan: plan as never } });
      return made(await ask(agentsApi.create, { body: { name, flow } }));
    },
  }),
  tool({
    name: 'test_agent',
    title: 'Run an agent’s tests',
    about:
      'Runs the stored tests for an agent’s draft and returns which ones fail, where, and why. Nothing is sent or booked.',
    kind: 'looks',
    input: z.strictObject({ agentId, of: z.enum(['draft', 'live']).default('draft') }),
    uses: [agentTestsApi.run],
    async run({ ask }, { agentId, of }) {
      const { passed, verdicts, coverage } = await ask(agentTestsApi.run, { params: { agentId }, body: { of } });
      const { nodes, ports } = coverage;
      return {
        passed,
        tests: verdicts.map(({ name, passed, failures }) => ({
          name,
          passed,
          failures: failures.map(({ turn, message }) => ({ turn, message })),
        })),
        covered: { steps: `${nodes.reached} of ${nodes.all}`, paths: `${ports.reached} of ${ports.all}` },
      };
    },
  }),
  tool({
    name: 'try_agent',
    title: 'Try a conversation',
    about:
      'Simulates a caller talking to an agent’s draft, in memory, and returns the conversation. Nothing is sent or stored.',
    kind: 'looks',
    input: z.strictObject({
      agentId,
      lines: z.array(z.string().min(1).max(600)).min(1).max(20).describe('The caller’s words, turn by turn'),
      of: z.enum(['draft', 'live']).default('draft'),
    }),
    uses: [agentTestsApi.run],
    async run({ ask }, { agentId, lines, of }) {
      const test = { name: 'tried', turns: lines.map((caller) => ({ caller })) };
      const { verdicts } = await ask(agentTestsApi.run, { params: { agentId }, body: { of, test } });
      const { lines: played = [], failures = [] } = verdicts[0] ?? {};
      return {
        conversation: played.map(({ by, text, node }) => ({ by, text, step: node })),
        problems: failures.map(({ turn, message }) => ({ turn, message })),
      };
    },
  }),
  tool({
    name: 'publish_agent',
    title: 'Publish an agent',
    about:
      'Publishes an agent’s draft, starting with the next call. Rejected if its tests fail. Asks a person for approval first.',
    kind: 'asks',
    input: z.strictObject({ agentId, revision, note: z.string().max(500).optional().describe('What’s new') }),
    uses: [draftsApi.publish],
    async question({ ask }, { agentId, revision }) {
      const agent = await ask(agentsApi.get, { params: { agentId } });
      const draft = await ask(draftsApi.get, { params: { agentId } });
      const errors = draft.problems.filter(({ level }) => level === 'error').length;
      const state = errors > 0 ? ` The draft has ${errors === 1 ? '1 error' : `${errors} errors`}.` : '';
      return `Publish revision ${revision} of “${agent.name}”? The new version answers callers starting with the next call.${state}`;
    },
    async run({ ask }, { agentId, revision, note }) {
      const body = { revision, ...(note !== undefined && { note }) };
      const { name, version, status } = await ask(draftsApi.publish, { params: { agentId }, body });
      return { published: name, version, status };
    },
  }),
];

function made({ id, name, status, problems, flow }: Agent) {
  return { agentId: id, name, status, problems, ...outlineOf(flow) };
}
