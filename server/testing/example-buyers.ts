import { expect } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { salesApi } from '#domain/billing/sales.ts';
import { owner, server } from './example-server.ts';

/** What the operator, who asks here, sells to others; he buys nothing himself. */
export const offered = (await owner.call(plansApi.list)).items[0]!.id;

export const headersOf = (client: { token: string; workspaceId: string }) => ({
  authorization: `Bearer ${client.token}`,
  'x-workspace-id': client.workspaceId,
});

/** Someone with a plan, and the invoice of its first month. */
async function newBuyer() {
  const buyer = await server.newOwner();
  await buyer.call(billingApi.subscribe, { body: { planId: offered } });
  const invoiceId = (await buyer.call(billingApi.invoices)).items[0]!.id;
  return { buyer, invoiceId };
}
export const reader = await newBuyer();
export const asReader = async () => headersOf(reader.buyer);
export const asNewBuyer = async () => headersOf((await newBuyer()).buyer);
export const readInvoice = () => reader.buyer.call(billingApi.invoice, { params: { invoiceId: reader.invoiceId } });
export const pdfIsReady = () => expect.poll(async () => (await readInvoice()).pdf, { timeout: 25_000 }).toBe('ready');

export async function newPayment() {
  const { invoiceId: saleId } = await newBuyer();
  return (await owner.call(salesApi.addPayment, { params: { saleId }, body: { status: 'pending' } })).id;
}

export const newPlan = {
  name: 'Starter',
  price: 2_900,
  currency: 'USD',
  includedMinutes: 100,
  overage: 'stop',
} as const;
