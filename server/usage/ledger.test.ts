import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import type { Services } from '#server/services.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { recountUsage } from './ledger/recount.ts';
import { forgetHolds } from './ledger/usage.jobs.ts';
import { correct, type Fact, release, reserve, settle, spend, spendAll } from './ledger.ts';

/**
 * What has to be true of the ledger whatever is done to it: random holds, ends, corrections and retries, one after the
 * other and at once, on whichever database the suite runs.
 */
const database = await openTestDatabase();
const at = Date.parse('2026-11-23T08:00:00Z');
const hour = 3_600_000;
const meter = 'speech_characters';

async function newWorkspace(accountId = newId()): Promise<string> {
  const id = newId();
  const createdAt = new Date(at);
  await database.system('test', (tx) =>
    tx.insert(workspaces).values({ id, name: 'Test', timeZone: 'UTC', createdBy: accountId, createdAt }),
  );
  return id;
}

/** The counters, and what the facts and holds sum up to. */
async function sums(workspaceId: string) {
  return database.system('test', async (tx) => {
    const { rows } = await tx.execute<Record<string, string>>(sql`
      select
        coalesce((select used from usage_meters where workspace_id = ${workspaceId}), 0) as used,
        coalesce((select held from usage_meters where workspace_id = ${workspaceId}), 0) as held,
        (select coalesce(sum(quantity), 0) from usage_events where workspace_id = ${workspaceId}) as events,
        (select coalesce(sum(quantity), 0) from usage_holds h where workspace_id = ${workspaceId} and not exists
          (select from usage_events e where e.workspace_id = h.workspace_id and e.hold_id = h.id)) as open,
        (select coalesce(sum(quantity), 0) from usage_days where workspace_id = ${workspaceId}) as days,
        (select coalesce(sum(a.used), 0) from account_meters a join workspaces w on w.created_by = a.account_id
          where w.id = ${workspaceId}) as account_used,
        (select coalesce(sum(a.held), 0) from account_meters a join workspaces w on w.created_by = a.account_id
          where w.id = ${workspaceId}) as account_held`);
    return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
  });
}

type Step =
  | { kind: 'reserve' | 'spend'; key: number; quantity: number }
  | { kind: 'settle'; key: number; quantity: number }
  | { kind: 'release'; key: number }
  | { kind: 'correct'; key: number; quantity: number; number: number };

const key = fc.nat(12);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('reserve' as const, 'spend' as const),
    key,
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ kind: fc.constant('settle' as const), key, quantity: fc.integer({ min: -5, max: 80 }) }),
  fc.record({ kind: fc.constant('release' as const), key }),
  fc.record({
    kind: fc.constant('correct' as const),
    key,
    quantity: fc.integer({ min: -40, max: 20 }),
    number: fc.nat(2),
  }),
);

const cap = 200;

/** Does one step; holds and facts are known by their keys, which are used again and again. */
async function perform(workspaceId: string, facts: Map<string, Fact>, done: Step): Promise<void> {
  const named = `${done.kind}-${done.key}`;
  const made = await database.tenant(workspaceId, async (tx) => {
    if (done.kind === 'reserve' || done.kind === 'spend') {
      const wish = { meter, key: named, quantity: done.quantity, at, caps: { workspace: cap } } as const;
      return done.kind === 'spend'
        ? spend(tx, workspaceId, wish)
        : reserve(tx, workspaceId, { ...wish, expiresAt: at + hour });
    }
    const fact = facts.get(`${done.kind === 'correct' ? 'spend' : 'reserve'}-${done.key}`);
    if (fact === undefined) return null;
    if (done.kind === 'correct') {
      const mend = { key: `${named}-${done.number}`, reason: 'test', at, quantity: done.quantity };
      await correct(tx, workspaceId, fact.id, mend);
    } else if (done.kind === 'release') await release(tx, workspaceId, fact.id, at);
    else await settle(tx, workspaceId, fact.id, { quantity: done.quantity, at: at + hour });
    return null;
  });
  // Stored by now, so that others may end it.
  if (made !== null) facts.set(named, made);
}

