import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { OutboundCall } from '#domain/channels/clients/convai.ts';
import { RetellList, RetellPhoneCall, RetellWebCall } from '#domain/channels/clients/retell.ts';
import { VapiCallRequest } from '#domain/channels/clients/vapi.ts';
import { describedApi } from '#domain/described-api.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { hostileBodies, hostileWords, internals } from '#server/testing/hostile.ts';
import { startApp } from '#server/testing/start-app.ts';

/** Whatever is sent: a clear refusal, never a 500, a word from inside, or a wait. */

const server = await startApp({ AUTH_MAIL_PER_HOUR: '100000' });
const owner = await server.newOwner();
const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
const { callId } = await owner.call(callsApi.start, { params: { agentId: agent.id }, body: { channel: 'browser' } });
const { body: config } = await server.send('GET', '/v1/public-config');
const { anonKey } = (config as { auth: { anonKey: string } }).auth;

/**
 * Requests of each route: `HOSTILE_TRIES=200` looks longer, `HOSTILE_SEED=2` at others. The same ones every time, so that
 * a failure can be looked at.
 */
const tries = {
  numRuns: Number(process.env.HOSTILE_TRIES ?? 8),
  seed: Number(process.env.HOSTILE_SEED ?? 20_261_120),
};

const contract = Object.values(describedApi).flatMap((table) => Object.values(table as Record<string, Endpoint>));
const text = z.string();
const authRoutes: [method: string, path: string, body?: z.ZodType][] = [
  ['GET', '/settings'],
  [
    'POST',
    '/signup',
    z.object({ email: z.email(), password: text, data: z.object({ a: text }), code_challenge: text }),
  ],
  ['POST', '/token?grant_type=password', z.object({ email: z.email(), password: text })],
  ['POST', '/token?grant_type=refresh_token', z.object({ refresh_token: text })],
  ['POST', '/token?grant_type=pkce', z.object({ auth_code: text, code_verifier: text })],
  ['POST', '/token?grant_type=id_token', z.object({ provider: text, id_token: text, nonce: text })],
  ['POST', '/recover', z.object({ email: z.email(), code_challenge: text, code_challenge_method: text })],
  ['POST', '/resend', z.object({ type: z.enum(['signup', 'email_change']), email: z.email() })],
  ['POST', '/otp', z.object({ email: z.email(), create_user: z.boolean(), data: z.object({ a: text }) })],
  ['POST', '/verify', z.object({ type: text, token: text, email: z.email(), token_hash: text })],
  ['GET', '/verify'],
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['GET', '/user'],
  ['PUT', '/user', z.object({ email: z.email(), password: text, data: z.object({ a: text }), nonce: text })],
  ['GET', '/user/identities/authorize'],
  ['DELETE', '/user/identities/:id'],
  ['POST', '/factors', z.object({ factor_type: z.enum(['totp', 'phone']), friendly_name: text, issuer: text })],
  ['POST', '/factors/:id/challenge', z.object({ channel: text })],
  ['POST', '/factors/:id/verify', z.object({ challenge_id: z.uuid(), code: text })],
  ['DELETE', '/factors/:id'],
];
/** Beside the contract, for other platforms' clients. */
const clientRoutes: [method: string, path: string, body?: z.ZodType][] = [
  ['POST', '/retell/v2/create-phone-call', RetellPhoneCall],
  ['POST', '/retell/v3/create-web-call', RetellWebCall],
  ['POST', '/retell/v3/list-calls', RetellList],
  ['GET', '/retell/v2/get-call/:callId'],
  ['PATCH', '/retell/v2/update-call/:callId', z.object({ metadata: z.record(z.string(), z.unknown()) })],
  ['POST', '/retell/v2/stop-call/:callId'],
  ['GET', '/retell/get-agent/:agentId'],
  ['POST', '/vapi/call', VapiCallRequest],
  ['GET', '/vapi/call'],
  ['GET', '/vapi/call/:callId'],
  ['POST', '/vapi/call/:callId/control', z.object({ type: z.literal('end-call') })],
  ['GET', '/vapi/assistant/:agentId'],
  ['POST', '/elevenlabs/v1/convai/twilio/outbound-call', OutboundCall],
  ['GET', '/elevenlabs/v1/convai/conversations'],
  ['GET', '/elevenlabs/v1/convai/conversations/:callId'],
  ['POST', '/elevenlabs/v1/speech-to-text', z.object({ model_id: text })],
  ['POST', '/v1/audio/transcriptions', z.object({ model: text })],
  ['POST', '/v1/realtime/client_secrets', z.object({ session: z.object({ model: text }) })],
];
const routes = [
  ...contract.map(({ method, path, body }) => ({ method: method as string, path, body })),
  ...authRoutes.map(([method, path, body]) => ({ method, path: `/auth/v1${path}`, body })),
  ...clientRoutes.map(([method, path, body]) => ({ method, path, body })),
  { method: 'GET', path: '/v1/calls/:callId/turns/:seq/audio', body: undefined },
  { method: 'GET', path: '/v1/calls/:callId/audio', body: undefined },
  { method: 'GET', path: '/v1/calls/:callId/recording.wav', body: undefined },
  { method: 'GET', path: '/mailbox/:id', body: undefined },
  { method: 'GET', path: '/assets/:id', body: undefined },
];

