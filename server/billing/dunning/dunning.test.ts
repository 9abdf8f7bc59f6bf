import { expect, it } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { day, startBillingApp } from '#server/testing/billing-app.ts';
import { remindOfUnpaid, resumeIfPaid } from './remind.ts';

/** What becomes of an invoice that is not paid, on a clock that the test turns. */

const { app, services, operator, newOwner, subscribe, invoicesOf, whole, wait } = await startBillingApp();

const days = async (n: number) => {
  await wait(n * day);
  // Once an hour, whatever was done before.
  for (const _ of [1, 2]) await remindOfUnpaid(services);
};
const due = 14;

it('clients are reminded, suspended behind the last reminder, and work again when the invoice is paid', async () => {
  const owner = await newOwner();
  await subscribe(owner);
  const [invoice] = await invoicesOf(owner);
  const params = { invoiceId: invoice!.id };
  const steps = async () =>
    (await owner.call(billingApi.invoice, { params })).steps.map(({ kind, number }) => `${kind} ${number}`);
  const suspended = async () => (await owner.call(workspacesApi.list)).items[0]!.suspended;
  await days(due + 2);
  expect(await steps()).toEqual([]);
  await days(1.1);
  expect(await steps()).toEqual(['reminder 1']);
  const mails = async () => (await app.mails()).filter(({ subject }) => subject?.startsWith('Reminder:'));
  await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1);
  const [first] = await mails();
  expect(first!.text).toContain(`/dashboard/settings/billing/invoices/${invoice!.id}`);
  expect(first!.text).toContain('$49.00');
  expect(first!.attachments.map(({ filename }) => filename)).toEqual([`${invoice!.number}.pdf`]);
  // A server that was away for days sends the one that is due now.
  await days(11);
  expect(await steps()).toEqual(['reminder 1', 'reminder 3']);
  await days(6.9);
  expect(await suspended()).toBeNull();
  await days(0.2);
  expect(await steps()).toEqual(['reminder 1', 'reminder 3', 'suspended 1']);
  expect(await suspended()).toMatchObject({ reason: expect.stringContaining(invoice!.number) });
  await days(20);
  expect(await steps()).toHaveLength(3);

  const saleId = { params: { saleId: invoice!.id } };
  await operator.call(salesApi.addPayment, { ...saleId, body: { amount: 1_000 } });
  await resumeIfPaid(services, owner.workspaceId);
  expect(await suspended()).not.toBeNull();
  await operator.call(salesApi.addPayment, { ...saleId, body: {} });
  await expect.poll(suspended, { timeout: 20_000 }).toBeNull();
  expect(await steps()).toEqual(['reminder 1', 'reminder 3', 'suspended 1', 'resumed 1']);
  expect((await operator.call(salesApi.invoice, saleId)).steps).toHaveLength(4);
  for (const client of [owner, operator]) {
    const { items } = await client.call(auditApi.list, { query: { search: invoice!.number } });
    const actions = items.map(({ action }) => action).filter((action) => /^invoice\.(re|su)/.test(action));
    expect(actions).toEqual(['invoice.resumed', 'invoice.suspended', 'invoice.reminded', 'invoice.reminded']);
  }
  const { rows: told } = await services.db.pool.query(
    "select data ->> 'number' as number from notification_events where workspace_id = $1 and type = 'client-invoice-overdue'",
    [operator.workspaceId],
  );
  expect(told.filter(({ number }) => number === invoice!.number)).toHaveLength(1);
});

it('a seller says when, or that no one is; what is disputed, credited or on its way is left alone', async () => {
  await operator.call(salesApi.setReminders, { body: { reminderDays: [1], suspendDays: null } });
  const clients = await Promise.all(Array.from({ length: 4 }, () => newOwner()));
  const sales: string[] = [];
  for (const client of clients) {
    await subscribe(client);
    sales.push((await invoicesOf(client))[0]!.id);
  }
  const [, credited, onItsWay, disputed] = sales;
  await operator.call(salesApi.credit, { params: { saleId: credited! }, body: { reason: 'Sorry' } });
  await operator.call(salesApi.addPayment, { params: { saleId: onItsWay! }, body: { status: 'pending' } });
  await services.db.pool.query('update invoices set disputed = true where id = $1', [disputed]);
  await days(due + 40);
  const steps = await Promise.all(
    clients.map(async (client, n) => (await whole(client, sales[n]!)).steps.map(({ kind }) => kind)),
  );
  expect(steps).toEqual([['reminder'], [], [], []]);
  expect(await operator.call(salesApi.reminders)).toEqual({ reminderDays: [1], suspendDays: null });
  for (const body of [
    { reminderDays: [7, 3], suspendDays: 7 },
    { reminderDays: [0], suspendDays: 7 },
  ]) {
    expect((await operator.send('PUT', '/v1/sales/reminders', body)).status).toBe(400);
  }
});
