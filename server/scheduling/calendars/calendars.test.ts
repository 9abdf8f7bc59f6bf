import { describe, expect, it } from 'vitest';
import { usualHours } from '#domain/identity/business-hours.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { calendarsApi, calendarsLimit, mainCalendar } from '#domain/scheduling/calendars.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp({ RATE_LIMIT: '100000' });

const act = (client: TestClient, action: string, input: object) =>
  runAction(
    { services: server.services, workspaceId: client.workspaceId, actor: null },
    { runId: newId(), callId: null, nodeId: 'book', action, wait: true, input: input as never },
  );
const ann = { name: 'Ann Lee', email: 'ann@example.com', phone: null };
const book = (client: TestClient, start: string, calendarIds?: string[]) =>
  act(client, 'book_time', {
    start,
    durationMinutes: 30,
    title: 'Check-up',
    attendee: ann,
    notes: null,
    ...(calendarIds && { calendarIds }),
  });
const find = (client: TestClient, day: string, more: object = {}) =>
  act(client, 'find_times', {
    durationMinutes: 30,
    from: `${day}T00:00:00Z`,
    to: `${day}T23:59:00Z`,
    wish: null,
    timeZone: 'Europe/Berlin',
    ...more,
  });
const timesOf = (result: Awaited<ReturnType<typeof act>>) => (result!.output as { times: string[] }).times;
const add = (client: TestClient, name: string, businessHours = null as typeof usualHours | null) =>
  client.call(calendarsApi.create, { body: { name, businessHours } });
const listed = async (client: TestClient) => (await client.call(appointmentsApi.list)).items;
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code?: string } })?.error?.code,
];

const ten = '2026-11-24T09:00:00.000Z';
const eleven = '2026-11-24T10:00:00.000Z';

describe('several calendars', () => {
  it('hold the same time once each, and the first that is free is taken', async () => {
    const owner = await server.newOwner();
    const [one, two] = [await add(owner, 'Chair 1'), await add(owner, 'Chair 2')];
    const any = [one.id, two.id];
    const taken = [await book(owner, ten, any), await book(owner, ten, any), await book(owner, ten, any)];
    expect(taken).toMatchObject([
      { ok: true, output: { calendar: 'Chair 1' } },
      { ok: true, output: { calendar: 'Chair 2' } },
      { ok: false, code: 'time_taken' },
    ]);
    expect(timesOf(taken[2]!)).not.toContain(ten);
    // The main calendar is one like the others, and has no name of its own.
    const main = await book(owner, ten, [...any, mainCalendar]);
    expect(main).toMatchObject({ ok: true });
    expect((main!.output as { calendar?: string }).calendar).toBeUndefined();
    expect(await book(owner, ten)).toMatchObject({ ok: false, code: 'time_taken' });
    expect((await listed(owner)).map(({ calendarId, calendarName }) => [calendarId, calendarName])).toEqual(
      expect.arrayContaining([
        [one.id, 'Chair 1'],
        [two.id, 'Chair 2'],
        [null, null],
      ]),
    );
  });

  it('are never booked twice, however many ask at once', async () => {
    const owner = await server.newOwner();
    const ids = [(await add(owner, 'Chair 1')).id, (await add(owner, 'Chair 2')).id];
    const results = await Promise.all(Array.from({ length: 20 }, () => book(owner, ten, ids)));
    expect(results.filter((result) => result!.ok)).toHaveLength(2);
  });

  it('offer what is free in any of them, within the hours of each', async () => {
    const owner = await server.newOwner();
    const early = { ...usualHours, tuesday: [{ from: 360, to: 420 }] };
    const [one, two] = [await add(owner, 'Early bird', early), await add(owner, 'Chair 2')];
    expect(timesOf(await find(owner, '2026-11-24', { calendarIds: [one.id] }))).toEqual([
      '2026-11-24T05:00:00.000Z',
      '2026-11-24T05:30:00.000Z',
    ]);
    const both = timesOf(await find(owner, '2026-11-24', { calendarIds: [one.id, two.id] }));
    expect(both[0]).toBe('2026-11-24T05:00:00.000Z');
    expect(both).toContain('2026-11-24T15:30:00.000Z');
    await book(owner, ten, [two.id]);
    expect(timesOf(await find(owner, '2026-11-24', { calendarIds: [two.id] }))).not.toContain(ten);
    expect(timesOf(await find(owner, '2026-11-24'))).toContain(ten);
    const wished = { calendarIds: [one.id, two.id], wish: '2026-11-24T05:30:00.000Z' };
    expect(timesOf(await find(owner, '2026-11-24', wished))).toContain('2026-11-24T05:30:00.000Z');
  });

  it('that are deleted are left out, and none left is said', async () => {
    const owner = await server.newOwner();
    const [one, two] = [await add(owner, 'Chair 1'), await add(owner, 'Chair 2')];
    await owner.call(calendarsApi.remove, { params: { calendarId: one.id } });
    expect(await book(owner, ten, [one.id, two.id])).toMatchObject({ ok: true, output: { calendar: 'Chair 2' } });
    for (const result of [
      await book(owner, eleven, [one.id]),
      await find(owner, '2026-11-24', { calendarIds: [one.id] }),
    ])
      expect(result).toMatchObject({ ok: false, code: 'not_found', message: expect.stringMatching(/Choose another/) });
  });

  it('of another workspace are not there', async () => {
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    const { id } = await add(other, 'Chair 1');
    expect(await book(owner, ten, [id])).toMatchObject({ ok: false, code: 'not_found' });
  });
});

