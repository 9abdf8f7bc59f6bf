import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { agentTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { quickStart } from '#server/platform/quick-imports.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { runAgents } from './agents/run-agents.ts';

const server = await startApp();
const origin = `http://${await addressOf(server.app)}`;
const dir = mkdtempSync(path.join(tmpdir(), 'agents-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** The settings of one who has this token. */
const settingsOf = (token: string | undefined): NodeJS.ProcessEnv => {
  const { PARLEY_TOKEN: _, PARLEY_API_KEY: _key, ...env } = process.env;
  return { ...env, ...(token && { PARLEY_API_KEY: token }), PARLEY_URL: origin };
};

/** Runs the command as a shell does. */
const runInShell = (token: string | undefined, ...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const script = path.resolve(import.meta.dirname, 'agents.ts');
    const options = { env: settingsOf(token) };
    execFile(process.execPath, [...quickStart, script, ...args, '--dir', dir], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });

/** The same without a process of its own, which takes a second to load. */
async function run(token: string | undefined, ...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      out += text;
      return true;
    }),
  );
  const code = await runAgents([...args, '--dir', dir], settingsOf(token));
  for (const spy of spies) spy.mockRestore();
  return { code, out };
}
const tokenOf = async (owner: TestClient) => {
  const body = { name: 'Files', scopes: ['agents' as const] };
  return (await owner.call(accessTokensApi.create, { body })).value;
};

it('agents are pulled, changed, compared and pushed as files', async () => {
  const owner = await server.newOwner();
  const token = await tokenOf(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  expect(await runInShell(token, 'pull')).toEqual({ code: 0, out: 'customer-support.agent.yaml\n' });
  expect(await run(token, 'diff')).toEqual({ code: 0, out: '' });
  const file = path.join(dir, readdirSync(dir)[0]!);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^speed: 1$/m, 'speed: 1.1'));
  const compared = await runInShell(token, 'diff');
  expect([compared.code, compared.out]).toEqual([1, expect.stringMatching(/- speed: 1\n {2}\+ speed: 1\.1/)]);
  expect(await run(token, 'push')).toMatchObject({ code: 0, out: expect.stringContaining('taken into the draft') });
  const draft = await owner.call(draftsApi.get, { params: { agentId } });
  expect(draft).toMatchObject({ isChanged: true, configuration: { speed: 1.1 } });
  expect(await run(token, 'diff')).toEqual({ code: 0, out: '' });

  // In another workspace the file makes an agent, and is that one's from then on.
  const other = await server.newOwner();
  const theirs = await tokenOf(other);
  expect((await run(theirs, 'push')).out).toContain('a new agent, inactive');
  expect((await other.call(agentsApi.list)).items).toHaveLength(1);
  expect(await run(theirs, 'diff')).toEqual({ code: 0, out: '' });
  writeFileSync(file, 'parley: 1\nname: [');
  expect(await run(theirs, 'push')).toMatchObject({ code: 1, out: expect.stringContaining('Can’t read the file') });
}, 60_000);

it('what keeps it from running is said, and is code 2', async () => {
  expect(await runInShell(undefined, 'pull')).toMatchObject({
    code: 2,
    out: expect.stringContaining('PARLEY_API_KEY'),
  });
  expect(await run('sk-nobody', 'pull')).toMatchObject({ code: 2 });
  expect(await run('sk-nobody', 'publish')).toMatchObject({ code: 2, out: expect.stringContaining('pull|push|diff') });
}, 30_000);

it('tests are played from files without a server, and from an installation, with a report and a code at the end', async () => {
  const owner = await server.newOwner();
  const token = await tokenOf(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const test = { name: 'asks <who>', turns: [{ caller: 'a check-up', expect: { says: ['what name'] } }] };
  await owner.call(agentTestsApi.create, { params: { agentId }, body: { test } });
  expect(await run(token, 'pull')).toMatchObject({ code: 0 });
  const file = path.join(dir, 'appointment-scheduler.agent.yaml');
  expect(readFileSync(file, 'utf8')).toMatch(/\ntests:\n {2}- name: asks <who>\n/);
  expect(await run(undefined, 'test', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 tests, 0 failed'),
  });
  expect(await run(token, 'test', agentId)).toMatchObject({
    code: 0,
    out: expect.stringContaining('passed  asks <who>'),
  });

  const report = path.join(dir, 'report.xml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('what name', 'what colour'));
  const failed = await run(undefined, 'test', file, '--junit', report);
  expect(failed).toMatchObject({ code: 1, out: expect.stringContaining('should say "what colour" at turn 1') });
  const xml = readFileSync(report, 'utf8');
  expect(xml).toMatch(
    /<testsuite name="Appointment Scheduler" tests="1" failures="1" errors="0" skipped="0" time="\d+\.\d{3}">/,
  );
  expect(xml).toContain('name="asks &lt;who&gt;"');
  expect(xml).toContain(
    '<failure message="The agent should say &quot;what colour&quot; at turn 1, but doesn’t." type="says">',
  );

  // The file goes into the draft with its tests.
  expect(await run(token, 'push')).toMatchObject({ out: expect.stringContaining('taken into the draft') });
  expect(await run(token, 'test', agentId)).toMatchObject({ code: 1 });
  writeFileSync(file, readFileSync(file, 'utf8').replace('turns:', 'turn:'));
  const broken = await run(undefined, 'test', file);
  expect([broken.code, broken.out]).toEqual([2, expect.stringMatching(/appointment-scheduler.*Line \d+: tests\.0/)]);
  expect(await run(undefined, 'test', path.join(dir, 'none'))).toMatchObject({ code: 2 });
  rmSync(file);
}, 60_000);
