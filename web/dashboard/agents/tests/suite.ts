import type { RanTests, StoredTest, TestPlace } from '#domain/agents/agent-test-suites.ts';
import type { AgentTest } from '#domain/agents/agent-tests.ts';
import { api, request } from '#web/lib/api.ts';
import { invalidate, query } from '#web/lib/query.ts';

/** Whose tests are shown. */
export type SuiteOwner = { agentId: string } | { workflowId: string };

/** Playing takes up to half a minute, in milliseconds. */
const playTimeoutMs = 60_000;

const textOf = async (path: string) => (await request(path)).text();

/** What can be asked about tests, no matter whose they are. */
export interface Suite {
  list: {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<{ items: StoredTest[] }>;
  };
  /** All of them as one YAML text. */
  file: () => Promise<string>;
  /** Loads what is shown of them again. */
  settle: () => Promise<void>;
  create: (test: AgentTest) => Promise<StoredTest>;
  save: (testId: string, test: AgentTest) => Promise<StoredTest>;
  remove: (testId: string) => Promise<unknown>;
  replace: (yaml: string) => Promise<{ items: StoredTest[] }>;
  /** Plays these, or all. */
  run: (testIds?: string[]) => Promise<RanTests>;
  /** Plays one that is not kept. */
  tryOut: (test: AgentTest) => Promise<RanTests>;
  /** Writes one that comes to a place. */
  propose: (place: TestPlace) => Promise<{ test: AgentTest; notes: string[] }>;
}

/** What can be asked about the tests of an agent, or of a workflow. */
export function suiteOf(owner: SuiteOwner): Suite {
  const options = { timeoutMs: playTimeoutMs };
  if ('agentId' in owner) {
    const params = owner;
    return {
      list: query.agentTests.list({ params, query: {} }),
      file: () => textOf(`/v1/agents/${owner.agentId}/tests/file`),
      settle: () => invalidate('agentTests'),
      create: (test: AgentTest) => api.agentTests.create({ params, body: { test } }),
      save: (testId: string, test: AgentTest) => api.agentTests.save({ params: { ...params, testId }, body: { test } }),
      remove: (testId: string) => api.agentTests.remove({ params: { ...params, testId } }),
      replace: (yaml: string) => api.agentTests.replace({ params, body: { yaml } }),
      run: (testIds?: string[]) => api.agentTests.run({ params, body: { ...(testIds && { testIds }) } }, options),
      tryOut: (test: AgentTest) => api.agentTests.run({ params, body: { test } }, options),
      propose: (body: TestPlace) => api.agentTests.propose({ params, body }, options),
    };
  }
  const params = owner;
  return {
    list: query.workflowTests.list({ params, query: {} }),
    file: () => textOf(`/v1/workflows/${owner.workflowId}/tests/file`),
    settle: () => invalidate('workflowTests'),
    create: (test: AgentTest) => api.workflowTests.create({ params, body: { test } }),
    save: (workflowTestId: string, test: AgentTest) =>
      api.workflowTests.save({ params: { ...params, workflowTestId }, body: { test } }),
    remove: (workflowTestId: string) => api.workflowTests.remove({ params: { ...params, workflowTestId } }),
    replace: (yaml: string) => api.workflowTests.replace({ params, body: { yaml } }),
    run: (testIds?: string[]) => api.workflowTests.run({ params, body: { ...(testIds && { testIds }) } }, options),
    tryOut: (test: AgentTest) => api.workflowTests.run({ params, body: { test } }, options),
    propose: (body: TestPlace) => api.workflowTests.propose({ params, body }, options),
  };
}
