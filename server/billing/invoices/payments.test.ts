import { describe, expect, it, vi } from 'vitest';
import { brandApi } from '#domain/agency/brand.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import { pngOf } from '#server/testing/made-files.ts';
import type { TestClient } from '#server/testing/start-app.ts';

/** What is paid of invoices and taken back, their taxes and their PDF, through the front door. */

const { app, services, operator, newOwner, billing, subscribe, invoicesOf, whole, pass } = await startBillingApp();

describe('payments', () => {
  async function withInvoice() {
    const owner = await newOwner();
    await subscribe(owner);
    const [invoice] = await invoicesOf(owner);
    return { owner, invoiceId: invoice!.id, number: invoice!.number };
  }
  const pay = (saleId: string, body: object) => operator.send('POST', `/v1/sales/invoices/${saleId}/payments`, body);
  const due = async (saleId: string) => (await operator.call(salesApi.invoice, { params: { saleId } })).due;

  it('are noted by hand by the seller, and both see them', async () => {
    const { owner, invoiceId, number } = await withInvoice();
    expect(await pay(invoiceId, { amount: 1_000, description: 'Transfer' })).toMatchObject({ status: 201 });
    expect(await pay(invoiceId, { amount: 3_901 })).toMatchObject({ status: 409 });
    const pending = await pay(invoiceId, { status: 'pending' });
    expect(pending).toMatchObject({ status: 201, body: { amount: 3_900, status: 'pending' } });
    expect(await pay(invoiceId, {})).toMatchObject({ status: 409 });
    expect(await due(invoiceId)).toBe(3_900);
    const { id } = pending.body as { id: string };
    const settle = (status: string) => operator.send('PUT', `/v1/sales/payments/${id}/status`, { status });
    expect((await owner.send('PUT', `/v1/sales/payments/${id}/status`, { status: 'paid' })).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await settle('paid')).status).toBe(200);
    expect((await settle('failed')).status).toBe(409);
    expect(await due(invoiceId)).toBe(0);
    expect((await invoicesOf(owner))[0]).toMatchObject({ status: 'paid' });
    const { items } = await owner.call(billingApi.payments);
    expect(items.map(({ amount, status, invoiceNumber }) => [amount, status, invoiceNumber])).toEqual([
      [3_900, 'paid', number],
      [1_000, 'paid', number],
    ]);
    expect((await owner.send('POST', `/v1/sales/invoices/${invoiceId}/payments`, {})).status).toBe(404);
  });

  it.each([{ amount: 0 }, { amount: -5 }, { amount: 0.5 }, { amount: 10 ** 12 }, { status: 'gone' }])(
    'refuse %j',
    async (body) => {
      const { invoiceId } = await withInvoice();
      expect((await pay(invoiceId, body)).status).toBe(400);
      expect(await due(invoiceId)).toBe(4_900);
    },
  );

  it('are taken back by a credit note: from what is due, then as credit or back', async () => {
    const { owner, invoiceId } = await withInvoice();
    await pay(invoiceId, { amount: 4_000 });
    const params = { saleId: invoiceId };
    const credit = (body: object) => operator.send('POST', `/v1/sales/invoices/${invoiceId}/credit`, body);
    expect(await credit({ amount: 4_901, reason: 'Too much' })).toMatchObject({ status: 409 });
    expect(await credit({ amount: 1_000, reason: 'Noise' })).toMatchObject({ status: 201, body: { gross: 1_000 } });
    expect(await due(invoiceId)).toBe(0);
    expect((await billing(owner)).credits).toEqual([{ amount: 100, currency: 'USD' }]);
    expect(await credit({ reason: 'All of it', payBack: true })).toMatchObject({ body: { gross: 3_900 } });
    expect(await credit({ reason: 'More' })).toMatchObject({ status: 409 });
    const { payments, status } = await operator.call(salesApi.invoice, { params });
    expect(payments.map(({ amount }) => amount)).toEqual([4_000, -3_900]);
    expect(status).toBe('credited');
    expect((await billing(owner)).credits).toEqual([{ amount: 100, currency: 'USD' }]);
  });

  it('can be lessened by credit that the seller gives', async () => {
    const { owner } = await withInvoice();
    const give = (client: TestClient, id: string) =>
      client.send('POST', `/v1/sales/credits/${id}`, { amount: 700, currency: 'USD', reason: 'Sorry' });
    expect((await give(owner, operator.workspaceId)).status).toBe(404);
    expect(await give(operator, owner.workspaceId)).toMatchObject({ status: 201, body: { amount: 700 } });
    await pass(31 * day);
    expect((await invoicesOf(owner)).at(-1)).toMatchObject({ paid: 700, due: 4_200 });
  });

  it('with an Idempotency-Key are noted once', async () => {
    const { owner, invoiceId } = await withInvoice();
    const headers = {
      authorization: `Bearer ${operator.token}`,
      'x-workspace-id': operator.workspaceId,
      'idempotency-key': newId(),
    };
    const url = `/v1/sales/invoices/${invoiceId}/payments`;
    const both = await Promise.all([1, 2].map(() => app.send('POST', url, { amount: 100 }, headers)));
    expect(both.some(({ status }) => status === 201)).toBe(true);
    await app.send('POST', url, { amount: 100 }, headers);
    expect((await owner.call(billingApi.payments)).items).toHaveLength(1);
  });
});

