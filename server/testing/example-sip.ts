import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { owner } from './example-server.ts';

/** A SIP account at a server that no one asks: nothing of these examples leaves this machine. */

let made = 1_000;

async function disconnect(): Promise<void> {
  const { items } = await owner.call(sipAccountsApi.list);
  for (const { id: sipAccountId } of items) await owner.call(sipAccountsApi.remove, { params: { sipAccountId } });
  const numbers = await owner.call(phoneNumbersApi.list);
  for (const { id: numberId, number } of numbers.items.slice(0, -3))
    await owner.call(phoneNumbersApi.remove, { params: { numberId }, body: { how: 'keep', number } });
}

/** Connects an account anew, since its user is taken otherwise. */
export async function newSipAccount(): Promise<string> {
  await disconnect();
  const body = { ...sipAccountsApi.create.example.body, server: 'pbx.invalid', user: String(++made) };
  return (await owner.call(sipAccountsApi.create, { body })).id;
}

/** What has to be there before an example of these. */
export const beforeSip: Record<string, () => Promise<unknown>> = {
  'sipAccounts.list': newSipAccount,
  'sipAccounts.create': disconnect,
};
