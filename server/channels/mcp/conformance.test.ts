import { execFile, spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenScopes } from '#domain/identity/access-tokens.ts';
import { AppRequest, appsApi } from '#domain/identity/apps.ts';
import type { Json } from '#domain/platform/json.ts';
import { pinTools } from '#server/actions/tool-servers/pin-tools.ts';
import { askTool, openToolClient } from '#server/actions/tool-servers/tool-client.ts';
import { freePort } from '#server/platform/free-port.ts';
import type { Services } from '#server/services.ts';
import { tokenFor } from '#server/testing/mcp-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { fetchOutbound } from '#voice/testing/fetch-outbound.ts';

/** The protocol's own checks against the server, its sign-in, and its client. */
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = await startApp({ PUBLIC_URL: origin });
let owner: TestClient;
let url: string;
let between: http.Server;

beforeAll(async () => {
  owner = await server.newOwner();
  await server.app.listen({ host: '127.0.0.1', port });
  // The checks of the server send no token, so one is added on the way.
  const token = await tokenFor(owner, { scopes: tokenScopes.filter((one) => one !== 'speech') });
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

it('passes the checks of a sign-in, of an app that registers itself', async () => {
  const callbackPort = await freePort();
  const redirect = `http://127.0.0.1:${callbackPort}/callback`;
  const registered = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Checks', redirect_uris: [redirect], token_endpoint_auth_method: 'none' }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const args = ['authorization', '--url', origin, '--client-id', clientId];
  const child = spawn(process.execPath, [
    ...[program, ...args, '--resource', `${origin}/mcp`, '--port', String(callbackPort)],
  ]);
  let said = '';
  let allowed: Promise<unknown> | null = null;
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    const asked = /^(\S+code_challenge=\S+)\n/m.exec(said)?.[1];
    if (asked === undefined || allowed !== null) return;
    // What its page does when someone allows the app.
    const request = AppRequest.parse(Object.fromEntries(new URL(asked).searchParams));
    allowed = owner
      .call(appsApi.allow, { body: { ...request, allowed: ['agents:read'] } })
      .then(({ redirectTo }) => fetch(redirectTo));
  });
  await new Promise((done) => child.on('close', done));
  await allowed;
  expect(said).toContain('Total: 3 passed, 0 failed');
}, 60_000);

/** What a tool is asked where the checks don't say. */
const anyCall: { name: string; arguments: Record<string, Json> } = { name: 'any', arguments: { a: 5, b: 3 } };

/** A scenario against the client that calls use, which lists the tools and uses each. */
async function checkClient([revision, scenario]: readonly [string, string]) {
  const services: Services = Object.assign(Object.create(server.services) as Services, { outbound: fetchOutbound });
  const scope = { services, workspaceId: owner.workspaceId, actor: null };
  // The checks start a client with the address of their server: it asks here, and is over when ours is done.
  const asked = http.createServer((request, response) => {
    const told = new URL(request.url!, origin).searchParams;
    const address = { url: told.get('url')!, token: null, discovered: undefined };
    const { toolCalls } = JSON.parse(told.get('context') || '{}') as { toolCalls?: (typeof anyCall)[] };
    void (async () => {
      const { client } = await openToolClient(scope, address, 5_000);
      const tools = pinTools((await client.listTools()).tools, null);
      for (const tool of tools)
        for (const { arguments: inputs } of toolCalls?.filter(({ name }) => name === tool.name) ?? [anyCall])
          await askTool(client, tool, inputs, {});
      await client.close();
    })().then(
      () => response.end('0'),
      (error: unknown) => response.end(String(error)),
    );
  });
  await new Promise<void>((resolve) => asked.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(asked.address() as AddressInfo).port}/?url=`;
  const context = "encodeURIComponent(process.env.MCP_CONFORMANCE_CONTEXT ?? '')";
  const command = `"${process.execPath}" -e "fetch('${at}' + process.argv[1] + '&context=' + ${context}).then((a) => a.text()).then((t) => { console.error(t); process.exit(+(t !== '0')); })"`;
  const args = [program, 'client', '--command', command, '--scenario', scenario, '--spec-version', revision];
  const { stderr } = await promisify(execFile)(process.execPath, args).catch((error: { stderr: string }) => error);
  asked.close();
  const failed = [...stderr.matchAll(/\[([\w-]+) *\] \S*FAILURE/g)].map(([, id]) => id);
  return { scenario: `${scenario} of ${revision}`, failed, passed: Number(/Passed: (\d+)\//.exec(stderr)?.[1] ?? 0) };
}

it('passes the checks of a client of both eras, but for signing in: a server’s token is in the vault', async () => {
  const scenarios = [
    ['2025-11-25', 'initialize'],
    ['2025-11-25', 'tools_call'],
    ['2026-07-28', 'tools_call'],
    ['2026-07-28', 'request-metadata'],
    ['2026-07-28', 'http-standard-headers'],
    ['2026-07-28', 'http-custom-headers'],
    ['2026-07-28', 'http-invalid-tool-headers'],
    ['2026-07-28', 'json-schema-ref-no-deref'],
  ] as const;
  for (const { scenario, failed, passed } of await Promise.all(scenarios.map(checkClient))) {
    expect(failed, scenario).toEqual([]);
    expect(passed, scenario).toBeGreaterThan(0);
  }
}, 60_000);
