import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { AgentTest, TestCoverage, TestVerdict, testLimits } from './agent-tests.ts';

/** A test as it is kept, with what came of it when it was last played to what is asked about. */
export const StoredTest = z.object({
  id: Id,
  test: AgentTest,
  updatedAt: Moment,
  /** Null: it was not played since the agent or the test was changed. */
  passed: z.boolean().nullable(),
});
export type StoredTest = z.infer<typeof StoredTest>;

const AgentParams = z.object({ agentId: Id });
const AgentTestParams = AgentParams.extend({ testId: Id });
const WorkflowParams = z.object({ workflowId: Id });
const WorkflowTestParams = WorkflowParams.extend({ workflowTestId: Id });

/** Publishes although tests fail, and says why; for who may manage agents. */
export const TestsOverride = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'Enter a reason for publishing with failing tests.')
    .max(500, 'Use 500 characters or fewer.'),
});
export type TestsOverride = z.infer<typeof TestsOverride>;

/** What is tested: what is to be published next, or what was. */
const Of = z.object({ of: z.enum(['live', 'draft']).default('draft') });
const List = z.object({ items: z.array(StoredTest) });
const Given = z.object({ test: AgentTest });
const RunBody = Of.extend({
  /** These alone; left out, all. */
  testIds: z.array(Id).max(testLimits.tests).optional(),
  /** Instead of kept ones, one that is being written. */
  test: AgentTest.optional(),
});
/** What came of tests that were played, and what they reach together. */
export const RanTests = z.object({
  passed: z.boolean(),
  verdicts: z.array(TestVerdict.extend({ testId: Id.nullable() })),
  coverage: TestCoverage,
});
export type RanTests = z.infer<typeof RanTests>;

/** A place of a conversation: a step, or a way out of one. */
const TestPlace = z.object({
  /** The key of a workflow that the flow runs; null in the flow itself. */
  workflow: z.string().max(80).nullable().default(null),
  node: z.string().min(1).max(80),
  port: z.string().max(80).optional(),
});
export type TestPlace = z.infer<typeof TestPlace>;
/** A test that was written by itself and is not kept yet, with what a person has to look at. */
const Proposed = z.object({ test: AgentTest, notes: z.array(z.string()) });
const proposing = {
  summary: 'Generate a test that reaches a step in the draft or takes one of its paths',
  description:
    'The engine simulates many types of callers for up to 5 seconds to find the shortest path there. Nothing is stored.',
  audit: null,
  body: TestPlace,
  reply: Proposed,
  errors: ['conflict', 'too_many_requests'] as ('conflict' | 'too_many_requests')[],
  perMinute: 30,
  example: { body: { node: 'start' } },
};

const FileBody = z.object({ yaml: z.string().max(testLimits.suiteChars) });
const shortestFile = '- name: hangs up at once\n  turns:\n    - hangup: true\n';

const shortestTest = {
  name: 'hangs up at once',
  at: '2026-11-20T10:00 America/New_York',
  turns: [{ hangup: true as const }],
  expect: { end: 'caller_hangup' },
};

