import { describe, expect, it } from 'vitest';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const scopeOf = (client: TestClient): Scope => ({
  services: server.services,
  workspaceId: client.workspaceId,
  actor: null,
});

/** An action as a conversation asks for it. */
const act = (client: TestClient, action: string, input: object) =>
  runAction(scopeOf(client), {
    runId: newId(),
    callId: null,
    nodeId: 'cancel',
    action,
    wait: true,
    input: input as never,
  });
const nobody = { callerPhone: null, name: null, phone: null, email: null };

const book = (client: TestClient, start: string, runId = newId()) =>
  runAction(scopeOf(client), {
    runId,
    callId: null,
    nodeId: 'book',
    action: 'book_time',
    wait: true,
    input: {
      start,
      durationMinutes: 30,
      title: 'Check-up with Ann Lee',
      attendee: { name: 'Ann Lee', email: 'ann@example.com', phone: null },
      notes: null,
    },
  });

describe('a caller', () => {
  it('finds and cancels what was booked under their name with their address, and nothing by the name alone', async () => {
    const owner = await server.newOwner();
    await book(owner, '2026-11-24T10:00:00Z');
    const ann = { ...nobody, name: 'ann lee', email: 'ANN@example.com' };
    const found = await act(owner, 'find_appointments', ann);
    const [appointment, ...more] = (found!.output as { appointments: { appointmentId: string; start: string }[] })
      .appointments;
    expect([appointment!.start, more]).toEqual(['2026-11-24T10:00:00.000Z', []]);
    for (const other of [nobody, { ...nobody, name: 'Ann Lee' }, { ...ann, email: 'bob@example.com' }]) {
      expect((await act(owner, 'find_appointments', other))!.output).toEqual({ appointments: [] });
      const refused = await act(owner, 'cancel_time', { ...other, appointmentId: appointment!.appointmentId });
      expect(refused).toMatchObject({ ok: false, code: 'not_found' });
    }
    const cancelled = await act(owner, 'cancel_time', { ...ann, appointmentId: appointment!.appointmentId });
    expect(cancelled).toMatchObject({ ok: true, output: { start: '2026-11-24T10:00:00.000Z' } });
    expect((await owner.call(appointmentsApi.list)).items).toMatchObject([{ status: 'cancelled' }]);
    const again = await act(owner, 'cancel_time', { ...ann, appointmentId: appointment!.appointmentId });
    expect(again).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('of another workspace finds nothing', async () => {
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    await book(owner, '2026-11-24T10:00:00Z');
    const ann = { ...nobody, name: 'Ann Lee', email: 'ann@example.com' };
    expect((await act(other, 'find_appointments', ann))!.output).toEqual({ appointments: [] });
  });
});

describe('appointments', () => {
  it('are booked by an action and listed, those to come first', async () => {
    const owner = await server.newOwner();
    await book(owner, '2026-11-25T10:00:00Z');
    await book(owner, '2026-11-24T10:00:00Z');
    const { items } = await owner.call(appointmentsApi.list);
    expect(items.map((item) => item.startsAt)).toEqual(['2026-11-24T10:00:00.000Z', '2026-11-25T10:00:00.000Z']);
    expect(items[0]).toMatchObject({ attendeeName: 'Ann Lee', status: 'booked', timeZone: 'Europe/Berlin' });
  });

  it('are never booked twice, however many ask at once', async () => {
    const owner = await server.newOwner();
    const results = await Promise.all(Array.from({ length: 20 }, () => book(owner, '2026-11-24T13:00:00Z')));
    expect(results.filter((result) => result!.ok)).toHaveLength(1);
    const refused = results.find((result) => !result!.ok);
    expect(refused).toMatchObject({ ok: false, code: 'time_taken' });
    expect((refused!.output as { times: string[] }).times).toContain('2026-11-24T13:30:00.000Z');
    expect((await owner.call(appointmentsApi.list)).items).toHaveLength(1);
  });

  it('are booked once by the same run, however often it is repeated', async () => {
    const owner = await server.newOwner();
    const runId = newId();
    const [first, second] = [
      await book(owner, '2026-11-24T13:00:00Z', runId),
      await book(owner, '2026-11-24T13:00:00Z', runId),
    ];
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
  });

  it('of another workspace leave the time free', async () => {
    const [one, other] = [await server.newOwner(), await server.newOwner()];
    expect(await book(one, '2026-11-24T13:00:00Z')).toMatchObject({ ok: true });
    expect(await book(other, '2026-11-24T13:00:00Z')).toMatchObject({ ok: true });
  });

  it('free their time when they are cancelled', async () => {
    const owner = await server.newOwner();
    await book(owner, '2026-11-24T13:00:00Z');
    const id = (await owner.call(appointmentsApi.list)).items[0]!.id;
    const cancelled = await owner.call(appointmentsApi.cancel, { params: { appointmentId: id } });
    expect(cancelled.status).toBe('cancelled');
    expect(await book(owner, '2026-11-24T13:00:00Z')).toMatchObject({ ok: true });
  });

  it("cannot be cancelled from another workspace, nor when they don't exist", async () => {
    const [owner, stranger] = [await server.newOwner(), await server.newOwner()];
    await book(owner, '2026-11-24T13:00:00Z');
    const id = (await owner.call(appointmentsApi.list)).items[0]!.id;
    for (const appointmentId of [id, newId()]) {
      expect((await stranger.send('POST', `/v1/appointments/${appointmentId}/cancel`)).status).toBe(404);
    }
    expect((await owner.call(appointmentsApi.list)).items[0]?.status).toBe('booked');
  });

  it('are not booked at night, in the past or on a Sunday', async () => {
    const owner = await server.newOwner();
    for (const start of ['2026-11-24T01:00:00Z', '2026-11-20T10:00:00Z', '2026-11-29T10:00:00Z']) {
      expect(await book(owner, start)).toMatchObject({ ok: false, code: 'time_taken' });
    }
  });
});
