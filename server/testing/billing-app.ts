import { beforeEach } from 'vitest';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { closePeriods, graceMs } from '#server/billing/invoices/close-periods.ts';
import { rollDue } from '#server/billing/roll-subscription.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { spend } from '#server/usage/ledger.ts';
import { startApp, type TestClient } from './start-app.ts';

/** A server whose operator sells to everyone without an agency, and time that passes in it with its months. */
export async function startBillingApp() {
  const app = await startApp();
  const { services, clock } = app;
  /** Anyone who is signed in in a test: months go by in it, in which sessions end. */
  let signedIn: TestClient[] = [];
  async function newOwner(): Promise<TestClient> {
    const owner = await app.newOwner();
    signedIn.push(owner);
    return owner;
  }
  const operator = await newOwner();
  beforeEach(() => {
    signedIn = [operator];
  });
  const [professional] = (await operator.call(plansApi.list)).items;

  /** Lets time go by. Everyone signs in again. */
  async function wait(ms: number): Promise<void> {
    clock.advance(ms);
    for (const client of signedIn) Object.assign(client, await app.newSession(client));
  }

  return {
    app,
    services,
    clock,
    operator,
    newOwner,
    wait,
    professional: professional!,
    billing: (client: TestClient) => client.call(billingApi.get),
    subscribe: (client: TestClient, planId = professional!.id) =>
      client.call(billingApi.subscribe, { body: { planId } }),
    invoicesOf: async (client: TestClient) => (await client.call(billingApi.invoices)).items.toReversed(),
    whole: (client: TestClient, invoiceId: string) => client.call(billingApi.invoice, { params: { invoiceId } }),
    /** Seconds of a call that is over. */
    use: (client: TestClient, seconds: number, at = clock.now()) =>
      services.db.tenant(client.workspaceId, (tx) =>
        spend(tx, client.workspaceId, { meter: 'call_seconds', key: newId(), quantity: seconds, at }),
      ),
    /** Whose workspace is gone does not sign in again. */
    leave: (client: TestClient) => {
      signedIn = signedIn.filter((one) => one !== client);
    },
    /** Lets time go by, with what the clock does meanwhile. */
    async pass(ms: number): Promise<void> {
      clock.advance(ms);
      await rollDue(services);
      await wait(graceMs);
      await closePeriods(services);
    },
    /** Another plan of the installation. */
    newPlan: (body: object) =>
      operator.call(plansApi.create, {
        body: { ...plansApi.create.example.body, currency: 'USD', overage: 'pay_as_you_go', ...body },
      }),
  };
}

/** In ms. */
export const day = 86_400_000;