const ids: Record<string, string> = { agentId: agent.id, callId, seq: '0' };
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/json, text/plain',
];

const wordsFor = (name: string): fc.Arbitrary<string> =>
  fc.oneof(fc.constant(ids[name.slice(1)] ?? agent.id), hostileWords);

/** Requests to a route that are wrong in one place or several. */
function requestsTo({ method, path, body }: (typeof routes)[number]) {
  const names: string[] = path.match(/:\w+/g) ?? [];
  const own = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId, apikey: anonKey };
  const seldom = <T>(usual: T, other: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
  return fc
    .record({
      method: fc.constant(method),
      words: fc.tuple(...names.map(wordsFor)) as fc.Arbitrary<string[]>,
      query: fc.dictionary(
        fc.constantFrom('limit', 'cursor', 'search', 'type', 'code', 'redirect_to', '__proto__', 'a[b]'),
        hostileWords,
        { maxKeys: 2 },
      ),
      payload: body === undefined ? fc.constant(undefined) : hostileBodies(body),
      type: seldom('application/json', fc.constantFrom(...types)),
      bearer: seldom(
        own.authorization,
        fc.constantFrom('Bearer', 'Bearer x.y.z', 'Basic x', `Bearer ${'a'.repeat(6_000)}`),
      ),
      workspace: seldom(own['x-workspace-id'], fc.constantFrom('', 'x', "' or 1=1", 'x'.repeat(3_000))),
    })
    .map(({ words, query, payload, type, bearer, workspace, ...rest }) => {
      const filled = names.reduce((url, name, n) => url.replace(name, () => words[n] ?? ''), path);
      const search = Object.entries(query)
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
      return {
        ...rest,
        url: search === '' ? filled : `${filled}${filled.includes('?') ? '&' : '?'}${search}`,
        headers: {
          ...own,
          authorization: bearer,
          'x-workspace-id': workspace,
          ...(payload !== undefined && { 'content-type': type }),
        },
        ...(payload !== undefined && { payload }),
      };
    });
}

it('a NUL in a path or a query is refused, whatever the route', async () => {
  const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId, apikey: anonKey };
  for (const { method, path } of routes) {
    const usual = path.replace(/:\w+/g, (name) => ids[name.slice(1)] ?? agent.id);
    const urls = [`${usual}${path.includes('?') ? '&' : '?'}search=a%00`, path.replace(/:\w+/, 'a%00b')];
    for (const url of urls.filter((one) => one.includes('%00'))) {
      const { statusCode } = await server.app.inject({ method, url, headers } as InjectOptions);
      // These protocols say 422 to what is not valid.
      const refused = /^\/(auth|elevenlabs|v1\/text-to-speech)\//.test(path) ? /^4(00|22)$/ : /^400$/;
      expect([method, url, `${statusCode}`]).toEqual([method, url, expect.stringMatching(refused)]);
    }
  }
  // A percent sign that is escaped itself is text.
  const answer = await server.app.inject({ method: 'GET', url: '/v1/audit?search=%2500', headers });
  expect(answer.statusCode).toBe(200);
});

