import { createHmac } from 'node:crypto';
import type http from 'node:http';
import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { webhookFailuresLimit, webhookWaits } from '#domain/notifications/webhook-limits.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { everyMinute } from '#server/notifications/sending/notifications.jobs.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';
import { claimDue } from './claim-delivery.ts';
import { getDelivery, listDeliveries } from './deliveries.ts';
import { forgetOldEvents } from './webhooks.jobs.ts';

const app = await startWebhookApp();
const { services, clock } = app;
const dayMs = 86_400_000;
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
/** Until the next try, in ms. */
const waitOf = async (owner: TestClient, hook: Hook) =>
  Date.parse((await deliveries(owner, hook))[0]!.nextAttemptAt!) - clock.now();
const stateOf = (owner: TestClient, { params }: Hook) => owner.call(webhooksApi.get, { params });

/** What a receiver computes, from the words of the specification. */
function expectedSignature(secret: string, { headers, body }: { headers: http.IncomingHttpHeaders; body: Buffer }) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body]);
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}

describe('an event', () => {
  it('arrives at each webhook that has subscribed, signed as Standard Webhooks says', async () => {
    // The verifier here against the specification's own example.
    const vector = {
      headers: { 'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek', 'webhook-timestamp': '1614265330' },
      body: Buffer.from('{"test": 2432232314}'),
    };
    expect(expectedSignature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', vector)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
    const owner = await app.newOwner();
    const all = await app.addWebhook(owner);
    const some = await app.addWebhook(owner, ['agent.activated']);
    const other = await app.addWebhook(owner, ['call.ended']);
    const paused = await app.addWebhook(owner);
    await owner.call(webhooksApi.update, { params: paused.params, body: { status: 'paused' } });
    await app.tell(owner, 'Zoë 🦊');
    await app.eventually(() => expect([all.got().length, some.got().length]).toEqual([1, 1]));
    expect([other.got(), paused.got()]).toEqual([[], []]);
    const [message] = all.got();
    expect(message!.json).toEqual({
      type: 'agent.activated',
      timestamp: new Date(clock.now()).toISOString(),
      data: { agentId: owner.workspaceId, name: 'Zoë 🦊', externalId: null, metadata: {} },
    });
    expect(message!.headers['webhook-signature']).toBe(expectedSignature(all.secret.value, message!));
    expect(message!.headers['content-type']).toBe('application/json');
    expect(Number(message!.headers['webhook-timestamp'])).toBe(Math.floor(clock.now() / 1000));
    await ended(owner, all);
    const [shown] = await deliveries(owner, all);
    expect(shown).toMatchObject({
      status: 'delivered',
      attempts: 1,
      lastStatus: 200,
      messageId: message!.headers['webhook-id'],
    });
    expect(await stateOf(owner, all)).toMatchObject({
      lastDelivery: { ok: true },
      lastDay: { delivered: 1, failed: 0 },
    });
  });

  it('is signed with both secrets for a day after one replaced the other', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    const { value } = await owner.call(webhooksApi.rotateSecret, { params: hook.params });
    expect((await stateOf(owner, hook)).previousSecretUntil).toBe(new Date(clock.now() + dayMs).toISOString());
    await app.tell(owner);
    await ended(owner, hook);
    const [first] = hook.got();
    const both = [value, hook.secret.value].map((one) => expectedSignature(one, first!));
    expect(first!.headers['webhook-signature']!.toString().split(' ')).toEqual(both);
    clock.advance(dayMs);
    await app.tell(owner);
    await ended(owner, hook);
    const second = hook.got()[1]!;
    expect(second.headers['webhook-signature']).toBe(expectedSignature(value, second));
    clock.advance(-dayMs);
  });

  it('is never sent for what was rolled back, and costs nothing where nobody has subscribed', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner, ['agent.activated']);
    const scope = scopeOf(owner);
    const { db } = services;
    const broken = db.tenant(owner.workspaceId, async (tx) => {
      await emitWebhookEvent(tx, scope, 'agent.activated', () => ({
        agentId: newId(),
        name: 'Undone',
        externalId: null,
        metadata: {},
      }));
      throw new Error('undone');
    });
    await expect(broken).rejects.toThrow('undone');
    const statements = () =>
      db.tenant(owner.workspaceId, async (tx) => {
        let count = 0;
        const watched = new Proxy(tx, {
          get(target, name) {
            if (['select', 'insert', 'execute'].includes(String(name))) count += 1;
            return Reflect.get(target, name);
          },
        });
        const unasked = () => expect.unreachable('nobody asked for it');
        await emitWebhookEvent(watched, scope, 'agent.deactivated', unasked);
        return count;
      });
    // That there is a webhook is announced to all servers, also to this one, which then looks once more.
    await expect.poll(statements).toBe(0);
    await app.tell(owner, 'Done');
    await ended(owner, hook);
    expect(hook.got().map(({ json }) => json.data.name)).toEqual(['Done']);
  });

  it('that is told twice under one key is sent once', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    const tell = () =>
      services.db.tenant(owner.workspaceId, (tx) =>
        emitWebhookEvent(
          tx,
          scopeOf(owner),
          'agent.activated',
          () => ({ agentId: '1', name: 'One', externalId: null, metadata: {} }),
          { once: 'x' },
        ),
      );
    await tell();
    await tell();
    await ended(owner, hook);
    expect(hook.got()).toHaveLength(1);
  });

  it('that cannot be read any more fails, and stands in nobody’s way', async () => {
    const owner = await app.newOwner();
    const [broken, other] = [await app.addWebhook(owner), await app.addWebhook(owner)];
    await services.db.pool.query("update webhooks set secret = 'v1.nothing' where id = $1", [broken.id]);
    const { error } = services.log;
    services.log.error = () => {};
    await app.tell(owner);
    await ended(owner, broken);
    await ended(owner, other);
    services.log.error = error;
    expect((await deliveries(owner, broken))[0]!.status).toBe('failed');
    expect(other.got()).toHaveLength(1);
  });

  it('goes also when the server is killed between commit and send, and under the same id when it is killed after', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    const { enqueue } = services.jobs;
    // The job is lost with its process; what is stored is not.
    services.jobs.enqueue = async () => {};
    await app.tell(owner);
    services.jobs.enqueue = enqueue;
    const claimed = await claimDue(services);
    expect(claimed).toMatchObject({ webhookId: hook.id, roundTries: 0 });
    expect(await claimDue(services)).toBeNull();
    // The process that has it is gone: after a minute someone else takes it.
    clock.advance(61_000);
    await ended(owner, hook);
    expect(hook.got().map(({ headers }) => headers['webhook-id'])).toEqual([claimed!.messageId]);
  });
});

