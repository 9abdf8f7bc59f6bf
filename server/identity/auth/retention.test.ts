import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/db/new-id.ts';
import { auditLog, oneTimeTokens, rateBuckets, sessions, users } from '#server/platform/db/schema/auth.table.ts';
import { startApp } from '#server/testing/start-app.ts';
import { keepUpAuth } from './auth.jobs.ts';
import { makeToken, tokenLifetime } from './tokens/one-time-tokens.ts';

const app = await startApp({ AUDIT_DAYS: '100', AUTH_SESSION_DAYS: '30' });
const { services, clock } = app;
const { db } = services;
const day = 86_400_000;
const daysAgo = (days: number) => new Date(clock.now() - days * day);

const note = (action: string, at: Date) =>
  db.system('test', (tx) => tx.insert(auditLog).values({ id: newId(), at, action, details: {} }));
const actions = async () => {
  const rows = await db.system('test', (tx) => tx.select().from(auditLog).orderBy(asc(auditLog.at)));
  return rows.map(({ action }) => action);
};

test('a session that nobody used for its days ends; one in use stays', async () => {
  const [idle, used] = [await app.newOwner(), await app.newOwner()];
  const usedAt = (userId: string, at: Date) =>
    db.system('test', (tx) => tx.update(sessions).set({ refreshedAt: at }).where(eq(sessions.userId, userId)));
  await usedAt(idle.userId, daysAgo(31));
  await usedAt(used.userId, daysAgo(29));
  await keepUpAuth(services);
  const left = await db.system('test', (tx) => tx.select({ userId: sessions.userId }).from(sessions));
  expect(left).toContainEqual({ userId: used.userId });
  expect(left).not.toContainEqual({ userId: idle.userId });
});

test('an account that nobody confirmed goes after thirty days, and no other', async () => {
  const sixty = { createdAt: daysAgo(60), updatedAt: daysAgo(60), userMetadata: {} };
  const appMetadata = { provider: 'email', providers: ['email'] };
  const make = (values: Partial<typeof users.$inferInsert>) => {
    const id = newId();
    const row = { ...sixty, appMetadata, id, email: `${id}@example.com`, ...values };
    return db.system('test', async (tx) => {
      await tx.insert(users).values(row);
      return id;
    });
  };
  const forgotten = await make({});
  const kept = [
    await make({ createdAt: daysAgo(29) }),
    await make({ emailConfirmedAt: daysAgo(60) }),
    (await app.newOwner()).userId,
  ];
  await keepUpAuth(services);
  const left = (await db.system('test', (tx) => tx.select({ id: users.id }).from(users))).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining(kept));
  expect(left).not.toContain(forgotten);
});

test('the audit log forgets what is older than its days, and nothing else may be deleted', async () => {
  await note('old', daysAgo(101));
  await note('young', daysAgo(99));
  await keepUpAuth(services);
  expect(await actions()).toEqual(['young']);
  await expect(db.system('test', (tx) => tx.delete(auditLog))).rejects.toMatchObject({ code: '42501' });
  // No matter who asks: the last thirty days stay. By the database's clock, which no test turns.
  await note('now', new Date());
  await db.system('test', (tx) => tx.execute("select forget_audit_log('infinity')"));
  expect(await actions()).toEqual(['now']);
  await expect(db.tenant(newId(), (tx) => tx.execute("select forget_audit_log('infinity')"))).rejects.toMatchObject({
    code: '42501',
  });
});

test('many old rows go, some at a time', async () => {
  await db.pool.query(
    "insert into audit_log (id, at, action, details) select gen_random_uuid(), timestamptz '2020-01-01', 'ancient', '{}' from generate_series(1, 12000)",
  );
  await keepUpAuth(services);
  expect(await actions()).not.toContain('ancient');
});

test('links that nobody used and limits without effect go', async () => {
  const { userId, email } = await app.newOwner();
  await db.system('test', (tx) =>
    makeToken(tx, services, { userId, kind: 'recovery', email, flowId: null, agencyId: null }),
  );
  const full = { key: `test:${userId}`, fullAt: clock.now() + 1_000 };
  await db.system('test', (tx) => tx.insert(rateBuckets).values(full));
  const left = () =>
    db.system('test', async (tx) => [
      (await tx.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))).length,
      (await tx.select().from(rateBuckets).where(eq(rateBuckets.key, full.key))).length,
    ]);
  await keepUpAuth(services);
  expect(await left()).toEqual([1, 1]);
  clock.advance(tokenLifetime + 1);
  await keepUpAuth(services);
  expect(await left()).toEqual([0, 0]);
});
