import { sql } from 'drizzle-orm';
import type { Clock } from '#voice/clock.ts';
import type { Database, Tx } from './db/open-database.ts';

/** Milliseconds: should the news of a change get lost, what was read lives on for so long. */
const keepFor = 10_000;
const mostEntries = 10_000;

/**
 * What is read at every request and seldom changes, by key, so that not every request asks the database. A change is
 * told to all processes when its transaction commits.
 */
export class SharedCache<Value> {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #channel: string;
  readonly #entries = new Map<string, { value: Value; until: number }>();
  readonly #watching = new Map<string, Set<() => void>>();
  /** Goes up with each change, so that what was read before one is not kept after it. */
  #changes = 0;

  constructor({ db, clock }: { db: Database; clock: Clock }, channel: string) {
    this.#db = db;
    this.#clock = clock;
    this.#channel = channel;
  }

  /** The value of a key; what `read` answers is kept unless it is undefined. */
  async find<Found extends Value | undefined>(key: string, read: () => Promise<Found>): Promise<Value | Found> {
    const now = this.#clock.now();
    const known = this.#entries.get(key);
    if (known !== undefined && now < known.until) return known.value;
    const before = this.#changes;
    const value = await read();
    if (value !== undefined && before === this.#changes) this.#keep(key, value as Value & Found, now + keepFor);
    return value;
  }

  /** The value of a key that has been read of late; undefined where that is not known. */
  peek(key: string): Value | undefined {
    const known = this.#entries.get(key);
    return known !== undefined && this.#clock.now() < known.until ? known.value : undefined;
  }

  /** Inside of the transaction that changes the key. Afterwards `forget` makes this process forget it at once. */
  async announce(tx: Tx, key: string): Promise<void> {
    await tx.execute(sql`select pg_notify(${this.#channel}, ${key})`);
  }

  forget(key: string): void {
    this.#changes += 1;
    this.#entries.delete(key);
    for (const listener of this.#watching.get(key) ?? []) listener();
  }

  /** Calls back when a key may have changed. Answers how to stop. */
  watch(key: string, listener: () => void): () => void {
    const listeners = this.#watching.get(key) ?? new Set();
    this.#watching.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#watching.delete(key);
    };
  }

  /** Hears of changes elsewhere. Answers how to stop. */
  follow(): Promise<() => Promise<void>> {
    return this.#db.listen(
      this.#channel,
      (key) => this.forget(key),
      () => {
        this.#changes += 1;
        this.#entries.clear();
        for (const listeners of this.#watching.values()) for (const listener of listeners) listener();
      },
    );
  }

  #keep(key: string, value: Value, until: number): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until });
    if (this.#entries.size <= mostEntries) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest!);
  }
}
