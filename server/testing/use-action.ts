import { agentsApi } from '#domain/agents/agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import type { TestApp, TestClient } from './start-app.ts';

/** A conversation that runs an action of the workspace and ends. */
export const flowWithAction = (actionId: string, config: Record<string, string> = {}): Flow => ({
  version: 2,
  name: 'With an action',
  nodes: [
    { id: 'begin', type: 'start', title: 'Start', config: {}, x: 0, y: 0 },
    { id: 'tell', type: 'run_action', title: 'Tell them', config: { actionId, ...config }, x: 0, y: 0 },
    { id: 'bye', type: 'end', title: 'Goodbye', config: { message: 'Goodbye.' }, x: 0, y: 0 },
  ],
  edges: [
    { from: 'begin', port: 'next', to: 'tell' },
    { from: 'tell', port: 'ok', to: 'bye' },
  ],
});

/** An agent whose conversation runs this action. Answers its id. */
export async function agentWithAction({ services }: TestApp, owner: TestClient, actionId: string): Promise<string> {
  const agent = await owner.call(agentsApi.create, { body: { template: 'survey-collector', name: 'Front desk' } });
  await services.db.pool.query(
    `update agent_versions set configuration = jsonb_set(configuration, '{flow}', $3)
     where workspace_id = $1 and agent_id = $2`,
    [owner.workspaceId, agent.id, JSON.stringify(flowWithAction(actionId))],
  );
  return agent.id;
}
