import { eq } from 'drizzle-orm';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { accountApi } from '#domain/identity/account.ts';
import { hashPassword } from '#server/identity/auth/passwords/argon2.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import { asNewBuyer, asReader, headersOf } from './example-buyers.ts';
import { asAgency, asNewClient, asOnlineClient, asOtherAgency } from './example-payments.ts';
import { owner, server } from './example-server.ts';
import { newSubaccount } from './example-things.ts';

/** Examples that someone else than the owner sends: the headers that say who. */
export const senders: Record<string, () => Promise<Record<string, string>>> = {
  'billing.get': asReader,
  'billing.offers': asReader,
  'billing.invoices': asReader,
  'billing.invoice': asReader,
  'billing.pdf': asReader,
  'billing.calls': asReader,
  'billing.payments': asReader,
  'billing.quote': asReader,
  'billing.checkout': asNewClient,
  'billing.setUpPayment': asOnlineClient,
  'billing.settleCheckout': asOnlineClient,
  'billing.portal': asOnlineClient,
  'paymentProvider.get': asAgency,
  'paymentProvider.set': asOtherAgency,
  'paymentProvider.remove': asOtherAgency,
  'billing.subscribe': async () => headersOf(await server.newOwner()),
  'billing.change': asNewBuyer,
  'billing.cancel': asNewBuyer,
  'billing.resume': asNewBuyer,
  async 'partners.join'() {
    return { authorization: `Bearer ${(await server.newOwner()).token}` };
  },
  async 'subaccounts.leave'() {
    const subaccountId = await newSubaccount();
    await owner.call(subaccountsApi.enter, { params: { subaccountId } });
    return { 'x-workspace-id': subaccountId };
  },
  async 'account.remove'() {
    const { email, password } = accountApi.remove.example.body;
    const person = await server.newOwner();
    const set = { email, passwordHash: await hashPassword(password) };
    await server.services.db.system('test', (tx) => tx.update(users).set(set).where(eq(users.id, person.userId)));
    return { authorization: `Bearer ${person.token}` };
  },
};