describe('a calendar', () => {
  it('has a name of its own, is changed and deleted, and all of it is recorded', async () => {
    const owner = await server.newOwner();
    const { id: calendarId } = await add(owner, '  Chair 1 ');
    await add(owner, 'Chair 2');
    expect(codeOf(await owner.send('POST', calendarsApi.create.path, { name: 'chair 2' }))).toEqual([409, 'conflict']);
    const params = { calendarId };
    expect(codeOf(await owner.send('PATCH', `/v1/calendars/${calendarId}`, { name: 'CHAIR 2' }))).toEqual([
      409,
      'conflict',
    ]);
    // Its own name, written otherwise.
    await owner.call(calendarsApi.update, { params, body: { name: 'CHAIR 1', businessHours: usualHours } });
    expect(await owner.call(calendarsApi.update, { params, body: {} })).toEqual({
      id: calendarId,
      name: 'CHAIR 1',
      businessHours: usualHours,
      upcoming: 0,
    });
    await owner.call(calendarsApi.remove, { params });
    expect((await owner.call(calendarsApi.list)).items.map(({ name }) => name)).toEqual(['Chair 2']);
    const told = (await owner.call(auditApi.list)).items.map(({ action }) => action);
    expect(told).toEqual(expect.arrayContaining(['calendar.created', 'calendar.updated', 'calendar.deleted']));
    expect(codeOf(await owner.send('DELETE', `/v1/calendars/${calendarId}`))).toEqual([404, 'not_found']);
  });

  it('is not deleted while something is booked ahead in it, and its past outlives it', async () => {
    const owner = await server.newOwner();
    const { id: calendarId } = await add(owner, 'Chair 1');
    await book(owner, ten, [calendarId]);
    const params = { calendarId };
    expect((await owner.call(calendarsApi.list)).items).toMatchObject([{ upcoming: 1 }]);
    expect(codeOf(await owner.send('DELETE', `/v1/calendars/${calendarId}`))).toEqual([409, 'conflict']);
    const [appointment] = await listed(owner);
    await owner.call(appointmentsApi.cancel, { params: { appointmentId: appointment!.id } });
    await owner.call(calendarsApi.remove, { params });
    expect(await listed(owner)).toMatchObject([{ id: appointment!.id, calendarName: null }]);
  });

  it('is one of fifty at the most, however many are added at once', async () => {
    const owner = await server.newOwner();
    const answers = await Promise.all(
      Array.from({ length: calendarsLimit + 5 }, (_, n) =>
        owner.send('POST', calendarsApi.create.path, { name: `Chair ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(calendarsLimit);
    expect(new Set(answers.filter(({ status }) => status !== 201).map((answer) => codeOf(answer)[1]))).toEqual(
      new Set(['limit_reached']),
    );
  });
});
