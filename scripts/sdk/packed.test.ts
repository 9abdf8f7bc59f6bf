import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';
import { faultsOf, installPacked } from './install-packed.ts';

/** The packages as npm publishes them, in a project that has nothing else. */

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'parley-packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');

const server = await startApp();
const owner = await server.newOwner();
const { value } = await owner.call(accessTokensApi.create, { body: { name: 'SDK', scopes: [...tokenScopes] } });
const env = { ...process.env, PARLEY_URL: `http://${await addressOf(server.app)}`, PARLEY_TOKEN: value };

it('@parley/sdk has what it says, compiles where types are checked, and works', async () => {
  const files = await installPacked('typescript', folder);
  expect(files.filter((file) => !/^dist\/[a-z.-]+\.(js|d\.ts)$/.test(file))).toEqual([
    'LICENSE',
    'README.md',
    'flow.schema.json',
    'package.json',
  ]);
  expect(files).toContain('dist/index.js');
  expect(files).toContain('dist/index.d.ts');
  const program = [
    "import { Parley, NotFoundError, type Call } from '@parley/sdk';",
    'const parley = new Parley();',
    "const agent = await parley.agents.create({ template: 'appointment-scheduler', name: 'Desk' });",
    'const outcomes: Call["outcome"][] = [];',
    'for await (const call of parley.calls.list({ limit: 5 })) outcomes.push(call.outcome);',
    'await parley.agents.remove(agent.id);',
    'await parley.agents.get(agent.id).catch((error: unknown) => console.log(error instanceof NotFoundError, outcomes.length));',
  ].join('\n');
  writeFileSync(path.join(folder, 'try.ts'), program);
  expect(await faultsOf(folder, 'try.ts')).toBe('');
  const { stdout } = await run(process.execPath, ['try.ts'], { cwd: folder, env });
  expect(stdout).toBe('true 0\n');
}, 120_000);

it('@parley/cli works without a checkout, and needs no other package', async () => {
  const files = await installPacked('cli', folder);
  expect(files).toEqual(['LICENSE', 'README.md', 'dist/parley.js', 'dist/yaml.LICENSE.txt', 'package.json']);
  const parley = path.join(folder, 'node_modules/@parley/cli/dist/parley.js');
  await owner.send('POST', '/v1/agents', { template: 'appointment-scheduler', name: 'Front desk' });
  const { stdout } = await run(process.execPath, [parley, 'agents', 'pull'], { cwd: folder, env });
  expect(stdout).toBe('agents/front-desk.agent.yaml\n');
  expect(readdirSync(path.join(folder, 'agents'))).toEqual(['front-desk.agent.yaml']);
  const refused = await run(process.execPath, [parley, 'agents', 'test', 'Nobody'], { cwd: folder, env }).catch(
    (error: { code: number; stdout: string }) => error,
  );
  expect(refused).toMatchObject({ code: 2, stdout: 'There’s no agent named “Nobody”.\n' });
}, 60_000);
