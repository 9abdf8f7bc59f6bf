import { expect } from 'vitest';
import { automationsApi } from '#domain/actions/automations.ts';
import { agentCopiesApi } from '#domain/agents/agent-copies.ts';
import { agentTestsApi, workflowTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { approvalsApi } from '#domain/agents/approvals.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { recordedSentencesApi } from '#domain/agents/recorded-sentences.ts';
import { releasesApi } from '#domain/agents/releases.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { afterCallsApi } from '#domain/calls/after-calls.ts';
import { alertsApi } from '#domain/calls/alerts.ts';
import { callLinksApi } from '#domain/calls/call-links.ts';
import { callNotesApi } from '#domain/calls/call-notes.ts';
import { callViewsApi } from '#domain/calls/call-views.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { speechApi } from '#domain/channels/speech.ts';
import { hashToken } from '#server/calls/secret-token.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { bookTime } from '#server/scheduling/booking.ts';
import { addressOf, openCallClient } from './call-client.ts';
import { get, owner, server, workspaceId } from './example-server.ts';
import { testNow } from './start-app.ts';

/** Agents, calls and what they leave, for examples. */

let days = 1;
/** Counts what is made: each appointment has a time of its own. */
export const nextNumber = (): number => days++;
async function newAppointment(): Promise<string> {
  // Within the days ahead that can be booked, on the afternoon of one weekday.
  const n = days++;
  const start = testNow + (1 + (n % 11)) * 7 * 24 * 3_600_000 + 4 * 3_600_000 + Math.floor(n / 11) * 1_800_000;
  const attendee = { name: 'Ada Lovelace', email: 'ada@example.com', phone: null };
  const booking = { start, durationMinutes: 30, title: 'Consultation', attendee, notes: null, callId: null };
  const scope = { services: server.services, workspaceId } as Parameters<typeof bookTime>[1];
  return (await server.services.db.tenant(workspaceId, (tx) => bookTime(tx, scope, booking))).id;
}

export async function finishedClip(): Promise<string> {
  const clip = await owner.call(speechApi.createClip, { body: { text: 'Chapter one. It was a bright cold day.' } });
  await expect
    .poll(async () => (await get(`/v1/speech/clips/${clip.id}`)).json().status, { timeout: 25_000 })
    .toBe('done');
  return clip.id;
}

/** The caller hears the greeting, says one thing, and hangs up after the answer. */
export async function finishedCall(): Promise<string> {
  newestCall = await callThatEnded();
  return newestCall;
}
/** The call that was made last. */
let newestCall = '';

async function callThatEnded(): Promise<string> {
  const params = { agentId: await newAgent() };
  const { callId, ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const caller = await openCallClient(await addressOf(server.app));
  caller.send({ type: 'hello', version: 1, ticket });
  const { generation } = await caller.next('say_start');
  await caller.nextFrame();
  caller.send({ type: 'played', generation, ms: 60_000 });
  caller.send({ type: 'typed', id: 'one', text: 'a haircut' });
  const said = await caller.next('turn', (turn) => turn.role === 'caller');
  await caller.next('turn', (turn) => turn.role === 'agent' && turn.seq > said.seq);
  caller.send({ type: 'hang_up' });
  await caller.closed;
  const { analysis, ...after } = afterCallsApi.set.example.body;
  const { fields, criteria } = analysis;
  const wanted = { fields: [...fields], criteria: [...criteria] };
  await owner.call(afterCallsApi.set, { params, body: { ...after, analysis: wanted } });
  // As if it had come by phone.
  await server.services.db.pool.query(
    `insert into call_recordings (workspace_id, call_id, state, began_at, duration_ms, channels, bytes, waveform, created_at)
       select workspace_id, id, 'kept', started_at, 4000, 2, 128044, '{0,40,62,8,55,0,0,31}', started_at from calls where id = $1`,
    [callId],
  );
  // As if a minute had gone by, and it were no test.
  await server.services.db.pool.query(
    `insert into call_quality (workspace_id, call_id, score, signs, test, rated_at)
       select workspace_id, id, 61, '{"not_understood":2,"caller_angry":1}', false, ended_at from calls where id = $1
       on conflict do nothing`,
    [callId],
  );
  return callId;
}

/** The agent that was made last. */
let newestAgent = '';

/** Someone else asks that the newest agent's draft be published. */
async function newApproval(): Promise<string> {
  const other = await server.newMember(owner, 'admin');
  const params = { agentId: newestAgent };
  return (await other.call(approvalsApi.ask, { params, body: approvalsApi.ask.example.body })).id;
}

/** How the next agent is to be set up, beside being made. */
let setUp: ((params: { agentId: string }) => Promise<unknown>) | undefined;

/** The next agent has two versions, of which the second answers and the first is rolled out. */
function rollOutNextAgent(): void {
  setUp = async (params) => {
    await owner.call(agentsApi.update, { params, body: { greeting: 'Good day! How can I help?' } });
    await owner.call(releasesApi.set, { params, body: releasesApi.set.example.body });
  };
}

interface Automatic {
  workflowId: string;
  triggerId: string;
  automationId: string;
}
/** The workflow of the next example, and of the last, with what has it run. */
let nextAutomatic: Automatic | undefined;
let lastAutomatic: Automatic | undefined;

/** A workflow that runs without a caller, with a trigger, and has run once. One that does nothing leaves no rows behind. */
async function newAutomatic(acts: boolean): Promise<void> {
  const step = { config: { to: 'team', subject: 'It is Monday', body: 'Good week.' }, x: 0, y: 0 };
  const flow: Flow = {
    name: 'Weekly',
    nodes: [
      { id: 'start', type: 'start', title: 'Start', config: {}, x: 0, y: 0 },
      { id: 'mail', type: 'send_email', title: 'Tell the team', ...step },
      { id: 'end', type: 'end', title: 'End', config: { outcome: 'success' }, x: 0, y: 0 },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'mail' },
      { from: 'mail', port: 'ok', to: 'end' },
    ],
  };
  const idle: Flow = {
    ...flow,
    nodes: flow.nodes.filter(({ id }) => id !== 'mail'),
    edges: [{ from: 'start', port: 'next', to: 'end' }],
  };
  const { id: workflowId } = await owner.call(workflowsApi.create, {
    body: { name: 'Weekly', flow: acts ? flow : idle },
  });
  const params = { workflowId };
  await owner.call(workflowsApi.publish, { params, body: { revision: 0 } });
  await owner.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
  const { id: triggerId } = await owner.call(automationsApi.addTrigger, {
    params,
    body: automationsApi.addTrigger.example.body as never,
  });
  const { id: automationId } = await owner.call(automationsApi.run, { params, body: {} });
  nextAutomatic = { workflowId, triggerId, automationId };
}

/** What automations need before they are asked for. */
export const forAutomations = Object.fromEntries(
  Object.keys(automationsApi).map((name) => [
    `automations.${name}`,
    () => newAutomatic(name === 'list' || name === 'get'),
  ]),
);
/** A test of the agent that was made last, and one of the workflow. */
const newTest = async () =>
  (
    await owner.call(agentTestsApi.create, {
      params: { agentId: newestAgent },
      body: { test: agentTestsApi.create.example.body.test },
    })
  ).id;
const newWorkflowTest = async () =>
  (
    await owner.call(workflowTestsApi.create, {
      params: { workflowId: newestWorkflow },
      body: { test: workflowTestsApi.create.example.body.test },
    })
  ).id;

/** The workflow that was made last, and whether the next one has a test. */
let newestWorkflow = '';
let isWorkflowTested = false;

/** A workflow that runs as it stands. */
async function newWorkflow(): Promise<string> {
  lastAutomatic = nextAutomatic;
  nextAutomatic = undefined;
  if (lastAutomatic) return lastAutomatic.workflowId;
  const made = await owner.call(workflowsApi.create, { body: { template: 'payment-reminder' } });
  newestWorkflow = made.id;
  const params = { workflowId: made.id };
  await owner.call(workflowsApi.publish, { params, body: { revision: 0 } });
  await owner.call(workflowsApi.setStatus, { params, body: { status: 'active' } });
  if (isWorkflowTested) await newWorkflowTest();
  isWorkflowTested = false;
  return made.id;
}

export async function newAgent(): Promise<string> {
  const body = { template: 'appointment-scheduler', name: 'Front desk' };
  const { id: agentId } = await owner.call(agentsApi.create, { body });
  newestAgent = agentId;
  const prepare = setUp;
  setUp = undefined;
  await prepare?.({ agentId });
  if (keptIn === undefined) return agentId;
  const params = { agentId };
  await owner.call(agentCopiesApi.copy, { params, body: { subaccountIds: [keptIn] } });
  await owner.call(agentsApi.update, { params, body: { greeting: 'Good day! How can I help?' } });
  keptIn = undefined;
  return agentId;
}

/** A sentence of the newest agent that a person has recorded. */
export async function recordedSentence(): Promise<string> {
  const params = { agentId: newestAgent };
  const [{ id: sentenceId } = { id: '' }] = (await owner.call(recordedSentencesApi.list, { params })).sentences;
  const { body } = recordedSentencesApi.record.example;
  await owner.call(recordedSentencesApi.record, { params: { ...params, sentenceId }, body });
  return sentenceId;
}
/** A subaccount that has to have a copy of the next agent. */
let keptIn: string | undefined;

/** The next agent is copied to a subaccount, and changed behind it. */
export function copyNextAgent(subaccountId: string): void {
  keptIn = subaccountId;
}

/** The next agent's draft asks for the choice that the example teaches. */
export function teachNextAgent(): void {
  setUp = async (params) => {
    const { configuration } = await owner.call(draftsApi.get, { params });
    const choices = [
      { value: 'sales', label: 'Sales', synonyms: [] },
      { value: 'repairs', label: 'Repairs', synonyms: [] },
    ];
    const slot = { name: 'topic', type: 'choice', prompt: 'Sales or repairs?', choices };
    const node = { id: 'ask_topic', type: 'ask', title: 'Topic', config: { slots: [slot] }, x: 0, y: 0 };
    const flow = { ...configuration.flow, nodes: [...configuration.flow.nodes, node] };
    await owner.call(draftsApi.save, { params, body: { revision: 0, configuration: { ...configuration, flow } } });
  };
}

/** What a file of tests needs before it is asked for: the next agent, or the next workflow, has a test. */
const forTests = {
  'agentTests.file': async () => {
    setUp = newTest;
  },
  'workflowTests.file': async () => {
    isWorkflowTested = true;
  },
};

/** What rollouts need before they are asked for. */
const forRollouts = Object.fromEntries(
  ['get', 'set', 'promote', 'stop'].map((name) => [`releases.${name}`, async () => rollOutNextAgent()]),
);

/** Alert rules, and an alert of it that is open. */
async function newRule(): Promise<string> {
  const watched = { figure: 'success_rate', when: 'below', limit: 60, minutes: 1_440, leastCalls: 10 } as const;
  const { id } = await owner.call(alertsApi.createRule, { body: { ...watched, name: 'Success', filters: {} } });
  return id;
}
async function newAlert(): Promise<string> {
  const [ruleId, alertId] = [await newRule(), newId()];
  await server.services.db.pool.query(
    `insert into alerts (workspace_id, id, rule_id, name, figure, raised_when, bound, minutes, filters, value, latest, worst, raised_at)
       select workspace_id, $1, id, name, figure, raised_when, bound, minutes, filters, 52.5, 55, 48, created_at
       from alert_rules where id = $2`,
    [alertId, ruleId],
  );
  return alertId;
}

/** Words that no one understood in a call. */
async function newUnrecognized(): Promise<string> {
  const [callId, id] = [await finishedCall(), newId()];
  await server.services.db.pool.query(
    `insert into missed_words (workspace_id, id, call_id, turn, agent_id, node, title, language, asked, said, teach, status, said_at)
       select workspace_id, $1, id, 9, agent_id, 'topic', 'Topic', 'en-US', 'What is it about?', $2,
         '{"slot":"topic","choices":[{"value":"repairs","label":"Repairs"}]}', 'open', ended_at from calls where id = $3`,
    [id, `my chain came off ${id}`, callId],
  );
  return id;
}

/** A name is given once. */
export const withoutViews = () => server.services.db.pool.query('delete from call_views');

/** Calls that are what the examples of many calls ask for. */
export const callsOfBatches = {
  'callBatches.tag': async () => changedCall(`outcome = 'failure', tags = '{}'`),
  'callBatches.remove': async () => changedCall(`tags = '{spam}'`),
  'callBatches.export': async () => changedCall(`outcome = 'success'`),
};
async function changedCall(change: string): Promise<void> {
  const callId = await finishedCall();
  await server.services.db.pool.query(`update calls set ${change} where id = $1`, [callId]);
}

const aNote = callNotesApi.create.example;
const newLink = () => {
  const { hours, parts } = callLinksApi.create.example.body;
  return owner.call(callLinksApi.create, { params: { callId: newestCall }, body: { hours, parts: [...parts] } });
};

/** A call that is shared by the link of the example. */
export async function sharedCall(): Promise<void> {
  await finishedCall();
  const { link } = await newLink();
  await server.services.db.pool.query('update call_links set token_hash = $1 where id = $2', [
    hashToken(callLinksApi.open.example.body.token),
    link.id,
  ]);
}

export const callThings = {
  ruleId: newRule,
  alertId: newAlert,
  unrecognizedId: newUnrecognized,
  viewId: async () => {
    await withoutViews();
    return (await owner.call(callViewsApi.create, { body: callViewsApi.create.example.body })).id;
  },
  noteId: async () => (await owner.call(callNotesApi.create, { params: { callId: newestCall }, ...aNote })).id,
  linkId: async () => (await newLink()).link.id,
  triggerId: async () => lastAutomatic!.triggerId,
  automationId: async () => lastAutomatic!.automationId,
  appointmentId: newAppointment,
  approvalId: newApproval,
  workflowId: newWorkflow,
  testId: newTest,
  workflowTestId: newWorkflowTest,
};

/** What stands before examples that are about agents, workflows and their calls. */
export const forCalls = {
  ...forAutomations,
  ...forRollouts,
  'trainingPhrases.add': async () => teachNextAgent(),
  'alerts.rules': newRule,
  'alerts.list': newAlert,
  'unrecognized.list': newUnrecognized,
  ...forTests,
};
