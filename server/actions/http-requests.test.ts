import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { securityApi } from '#domain/identity/security.ts';
import { verifyWebhook } from '#server/identity/sign-webhook.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { type FakeAnswer, type Received, startSimulator } from '#server/testing/fake-web-server.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { recoverRuns } from './recover-runs.ts';
import { runAction } from './run-action.ts';

/** Requests that steps ask for, against a server on this machine. */

const app = await startApp();
const { services, clock } = app;
const host = 'api.example.com';
const answers: Record<string, (request: Received, n: number) => FakeAnswer> = {};
const seen = new Map<string, number>();
const received = await startSimulator(services, host, (request) => {
  const n = (seen.get(request.path) ?? 0) + 1;
  seen.set(request.path, n);
  const answer = answers[request.path];
  return answer ? answer(request, n) : { status: 404 };
});
const json = (value: unknown): FakeAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** Of requests that get no whole answer: their limits of time, without the seconds that they take. */
const usual = services.outbound;
const limitMs = 400;
const unanswered = new Set<string>();
services.outbound = (request) =>
  usual({
    ...request,
    ...(unanswered.has(new URL(request.url).pathname) && {
      firstByteMs: limitMs,
      idleMs: limitMs,
      totalMs: limitMs,
    }),
  });

const owner = await app.newOwner();
const scopeOf = ({ workspaceId }: TestClient) => ({ services, workspaceId, actor: null });
const ask = (path: string, method = 'GET', more: object = {}, runId = newId(), again = false) =>
  runAction(
    scopeOf(owner),
    {
      runId,
      callId: null,
      nodeId: 'node',
      action: 'api_request',
      wait: true,
      input: { method, url: path.startsWith('/') ? `https://${host}${path}` : path, headers: [], body: null, ...more },
    },
    again,
  );
const requestsTo = (path: string) => received.filter((request) => request.path === path);

describe('an API request', () => {
  it('gives back the JSON that is answered, or its text', async () => {
    answers['/object'] = () => json({ items: [{ price: 3 }] });
    answers['/list'] = () => json([1, 2]);
    answers['/text'] = () => ({ status: 200, body: 'It is open.' });
    answers['/broken'] = () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: '{"a": ' });
    answers['/nul'] = () => ({ status: 200, body: '{"a":"x\\u0000"}' });
    expect(await ask('/object')).toEqual({ ok: true, output: { items: [{ price: 3 }] } });
    expect(await ask('/list')).toEqual({ ok: true, output: [1, 2] });
    expect(await ask('/text')).toEqual({ ok: true, output: { text: 'It is open.' } });
    expect(await ask('/broken')).toEqual({ ok: true, output: { text: '{"a": ' } });
    expect(await ask('/nul')).toMatchObject({ ok: true, output: { text: expect.any(String) } });
  });

  it('sends method, headers and body, and names its run', async () => {
    answers['/echo'] = () => json({});
    const runId = newId();
    const headers = [{ name: 'X-Shop', value: 'north' }];
    await ask('/echo', 'PATCH', { headers, body: '{"a":1}' }, runId);
    const [request] = requestsTo('/echo');
    expect(request).toMatchObject({
      method: 'PATCH',
      headers: { 'x-shop': 'north', 'idempotency-key': runId, 'content-type': 'application/json' },
    });
    expect(request!.body.toString()).toBe('{"a":1}');
  });

  it('is refused with the status of an answer that is no success, and is tried again where that may pass', async () => {
    answers['/missing'] = () => ({ status: 404 });
    answers['/passing'] = (_, n) => (n === 1 ? { status: 500 } : json({ done: true }));
    answers['/down'] = () => ({ status: 503 });
    expect(await ask('/missing')).toEqual({
      ok: false,
      code: 'status_404',
      message: `https://${host} responded with status 404.`,
    });
    expect(requestsTo('/missing')).toHaveLength(1);
    expect(await ask('/passing', 'POST')).toEqual({ ok: true, output: { done: true } });
    const keys = requestsTo('/passing').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await ask('/down', 'POST')).toMatchObject({ ok: false, code: 'status_503' });
    expect(requestsTo('/down')).toHaveLength(3);
  });

  it('is left to the queue where nobody waits and it may pass', async () => {
    answers['/later'] = (_, n) => (n <= 3 ? { status: 503 } : json({ n }));
    const runId = newId();
    await expect(ask('/later', 'POST', {}, runId, true)).rejects.toThrow('status 503');
    expect(await ask('/later', 'POST', {}, runId, true)).toEqual({ ok: true, output: { n: 4 } });
  });

  it('has its limits of time and size', async () => {
    for (const path of ['/never', '/endless']) unanswered.add(path);
    answers['/never'] = () => null;
    answers['/endless'] = () => ({
      status: 200,
      body: new Readable({
        read() {
          setImmediate(() => this.push('x'.repeat(65_536)));
        },
      }),
    });
    expect(await ask('/never')).toMatchObject({ ok: false, code: 'timeout' });
    const endless = await ask('/endless');
    expect(endless).toMatchObject({ ok: false });
    expect(['answer_too_large', 'timeout']).toContain(!endless!.ok && endless!.code);
  });

  it('of unknown effect is asked again with the same key until somebody answers', async () => {
    answers['/silent'] = (_, n) => (n === 1 ? null : json({ n }));
    unanswered.add('/silent');
    const runId = newId();
    expect(await ask('/silent', 'POST', {}, runId)).toBeNull();
    unanswered.delete('/silent');
    clock.advance(11_000);
    await recoverRuns(services);
    expect(await ask('/silent', 'POST', {}, runId)).toEqual({ ok: true, output: { n: 2 } });
    expect(requestsTo('/silent').map(({ headers }) => headers['idempotency-key'])).toEqual([runId, runId]);
  });

  it('goes to no private address, also not by a redirect', async () => {
    answers['/away'] = () => ({ status: 302, headers: { location: 'http://169.254.169.254/latest' } });
    for (const url of [
      '/away',
      'http://127.0.0.1/x',
      'https://localhost/x',
      'ftp://example.com',
      'https://u:p@a.example/',
    ]) {
      expect([url, await ask(url)]).toMatchObject([url, { ok: false, code: 'address_refused' }]);
    }
    expect(await ask('/away', 'POST')).toMatchObject({ ok: false, code: 'address_refused' });
    expect(await ask('not an address')).toMatchObject({ ok: false, code: 'invalid_address' });
    const headers = [{ name: 'X-Name', value: 'Žofie' }];
    expect(await ask('/object', 'GET', { headers })).toMatchObject({ ok: false, code: 'invalid_input' });
  });
});