const elevenLabsText = ({ detail }: { detail?: { message?: string } | { msg: string }[] }) =>
  Array.isArray(detail) ? detail[0]?.msg : detail?.message;

describe('wrong requests', () => {
  it.each(routes)('to $method $path are answered, and clearly', async (route) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(route), async (request) => {
        const answer = await server.app.inject(request as InjectOptions);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode < 400) return;
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        const told = answer.json();
        expect(
          told.error?.message ?? told.error_description ?? told.msg ?? told.message ?? elevenLabsText(told),
        ).toMatch(/\S{2}/);
        expect(answer.body).not.toMatch(internals);
        expect(answer.body.length).toBeLessThan(20_000);
      }),
      tries,
    );
  });

  it('leave what was there as it was', async () => {
    expect(await server.send('GET', '/readyz')).toMatchObject({ status: 200 });
    const other = await server.newOwner();
    expect((await other.call(agentsApi.list)).items).toEqual([]);
  });
});

const files = ['package.json', 'README.md', 'server/config.ts'];
const climbs = ['..', '%2e%2e', '..%2f..', '..%5c..', '%252e%252e', '....', '..\\..', '%c0%ae%c0%ae'];

it.each(climbs)('no file is reached by climbing with %s', async (climb) => {
  expect(readdirSync('.')).toContain('package.json');
  for (const start of ['/', '/assets/', '/mailbox/', '/dashboard/', '/v1/agents/']) {
    for (const file of files) {
      const answer = await server.app.inject(`${start}${`${climb}/`.repeat(4)}${file}`);
      expect(answer.body).not.toMatch(/"devDependencies"|self-hostable platform|readConfig/);
      expect(answer.statusCode).toBeLessThan(500);
    }
  }
});

describe('on the wire', () => {
  let port = 0;
  beforeAll(async () => {
    port = Number((await addressOf(server.app)).split(':')[1]);
  });

  /** What the server says to these bytes until it closes. */
  async function answerTo(bytes: string): Promise<{ status: number; body: string }> {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    socket.on('error', () => {});
    socket.setEncoding('latin1').on('data', (data) => {
      said += data;
    });
    socket.write(Buffer.from(bytes, 'latin1'));
    await once(socket, 'close');
    return { status: Number(said.split(' ')[1]), body: said.slice(said.indexOf('\r\n\r\n') + 4) };
  }

  const host = 'Host: 127.0.0.1\r\n';
  const post = `POST /v1/agents HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;
  const upgrade =
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  it.each([
    ['noise', '\x00\x01\xff noise\r\n\r\n', 400, 'bad_request'],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'bad_request'],
    [
      'two lengths of a body',
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'bad_request',
    ],
    ['a chunk without a size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, 'bad_request'],
    [
      'an endless chunk extension',
      `${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(40_000)}`,
      400,
      'bad_request',
    ],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${host}X: a\x00b\r\n\r\n`, 400, 'bad_request'],
    ['an address with a space', `GET /a b HTTP/1.1\r\n${host}\r\n`, 400, 'bad_request'],
    ['a header of 20 kB', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['3,000 headers', `GET / HTTP/1.1\r\n${host}${'X: aaaa\r\n'.repeat(3_000)}\r\n`, 431, 'headers_too_large'],
    ['a body that announces 10 GB', `${post}Content-Length: 10000000000\r\n\r\n{`, 413, 'body_too_large'],
    ['an upgrade where no socket is', `GET /v1/agents HTTP/1.1\r\n${host}${upgrade}`, 404, 'not_found'],
    ['an upgrade to nothing', `GET /nothing HTTP/1.1\r\n${host}${upgrade}`, 404, 'not_found'],
    [
      'an upgrade from another site',
      `GET /v1/calls/socket HTTP/1.1\r\n${host}Origin: null\r\n${upgrade}`,
      403,
      'origin_refused',
    ],
  ])('%s is refused in the form of all errors', async (_what, bytes, status, code) => {
    const answer = await answerTo(bytes);
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([status, code]);
  });
});