async function expectExact(workspaceId: string): Promise<void> {
  const found = await sums(workspaceId);
  const { used, held, events, open } = found;
  expect(found).toEqual({ ...found, events: used, open: held, days: used, account_used: used, account_held: held });
  expect(Math.min(used!, held!, events!, open!)).toBeGreaterThanOrEqual(0);
}

describe('whatever is done, in whatever order', () => {
  it('the counters are the sums of facts and open holds, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const workspaceId = await newWorkspace();
        const facts = new Map<string, Fact>();
        for (const one of steps) await perform(workspaceId, facts, one);
        await expectExact(workspaceId);
      }),
      { numRuns: 15 },
    );
  });

  it('and at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 3, maxLength: 8 }),
        async (lines) => {
          const workspaceId = await newWorkspace();
          const facts = new Map<string, Fact>();
          await Promise.all(
            lines.map(async (steps) => {
              for (const one of steps) await perform(workspaceId, facts, one);
            }),
          );
          await expectExact(workspaceId);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('counters that were dropped or spoiled are made again from the facts, the same', async () => {
    const workspaceId = await newWorkspace();
    const facts = new Map<string, Fact>();
    const some = fc.sample(step, { numRuns: 60, seed: 7 });
    for (const one of some) await perform(workspaceId, facts, one);
    const before = await sums(workspaceId);
    expect(before.used).toBeGreaterThan(0);
    expect(await database.tenant(workspaceId, (tx) => recountUsage(tx, workspaceId))).toBe(0);
    for (const spoil of [
      sql`delete from usage_meters where workspace_id = ${workspaceId}`,
      sql`update usage_meters set used = used + 7, held = 3 where workspace_id = ${workspaceId}`,
      sql`delete from usage_days where workspace_id = ${workspaceId}`,
      sql`insert into usage_days values (${workspaceId}, '2020-01-01', 'mails', 4)`,
    ]) {
      await database.system('test', (tx) => tx.execute(spoil));
      expect(await sums(workspaceId)).not.toEqual(before);
      expect(await database.tenant(workspaceId, (tx) => recountUsage(tx, workspaceId))).toBeGreaterThan(0);
      expect(await sums(workspaceId)).toEqual(before);
    }
  });

  it('a recount beside those who write leaves nothing out', async () => {
    const workspaceId = await newWorkspace();
    const write = (index: number) =>
      database.tenant(workspaceId, (tx) => spend(tx, workspaceId, { meter, key: `k${index}`, quantity: 3, at }));
    const recount = () => database.tenant(workspaceId, (tx) => recountUsage(tx, workspaceId));
    await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 3 === 2 ? recount() : write(index))));
    expect(await sums(workspaceId)).toMatchObject({ used: 60, events: 60, days: 60 });
  });
});

