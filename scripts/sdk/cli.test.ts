import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { credentialsFile } from '../../sdk/cli/src/credentials.ts';
import { run } from '../../sdk/cli/src/run.ts';
import { verifyWebhook } from '../../sdk/typescript/src/webhooks.ts';

/** The command line against the whole server. */

const server = await startApp();
const url = `http://${await addressOf(server.app)}`;
const cwd = mkdtempSync(path.join(tmpdir(), 'parley-cli-'));
afterAll(() => rmSync(cwd, { recursive: true }));

/** A person at a terminal, in a workspace of their own. `typed` are the lines that they type. */
async function atTerminal(owner: TestClient, home = path.join(cwd, owner.userId)) {
  const body = { name: 'CLI', scopes: [...tokenScopes] };
  const { value: token } = await owner.call(accessTokensApi.create, { body });
  const env = { HOME: home };
  const type = async (args: string[], typed: string[] = []) => {
    const lines: string[] = [];
    const ask = async () => typed.shift() ?? null;
    const status = await run({ env, cwd, say: (line) => void lines.push(line), ask }, args);
    return { status, text: lines.join('\n') };
  };
  return { env, token, type };
}

const owner = await server.newOwner();
const here = await atTerminal(owner);
const { id: agentId } = await owner.call(agentsApi.create, {
  body: { template: 'appointment-scheduler', name: 'Front desk' },
});

