import { afterAll } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { paymentProviderApi } from '#domain/billing/payment-provider.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { server, stripe } from './example-server.ts';
import type { TestClient } from './start-app.ts';

/** An agency that collects online, and a client of its own, for the examples that need one. */

const headersOf = (client: TestClient) => ({
  authorization: `Bearer ${client.token}`,
  'x-workspace-id': client.workspaceId,
});
afterAll(() => stripe.close());

async function newSubaccountOf(agency: TestClient): Promise<TestClient> {
  const client = await server.newOwner();
  const whose = [agency.workspaceId, client.workspaceId];
  await server.services.db.pool.query('update workspaces set parent_id = $1 where id = $2', whose);
  return client;
}

const [agency, byHand] = [await server.newOwner(), await server.newOwner()];
const { body } = paymentProviderApi.set.example;
await agency.call(paymentProviderApi.set, { body });
const client = await newSubaccountOf(agency);
const [plan] = (await byHand.call(plansApi.list)).items;
export const asAgency = async () => headersOf(agency);
export const asOnlineClient = async () => headersOf(client);
/** Of an agency that has no keys: what it takes begins at once. */
export const asNewClient = async () => headersOf(await newSubaccountOf(byHand));
export const chosen = { planId: plan!.id };
/** One whose agency may be without keys afterwards. */
export async function asOtherAgency(): Promise<Record<string, string>> {
  const other = await server.newOwner();
  await other.call(paymentProviderApi.set, { body });
  return headersOf(other);
}

/** A visit to the provider's page that is over. */
export async function newCheckout(): Promise<string> {
  const { url } = await client.call(billingApi.setUpPayment);
  const { success_url: back } = stripe.account(body.key).completeSession(url.split('/').at(-1)!, 'pays');
  return new URL(back).searchParams.get('checkout')!;
}
