import { eq } from 'drizzle-orm';
import { type AccountRow, carrierAccounts } from '#server/platform/db/schema/phone.table.ts';
import { SharedCache } from '#server/platform/shared-cache.ts';
import type { Services } from '#server/services.ts';

const caches = new WeakMap<Services, SharedCache<AccountRow>>();

/** By the hook. Anyone who changes an account announces that in the same transaction, and forgets it after. */
export function knownAccounts(services: Services): SharedCache<AccountRow> {
  const cache = caches.get(services) ?? new SharedCache<AccountRow>(services, 'carrier_accounts_changed');
  caches.set(services, cache);
  return cache;
}

/** The account that a webhook's address names: of each call, every request asks for it. */
export const findAccountByHook = (services: Services, hook: string): Promise<AccountRow | undefined> =>
  knownAccounts(services).find(hook, async () => {
    const [row] = await services.db.system('key', (tx) =>
      tx.select().from(carrierAccounts).where(eq(carrierAccounts.hook, hook)),
    );
    return row;
  });
