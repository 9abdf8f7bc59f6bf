import { expect, it, vi } from 'vitest';
import { agentImportsApi } from '#domain/agents/agent-imports.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp } from '#server/testing/start-app.ts';
import { foreignFiles } from '#voice/flow/imports/foreign-files.data.ts';

/** The thread that reads files loads all languages first: on a machine that does much else, that takes a while. */
vi.setConfig({ testTimeout: 90_000 });

const app = await startApp();
const owner = await app.newOwner();
const fileOf = (kind: keyof typeof foreignFiles) => JSON.stringify(foreignFiles[kind]);

it('a file of another platform becomes an inactive agent, with a report that stays', async () => {
  const body = { file: fileOf('retell_flow'), name: 'Front desk' };
  const { agentId, report } = await owner.call(agentImportsApi.create, { body });
  const params = { agentId };
  const agent = await owner.call(agentsApi.get, { params });
  expect(agent).toMatchObject({ name: 'Front desk', status: 'inactive', language: 'en-GB', type: 'Custom Build' });
  expect(report.counts.lost).toBeGreaterThan(0);
  const kept = await owner.call(agentImportsApi.get, { params });
  expect(kept.import).toMatchObject({ report: { source: 'retell_flow', counts: report.counts, lines: report.lines } });
  // An open way of the file: it goes live once someone has led it on.
  expect(report.problems.some(({ level }) => level === 'error')).toBe(true);
  const refused = await owner.send('PUT', `/v1/agents/${agentId}/status`, { status: 'active' });
  expect(refused.body).toMatchObject({ error: { code: 'flow_invalid' } });
  const { items } = await owner.call(auditApi.list, { query: { action: 'agent.imported' } });
  expect(items[0]?.after).toMatchObject({ from: 'Retell conversation flow' });
  // Whatever it came from, it leaves as a file of its own.
  const { body: yaml } = await owner.send('GET', `/v1/agents/${agentId}/export`);
  expect(String(yaml)).toContain('name: Front desk');
});

it('a text that is longer than an agent’s may be is refused with where it goes', async () => {
  const file = fileOf('vapi_assistant').replace(
    /"firstMessage":"[^"]*"/,
    `"firstMessage":"${'{{ a }} '.repeat(3_000)}"`,
  );
  const { status, body } = await owner.send('POST', '/v1/agent-imports', { file });
  expect([status, body]).toMatchObject([
    400,
    { error: { message: expect.stringMatching(/^The file’s value for greeting/) } },
  ]);
});

it('an agent that was made here has none, and what is no such file is refused', async () => {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  expect(await owner.call(agentImportsApi.get, { params: { agentId } })).toEqual({ import: null });
  const refused = await owner.send('POST', '/v1/agent-imports', { file: '{"hello":1}' });
  expect(refused.body).toMatchObject({ error: { code: 'invalid_input', details: [{ path: 'body.file' }] } });
});
