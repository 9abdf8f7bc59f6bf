import { describe, expect, it } from 'vitest';
import { productsApi } from '#domain/billing/products.ts';
import { highestPrice } from '#domain/platform/money.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { pricesAt } from './products.ts';

const app = await startApp();
/** The first account runs the installation; what it sells is what others' products cost. */
const operator = await app.newOwner();
const list = async (client: TestClient) => (await client.call(productsApi.list)).items;
const voice = async (client: TestClient) => (await list(client))[0]!;
const set = (client: TestClient, productId: string, body: object) =>
  client.send('POST', `/v1/products/${productId}/prices`, body);

describe('products', () => {
  it('are there from the start, at the usual prices', async () => {
    const owner = await app.newOwner();
    const shown = (await list(owner)).map(({ name, unit, comingSoon, prices: [price] }) => [
      ...[name, price!.amount, price!.currency, unit, comingSoon, price!.cost, price!.markup],
    ]);
    expect(shown).toEqual([
      ['Voice agents', 50, 'USD', 'minute', false, 50, 0],
      ['Phone numbers', 500, 'USD', 'number per month', false, 500, 0],
      ['SMS', 5, 'USD', 'message', false, 5, 0],
      ['Integrations', 0, 'USD', 'integration', false, 0, null],
      ['Chats', 0, 'USD', 'chat', false, 0, null],
      ['Language models', 0, 'USD', 'million tokens', false, 0, null],
    ]);
    expect((await voice(operator)).prices[0]).toMatchObject({ cost: null, markup: null });
  });

  it('show the mark-up over what they cost, in each currency', async () => {
    const owner = await app.newOwner();
    const { id: productId } = await voice(owner);
    await owner.call(productsApi.setPrice, { params: { productId }, body: { amount: 65, currency: 'USD' } });
    await owner.call(productsApi.setPrice, { params: { productId }, body: { amount: 60, currency: 'EUR' } });
    const { prices } = await voice(owner);
    expect(prices.map(({ currency, amount, cost, markup }) => [currency, amount, cost, markup])).toEqual([
      ['EUR', 60, null, null],
      ['USD', 65, 50, 30],
    ]);
  });

  it('can be renamed, by those who may', async () => {
    const owner = await app.newOwner();
    const { id: productId } = await voice(owner);
    const body = { name: 'Talk time' };
    expect(await owner.call(productsApi.update, { params: { productId }, body })).toMatchObject(body);
    expect((await owner.send('PATCH', `/v1/products/${productId}`, { name: '  ' })).status).toBe(400);
    const viewer = await app.newMember(owner, 'viewer');
    expect((await viewer.send('PATCH', `/v1/products/${productId}`, body)).status).toBe(403);
    expect((await operator.send('PATCH', `/v1/products/${productId}`, body)).status).toBe(404);
  });
});

describe('prices', () => {
  it('follow each other and are never changed', async () => {
    const owner = await app.newOwner();
    const { id: productId } = await voice(owner);
    const before = app.clock.now();
    app.clock.advance(60_000);
    await owner.call(productsApi.setPrice, { params: { productId }, body: { amount: 70, currency: 'USD' } });
    const later = new Date(app.clock.now() + 3_600_000).toISOString();
    const body = { amount: 90, currency: 'USD' as const, validFrom: later };
    await owner.call(productsApi.setPrice, { params: { productId }, body });
    expect((await voice(owner)).prices.map(({ amount }) => amount)).toEqual([70]);
    const { items } = await owner.call(productsApi.prices, { params: { productId } });
    expect(items.map(({ amount }) => amount)).toEqual([90, 70, 50]);
    const at = (moment: number) =>
      app.services.db.tenant(owner.workspaceId, async (tx) => {
        const rows = await pricesAt(tx, owner.workspaceId, moment);
        return rows.find(({ kind }) => kind === 'voice-agents')!.price.amount;
      });
    expect([await at(before), await at(app.clock.now()), await at(Date.parse(later))]).toEqual([50, 70, 90]);
    await expect(
      app.services.db.tenant(owner.workspaceId, (tx) => tx.execute('update prices set amount = 1')),
    ).rejects.toThrow();
  });

  it.each([
    { amount: -1, currency: 'USD' },
    { amount: 0.5, currency: 'USD' },
    { amount: 10 ** 12, currency: 'USD' },
    { amount: highestPrice + 1, currency: 'USD' },
    { amount: '50', currency: 'USD' },
    { amount: 50, currency: 'JPY' },
    { amount: 50, currency: 'usd' },
    { amount: 50, currency: 'USD', validFrom: '2020-01-01T00:00:00Z' },
    { amount: 50, currency: 'USD', validFrom: 'soon' },
  ])('refuse $amount $currency $validFrom', async (body) => {
    const owner = await app.newOwner();
    const { id } = await voice(owner);
    expect((await set(owner, id, body)).status).toBe(400);
    expect((await voice(owner)).prices).toHaveLength(1);
  });
});
