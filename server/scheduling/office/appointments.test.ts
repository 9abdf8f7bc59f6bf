import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { calendarsApi } from '#domain/scheduling/calendars.ts';
import { officeApi, officeServices } from '#domain/scheduling/office.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startFakeOffice } from '#server/testing/office/fake-office.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { readChanges } from './read-changes.ts';

/** Appointments and connected calendars, as a conversation and a person meet them. */

const stands = { google: await startFakeOffice('google'), microsoft: await startFakeOffice('microsoft') };
afterAll(() => Promise.all(Object.values(stands).map((one) => one.close())));
const app = await startApp({ ...stands.google.settings, ...stands.microsoft.settings });
const { services } = app;
beforeEach(() => {
  for (const one of Object.values(stands)) one.recover();
});

const scopeOf = (client: TestClient) => ({ services, workspaceId: client.workspaceId, actor: null });
const act = (client: TestClient, action: string, input: object) =>
  runAction(scopeOf(client), {
    runId: newId(),
    callId: null,
    nodeId: 'book',
    action,
    wait: true,
    input: input as never,
  });
const attendee = { name: 'Ann Lee', email: 'ann@example.com', phone: null };
const ten = '2026-11-24T09:00:00.000Z';
const noon = '2026-11-24T11:00:00.000Z';
const at = (moment: string) => Date.parse(moment);
const soon = { timeout: 15_000, interval: 50 };

const book = (client: TestClient, start: string, more: object = {}) =>
  act(client, 'book_time', { start, durationMinutes: 30, title: 'Check-up', attendee, notes: null, ...more });
const times = async (client: TestClient) => {
  const day = {
    timeZone: 'Europe/Berlin',
    durationMinutes: 30,
    from: '2026-11-24T00:00:00.000Z',
    to: '2026-11-25T00:00:00.000Z',
    wish: null,
  };
  return ((await act(client, 'find_times', day))!.output as { times: string[] }).times;
};
const list = async (client: TestClient) => (await client.call(appointmentsApi.list)).items;

