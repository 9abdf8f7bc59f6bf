import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { calendarsApi } from '#domain/scheduling/calendars.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

const act = (client: TestClient, action: string, input: object) =>
  runAction(
    { services: server.services, workspaceId: client.workspaceId, actor: null },
    { runId: newId(), callId: null, nodeId: 'move', action, wait: true, input: input as never },
  );
const ann = { name: 'Ann Lee', email: 'ann@example.com', phone: null };
const caller = { ...ann, callerPhone: null };
/** Books 45 minutes. */
async function booked(client: TestClient, start: string, more: object = {}): Promise<string> {
  const input = { start, durationMinutes: 45, title: 'Check-up', attendee: ann, notes: null, ...more };
  return ((await act(client, 'book_time', input))!.output as { appointmentId: string }).appointmentId;
}
const move = (client: TestClient, appointmentId: string, start: string) =>
  client.send('POST', `/v1/appointments/${appointmentId}/move`, { startsAt: start });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code?: string } })?.error?.code,
];

const ten = '2026-11-24T09:00:00.000Z';
const noon = '2026-11-24T11:00:00.000Z';

describe('an appointment', () => {
  it('is moved for as long as it was, which is recorded, and its old time is free', async () => {
    const owner = await server.newOwner();
    const id = await booked(owner, ten);
    expect(
      await owner.call(appointmentsApi.move, { params: { appointmentId: id }, body: { startsAt: noon } }),
    ).toMatchObject({ id, startsAt: noon, endsAt: '2026-11-24T11:45:00.000Z', status: 'booked' });
    expect(await booked(owner, ten)).not.toBe(id);
    const { items } = await owner.call(auditApi.list);
    expect(items.filter(({ action }) => action === 'appointment.moved')).toHaveLength(1);
  });

  it('may overlap with where it was, and is moved to where it is without a word', async () => {
    const owner = await server.newOwner();
    const id = await booked(owner, ten);
    expect((await move(owner, id, ten)).status).toBe(200);
    expect((await move(owner, id, '2026-11-24T09:30:00.000Z')).status).toBe(200);
    const told = (await owner.call(auditApi.list)).items.filter(({ action }) => action === 'appointment.moved');
    expect(told).toHaveLength(1);
  });

  it('is not moved to a time that is taken, closed or over, nor when it is cancelled or nobody’s', async () => {
    const owner = await server.newOwner();
    const id = await booked(owner, ten);
    await booked(owner, noon);
    for (const start of [noon, '2026-11-24T02:00:00.000Z', '2026-11-20T10:00:00.000Z'])
      expect(codeOf(await move(owner, id, start))).toEqual([409, 'time_taken']);
    expect((await owner.call(appointmentsApi.list)).items.map(({ startsAt: start }) => start)).toEqual([ten, noon]);
    const stranger = await server.newOwner();
    expect(codeOf(await move(stranger, id, '2026-11-25T09:00:00.000Z'))).toEqual([404, 'not_found']);
    await owner.call(appointmentsApi.cancel, { params: { appointmentId: id } });
    expect(codeOf(await move(owner, id, '2026-11-25T09:00:00.000Z'))).toEqual([409, 'conflict']);
    expect(codeOf(await owner.send('GET', `/v1/appointments/${id}/times?date=2026-11-25`))).toEqual([409, 'conflict']);
  });

  it('has the free times of a day, its own among them, in its own calendar', async () => {
    const owner = await server.newOwner();
    const { id: chair } = await owner.call(calendarsApi.create, { body: { name: 'Chair 2' } });
    const id = await booked(owner, ten, { calendarIds: [chair] });
    await booked(owner, noon);
    const params = { appointmentId: id };
    const { items, timeZone } = await owner.call(appointmentsApi.times, { params, query: { date: '2026-11-24' } });
    expect(timeZone).toBe('Europe/Berlin');
    expect(items[0]).toBe('2026-11-24T08:00:00.000Z');
    expect(items.at(-1)).toBe('2026-11-24T15:00:00.000Z');
    // The main calendar has something at noon, its own has not.
    expect(items).toEqual(expect.arrayContaining([ten, noon]));
    expect(await owner.call(appointmentsApi.times, { params, query: {} })).toEqual({ items, timeZone });
    const sunday = await owner.call(appointmentsApi.times, { params, query: { date: '2026-11-29' } });
    expect(sunday.items).toEqual([]);
  });
});

it('in a conversation that only tests an agent, nothing is taken from anybody, told or changed', async () => {
  const owner = await server.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const start = async () => {
    const { callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
    await server.services.db.pool.query("update calls set channel = 'test' where id = $1", [callId]);
    return callId;
  };
  const [testCall, otherTest] = [await start(), await start()];
  const realId = await booked(owner, noon);
  const inCall = (callId: string, action: string, input: object) =>
    runAction(
      { services: server.services, workspaceId: owner.workspaceId, actor: null },
      { runId: newId(), callId, nodeId: 'book', action, wait: true, input: input as never },
    );
  const wanted = { start: ten, durationMinutes: 45, title: 'Check-up', attendee: ann, notes: null };
  const made = await inCall(testCall, 'book_time', wanted);
  expect(made).toMatchObject({ ok: true, output: { start: ten } });
  // Taken for tests, and free for everyone else.
  expect(await inCall(otherTest, 'book_time', wanted)).toMatchObject({ ok: false, code: 'time_taken' });
  expect(await inCall(testCall, 'find_appointments', caller)).toMatchObject({
    output: { appointments: [{ start: ten }] },
  });
  expect(await inCall(testCall, 'cancel_time', { ...caller, appointmentId: realId })).toMatchObject({ ok: false });
  expect((await act(owner, 'find_appointments', caller))!.output).toMatchObject({ appointments: [{ start: noon }] });
  expect(await booked(owner, ten)).toBeTruthy();
  const { items } = await owner.call(appointmentsApi.list);
  expect(items.filter(({ test }) => test)).toMatchObject([{ startsAt: ten, status: 'booked' }]);
});

describe('a caller', () => {
  it('moves what is theirs, and is offered other times when somebody was faster', async () => {
    const owner = await server.newOwner();
    const id = await booked(owner, ten);
    await booked(owner, noon, { attendee: { name: 'Bob', email: 'bob@example.com', phone: null } });
    const found = await act(owner, 'find_appointments', caller);
    expect(found!.output).toEqual({ appointments: [{ appointmentId: id, start: ten, durationMinutes: 45 }] });
    const taken = await act(owner, 'move_time', { ...caller, appointmentId: id, start: noon });
    expect(taken).toMatchObject({ ok: false, code: 'time_taken' });
    // Its own time counts as free, and 45 minutes before noon’s do not fit.
    const { times } = taken!.output as { times: string[] };
    expect(times).toContain('2026-11-24T12:00:00.000Z');
    expect(times).not.toContain('2026-11-24T10:30:00.000Z');
    const moved = await act(owner, 'move_time', { ...caller, appointmentId: id, start: times.at(-1)! });
    expect(moved).toMatchObject({ ok: true, output: { start: times.at(-1) } });
  });

  it('moves nothing of others, not even with its id', async () => {
    const owner = await server.newOwner();
    const id = await booked(owner, ten);
    for (const other of [
      { ...caller, email: 'bob@example.com' },
      { ...caller, email: null },
    ]) {
      const refused = await act(owner, 'move_time', { ...other, appointmentId: id, start: noon });
      expect(refused).toMatchObject({ ok: false, code: 'not_found' });
    }
    expect((await owner.call(appointmentsApi.list)).items).toMatchObject([{ startsAt: ten }]);
  });
});
