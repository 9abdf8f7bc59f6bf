import { eq, sql } from 'drizzle-orm';
import type { TokenScope } from '#domain/access-tokens.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { accessTokens } from './access-tokens.table.ts';

/** Whom a token stands for: a workspace, and what may be done there. */
export interface TokenHolder {
  tokenId: string;
  workspaceId: string;
  /** The account that made it. */
  userId: string;
  scopes: TokenScope[];
}

interface Entry {
  holder: TokenHolder;
  until: number;
  lastUsedAt: number;
}

/** Milliseconds: should the news of a removal get lost, a token lives on for so long. */
const keepFor = 10_000;
/** The last use is written down once a minute. */
const noteEvery = 60_000;
const mostEntries = 10_000;
const channel = 'access_token_removed';

/** Tokens in use, by hash, so that not every request asks the database. A removal is told to all processes at once. */
export class TokenHolders {
  readonly #services: Services;
  readonly #entries = new Map<string, Entry>();
  /** Goes up with each removal, so that what was read before one is not kept after it. */
  #removals = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Who a token with this hash stands for; undefined when there is none. Notes that it was used. */
  async find(hash: string): Promise<TokenHolder | undefined> {
    const now = this.#services.clock.now();
    const known = this.#entries.get(hash);
    const entry = known !== undefined && now < known.until ? known : await this.#read(hash, now);
    if (entry === undefined) return undefined;
    if (now - entry.lastUsedAt >= noteEvery) {
      entry.lastUsedAt = now;
      await this.#noteUse(hash, now);
    }
    return entry.holder;
  }

  forget(hash: string): void {
    this.#removals += 1;
    this.#entries.delete(hash);
  }

  clear(): void {
    this.#removals += 1;
    this.#entries.clear();
  }

  async #read(hash: string, now: number): Promise<Entry | undefined> {
    const removals = this.#removals;
    const [row] = await this.#services.db.system((tx) =>
      tx.select().from(accessTokens).where(eq(accessTokens.hash, hash)),
    );
    if (row === undefined) return undefined;
    const { id: tokenId, workspaceId, createdBy: userId, scopes, lastUsedAt } = row;
    const holder = { tokenId, workspaceId, userId, scopes };
    const entry = { holder, until: now + keepFor, lastUsedAt: lastUsedAt?.getTime() ?? 0 };
    if (removals === this.#removals) this.#keep(hash, entry);
    return entry;
  }

  #keep(hash: string, entry: Entry): void {
    this.#entries.delete(hash);
    this.#entries.set(hash, entry);
    if (this.#entries.size <= mostEntries) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest!);
  }

  async #noteUse(hash: string, now: number): Promise<void> {
    await this.#services.db.system((tx) =>
      tx
        .update(accessTokens)
        .set({ lastUsedAt: new Date(now) })
        .where(eq(accessTokens.hash, hash)),
    );
  }
}

const all = new WeakMap<Services, TokenHolders>();

export function tokenHolders(services: Services): TokenHolders {
  const known = all.get(services) ?? new TokenHolders(services);
  all.set(services, known);
  return known;
}

/** Tells every process, when the transaction commits, that a token is no more. */
export async function announceRemoval(tx: Tx, hash: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${hash})`);
}

/** Lets this process hear of removals elsewhere. Answers how to stop. */
export function followRemovals(services: Services): Promise<() => Promise<void>> {
  const holders = tokenHolders(services);
  return services.db.listen(
    channel,
    (hash) => holders.forget(hash),
    () => holders.clear(),
  );
}
