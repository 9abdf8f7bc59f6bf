import { describe, expect, it } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { agentFilesApi } from '#domain/agents/agent-files.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { readAgentFile } from './agent-file.ts';

const server = await startApp();

const fileOf = async (client: TestClient, agentId: string, of = 'live') =>
  String((await client.send('GET', `/v1/agents/${agentId}/export?of=${of}`)).body);
const bring = (client: TestClient, yaml: string) => client.call(agentFilesApi.import, { body: { yaml } });

/** A flow that runs an action before it ends. */
const withAction = (flow: Flow, actionId: string): Flow => ({
  ...flow,
  nodes: [...flow.nodes, { id: 'run_it', type: 'run_action', title: 'Tell them', config: { actionId }, x: 0, y: 0 }],
});

describe('an agent as a file', () => {
  it.each(['sales-assistant', 'customer-support', 'appointment-scheduler', 'survey-collector'])(
    'carries the template %s elsewhere and back without loss, always as the same text',
    async (template) => {
      const [owner, other] = [await server.newOwner(), await server.newOwner()];
      const { id: agentId } = await owner.call(agentsApi.create, { body: { template } });
      const yaml = await fileOf(owner, agentId);
      expect(await fileOf(owner, agentId)).toBe(yaml);
      const brought = await bring(other, yaml);
      expect(brought.notes).toEqual([]);
      expect((await fileOf(other, brought.agentId)).replace(brought.agentId, agentId)).toBe(yaml);
      const [one, two] = [
        await owner.call(agentsApi.get, { params: { agentId } }),
        await other.call(agentsApi.get, { params: { agentId: brought.agentId } }),
      ];
      expect({ ...two, id: one.id, createdAt: one.createdAt }).toEqual({ ...one, status: 'inactive' });
    },
  );

  it('names actions and folders, and tells what has nothing to go with elsewhere', async () => {
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const body = { template: 'send-email' as const, name: 'Tell the team' };
    const action = await owner.call(actionsApi.create, { body });
    const { id: folderId } = await owner.call(knowledgeApi.createFolder, { body: { name: 'Prices' } });
    await owner.call(knowledgeApi.setAgentFolders, {
      params: { agentId },
      body: { folderIds: [folderId], when: 'cost' },
    });
    const { revision, configuration } = await owner.call(draftsApi.get, { params: { agentId } });
    const flow = withAction(configuration.flow, action.id);
    await owner.call(draftsApi.save, {
      params: { agentId },
      body: { revision, configuration: { ...configuration, flow } },
    });
    const yaml = await fileOf(owner, agentId, 'draft');
    expect(await readAgentFile(yaml)).toMatchObject({
      actions: ['Tell the team'],
      knowledge: { folders: ['Prices'], when: 'cost' },
    });
    expect(yaml).not.toContain(action.id);

    const { notes } = await bring(other, yaml);
    expect(notes).toEqual([
      'There’s no action named "Tell the team" here. Choose another action in the steps that use it.',
      'The Knowledge Base has no folder named "Prices". Create it, then assign it to the agent.',
    ]);
    const back = await bring(owner, yaml);
    expect(back.notes).toEqual([]);
    const params = { agentId: back.agentId };
    expect((await owner.call(agentsApi.get, { params })).flow).toEqual(flow);
    expect(await owner.call(knowledgeApi.agentFolders, { params })).toEqual({ folderIds: [folderId], when: 'cost' });
  });

  it('goes into the draft of an agent, and answers nobody before that is published', async () => {
    const owner = await server.newOwner();
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const yaml = (await fileOf(owner, agentId)).replace(/^name: .*$/m, 'name: From a file');
    await owner.call(agentFilesApi.import, { body: { yaml, agentId } });
    expect((await owner.call(agentsApi.get, { params: { agentId } })).name).toBe('Customer Support');
    expect(await owner.call(draftsApi.get, { params: { agentId } })).toMatchObject({
      revision: 1,
      isChanged: true,
      configuration: { name: 'From a file' },
    });
    expect(await fileOf(owner, agentId, 'draft')).toBe(yaml);
  });

  it.each([
    ['a: [', 'body.yaml'],
    ['just words', 'body.yaml'],
    ['parley: 2', 'body.yaml.parley'],
    ['a: &a [1]\nb: *a', 'body.yaml'],
    [`${'['.repeat(20_000)}`, 'body.yaml'],
    [`${'- '.repeat(20_000)}`, 'body.yaml'],
  ])('that cannot be read is refused with where: %#', async (yaml, path) => {
    const owner = await server.newOwner();
    const answer = await owner.send('POST', '/v1/agents/import', { yaml });
    expect(answer.status).toBe(400);
    const { error } = answer.body as { error: { details: { path: string }[] } };
    expect(error.details.map((detail) => detail.path)).toContain(path);
  });
});
