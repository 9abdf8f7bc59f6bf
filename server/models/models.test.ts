import { describe, expect, it } from 'vitest';
import { usualModelCaps } from '#domain/models/model-services.ts';
import { modelsApi } from '#domain/models/models.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { fakeModelNames } from '#server/testing/models/fake-models.ts';
import { connect, startModelApp } from '#server/testing/models/model-app.ts';

const { app, models } = await startModelApp();

/** What a refusal tells of a field. */
const refusal = (answer: { body: unknown }) =>
  (answer.body as { error: { code: string; message: string; details?: { path: string }[] } }).error;

describe('a model connection', () => {
  it('is made once its service has answered, and never shows its key', async () => {
    const owner = await app.newOwner();
    const made = await connect(owner, models, 'openai');
    expect(made).toMatchObject({
      service: 'openai',
      maskedKey: '…6789',
      model: 'stand-in-small',
      models: fakeModelNames,
      isDefault: true,
    });
    const { rows } = await app.services.db.pool.query('select * from model_connections where workspace_id = $1', [
      owner.workspaceId,
    ]);
    const told = JSON.stringify([rows, made, await owner.call(auditApi.list, { query: {} })]);
    expect(told).not.toContain('key-of-a-test');
    expect(told).toContain('model.connected');
  });

  it('is refused with a key that the service does not know, without its words', async () => {
    const owner = await app.newOwner();
    const body = { service: 'openai', key: 'unknown', baseUrl: `${models.origin}/v1` };
    const answer = await owner.send('POST', '/v1/model-connections', body);
    expect(answer.status).toBe(400);
    expect(refusal(answer)).toMatchObject({ code: 'invalid_input', details: [{ path: 'body.key' }] });
    expect(refusal(answer).message).not.toContain('unknown');
    expect((await owner.call(modelsApi.list)).items).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:1/v1', 'body.baseUrl'],
    ['http://localhost:5432', 'body.baseUrl'],
    ['http://169.254.169.254/latest', 'body.baseUrl'],
    ['http://[::1]/v1', 'body.baseUrl'],
    ['https://example.internal/v1', 'body.baseUrl'],
  ])('does not reach inside of the network: %s', async (baseUrl, path) => {
    const owner = await app.newOwner();
    const answer = await owner.send('POST', '/v1/model-connections', { service: 'compatible', baseUrl });
    expect(refusal(answer)).toMatchObject({ code: 'invalid_input', details: [{ path }] });
    expect(refusal(answer).message).toContain('MODEL_ORIGINS');
  });

  it('opens no way into the network for anything else', async () => {
    const owner = await app.newOwner();
    const url = models.origin.replace('http:', 'https:');
    const answer = await owner.send('POST', '/v1/webhooks', { url });
    expect(answer.status).toBe(400);
    const request = { method: 'GET', url: `${models.origin}/v1/models`, headers: {}, maxBytes: 1000 } as const;
    const limits = { firstByteMs: 1000, idleMs: 1000, signal: new AbortController().signal };
    await expect(app.services.outbound({ ...request, ...limits })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('wants its key again for another host', async () => {
    const owner = await app.newOwner();
    const made = await connect(owner, models, 'anthropic');
    const answer = await owner.send('PATCH', `/v1/model-connections/${made.id}`, {
      baseUrl: 'https://evil.example/v1',
    });
    expect(refusal(answer)).toMatchObject({ code: 'invalid_input', details: [{ path: 'body.key' }] });
    const changed = await owner.call(modelsApi.update, {
      params: { connectionId: made.id },
      body: { model: 'stand-in-large' },
    });
    expect(changed).toMatchObject({ model: 'stand-in-large', maskedKey: '…6789' });
  });

  it('stands in an order, and goes', async () => {
    const owner = await app.newOwner();
    const first = await connect(owner, models);
    const second = await connect(owner, models, 'mistral');
    const { items } = await owner.call(modelsApi.order, { body: { ids: [second.id, first.id] } });
    expect(items.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const odd = await owner.send('PUT', '/v1/model-connections/order', { ids: [second.id] });
    expect(odd.status).toBe(409);
    await owner.call(modelsApi.remove, { params: { connectionId: second.id } });
    expect((await owner.call(modelsApi.list)).items).toMatchObject([{ id: first.id, isDefault: true }]);
  });

  it('is not for members without Integrations', async () => {
    const owner = await app.newOwner();
    const member = await app.newMember(owner, 'member');
    expect((await member.send('GET', '/v1/model-connections')).status).toBe(403);
  });
});

describe('a check', () => {
  it.each(['openai', 'anthropic', 'mistral', 'groq', 'compatible'] as const)('speaks %s', async (service) => {
    const owner = await app.newOwner();
    const { id } = await connect(owner, models, service);
    models.does = () => ({ text: JSON.stringify({ day: 'Tuesday' }), usage: { input: 90, output: 8 } });
    const found = await owner.call(modelsApi.check, { params: { connectionId: id } });
    expect(found).toMatchObject({ outcome: 'answered', inputTokens: 90, outputTokens: 8, isEstimated: false });
    const asked = models.asked.at(-1)!;
    expect(asked.instructions).toContain('day of the week');
    expect(asked.data).toContain('next Tuesday');
    // The shape of the answer goes along.
    expect(asked.body).toContain('additionalProperties');
    const sent = asked.headers.authorization ?? asked.headers['x-api-key'];
    expect(sent ?? '').toContain(service === 'compatible' ? '' : 'key-of-a-test');
  });

  it.each([
    [{ status: 401 }, 'key'],
    [{ status: 429 }, 'quota'],
    [{ status: 500 }, 'broken'],
    [{ status: 400 }, 'refused'],
    [{ fault: 'drop', text: '{"day":"Tuesday"}' }, 'broken'],
    [{ fault: 'refuse', text: '' }, 'refused'],
    [{ fault: 'endless' }, 'garbage'],
    [{ fault: 'silent' }, 'garbage'],
    [{ text: 'It was a Tuesday.' }, 'garbage'],
    [{ text: '{"day":"Tuesday","other":1}' }, 'garbage'],
    [{ text: '{"day":' }, 'garbage'],
  ] as const)('that meets %j says %s', async (deed, outcome) => {
    for (const service of ['openai', 'anthropic', 'compatible'] as const) {
      const owner = await app.newOwner();
      const { id } = await connect(owner, models, service);
      models.does = () => deed;
      const found = await owner.call(modelsApi.check, { params: { connectionId: id } });
      expect([service, found.outcome]).toEqual([service, outcome]);
    }
  });
});

describe('spending', () => {
  const price = { service: 'compatible', model: 'stand-in-small', input: 1_000_000, output: 2_000_000 } as const;

  it('is counted in tokens alone where no price is known', async () => {
    const owner = await app.newOwner();
    const { id } = await connect(owner, models);
    models.does = () => ({ text: '{"day":"Tuesday"}', usage: { input: 1000, output: 100 } });
    await owner.call(modelsApi.check, { params: { connectionId: id } });
    expect(await owner.call(modelsApi.spend)).toMatchObject({
      month: '2026-11',
      tokens: 1100,
      cost: 0,
      unpricedTokens: 1100,
      models: [{ requests: 1, inputTokens: 1000, outputTokens: 100, cost: null }],
    });
    await owner.call(modelsApi.setPrice, { body: price });
    await owner.call(modelsApi.check, { params: { connectionId: id } });
    // A thousand at a dollar a million, a hundred at two.
    expect(await owner.call(modelsApi.spend)).toMatchObject({ tokens: 2200, cost: 1200, unpricedTokens: 1100 });
    expect((await owner.call(modelsApi.prices)).items).toContainEqual(expect.objectContaining(price));
  });

  it('has caps and prices of its own in each workspace', async () => {
    const caps = { monthTokens: 7, monthCost: 8, callTokens: 9, callCost: 10 };
    const [one, other] = [await app.newOwner(), await app.newOwner()];
    await one.call(modelsApi.setSpendingLimits, { body: caps });
    await one.call(modelsApi.setPrice, { body: price });
    expect((await one.call(modelsApi.spend)).caps).toEqual(caps);
    expect((await other.call(modelsApi.spend)).caps).toEqual(usualModelCaps);
    expect((await other.call(modelsApi.prices)).items).not.toContainEqual(
      expect.objectContaining({ model: price.model }),
    );
  });

  it('ends at its cap, and people hear of it', async () => {
    const owner = await app.newOwner();
    const { id } = await connect(owner, models);
    const caps = { monthTokens: 2000, monthCost: null, callTokens: null, callCost: null };
    await owner.call(modelsApi.setSpendingLimits, { body: caps });
    models.does = () => ({ text: '{"day":"Tuesday"}', usage: { input: 1500, output: 200 } });
    const check = () => owner.call(modelsApi.check, { params: { connectionId: id } });
    expect(await check()).toMatchObject({ outcome: 'answered' });
    const before = models.asked.length;
    expect(await check()).toMatchObject({ outcome: 'budget', inputTokens: 0 });
    expect(models.asked.length).toBe(before);
    // A job spreads it, which may run after the answer.
    await expect
      .poll(async () => JSON.stringify((await owner.send('GET', '/v1/notifications')).body))
      .toContain('80% of this month’s language model limit for tokens');
  });
});
