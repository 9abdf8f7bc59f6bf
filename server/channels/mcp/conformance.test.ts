import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenScopes } from '#domain/identity/access-tokens.ts';
import { tokenFor } from '#server/testing/mcp-client.ts';
import { startApp } from '#server/testing/start-app.ts';

/** The protocol's own checks against the server. They send no token, so one is added on the way. */
const server = await startApp();
let url: string;
let between: http.Server;

beforeAll(async () => {
  const owner = await server.newOwner();
  const token = await tokenFor(owner, { scopes: tokenScopes.filter((one) => one !== 'speech') });
  const { port } = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  between = http.createServer((request, response) => {
    const headers = { ...request.headers, authorization: `Bearer ${token}` };
    const onward = http.request({ port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(between.address() as AddressInfo).port}/mcp`;
});
afterAll(() => between.close());

const program = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');

/** Runs one scenario. Answers the checks that failed, by their ids, and how many passed. */
async function check([revision, scenario]: readonly [string, string]) {
  const args = [program, 'server', '--url', url, '--scenario', scenario, '--spec-version', revision];
  const run = promisify(execFile)(process.execPath, args).catch((error: { stdout: string }) => error);
  const { stdout } = await run;
  const failed = [...stdout.matchAll(/\[([\w-]+) *\] \S*FAILURE/g)].map(([, id]) => id);
  return { scenario: `${scenario} of ${revision}`, failed, passed: Number(/Passed: (\d+)\//.exec(stdout)?.[1] ?? 0) };
}

/** Not testable on tools of a product: these checks call tools that a server of fixtures has. */
const needFixtures = [
  'sep-2575-server-rejects-undeclared-capability',
  'sep-2575-missing-capability-http-400',
  'sep-2575-http-server-no-independent-requests-on-stream',
  'sep-2575-server-no-log-without-loglevel',
];

it('passes the checks of both eras that hold for tools of its own', async () => {
  const scenarios = [
    ['2026-07-28', 'server-stateless'],
    ['2026-07-28', 'http-header-validation'],
    ['2026-07-28', 'caching'],
    ['2026-07-28', 'sep-2164-resource-not-found'],
    ['2026-07-28', 'resources-list'],
    ['2026-07-28', 'prompts-list'],
    ['2026-07-28', 'dns-rebinding-protection'],
    ['2025-11-25', 'server-initialize'],
    ['2025-11-25', 'tools-list'],
  ] as const;
  for (const { scenario, failed, passed } of await Promise.all(scenarios.map(check))) {
    expect(
      failed.filter((id) => !needFixtures.includes(id!)),
      scenario,
    ).toEqual([]);
    expect(passed, scenario).toBeGreaterThan(0);
  }
}, 60_000);
