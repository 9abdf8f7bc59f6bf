import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';
import { toolPath } from '../tools.ts';

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, '../../sdk/python');
const python = toolPath('python3');

const server = await startApp();
const owner = await server.newOwner();

it('the Python client does by itself, and with the whole server, what its own tests say', async () => {
  const body = { name: 'SDK', scopes: [...tokenScopes] };
  const { value } = await owner.call(accessTokensApi.create, { body });
  const env = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: '1',
    PARLEY_URL: `http://${await addressOf(server.app)}`,
    PARLEY_TOKEN: value,
  };
  const { stderr } = await run(python, ['-W', 'error', '-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'], {
    cwd: folder,
    env,
  }).catch((error: { stderr: string }) => error);
  expect(stderr).toMatch(/Ran 1\d tests[\s\S]*\nOK\n$/);
});

it('its types are ones that Python can read', async () => {
  const program = 'import ast, sys; ast.parse(open("parley/types.pyi").read()); print(sys.version_info >= (3, 10))';
  const { stdout } = await run(python, ['-c', program], { cwd: folder });
  expect(stdout.trim()).toBe('True');
});