describe('a webhook', () => {
  it('is signed after Standard Webhooks where the workspace signs', async () => {
    answers['/hook'] = () => ({ status: 204 });
    const secured = await app.newOwner();
    const { value: secret } = await secured.call(securityApi.createWebhookSecret);
    await secured.call(securityApi.update, { body: { webhookSecurity: true } });
    const run = (url: string) =>
      runAction(scopeOf(secured), {
        runId: newId(),
        callId: null,
        nodeId: 'node',
        action: 'webhook',
        wait: false,
        input: { url, event: 'call.update', values: { name: 'Ann' } },
      });
    expect(await run(`https://${host}/hook`)).toMatchObject({ ok: true });
    const [{ headers, body }] = requestsTo('/hook') as [Received];
    const given = headers as Record<string, string>;
    const isNew = () => true;
    expect(await verifyWebhook([secret], { headers: given, body: body.toString(), now: clock.now(), isNew })).toBe(
      true,
    );
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'call.update', data: { values: { name: 'Ann' } } });
    expect(await run(`http://${host}/hook`)).toMatchObject({ ok: false, code: 'invalid_input' });
  });
});

describe('what a workspace lacks', () => {
  it.each([
    ['send_sms', { to: '+15715550123', text: 'Hi' }, 'no_phone_number', 'Phone Numbers'],
    ['make_call', { to: '+15715550123', agentId: null, afterMinutes: 0 }, 'no_phone_number', 'Phone Numbers'],
    ['update_crm', { fields: [], note: null }, 'no_crm', 'External Services'],
  ])('is named by %s, with the place to set it', async (action, input, code, place) => {
    const run = { runId: newId(), callId: null, nodeId: 'node', action, input, wait: true };
    const result = await runAction(scopeOf(owner), run);
    expect(result).toMatchObject({ ok: false, code, message: expect.stringContaining(place) });
    const rows = await services.db.system('test', (tx) =>
      tx.select().from(actionRuns).where(eq(actionRuns.runId, run.runId)),
    );
    expect(rows).toMatchObject([{ status: 'failed' }]);
  });
});
