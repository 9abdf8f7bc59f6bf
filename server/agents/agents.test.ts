import { describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const create = (client: TestClient, template = 'appointment-scheduler') =>
  client.call(agentsApi.create, { body: { template } });

describe('agents', () => {
  it('start inactive from each of the four templates, with a flow that could go live', async () => {
    const owner = await server.newOwner();
    const { items: templates } = await owner.call(agentsApi.templates);
    expect(templates.map((template) => template.name)).toEqual([
      'Sales Assistant',
      'Customer Support',
      'Appointment Scheduler',
      'Survey Collector',
    ]);
    for (const template of templates) {
      const agent = await create(owner, template.id);
      expect(agent).toMatchObject({
        name: template.name,
        type: template.name,
        status: 'inactive',
        calls: 0,
        successRate: null,
        lastActiveAt: null,
        version: 1,
      });
      expect(agent.problems.filter((problem) => problem.level === 'error')).toEqual([]);
      const active = await owner.call(agentsApi.setStatus, {
        params: { agentId: agent.id },
        body: { status: 'active' },
      });
      expect(active.status).toBe('active');
    }
    expect((await owner.call(agentsApi.list)).items).toHaveLength(4);
  });

  it('get a new version with each change, and none without one', async () => {
    const owner = await server.newOwner();
    const { id: agentId } = await create(owner);
    const renamed = await owner.call(agentsApi.update, { params: { agentId }, body: { name: 'Front desk' } });
    expect(renamed).toMatchObject({ name: 'Front desk', version: 2 });
    const same = await owner.call(agentsApi.update, { params: { agentId }, body: { name: 'Front desk' } });
    expect(same.version).toBe(2);
    const both = await Promise.all([
      owner.call(agentsApi.update, { params: { agentId }, body: { greeting: 'Hello.' } }),
      owner.call(agentsApi.update, { params: { agentId }, body: { speed: 1.1 } }),
    ]);
    expect(both.map((agent) => agent.version).sort()).toEqual([3, 4]);
    expect(await owner.call(agentsApi.get, { params: { agentId } })).toMatchObject({
      name: 'Front desk',
      greeting: 'Hello.',
      speed: 1.1,
    });
  });

  it.each([
    [{ speed: 3 }, 'body.speed'],
    [{ voice: 'hal' }, 'body.voice'],
    [{ greeting: '' }, 'body.greeting'],
    [{ name: 'x'.repeat(81) }, 'body.name'],
    [{ persona: 'x'.repeat(10_000) }, 'body.persona'],
    [{ status: 'active' }, 'body'],
    [{ workspaceId: 'mine' }, 'body'],
  ])('refuse %j and name the field', async (body, path) => {
    const owner = await server.newOwner();
    const { id } = await create(owner);
    const answer = await owner.send('PATCH', `/v1/agents/${id}`, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { error: { details: { path: string }[] } }).error.details[0]?.path).toBe(path);
  });

  it('have the voice loaded as soon as one is made or looked at', async () => {
    const owner = await server.newOwner();
    const prepare = vi.fn();
    server.services.speech.prepare = prepare;
    const { id: agentId } = await create(owner);
    expect(prepare).toHaveBeenCalledTimes(1);
    await owner.call(agentsApi.get, { params: { agentId } });
    expect(prepare).toHaveBeenCalledTimes(2);
    delete server.services.speech.prepare;
  });

  it('say which templates there are when an unknown one is asked for', async () => {
    const owner = await server.newOwner();
    const answer = await owner.send('POST', '/v1/agents', { template: 'robot' });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('appointment-scheduler');
  });

  it('are gone after deletion', async () => {
    const owner = await server.newOwner();
    const { id: agentId } = await create(owner);
    await owner.call(agentsApi.remove, { params: { agentId } });
    expect((await owner.call(agentsApi.list)).items).toEqual([]);
    expect((await owner.send('GET', `/v1/agents/${agentId}`)).status).toBe(404);
    expect((await owner.send('DELETE', `/v1/agents/${agentId}`)).status).toBe(404);
  });

  it('are twenty-five at most, also when many are made at once', async () => {
    const owner = await server.newOwner();
    const make = () => owner.send('POST', '/v1/agents', { template: 'customer-support' });
    const answers = await Promise.all(Array.from({ length: 35 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(25);
  });

  it('are twenty-five at most', async () => {
    const owner = await server.newOwner();
    for (let i = 0; i < 25; i++) await create(owner);
    expect((await owner.send('POST', '/v1/agents', { template: 'survey-collector' })).status).toBe(409);
  });
});