describe('an invoice', () => {
  it('has the tax of its countries, once for the category', async () => {
    const [agency, client] = [await newOwner(), await newOwner()];
    const moved = [agency.workspaceId, client.workspaceId];
    await services.db.pool.query('update workspaces set parent_id = $1 where id = $2', moved);
    const profile = { name: 'Agency GmbH', address: 'Weg 1', country: 'DE', vatId: 'DE123456789' };
    await agency.call(billingApi.setProfile, { body: profile });
    await agency.call(salesApi.setTaxRate, { body: { name: 'USt', country: 'DE', basisPoints: 1_900 } });
    await agency.call(salesApi.setTaxRate, { body: { name: 'VAT', country: null, basisPoints: 2_000 } });
    const { items: offers } = await client.call(billingApi.offers);
    const taxed = async (body: { name: string; address: string; country: string; vatId: string | null }) => {
      await client.call(billingApi.setProfile, { body });
      await subscribe(client, offers[0]!.id);
      const { id } = (await invoicesOf(client)).at(-1)!;
      await client.call(billingApi.cancel, { body: { when: 'now' } });
      const { document } = await whole(client, id);
      return [document.tax.category, document.tax.amount, document.gross, document.buyer.name];
    };
    const buyer = { name: 'Client', address: '', vatId: null };
    expect(await taxed({ ...buyer, country: 'DE' })).toEqual(['S', 1_843, 11_543, 'Client']);
    expect(await taxed({ ...buyer, country: 'FR', vatId: 'FR12345678901' })).toEqual(['AE', 0, 9_700, 'Client']);
    expect(await taxed({ ...buyer, country: 'FR' })).toEqual(['S', 1_940, 11_640, 'Client']);
    expect((await agency.call(salesApi.invoices)).items.map(({ number }) => number)).toEqual([
      'INV-000003',
      'INV-000002',
      'INV-000001',
    ]);
  });

  it('has a PDF for both sides with the same bytes, or says why not', async () => {
    const owner = await newOwner();
    const get = (client: TestClient, url: string) =>
      app.app.inject({
        url,
        headers: { authorization: `Bearer ${client.token}`, 'x-workspace-id': client.workspaceId },
      });
    const name = 'Łódź Żółć Ωmega Привет';
    // In the language of who gets it, with the bank details of who issued it, in the zone of those.
    await services.db.pool.query("update workspaces set language = 'de-DE' where id = $1", [owner.workspaceId]);
    const before = await operator.call(billingApi.profile);
    await operator.call(billingApi.setProfile, { body: { ...before, footer: 'IBAN DE89 3704 0044 0532 0130 00' } });
    await owner.call(billingApi.setProfile, { body: { name, address: '1 High Street', country: 'PL', vatId: null } });
    await operator.call(brandApi.set, { body: brandApi.set.example.body });
    const setLogo = (bytes: Buffer) => operator.call(brandApi.setLogo, { body: { data: bytes.toString('base64') } });
    await setLogo(pngOf(20, 10, () => 128));
    await subscribe(owner);
    const [invoice] = await invoicesOf(owner);
    await vi.waitFor(async () => expect((await whole(owner, invoice!.id)).pdf).toBe('ready'), 40_000);
    const [own, theirs] = [
      await get(owner, `/v1/billing/invoices/${invoice!.id}/pdf`),
      await get(operator, `/v1/sales/invoices/${invoice!.id}/pdf`),
    ];
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.rawPayload.equals(theirs.rawPayload)).toBe(true);
    expect(own.rawPayload.includes(`(Rechnung ${invoice!.number})`)).toBe(true);
    const hasPicture = (pdf: Buffer) => pdf.includes('/Subtype /Image');
    expect(hasPicture(own.rawPayload)).toBe(true);
    // One that cannot be drawn keeps no invoice back.
    await setLogo(pngOf(20, 10).fill(0, 45));
    await owner.call(billingApi.cancel, { body: { when: 'now' } });
    await subscribe(owner);
    const plain = (await invoicesOf(owner)).at(-1)!;
    await vi.waitFor(async () => expect((await whole(owner, plain.id)).pdf).toBe('ready'), 40_000);
    expect(hasPicture((await get(owner, `/v1/billing/invoices/${plain.id}/pdf`)).rawPayload)).toBe(false);
    const { document } = await whole(owner, invoice!.id);
    expect(document).toMatchObject({ language: 'de-DE', seller: { footer: expect.stringContaining('IBAN') } });
    expect(document.buyer).not.toHaveProperty('footer');
    await owner.call(billingApi.cancel, { body: { when: 'now' } });
    await owner.call(billingApi.setProfile, { body: { name: '株式会社', address: '', country: 'FR', vatId: null } });
    await subscribe(owner);
    const second = (await invoicesOf(owner)).at(-1)!;
    await vi.waitFor(async () => expect((await whole(owner, second.id)).pdf).toBe('refused'), 40_000);
    expect((await whole(owner, second.id)).pdfError).toContain('株 式 会 社');
    expect((await get(owner, `/v1/billing/invoices/${second.id}/pdf`)).statusCode).toBe(409);
  }, 60_000);
});