describe('parley', () => {
  it('keeps a token that works, for its user alone, and forgets it', async () => {
    expect(await here.type(['agents', 'list'])).toMatchObject({
      status: 2,
      text: expect.stringContaining('parley login'),
    });
    expect(await here.type(['login', '--url', url, '--token', 'sk-wrong'])).toMatchObject({ status: 2 });
    expect(await here.type(['login'], [url, here.token])).toEqual({ status: 0, text: `Signed in to ${url}: 1 agent.` });
    expect(statSync(credentialsFile(here.env)).mode & 0o777).toBe(0o600);
    expect((await here.type(['agents', 'list'])).text).toMatch(new RegExp(`^${agentId}  \\w+ +Front desk$`));
    const other = await atTerminal(owner);
    await other.type(['login', '--url', url, '--token', other.token]);
    expect((await here.type(['logout'])).status).toBe(0);
    expect((await here.type(['agents', 'list'])).status).toBe(2);
    await here.type(['login', '--url', url, '--token', here.token]);
  });

  it('carries agents from one workspace to another and back, without a second one', async () => {
    expect(await here.type(['agents', 'pull', '--dir', 'a'])).toEqual({ status: 0, text: 'a/front-desk.agent.yaml' });
    const file = path.join(cwd, 'a/front-desk.agent.yaml');
    const text = readFileSync(file, 'utf8');
    expect(text).not.toContain(agentId);
    expect(await here.type(['agents', 'diff', '--dir', 'a'])).toEqual({ status: 0, text: '' });

    const there = await atTerminal(await server.newOwner());
    await there.type(['login', '--url', url, '--token', there.token]);
    expect((await there.type(['agents', 'diff', '--dir', 'a'])).text).toBe(
      'a/front-desk.agent.yaml: not on the server',
    );
    expect((await there.type(['agents', 'push', '--dir', 'a'])).text).toContain('a new agent, inactive');
    expect((await there.type(['agents', 'push', '--dir', 'a'])).text).toBe('a/front-desk.agent.yaml: no changes');
    await there.type(['agents', 'pull', '--dir', 'b']);
    expect(readdirSync(path.join(cwd, 'b'))).toEqual(['front-desk.agent.yaml']);
    expect(readFileSync(path.join(cwd, 'b/front-desk.agent.yaml'), 'utf8')).toBe(text);

    writeFileSync(file, text.replace(/^greeting: .*$/m, 'greeting: Good day, how can I help?'));
    const changed = await here.type(['agents', 'diff', '--dir', 'a']);
    expect([changed.status, changed.text]).toEqual([
      1,
      expect.stringContaining('+ greeting: Good day, how can I help?'),
    ]);
    expect((await here.type(['agents', 'push', '--dir', 'a', '--publish', '--note', 'Greets'])).text).toMatch(
      /draft; .*published as version 2$/,
    );
    expect((await here.type(['agents', 'list'])).text.split('\n')).toHaveLength(1);
    expect((await owner.call(agentsApi.get, { params: { agentId } })).greeting).toBe('Good day, how can I help?');
  });

  it('finds the step that was meant, and pushes nothing that has faults', async () => {
    const file = path.join(cwd, 'a/front-desk.agent.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('type: end\n', 'type: ennd\n'));
    const { status, text: told } = await here.type(['agents', 'lint', '--dir', 'a']);
    expect([status, told]).toEqual([1, expect.stringContaining('there’s no step type “ennd”. Did you mean “end”?')]);
    expect((await here.type(['agents', 'push', '--dir', 'a'])).status).toBe(1);
    expect((await here.type(['agents', 'diff', '--dir', 'a'])).text).toContain('+       type: ennd');
    writeFileSync(file, text);
    expect(await here.type(['agents', 'lint', '--dir', 'a'])).toEqual({ status: 0, text: '1 file, no problems' });
  });

  it('talks with an agent, and shows the conversation', async () => {
    const talk = await here.type(['call', 'Front desk'], ['I would like an appointment', '']);
    expect([talk.status, talk.text]).toEqual([
      0,
      expect.stringMatching(/^Agent: .+\nAgent: [\s\S]+The conversation has ended/),
    ]);
    const callId = /parley calls (\S+)$/.exec(talk.text)![1]!;
    expect((await here.type(['calls', callId])).text).toContain('Caller: I would like an appointment');
    expect((await here.type(['calls', '--limit', '5'])).text).toContain(callId);
    expect((await here.type(['logs', '--once'])).status).toBe(0);
  });

  it('plays tests, publishes, and says what it can do', async () => {
    expect((await here.type(['agents', 'test', 'Front desk'])).status).toBe(0);
    expect((await here.type(['agents', 'publish', 'Front desk'])).text).toMatch(
      /^Front desk: published as version \d$/,
    );
    expect(await here.type(['agents', 'test', 'Nobody'])).toEqual({
      status: 2,
      text: 'There’s no agent named “Nobody”.',
    });
    expect((await here.type(['help'])).text).toContain('parley agents push');
    expect((await here.type(['dance'])).status).toBe(2);
    expect((await here.type(['agents', 'list', '--nope'])).status).toBe(2);
  });

  it('listens to events, signed, and forwards them to a receiver here', async () => {
    const got: { headers: IncomingHttpHeaders; body: string }[] = [];
    const receiver = createServer(async (request, response) => {
      const body = await text(request);
      got.push({ headers: request.headers, body });
      response.writeHead(202).end();
    });
    await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
    const { port } = receiver.address() as AddressInfo;
    const hook = `http://127.0.0.1:${port}/hook`;
    const typed = here.type(['listen', '--events', 'agent.*', '--forward', hook, '--once']);
    let status = 'inactive';
    let isOver = false;
    const over = typed.finally(() => {
      isOver = true;
    });
    // Each switch is an event; the first that comes while it listens is heard.
    await turnUntil(server)(async () => {
      status = status === 'active' ? 'inactive' : 'active';
      await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: status as 'active' } });
      return isOver;
    });
    await over;
    receiver.close();
    const said = (await typed).text;
    expect(said).toContain(`Forwarding to ${hook}`);
    expect(said).toMatch(/^agent\.(de)?activated {2}msg_\S+ {2}202 in \d+ ms$/m);
    const [, secret] = /signed with (whsec_\S+)/.exec(said)!;
    await verifyWebhook(got[0]!.body, got[0]!.headers, secret!, server.clock.now());
    expect(JSON.parse(got[0]!.body)).toMatchObject({ data: { agentId } });
    expect((await here.type(['listen', '--forward', 'nowhere'])).status).toBe(2);
    expect((await here.type(['listen', '--events', 'call.nonsense'])).status).toBe(2);
  });
});
