import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/**
 * Accounts by living session, so that not every request asks the database whether the session still lives. What ends
 * a session tells all processes at once; should that get lost, the entry is too old after some seconds.
 */
interface Entry {
  account: Account;
  until: number;
}

/** Milliseconds. */
const keepFor = 10_000;
const mostEntries = 10_000;
const channel = 'auth_account_changed';

class AccountCache {
  readonly #entries = new Map<string, Entry>();
  /** Goes up with each change, so that an answer that was read before a change is not kept after it. */
  #changes = 0;

  async find(sessionId: string, now: number, read: () => Promise<Account>): Promise<Account> {
    const known = this.#entries.get(sessionId);
    if (known !== undefined && now < known.until) return known.account;
    const before = this.#changes;
    const account = await read();
    if (before === this.#changes) this.#keep(sessionId, { account, until: now + keepFor });
    return account;
  }

  #keep(sessionId: string, entry: Entry): void {
    this.#entries.delete(sessionId);
    this.#entries.set(sessionId, entry);
    if (this.#entries.size <= mostEntries) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest!);
  }

  forget(userId: string): void {
    this.#changes++;
    for (const [sessionId, { account }] of this.#entries) {
      if (account.userId === userId) this.#entries.delete(sessionId);
    }
  }

  clear(): void {
    this.#changes++;
    this.#entries.clear();
  }
}

const caches = new WeakMap<Services, AccountCache>();

export function accountCache(services: Services): AccountCache {
  const known = caches.get(services) ?? new AccountCache();
  caches.set(services, known);
  return known;
}

/** Lets this process hear of changes that others make. Answers how to stop. */
export function followAccountChanges(services: Services): Promise<() => Promise<void>> {
  const cache = accountCache(services);
  return services.db.listen(
    channel,
    (userId) => cache.forget(userId),
    () => cache.clear(),
  );
}

/** Tells every process, when the transaction commits, to ask again whether sessions of the account live. */
export async function announceAccountChange(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${userId})`);
}

/**
 * A transaction after which nothing of the account is taken from the cache: here at once, in other processes as soon
 * as they hear of it. Whatever ends sessions, bans, or changes an address goes through it.
 */
export async function changeAccount<T>(services: Services, userId: string, run: (tx: Tx) => Promise<T>): Promise<T> {
  const result = await services.db.system('account', async (tx) => {
    await announceAccountChange(tx, userId);
    return run(tx);
  });
  accountCache(services).forget(userId);
  return result;
}
