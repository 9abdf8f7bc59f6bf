import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';
import { type Grant, giveBack, grant, grantAll, type Wish } from './quota.ts';

interface Waiting {
  wish: Wish;
  resolve: (given: Grant) => void;
  reject: (error: unknown) => void;
}

/** Requests that one transaction counts. */
const mostAtOnce = 100;

/**
 * Counts characters before anything is spoken. Requests of a workspace that come while a transaction is under way share
 * the next one, so that a busy workspace does not wait for the disk a thousand times a second.
 */
export class Meter {
  readonly #services: Services;
  /** Who waits, by workspace; there is an entry as long as someone is served. */
  readonly #lines = new Map<string, Waiting[]>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Resolves when the characters are counted for good. @throws QuotaExceeded */
  count(workspaceId: string, wish: Wish): Promise<Grant> {
    return new Promise((resolve, reject) => {
      const line = this.#lines.get(workspaceId);
      const waiting = { wish, resolve, reject };
      if (line !== undefined) line.push(waiting);
      else {
        this.#lines.set(workspaceId, [waiting]);
        void this.#serve(workspaceId);
      }
    });
  }

  /** Gives back what was counted for speech of which nothing was heard. */
  async giveBack(workspaceId: string, { usageId }: Grant, characters: number): Promise<void> {
    const services = this.#services;
    await services.db.tenant(workspaceId, (tx) => giveBack(tx, services, workspaceId, usageId, characters));
  }

  async #serve(workspaceId: string): Promise<void> {
    const line = this.#lines.get(workspaceId)!;
    while (line.length > 0) {
      const batch = line.splice(0, mostAtOnce);
      try {
        for (const answer of await this.#countAll(workspaceId, batch)) answer();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#lines.delete(workspaceId);
  }

  /** Counts in one transaction, and answers how to tell each who waits once that has committed. */
  #countAll(workspaceId: string, batch: readonly Waiting[]): Promise<(() => void)[]> {
    const { db } = this.#services;
    return db.tenant(workspaceId, async (tx) => {
      const together = await this.#countTogether(tx, workspaceId, batch);
      if (together !== undefined) return together;
      const answers: (() => void)[] = [];
      for (const { wish, resolve, reject } of batch) {
        try {
          const given = await grant(tx, this.#services, workspaceId, wish);
          answers.push(() => resolve(given));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          answers.push(() => reject(error));
        }
      }
      return answers;
    });
  }

  /** All with one statement: where no one has a key, and there is enough for everyone. */
  async #countTogether(tx: Tx, workspaceId: string, batch: readonly Waiting[]): Promise<(() => void)[] | undefined> {
    if (batch.length === 1 || batch.some(({ wish }) => wish.key !== undefined)) return undefined;
    const grants = await grantAll(
      tx,
      this.#services,
      workspaceId,
      batch.map(({ wish }) => wish.characters),
    );
    return (
      grants &&
      batch.map(
        ({ resolve }, index) =>
          () =>
            resolve(grants[index]!),
      )
    );
  }
}

const meters = new WeakMap<Services, Meter>();

export function meterOf(services: Services): Meter {
  const meter = meters.get(services) ?? new Meter(services);
  meters.set(services, meter);
  return meter;
}