describe('a delivery that fails', () => {
  it('is tried nine times within a day under the same id, and then no more', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    hook.answer({ status: 500, body: 'Sorry.\0' });
    await app.tell(owner);
    const begun = clock.now();
    await app.eventually(() => expect(hook.got()).toHaveLength(1));
    for (const [n, wait] of webhookWaits.entries()) {
      await app.eventually(async () => expect((await deliveries(owner, hook))[0]!.attempts).toBe(n + 1));
      const planned = await waitOf(owner, hook);
      expect(planned).toBeGreaterThanOrEqual(wait * 0.9);
      expect(planned).toBeLessThanOrEqual(wait * 1.1);
      clock.advance(planned);
      await app.eventually(() => expect(hook.got()).toHaveLength(n + 2));
    }
    await ended(owner, hook);
    const hours = (clock.now() - begun) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(27);
    clock.advance(begun - clock.now());
    expect(new Set(hook.got().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const shown = await detail(owner, hook);
    expect(shown).toMatchObject({ status: 'failed', attempts: 9, lastStatus: 500, nextAttemptAt: null });
    expect(shown.log).toHaveLength(9);
    expect(shown.log[0]).toMatchObject({
      status: 500,
      problem: 'The receiver responded with status 500.',
      answer: 'Sorry.\uFFFD',
    });
    expect(shown.request).toMatchObject({ type: 'agent.activated', data: { name: 'Front desk' } });
  });

  it('waits as long as the receiver asks for', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    hook.answer({ status: 429, headers: { 'retry-after': '120' } });
    await app.tell(owner);
    await app.eventually(() => expect(hook.got()).toHaveLength(1));
    await app.eventually(async () => {
      expect(await waitOf(owner, hook)).toBe(120_000);
    });
  });

  it('is sent again by hand, alone or all since a moment, under its id', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    hook.answer({ status: 400 });
    for (const name of ['one', 'two', 'three']) await app.tell(owner, name);
    await services.db.pool.query('update webhook_deliveries set round_tries = 8 where webhook_id = $1', [hook.id]);
    await app.eventually(async () =>
      expect((await deliveries(owner, hook)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]),
    );
    await services.db.pool.query(
      "update webhook_deliveries set status = 'failed', due_at = null, done_at = now() where webhook_id = $1",
      [hook.id],
    );
    hook.answer({ status: 204 });
    const { items } = await owner.call(webhooksApi.deliveries, { params: hook.params, query: { status: 'failed' } });
    expect(items).toHaveLength(3);
    const params = { webhookId: hook.id, deliveryId: items[0]!.id };
    const again = await owner.call(webhooksApi.redeliver, { params });
    expect(again).toMatchObject({ status: 'waiting', messageId: items[0]!.messageId });
    await ended(owner, hook);
    const since = (ms: number) => ({ params: hook.params, body: { since: new Date(clock.now() + ms).toISOString() } });
    expect(await owner.call(webhooksApi.redeliverFailed, since(1))).toEqual({ count: 0 });
    expect(await owner.call(webhooksApi.redeliverFailed, since(-60_000))).toEqual({ count: 2 });
    await ended(owner, hook);
    expect((await deliveries(owner, hook)).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
    expect(new Set(hook.got().map(({ headers }) => headers['webhook-id'])).size).toBe(3);
    await owner.call(webhooksApi.update, { params: hook.params, body: { status: 'paused' } });
    const path = `/v1/webhooks/${hook.id}/deliveries/${params.deliveryId}/redeliver`;
    expect((await owner.send('POST', path)).status).toBe(409);
  });
});

