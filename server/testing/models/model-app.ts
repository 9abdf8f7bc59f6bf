import { afterAll } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { ModelService } from '#domain/models/model-services.ts';
import type { ModelSetting } from '#domain/models/model-setting.ts';
import { modelsApi } from '#domain/models/models.ts';
import { startApp, type TestApp, type TestClient } from '../start-app.ts';
import { type FakeModels, startFakeModels } from './fake-models.ts';

/** A proposal as a model writes it. */
export const proposal = (given: {
  say?: string;
  values?: Record<string, string>;
  way?: string;
  action?: string;
}): string => {
  const { say = null, values = {}, way = null, action = null } = given;
  return JSON.stringify({
    say,
    values: Object.entries(values).map(([slot, words]) => ({ slot, words })),
    way,
    action,
  });
};

/** A server with language models of its own behind it. */
export async function startModelApp(): Promise<{ app: TestApp; models: FakeModels }> {
  const models = await startFakeModels(() => ({ text: proposal({}) }));
  const app = await startApp({ MODEL_ORIGINS: models.origin });
  afterAll(() => models.close());
  return { app, models };
}

/** Connects a stand-in, which speaks as the service does. */
export const connect = (client: TestClient, { origin }: FakeModels, service: ModelService = 'compatible') =>
  client.call(modelsApi.create, {
    body: {
      service,
      baseUrl: `${origin}/v1`,
      model: 'stand-in-small',
      key: service === 'compatible' ? null : 'key-of-a-test-0123456789',
    },
  });

/** An agent that leads this conversation. Answers its id. */
export async function agentWithFlow(
  { services }: TestApp,
  owner: TestClient,
  flow: Flow,
  model?: ModelSetting,
): Promise<string> {
  const agent = await owner.call(agentsApi.create, { body: { template: 'survey-collector', name: 'Front desk' } });
  if (model) await owner.call(agentsApi.update, { params: { agentId: agent.id }, body: { model } });
  await services.db.pool.query(
    `update agent_versions set configuration = jsonb_set(configuration, '{flow}', $3)
     where workspace_id = $1 and agent_id = $2`,
    [owner.workspaceId, agent.id, JSON.stringify(flow)],
  );
  return agent.id;
}
