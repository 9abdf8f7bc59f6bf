import { describe, expect, it, vi } from 'vitest';
import { newId } from '#server/infra/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { runAction } from './run-action.ts';

const server = await startApp();
const scopeOf = (client: TestClient): Scope => ({
  services: server.services,
  workspaceId: client.workspaceId,
  actor: null,
});
const run = (client: TestClient, action: string, input: object, runId = newId()) =>
  runAction(scopeOf(client), { runId, callId: null, nodeId: 'node', action, input: input as never, wait: true });

const outputOf = <T>(result: ActionResult | null): T => result!.output as T;

describe('actions', () => {
  it('mail an appointment as a calendar file, and record it', async () => {
    const owner = await server.newOwner();
    const booked = await run(owner, 'book_time', {
      start: '2026-11-24T13:00:00Z',
      durationMinutes: 30,
      title: 'Check-up',
      attendee: { name: 'Ann Lee', email: 'ann@example.com', phone: null },
      notes: null,
    });
    const { appointmentId } = outputOf<{ appointmentId: string }>(booked);
    const runId = newId();
    const mail = {
      to: `ann-${runId}@example.com`,
      subject: 'Your appointment',
      body: 'See you on Tuesday.',
      appointmentId,
    };
    const sent = { ok: true, output: { to: mail.to } };
    expect(await run(owner, 'send_email', mail, runId)).toEqual(sent);
    expect(await run(owner, 'send_email', mail, runId), 'the same run again').toEqual(sent);

    const letters = (await server.mails()).filter((letter) => letter.to?.[0]?.address === mail.to);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ subject: 'Your appointment', text: 'See you on Tuesday.\n' });
    const [file] = letters[0]!.attachments;
    expect(file).toMatchObject({ filename: 'appointment.ics', mimeType: 'text/calendar' });
    const text = new TextDecoder().decode(file!.content as ArrayBuffer);
    expect(text).toContain('DTSTART:20261124T130000Z');
    expect(text).toContain(`UID:${appointmentId}`);
  });

  it('write to the team at the address of the owner', async () => {
    const owner = await server.newOwner();
    const runId = newId();
    await run(owner, 'send_email', { to: 'team', subject: 'A lead', body: 'Ann called.', appointmentId: null }, runId);
    await vi.waitFor(async () => {
      expect((await server.mails()).some((letter) => letter.to?.[0]?.address === owner.email)).toBe(true);
    }, 10_000);
  });

  it('refuse what they cannot do as a result, not as a fault', async () => {
    const owner = await server.newOwner();
    expect(await run(owner, 'launch_rocket', {})).toMatchObject({ ok: false, code: 'unknown_action' });
    expect(await run(owner, 'book_time', { start: 'soon' })).toMatchObject({ ok: false, code: 'invalid_input' });
  });

  it('find free times near a wish', async () => {
    const owner = await server.newOwner();
    const found = await run(owner, 'find_times', {
      durationMinutes: 30,
      from: '2026-11-24T00:00:00Z',
      to: '2026-11-25T00:00:00Z',
      wish: '2026-11-24T13:10:00Z',
      timeZone: 'Europe/Berlin',
    });
    expect(outputOf<{ times: string[] }>(found).times).toContain('2026-11-24T13:10:00.000Z');
  });
});