describe('a webhook is paused', () => {
  it('at once when its receiver says that it is gone, and its people are told', async () => {
    const owner = await app.newOwner();
    await owner.call(notificationsApi.saveSettings, { body: { digest: 'immediate' } });
    const hook = await app.addWebhook(owner);
    hook.answer({ status: 410 });
    await app.tell(owner);
    await app.eventually(async () =>
      expect(await stateOf(owner, hook)).toMatchObject({ status: 'paused', pauseReason: 'gone' }),
    );
    expect((await deliveries(owner, hook))[0]!.status).toBe('failed');
    await app.tell(owner);
    await app.eventually(() => expect(hook.got()).toHaveLength(1));
    await app.eventually(async () => {
      await everyMinute(services);
      const { items } = await owner.call(notificationsApi.list);
      expect(items.map(({ type }) => type)).toContain('webhook-paused');
      expect(items.find(({ type }) => type === 'webhook-paused')!.text).toContain('hooks.example.com');
    });
    await app.eventually(async () => {
      await everyMinute(services);
      expect((await app.mails()).map(({ to, subject }) => [to?.[0]?.address, subject])).toContainEqual([
        owner.email,
        expect.stringContaining('hooks.example.com'),
      ]);
    });
  });

  it('after ten deliveries in a row that failed for good, and one that arrives begins the row anew', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    /** One delivery at its last try. */
    const failOnce = async () => {
      await services.db.tenant(owner.workspaceId, async (tx) => {
        await emitWebhookEvent(tx, scopeOf(owner), 'agent.activated', () => ({
          agentId: '1',
          name: 'One',
          externalId: null,
          metadata: {},
        }));
        await tx.execute(`update webhook_deliveries set round_tries = 8 where status = 'waiting'`);
      });
      await ended(owner, hook);
    };
    hook.answer({ status: 500 });
    for (let n = 1; n < webhookFailuresLimit; n++) await failOnce();
    hook.answer({ status: 200 });
    await failOnce();
    hook.answer({ status: 500 });
    for (let n = 1; n < webhookFailuresLimit; n++) await failOnce();
    expect((await stateOf(owner, hook)).status).toBe('active');
    await failOnce();
    expect(await stateOf(owner, hook)).toMatchObject({ status: 'paused', pauseReason: 'failing' });
  });

  it('after three days without a success, and goes on with what waited when it is resumed', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner);
    hook.answer({ status: 500 });
    await app.tell(owner, 'old');
    await app.eventually(async () => expect((await deliveries(owner, hook))[0]!.attempts).toBe(1));
    clock.advance(3 * dayMs);
    await app.tell(owner, 'new');
    await app.eventually(async () => {
      const { rows } = await services.db.pool.query('select paused_because from webhooks where id = $1', [hook.id]);
      expect(rows[0].paused_because).toBe('silent');
    });
    clock.advance(-3 * dayMs);
    hook.answer({ status: 200 });
    await owner.call(webhooksApi.update, { params: hook.params, body: { status: 'active' } });
    clock.advance(3 * dayMs + 70_000);
    await ended(owner, hook);
    clock.advance(-3 * dayMs - 70_000);
    const last = hook.got().slice(-2);
    expect(last.map(({ json }) => json.data.name).sort()).toEqual(['new', 'old']);
  });
});