describe('a limit', () => {
  const take = (workspaceId: string, index: number, quantity: number) =>
    database.tenant(workspaceId, (tx) =>
      reserve(tx, workspaceId, {
        meter,
        key: `h${index}`,
        quantity,
        at,
        expiresAt: at + hour,
        caps: { workspace: 1_000 },
      }),
    );

  it('is exact under fifty at once', async () => {
    const workspaceId = await newWorkspace();
    const given = await Promise.all(Array.from({ length: 50 }, (_, index) => take(workspaceId, index, 30)));
    expect(given.filter((fact) => fact !== null)).toHaveLength(33);
    expect(await sums(workspaceId)).toMatchObject({ held: 990, open: 990, account_held: 990 });
    // What is let go may be taken again.
    await database.tenant(workspaceId, (tx) => release(tx, workspaceId, given.find((fact) => fact !== null)!.id, at));
    expect(await take(workspaceId, 100, 40)).toMatchObject({ used: 0, held: 1_000 });
    expect(await take(workspaceId, 101, 1)).toBeNull();
  });

  it('of an account is one for all of its workspaces, and a refusal takes nothing from the workspace', async () => {
    const account = newId();
    const both = [await newWorkspace(account), await newWorkspace(account)] as const;
    const given = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        database.tenant(both[index % 2]!, (tx) =>
          spend(tx, both[index % 2]!, { meter, key: `k${index}`, quantity: 30, at, caps: { account: 1_000 } }),
        ),
      ),
    );
    expect(given.filter((fact) => fact !== null)).toHaveLength(33);
    const [one, other] = [await sums(both[0]), await sums(both[1])];
    expect(one.used! + other.used!).toBe(990);
    expect([one.account_used, other.account_used]).toEqual([990, 990]);
    expect([one.events, other.events]).toEqual([one.used, other.used]);
  });

  it('that is lowered below what was used refuses new holds, and no true usage', async () => {
    const workspaceId = await newWorkspace();
    const hold = (await take(workspaceId, 1, 900))!;
    await database.tenant(workspaceId, async (tx) => {
      const low = { meter, quantity: 10, at, caps: { workspace: 50 } } as const;
      expect(await spend(tx, workspaceId, { ...low, key: 'refused' })).toBeNull();
      expect(await settle(tx, workspaceId, hold.id, { quantity: 900, at })).toBe(900);
      expect(await spend(tx, workspaceId, { ...low, key: 'true', caps: {} })).toMatchObject({ used: 910 });
    });
  });

  it('counts a batch whole or not at all', async () => {
    const workspaceId = await newWorkspace();
    const batch = (from: number, quantity: number) =>
      database.tenant(workspaceId, (tx) =>
        spendAll(tx, workspaceId, { meter, at, caps: { workspace: 100 } }, [
          { key: `${from}`, quantity },
          { key: `${from + 1}`, quantity },
        ]),
      );
    expect(await batch(0, 45)).toMatchObject({ used: 90 });
    expect(await batch(2, 6)).toBeNull();
    expect(await batch(4, 5)).toMatchObject({ used: 100 });
    expect(await sums(workspaceId)).toMatchObject({ used: 100, events: 100 });
  });
});

describe('a hold', () => {
  const hold = (workspaceId: string, quantity = 60) =>
    database.tenant(workspaceId, (tx) =>
      reserve(tx, workspaceId, { meter, key: 'the one', quantity, at, expiresAt: at + hour, caps: { workspace: 60 } }),
    );

  it('asked for twice at once, even at the limit, is one', async () => {
    const workspaceId = await newWorkspace();
    const given = await Promise.all(Array.from({ length: 8 }, () => hold(workspaceId)));
    expect(new Set(given.map((fact) => fact?.id)).size).toBe(1);
    expect(given.filter((fact) => fact?.repeated === false)).toHaveLength(1);
    expect(await sums(workspaceId)).toMatchObject({ held: 60, open: 60 });
  });

  it('ends once, with what came first, and never with more than was held or less than nothing', async () => {
    for (const [asked, settled] of [
      [61, 60],
      [-5, 0],
      [17, 17],
    ] as const) {
      const workspaceId = await newWorkspace();
      const { id } = (await hold(workspaceId))!;
      const end = (quantity: number) =>
        database.tenant(workspaceId, (tx) => settle(tx, workspaceId, id, { quantity, at }));
      expect(await end(asked)).toBe(settled);
      expect(await Promise.all([end(3), end(60), end(0)])).toEqual([settled, settled, settled]);
      expect(await sums(workspaceId)).toMatchObject({ used: settled, held: 0, events: settled });
    }
  });
});