export const agentTestsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/agents/:agentId/tests',
    summary: 'List an agent’s tests, with the latest results',
    can: 'agents:read',
    params: AgentParams,
    query: Of,
    reply: List,
  },
  create: {
    method: 'POST',
    path: '/v1/agents/:agentId/tests',
    idempotent: 'whole',
    summary: 'Add a test to an agent',
    can: 'agents:write',
    audit: 'agent.test-added',
    params: AgentParams,
    body: Given,
    reply: StoredTest,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { test: shortestTest } },
  },
  save: {
    method: 'PUT',
    path: '/v1/agents/:agentId/tests/:testId',
    summary: 'Update an agent test',
    can: 'agents:write',
    audit: 'agent.test-changed',
    params: AgentTestParams,
    body: Given,
    reply: StoredTest,
    errors: ['conflict', 'limit_reached'],
    example: { body: { test: { ...shortestTest, name: 'hangs up' } } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/agents/:agentId/tests/:testId',
    summary: 'Delete an agent test',
    can: 'agents:write',
    audit: 'agent.test-removed',
    params: AgentTestParams,
  },
  file: {
    method: 'GET',
    path: '/v1/agents/:agentId/tests/file',
    summary: 'Get an agent’s tests as a readable YAML file',
    can: 'agents:read',
    params: AgentParams,
    raw: ['application/yaml'],
  },
  replace: {
    method: 'PUT',
    path: '/v1/agents/:agentId/tests/file',
    summary: 'Replace an agent’s tests with those in a YAML or JSON file',
    description: 'Errors include the line number. Unchanged tests keep their results.',
    can: 'agents:write',
    audit: 'agent.test-changed',
    params: AgentParams,
    body: FileBody,
    reply: List,
    example: { body: { yaml: shortestFile } },
  },
  propose: {
    ...proposing,
    method: 'POST',
    path: '/v1/agents/:agentId/tests/propose',
    can: 'agents:read',
    params: AgentParams,
  },
  run: {
    method: 'POST',
    path: '/v1/agents/:agentId/tests/run',
    summary: 'Run an agent’s tests and return which ones fail, where, and why',
    description: 'Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail.',
    can: 'agents:read',
    audit: null,
    params: AgentParams,
    body: RunBody,
    reply: RanTests,
    errors: ['too_many_requests'],
    perMinute: 60,
    example: { body: { of: 'draft' } },
  },
  fromCall: {
    method: 'POST',
    path: '/v1/agent-tests/from-call/:callId',
    idempotent: 'whole',
    summary: 'Create a test from a call, with names, numbers, and addresses replaced',
    description:
      'The caller’s input becomes the test’s turns, action results are reused, and the outcome becomes the expected result.',
    can: 'agents:write',
    audit: 'agent.test-added',
    params: z.object({ callId: Id }),
    reply: z.object({ test: StoredTest, notes: z.array(z.string()) }),
    status: 201,
    errors: ['conflict', 'limit_reached'],
  },
});

export const workflowTestsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/tests',
    summary: 'List a workflow’s tests, with the latest results',
    can: 'workflows:read',
    params: WorkflowParams,
    query: Of,
    reply: List,
  },
  create: {
    method: 'POST',
    path: '/v1/workflows/:workflowId/tests',
    idempotent: 'whole',
    summary: 'Add a test to a workflow',
    can: 'workflows:write',
    audit: 'workflow.test-added',
    params: WorkflowParams,
    body: Given,
    reply: StoredTest,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { test: shortestTest } },
  },
  save: {
    method: 'PUT',
    path: '/v1/workflows/:workflowId/tests/:workflowTestId',
    summary: 'Update a workflow test',
    can: 'workflows:write',
    audit: 'workflow.test-changed',
    params: WorkflowTestParams,
    body: Given,
    reply: StoredTest,
    errors: ['conflict', 'limit_reached'],
    example: { body: { test: { ...shortestTest, name: 'hangs up' } } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/workflows/:workflowId/tests/:workflowTestId',
    summary: 'Delete a workflow test',
    can: 'workflows:write',
    audit: 'workflow.test-removed',
    params: WorkflowTestParams,
  },
  file: {
    method: 'GET',
    path: '/v1/workflows/:workflowId/tests/file',
    summary: 'Get a workflow’s tests as a readable YAML file',
    can: 'workflows:read',
    params: WorkflowParams,
    raw: ['application/yaml'],
  },
  replace: {
    method: 'PUT',
    path: '/v1/workflows/:workflowId/tests/file',
    summary: 'Replace a workflow’s tests with those in a YAML or JSON file',
    description: 'Errors include the line number. Unchanged tests keep their results.',
    can: 'workflows:write',
    audit: 'workflow.test-changed',
    params: WorkflowParams,
    body: FileBody,
    reply: List,
    example: { body: { yaml: shortestFile } },
  },
  propose: {
    ...proposing,
    method: 'POST',
    path: '/v1/workflows/:workflowId/tests/propose',
    can: 'workflows:read',
    params: WorkflowParams,
  },
  run: {
    method: 'POST',
    path: '/v1/workflows/:workflowId/tests/run',
    summary: 'Run a workflow’s tests and return which ones fail, where, and why',
    description: 'Nothing is sent, booked, or spoken. Runs are limited to 30 seconds. Unfinished tests fail.',
    can: 'workflows:read',
    audit: null,
    params: WorkflowParams,
    body: RunBody,
    reply: RanTests,
    errors: ['too_many_requests'],
    perMinute: 60,
    example: { body: { of: 'draft' } },
  },
});
