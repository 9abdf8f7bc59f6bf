import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/access-tokens.ts';
import { agentsApi } from '#domain/agents.ts';
import { draftsApi } from '#domain/drafts.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const origin = `http://${await addressOf(server.app)}`;
const dir = mkdtempSync(path.join(tmpdir(), 'agents-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs the command as a shell does. */
const run = (token: string | undefined, ...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const script = path.resolve(import.meta.dirname, 'agents.ts');
    const { PARLEY_TOKEN: _, ...env } = process.env;
    const options = { env: { ...env, ...(token && { PARLEY_TOKEN: token }), PARLEY_URL: origin } };
    execFile(process.execPath, [script, ...args, '--dir', dir], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr }),
    );
  });
const tokenOf = async (owner: TestClient) => {
  const body = { name: 'Files', scopes: ['agents' as const] };
  return (await owner.call(accessTokensApi.create, { body })).secret;
};

it('agents are pulled, changed, compared and pushed as files', async () => {
  const owner = await server.newOwner();
  const token = await tokenOf(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  expect(await run(token, 'pull')).toEqual({ code: 0, out: 'customer-support.agent.yaml\n' });
  expect(await run(token, 'diff')).toEqual({ code: 0, out: '' });
  const file = path.join(dir, readdirSync(dir)[0]!);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^speed: 1$/m, 'speed: 1.1'));
  const compared = await run(token, 'diff');
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
  expect(await run(theirs, 'push')).toMatchObject({ code: 1, out: expect.stringContaining('cannot be read') });
}, 60_000);

it('what keeps it from running is said, and is code 2', async () => {
  expect(await run(undefined, 'pull')).toMatchObject({ code: 2, out: expect.stringContaining('PARLEY_TOKEN') });
  expect(await run('sk-nobody', 'pull')).toMatchObject({ code: 2 });
  expect(await run('sk-nobody', 'publish')).toMatchObject({ code: 2, out: expect.stringContaining('pull|push|diff') });
}, 30_000);