describe('holds that ended long ago', () => {
  const day = 24 * hour;
  const services = (now: number) => ({ db: database, clock: { now: () => now } }) as Services;
  const holdsOf = async (workspaceId: string) => {
    const own = sql`select key from usage_holds where workspace_id = ${workspaceId} order by key`;
    return (await database.system('test', (tx) => tx.execute<{ key: string }>(own))).rows.map((row) => row.key);
  };

  it('are removed after ninety days; what they ended with stays, and so do those that are open', async () => {
    const workspaceId = await newWorkspace();
    const ids: string[] = [];
    for (const key of ['settled', 'released', 'open']) {
      const wish = { meter, key, quantity: 60, at, expiresAt: at + hour } as const;
      ids.push((await database.tenant(workspaceId, (tx) => reserve(tx, workspaceId, wish)))!.id);
    }
    const end = (index: number, quantity: number) =>
      database.tenant(workspaceId, (tx) => settle(tx, workspaceId, ids[index]!, { quantity, at }));
    await end(0, 45);
    await end(1, 0);
    const before = await sums(workspaceId);
    await forgetHolds(services(at + 89 * day));
    expect(await holdsOf(workspaceId)).toEqual(['open', 'released', 'settled']);
    expect(await forgetHolds(services(at + 91 * day))).toBeGreaterThanOrEqual(2);
    expect(await holdsOf(workspaceId)).toEqual(['open']);
    expect(await sums(workspaceId)).toEqual(before);
    // Ended again, however late, it is what it was; and the counters made anew are the same.
    expect([await end(0, 3), await end(1, 3)]).toEqual([45, 0]);
    expect(await database.tenant(workspaceId, (tx) => recountUsage(tx, workspaceId))).toBe(0);
    expect(await sums(workspaceId)).toEqual(before);
  });

  it('are all that can be removed: the database itself refuses to let an open one go', async () => {
    const workspaceId = await newWorkspace();
    const wish = { meter, key: 'open', quantity: 60, at, expiresAt: at + hour } as const;
    await database.tenant(workspaceId, (tx) => reserve(tx, workspaceId, wish));
    const statement = sql`delete from usage_holds where workspace_id = ${workspaceId}`;
    await database.system('test', (tx) => tx.execute(statement));
    expect(await holdsOf(workspaceId)).toEqual(['open']);
    const asWorkspace = database.tenant(workspaceId, (tx) => tx.execute(statement));
    expect(sqlState(await asWorkspace.catch((error: unknown) => error))).toBe('42501');
    await database.system('test', (tx) => tx.execute(sql`delete from workspaces where id = ${workspaceId}`));
    expect(await holdsOf(workspaceId)).toEqual([]);
  });
});

it('facts and holds are added and never changed, by no role of the product', async () => {
  const workspaceId = await newWorkspace();
  await database.tenant(workspaceId, (tx) => spend(tx, workspaceId, { meter, key: 'k', quantity: 3, at }));
  for (const [table, removal] of [
    ['usage_events', ['delete from usage_events']],
    ['usage_holds', []],
  ] as const) {
    for (const statement of [`update ${table} set quantity = 1`, ...removal, `truncate ${table}`]) {
      for (const run of [
        () => database.tenant(workspaceId, (tx) => tx.execute(sql.raw(statement))),
        () => database.system('test', (tx) => tx.execute(sql.raw(statement))),
      ]) {
        expect(sqlState(await run().catch((error: unknown) => error)), statement).toBe('42501');
      }
    }
  }
  expect(await sums(workspaceId)).toMatchObject({ used: 3, events: 3 });
});

it('a workspace sees and writes no counter of another account', async () => {
  const [workspaceId, other] = [await newWorkspace(), await newWorkspace()];
  for (const one of [workspaceId, other]) {
    await database.tenant(one, (tx) => spend(tx, one, { meter, key: 'k', quantity: 3, at }));
  }
  const changed = await database.tenant(workspaceId, (tx) => tx.execute(sql`update account_meters set used = 0`));
  expect(changed.rowCount).toBe(1);
  expect(await sums(other)).toMatchObject({ account_used: 3 });
});
