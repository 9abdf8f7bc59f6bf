import { agentTestsApi, workflowTestsApi } from '#domain/agents/agent-test-suites.ts';
import { createTest, listTests, removeTest, saveTest, takeTests, writeTests } from '#server/agents/agent-tests.ts';
import { implement } from '#server/platform/http/implement.ts';
import { proposeTestOf } from './propose-test.ts';
import { runTests } from './run-tests.ts';

export const agentTestsRoutes = implement(agentTestsApi, {
  list: ({ scope, params, query }) => listTests(scope, params, query.of),
  create: ({ scope, params, body }) => createTest(scope, params, body.test),
  save: ({ scope, params: { agentId, testId }, body }) => saveTest(scope, { agentId }, testId, body.test),
  remove: ({ scope, params: { agentId, testId } }) => removeTest(scope, { agentId }, testId),
  file: async ({ scope, params }) => ({
    type: 'application/yaml',
    body: Buffer.from(await writeTests(scope, params)),
  }),
  replace: ({ scope, params, body }) => takeTests(scope, params, body.yaml),
  propose: ({ scope, params, body }) => proposeTestOf(scope, params, body),
  run: ({ scope, params, body }) => runTests(scope, params, body),
  fromCall: ({ scope, params }) => scope.services.hooks.testFromCall(scope, params.callId),
});

export const workflowTestsRoutes = implement(workflowTestsApi, {
  list: ({ scope, params, query }) => listTests(scope, params, query.of),
  create: ({ scope, params, body }) => createTest(scope, params, body.test),
  save: ({ scope, params: { workflowId, workflowTestId }, body }) =>
    saveTest(scope, { workflowId }, workflowTestId, body.test),
  remove: ({ scope, params: { workflowId, workflowTestId } }) => removeTest(scope, { workflowId }, workflowTestId),
  file: async ({ scope, params }) => ({
    type: 'application/yaml',
    body: Buffer.from(await writeTests(scope, params)),
  }),
  replace: ({ scope, params, body }) => takeTests(scope, params, body.yaml),
  propose: ({ scope, params, body }) => proposeTestOf(scope, params, body),
  run: ({ scope, params, body }) => runTests(scope, params, body),
});
