import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { type UserRow, users } from '#server/platform/db/schema/auth.table.ts';
import { startApp } from '#server/testing/start-app.ts';
import { insertEmailUser } from './users.ts';
import { listWorkspaces, teamAddress } from './workspaces.ts';

const server = await startApp();

describe('workspaces', () => {
  it('make the first account of an installation its operator, and only that one', async () => {
    const [first, second] = [await server.newOwner(), await server.newOwner()];
    const [own] = (await first.call(workspacesApi.list)).items;
    expect(own).toMatchObject({ name: 'My Workspace', members: 1, role: 'owner', operator: true });
    const [other] = (await second.call(workspacesApi.list)).items;
    expect(other).toMatchObject({ name: 'My Workspace', operator: false });
  });

  it('leave the operator to who was verified first, whoever comes to the dashboard first', async () => {
    const { services } = await startApp();
    const signUp = (email: string, confirmed: boolean, now: number) =>
      services.db.system('test', (tx) =>
        insertEmailUser(tx, { email, passwordHash: null, data: {}, confirmed, agencyId: null, now }),
      );
    const waiting = await signUp('waiting@example.com', false, 1);
    const second = await signUp('second@example.com', true, 3);
    const first = await signUp('first@example.com', true, 2);
    const isOperator = async ({ id, email }: UserRow) =>
      (await listWorkspaces(services, { userId: id, email, sessionId: '' }))[0]!.operator;
    expect(await isOperator(second)).toBe(false);
    expect(await isOperator(waiting)).toBe(false);
    expect(await isOperator(first)).toBe(true);
  });

  it.each<Record<string, string>>([{ PUBLIC_URL: 'https://voice.example.com' }, { HOST: '0.0.0.0' }])(
    'have no operator but the one who is named, where others reach them: %j',
    async (address) => {
      const { newOwner } = await startApp(address);
      const stranger = await newOwner();
      expect((await stranger.call(workspacesApi.list)).items).toMatchObject([{ operator: false }]);
    },
  );

  it('are where they say, else in UTC and no country, where a number needs its country code', async () => {
    const owner = await server.newOwner();
    const create = async (body: object) => (await owner.send('POST', '/v1/workspaces', body)).body as { id: string };
    const asIn = async (workspaceId: string, body: object) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': workspaceId };
      const { body: answer } = await server.send('POST', '/v1/contacts', { name: 'Ann', ...body }, headers);
      const { phone, error } = answer as { phone?: string; error?: { details: { message: string }[] } };
      return phone ?? error!.details[0]!.message;
    };
    const plain = await create({ name: 'Plain' });
    expect(plain).toMatchObject({ timeZone: 'UTC' });
    expect(await asIn(plain.id, { phone: '030 901820' })).toMatch(/no country code.*set the workspace’s country/);
    expect(await asIn(plain.id, { phone: '+49 30 901820' })).toBe('+4930901820');
    const swiss = await create({ name: 'Swiss', timeZone: 'UTC', country: 'CH' });
    expect(await asIn(swiss.id, { phone: '044 668 18 00' })).toBe('+41446681800');
    const american = await create({ name: 'American', timeZone: 'America/New_York' });
    expect(await asIn(american.id, { phone: '(212) 736-5000' })).toBe('+12127365000');
    expect((await owner.send('POST', '/v1/workspaces', { name: 'Nowhere', country: 'ZY' })).status).toBe(400);
  });

  it('of someone who signs up are in the zone of their browser', async () => {
    const { services } = server;
    const zoneOf = async (zone: string | undefined) => {
      const email = `zone-${zone?.length ?? 0}@example.com`;
      const { id } = await services.db.system('test', (tx) =>
        insertEmailUser(tx, { email, passwordHash: null, data: {}, confirmed: true, agencyId: null, now: 1 }),
      );
      return (await listWorkspaces(services, { userId: id, email, sessionId: '' }, null, zone))[0]!.timeZone;
    };
    expect([await zoneOf('Asia/Tokyo'), await zoneOf('Nowhere/At-All'), await zoneOf(undefined)]).toEqual([
      ...['Asia/Tokyo', 'UTC', 'UTC'],
    ]);
  });

  it('write to the address that their owner has now', async () => {
    const owner = await server.newOwner();
    const { db } = server.services;
    expect(await db.system('test', (tx) => teamAddress(tx, owner.workspaceId))).toBe(owner.email);
    const email = `moved-${owner.email}`;
    await db.system('test', (tx) => tx.update(users).set({ email }).where(eq(users.id, owner.userId)));
    expect(await db.system('test', (tx) => teamAddress(tx, owner.workspaceId))).toBe(email);
  });

  it('of a new account are one, however many tabs ask at once', async () => {
    const owner = await server.newOwner();
    const lists = await Promise.all(Array.from({ length: 10 }, () => owner.call(workspacesApi.list)));
    expect(new Set(lists.flatMap(({ items }) => items.map((item) => item.id))).size).toBe(1);
  });

  it('can be made up to the limit, also by requests at once', async () => {
    const owner = await server.newOwner();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => owner.send('POST', '/v1/workspaces', { name: `Client ${i}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5 - 1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10 - (5 - 1));
    expect((await owner.call(workspacesApi.list)).items).toHaveLength(5);
  });

  it.each(['', '   ', 'x'.repeat(81)])('need a name: %j', async (name) => {
    const owner = await server.newOwner();
    expect((await owner.send('POST', '/v1/workspaces', { name })).status).toBe(400);
  });

  it('show a new one as the specification does', async () => {
    const owner = await server.newOwner();
    expect(await owner.call(workspacesApi.status)).toEqual({
      gettingStartedPercent: 0,
      plan: null,
      minutesUsed: 0,
      minutesGranted: 0,
      minutesWithFirstAgent: 60,
    });
  });
});

describe('getting started', () => {
  it('counts completed lessons per member', async () => {
    const owner = await server.newOwner();
    const colleague = await server.newMember(owner, 'member');
    const done = { params: { lessonId: 'create-agent' as const }, body: { completed: true } };
    await owner.call(gettingStartedApi.setLesson, done);
    expect(await owner.call(gettingStartedApi.setLesson, done)).toEqual({
      completed: ['create-agent'],
      percent: 25,
      steps: [],
    });
    expect(await colleague.call(gettingStartedApi.get)).toEqual({ completed: [], percent: 0, steps: [] });
    expect((await owner.call(workspacesApi.status)).gettingStartedPercent).toBe(25);
    const undone = await owner.call(gettingStartedApi.setLesson, { ...done, body: { completed: false } });
    expect(undone.percent).toBe(0);
  });
});