describe('a test', () => {
  it('sends the example of any event, marked as one, also to a paused webhook, and changes nothing about it', async () => {
    const owner = await app.newOwner();
    const hook = await app.addWebhook(owner, ['call.ended']);
    await owner.call(webhooksApi.update, { params: hook.params, body: { status: 'paused' } });
    hook.answer({ status: 410, body: 'No.' });
    const tested = await owner.call(webhooksApi.test, { params: hook.params, body: { type: 'appointment.booked' } });
    expect(tested).toMatchObject({ test: true, status: 'failed', lastStatus: 410, nextAttemptAt: null });
    expect(tested.log[0]!.answer).toBe('No.');
    expect(hook.got()[0]!.json).toMatchObject({ type: 'appointment.booked', test: true, data: { status: 'booked' } });
    expect(await stateOf(owner, hook)).toMatchObject({
      pauseReason: 'by_hand',
      lastDelivery: null,
      lastDay: { failed: 0 },
    });
    hook.answer({ status: 200 });
    const good = await owner.call(webhooksApi.test, { params: hook.params, body: { type: 'call.started' } });
    expect(good.status).toBe('delivered');
  });
});

it('forgets deliveries after thirty days', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  await app.tell(owner);
  await ended(owner, hook);
  clock.advance(29 * dayMs);
  await forgetOldEvents(services);
  expect(await deliveries(owner, hook)).toHaveLength(1);
  clock.advance(2 * dayMs);
  await forgetOldEvents(services);
  expect(await deliveries(owner, hook)).toEqual([]);
  clock.advance(-31 * dayMs);
});

it('shows what was sent to those only who may see it', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  await app.tell(owner);
  await ended(owner, hook);
  const { id } = (await deliveries(owner, hook))[0]!;
  const hidden = await getDelivery(scopeOf(owner), hook.id, id);
  expect([hidden.request, hidden.log[0]!.answer]).toEqual([null, '']);
});

// Last, since what is begun here goes on for as long as a receiver may take.
it('leaves room for others while a receiver takes its time', async () => {
  const owner = await app.newOwner();
  const slow = await app.addWebhook(owner, ['agent.activated']);
  const quick = await app.addWebhook(owner, ['agent.activated']);
  slow.answer(null);
  for (let n = 0; n < 5; n++) await app.tell(owner);
  await expect.poll(() => quick.got().length, { timeout: 10_000 }).toBe(5);
  expect(slow.got().length).toBeLessThanOrEqual(2);
  await owner.call(webhooksApi.remove, { params: slow.params });
});