let figure = 0;
describe.each(officeServices)('%s', (service) => {
  const stand = stands[service];

  async function connected() {
    const owner = await app.newOwner();
    const who = `ann${++figure}@example.com`;
    const { address } = await owner.call(officeApi.leave, { body: { service } });
    const account = await owner.call(officeApi.connect, { body: stand.oauth.agree(address, who) });
    return { owner, account, office: stand.account(who), look: () => readChanges(scopeOf(owner), account.id) };
  }
  /** Until all is written there. */
  const written = (owner: TestClient) =>
    vi.waitFor(
      async () =>
        expect((await list(owner)).flatMap((one) => one.officeEvents.map(({ status: state }) => state))).not.toContain(
          'waiting',
        ),
      soon,
    );

  it('offers and books nothing over what stands there, and books beside it', async () => {
    const { owner, office } = await connected();
    office.add({ start: at(ten), end: at('2026-11-24T10:00:00Z') });
    const free = await times(owner);
    expect(free).not.toContain(ten);
    expect(free).toContain('2026-11-24T10:00:00.000Z');
    const refused = await book(owner, ten);
    expect(refused).toMatchObject({ ok: false, code: 'time_taken' });
    expect((refused!.output as { times: string[] }).times).not.toContain('2026-11-24T09:30:00.000Z');
    expect(await book(owner, noon)).toMatchObject({ ok: true, output: { start: noon } });
  });

  it('writes what is booked, moved and cancelled here, once, also where an answer was lost', async () => {
    const { owner, office } = await connected();
    stand.fail({ does: 'cut', after: true }, 1, /^POST .*events$/);
    await book(owner, ten);
    await written(owner);
    expect(office.alive).toMatchObject([
      { title: 'Check-up', start: at(ten), text: expect.stringContaining('Ann Lee') },
    ]);
    const [appointment] = await list(owner);
    expect(appointment!.officeEvents).toEqual([{ service, status: 'written', unchecked: false, problem: null }]);
    const params = { appointmentId: appointment!.id };
    // Its own event does not stand against where it overlaps with itself.
    await owner.call(appointmentsApi.move, { params, body: { startsAt: '2026-11-24T09:15:00.000Z' } });
    await written(owner);
    expect(office.alive).toMatchObject([{ start: at('2026-11-24T09:15:00.000Z') }]);
    await owner.call(appointmentsApi.cancel, { params });
    await written(owner);
    expect(office.alive).toEqual([]);
    expect(await book(owner, ten)).toMatchObject({ ok: true });
  });

  it('is not moved by a person over what stands there, and is told what is free', async () => {
    const { owner, office } = await connected();
    await book(owner, ten);
    await written(owner);
    office.add({ start: at(noon), end: at(noon) + 3_600_000 });
    const id = (await list(owner))[0]!.id;
    expect((await owner.send('POST', `/v1/appointments/${id}/move`, { startsAt: noon })).status).toBe(409);
    const { items } = await owner.call(appointmentsApi.times, { params: { appointmentId: id }, query: {} });
    expect(items).toContain(ten);
    expect(items).not.toContain(noon);
  });

  it('books within 3 s where the calendar does not answer, says so, and looks when it writes', async () => {
    const { owner, office } = await connected();
    office.add({ start: at(ten), end: at(noon) });
    stand.fail({ does: 'hang' }, 1, /^GET /);
    const begun = performance.now();
    const booked = await book(owner, ten);
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(booked).toMatchObject({ ok: true, output: { start: ten, unchecked: true } });
    expect((await list(owner))[0]!.officeEvents[0]).toMatchObject({ unchecked: true });
    await written(owner);
    const [event] = (await list(owner))[0]!.officeEvents;
    expect(event).toMatchObject({
      status: 'written',
      unchecked: false,
      problem: expect.stringContaining('has another event'),
    });
    expect(office.alive).toHaveLength(2);
  });

  it('keeps here what cannot be written because the access was taken back, and writes it once it is there again', async () => {
    const { owner, account, office } = await connected();
    stand.oauth.takeBack(account.name);
    expect(await book(owner, ten)).toMatchObject({ ok: true, output: { unchecked: true } });
    await written(owner);
    expect((await list(owner))[0]!.officeEvents[0]).toMatchObject({ status: 'failed' });
    expect((await owner.call(officeApi.list)).items[0]!.problem).toMatch(/again/);
    const { address } = await owner.call(officeApi.leave, { body: { service } });
    await owner.call(officeApi.connect, { body: stand.oauth.agree(address, account.name) });
    await vi.waitFor(
      async () => expect((await list(owner))[0]!.officeEvents).toMatchObject([{ status: 'written' }]),
      soon,
    );
    expect(office.alive).toHaveLength(1);
  });

  it('moves and cancels here what was moved and deleted there', async () => {
    const { owner, office, look } = await connected();
    await book(owner, ten);
    await book(owner, noon);
    await written(owner);
    await look();
    const [first, second] = [ten, noon].map((start) => office.alive.find((event) => event.start === at(start))!);
    const moved = at('2026-11-25T09:10:00.000Z');
    office.change(first!, { start: moved, end: moved + 3_600_000 });
    office.change(second!, { isGone: true });
    await look();
    const after = await list(owner);
    expect(after.map(({ startsAt: start, status }) => [start, status])).toEqual([
      [noon, 'cancelled'],
      ['2026-11-25T09:10:00.000Z', 'booked'],
    ]);
    expect(after[1]!.endsAt).toBe('2026-11-25T10:10:00.000Z');
    await look();
    expect(await list(owner)).toEqual(after);
    expect(office.alive).toHaveLength(1);
  });

  it('finds what was changed there while its mark was forgotten', async () => {
    const { owner, office, look } = await connected();
    await book(owner, ten);
    await written(owner);
    await look();
    office.change(office.alive[0]!, { isGone: true });
    office.forgotten = office.seq + 1;
    await look();
    office.forgotten = 0;
    expect((await list(owner))[0]!.status).toBe('cancelled');
  });

  it('does not take back what was moved here and is not written yet', async () => {
    const { owner, office, look } = await connected();
    await book(owner, ten);
    await written(owner);
    await look();
    office.change(office.alive[0]!, { start: at(noon), end: at(noon) + 1_800_000 });
    stand.fail({ status: 503 }, 1, /^PATCH /);
    const id = (await list(owner))[0]!.id;
    const start = '2026-11-24T13:00:00.000Z';
    await owner.call(appointmentsApi.move, { params: { appointmentId: id }, body: { startsAt: start } });
    await look();
    expect((await list(owner))[0]!.startsAt).toBe(start);
    await written(owner);
    expect(office.alive[0]!.start).toBe(at(start));
  });

  it('is about one calendar here, and leaves the others alone', async () => {
    const { owner, account, office } = await connected();
    const { id: chair } = await owner.call(calendarsApi.create, { body: { name: 'Chair 2' } });
    const params = { officeAccountId: account.id };
    expect((await owner.send('PATCH', `/v1/office-accounts/${account.id}`, { calendarId: newId() })).status).toBe(400);
    await owner.call(officeApi.update, { params, body: { calendarId: chair } });
    office.add({ start: at(ten), end: at(noon) });
    expect(await book(owner, ten)).toMatchObject({ ok: true });
    expect(await book(owner, ten, { calendarIds: [chair] })).toMatchObject({ ok: false, code: 'time_taken' });
    await book(owner, noon, { calendarIds: [chair] });
    await written(owner);
    expect(office.alive.map(({ title }) => title)).toEqual(['Busy', 'Check-up']);
    await owner.call(officeApi.update, { params, body: { syncsCalendar: false } });
    expect(await book(owner, ten, { calendarIds: [chair] })).toMatchObject({ ok: true });
  });

  it('keeps no calendar once that is deleted here', async () => {
    const { owner, account } = await connected();
    const { id: calendarId } = await owner.call(calendarsApi.create, { body: { name: 'Chair 2' } });
    await owner.call(officeApi.update, { params: { officeAccountId: account.id }, body: { calendarId } });
    await owner.call(calendarsApi.remove, { params: { calendarId } });
    expect((await owner.call(officeApi.list)).items).toMatchObject([{ syncsCalendar: false, calendarId: null }]);
  });

  it('is written to at the next look where writing failed for good', async () => {
    const { owner, office, look } = await connected();
    stand.fail({ status: 400 }, 100, /^POST .*events$/);
    await book(owner, ten);
    await written(owner);
    expect((await list(owner))[0]!.officeEvents).toMatchObject([
      { status: 'failed', problem: expect.stringContaining('rejected') },
    ]);
    stand.recover();
    await look();
    await vi.waitFor(
      async () => expect((await list(owner))[0]!.officeEvents).toMatchObject([{ status: 'written' }]),
      soon,
    );
    expect(office.alive).toHaveLength(1);
  });

  it('gets what was booked before it was connected, and nothing of tests', async () => {
    const owner = await app.newOwner();
    await book(owner, ten);
    const who = `ann${++figure}@example.com`;
    const { address } = await owner.call(officeApi.leave, { body: { service } });
    await owner.call(officeApi.connect, { body: stand.oauth.agree(address, who) });
    await written(owner);
    expect(stand.account(who).alive).toMatchObject([{ start: at(ten) }]);
  });
});
