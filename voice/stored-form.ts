import type { z } from 'zod';

/** What is stored was written by a later version of Parley, or is damaged. */
export class Unreadable extends Error {
  constructor(what: string, reason: string) {
    super(`The stored ${what} cannot be read: ${reason}.`);
    this.name = 'Unreadable';
  }
}

/** A step that makes of one version's form the next one's. */
type Upgrade = (older: Record<string, unknown>) => Record<string, unknown>;

/**
 * Reads what is stored as JSON in whatever version it was written. `upgrades[0]` makes a version 2 of a version 1, and
 * so on; what has no `version` is of the first. What is read already may be read again.
 * @throws Unreadable
 */
export function storedForm<T>(what: string, schema: z.ZodType<T>, upgrades: readonly Upgrade[]) {
  const latest = upgrades.length + 1;
  return (value: unknown): T => {
    if (typeof value !== 'object' || value === null) throw new Unreadable(what, 'it is no object');
    let form = value as Record<string, unknown>;
    const { version = 1 } = form;
    if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > latest) {
      throw new Unreadable(what, `it has version ${JSON.stringify(version)}, this server knows 1 to ${latest}`);
    }
    for (const upgrade of upgrades.slice((version as number) - 1)) form = upgrade(form);
    const read = schema.safeParse(form);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Unreadable(what, `${issue!.path.join('.')}: ${issue!.message}`);
  };
}
