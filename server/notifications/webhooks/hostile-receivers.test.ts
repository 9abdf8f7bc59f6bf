import type http from 'node:http';
import { describe, expect, it } from 'vitest';
import { webhookAnswerBytes } from '#domain/notifications/webhook-limits.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';
import { listDeliveries } from './deliveries.ts';

const app = await startWebhookApp();
const { services } = app;
type Hook = Awaited<ReturnType<typeof app.addWebhook>>;

/** Past the sessions that end while a test turns the clock. */
const scopeOf = ({ workspaceId }: TestClient) => ({ services, workspaceId, actor: null });
const deliveries = async (owner: TestClient, hook: Hook) =>
  (await listDeliveries(scopeOf(owner), hook.id, { limit: 100 })).items;
const ended = (owner: TestClient, hook: Hook) =>
  app.eventually(async () => {
    for (const { status } of await deliveries(owner, hook)) expect(status).not.toBe('waiting');
  });
const detail = async (owner: TestClient, hook: Hook, n = 0) => {
  const deliveryId = (await deliveries(owner, hook))[n]!.id;
  return owner.call(webhooksApi.delivery, { params: { webhookId: hook.id, deliveryId } });
};

describe('a receiver that means no good', () => {
  const hostile: [string, number, (reply: http.ServerResponse) => void, string][] = [
    ['sends 10 MB with its 200', 200, (reply) => void reply.end('x'.repeat(10_000_000)), 'delivered'],
    [
      'never ends its answer',
      200,
      (reply) => {
        const more = () => {
          while (reply.writable && reply.write('x'.repeat(64_000)));
        };
        reply.on('drain', more);
        more();
      },
      'delivered',
    ],
    ['falls silent in the middle', 200, (reply) => void reply.write('and then'), 'delivered'],
    [
      'drips',
      200,
      (reply) => {
        const timer = setInterval(() => reply.write('.'), 100);
        reply.on('close', () => clearInterval(timer));
      },
      'delivered',
    ],
  ];
  it.each(hostile)('%s: no more than 2 kB of it are kept, and nobody waits', async (_, status, body, outcome) => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    hook.answer({ status, body });
    await app.tell(owner);
    await ended(owner, hook);
    const { log, status: shown } = await detail(owner, hook);
    expect(shown).toBe(outcome);
    expect(Buffer.byteLength(log[0]!.answer)).toBeLessThanOrEqual(webhookAnswerBytes);
    // The time limit of one try.
    expect(log[0]!.ms).toBeLessThan(16_000);
  });

  it('redirects to a private address: it is not followed', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    const elsewhere = await app.addWebhook(owner, ['call.ended']);
    for (const location of ['http://169.254.169.254/latest', elsewhere.url]) {
      hook.answer({ status: 307, headers: { location } });
      await app.tell(owner);
      await app.eventually(async () => expect((await deliveries(owner, hook))[0]!.attempts).toBe(1));
      const { log } = await detail(owner, hook);
      expect(log[0]).toMatchObject({
        status: null,
        problem: expect.stringContaining('redirects'),
        answer: '',
      });
    }
    expect(elsewhere.got()).toEqual([]);
  });

  it('has a name that leads inside of the network: it is not called', async () => {
    const owner = await app.newOwner();
    const usual = services.outbound;
    const inside = openOutbound({ resolve: async () => [{ address: '10.0.0.8', family: 4 }] });
    services.outbound = (request) => (request.url.includes('inside.example.com') ? inside(request) : usual(request));
    const { id } = await owner.call(webhooksApi.create, { body: { url: 'https://inside.example.com/in' } });
    const tested = await owner.call(webhooksApi.test, { params: { webhookId: id }, body: { type: 'call.ended' } });
    expect(tested).toMatchObject({ status: 'failed', lastStatus: null });
    expect(tested.log[0]!.problem).toContain('private network');
    services.outbound = usual;
  });
});
