import { describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { MailRefused, MailUnsent } from '#server/platform/mail/mail.ts';
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

  it('send others no link, tag or speech that a caller put in, and keep the business’s own', async () => {
    const owner = await server.newOwner();
    const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    const { id: callId } = await owner.call(chatsApi.start, { params: { agentId: agent.id }, body: {} });
    const said = 'Won <a href="https://evil.example/win">here</a> https://Evil.example/pay?x=1 or pay.evil.example';
    const speech = `Please ${'read this carefully '.repeat(60)}`.trim();
    for (const text of [said, speech, 'ann@mail.example'])
      await owner.call(chatsApi.send, { params: { callId: callId }, body: { text } });
    const own = 'Terms: https://shop.example/terms https://shop.evil.example/pay. Answer to ann@mail.example.';
    const mail = async (to: string) => {
      const input = { to, subject: 'About pay.evil.example', body: `${said}\n${speech}\n${own}`, appointmentId: null };
      await runAction(scopeOf(owner), {
        runId: newId(),
        callId,
        nodeId: 'node',
        action: 'send_email',
        wait: true,
        input: input as never,
      });
      const address = to === 'team' ? owner.email : to;
      // The team hears of other things, too.
      const isOf = ({ subject = '' }) => subject.includes('About pay');
      return (await server.mails()).findLast((letter) => letter.to?.[0]?.address === address && isOf(letter))!;
    };
    const { subject, text } = await mail(`victim-${callId}@example.com`);
    expect(subject).toBe('About pay. evil. example');
    expect(text).toContain(`Won here Evil. example/pay?x=1 or pay. evil. example\n`);
    expect(text).toContain(own);
    expect(text!.length).toBeLessThan(800);
    expect((await mail('team')).text).toContain(said);
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

describe('mails to addresses that callers name', () => {
  const bounded = startApp({ CALLER_MAILS_PER_DAY: '3' });
  const letter = (to: string, appointmentId: string | null = null) => ({
    to,
    subject: 'Hi',
    body: 'Hello.',
    appointmentId,
  });

  async function ofCall(client: TestClient, input: object, callId: string | null = newId()) {
    const { services } = await bounded;
    const scope: Scope = { services, workspaceId: client.workspaceId, actor: null };
    const wanted = { runId: newId(), callId, nodeId: 'node', action: 'send_email', input: input as never, wait: true };
    return runAction(scope, wanted);
  }

  async function sentTo(part: string): Promise<number> {
    const { mails } = await bounded;
    return (await mails()).filter((mail) => mail.to?.[0]?.address?.includes(part)).length;
  }

  it('are held to a budget of the workspace and day, exactly, and the team’s are not', async () => {
    const { newOwner, clock } = await bounded;
    const [owner, other] = [await newOwner(), await newOwner()];
    const name = newId();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => ofCall(owner, letter(`${index}@${name}.example.com`))),
    );
    expect(results.filter((result) => result?.ok)).toHaveLength(3);
    expect(results.find((result) => result?.ok === false)).toMatchObject({
      code: 'limit_reached',
      message: expect.stringContaining('its daily limit of 3 emails'),
    });
    expect(await sentTo(name)).toBe(3);
    expect(await ofCall(owner, letter('team'))).toMatchObject({ ok: true });
    expect(await ofCall(other, letter('somebody@example.com'))).toMatchObject({ ok: true });
    clock.advance(24 * 3_600_000);
    expect(await ofCall(owner, letter('tomorrow@example.com'))).toMatchObject({ ok: true });
  });

  it('count for each address that they go to, and go to few', async () => {
    const { newOwner } = await bounded;
    const owner = await newOwner();
    const name = newId();
    const all = (n: number) => Array.from({ length: n }, (_, at) => `${at}@${name}.example.com`);
    expect(await ofCall(owner, letter(all(3_000).join(',')))).toMatchObject({ code: 'mail_refused' });
    expect(await ofCall(owner, letter(all(4).join(',')))).toMatchObject({ code: 'limit_reached' });
    expect(await ofCall(owner, letter(all(2).join(', ')))).toMatchObject({ ok: true });
    expect(await ofCall(owner, letter(all(2).join(', ')))).toMatchObject({ code: 'limit_reached' });
    expect(await ofCall(owner, letter(`one@${name}.example.com`))).toMatchObject({ ok: true });
  });

  it('that are refused for good take nothing from it', async () => {
    const { newOwner, services } = await bounded;
    const owner = await newOwner();
    const send = vi.spyOn(services.mail, 'send').mockRejectedValue(new MailRefused('no such mailbox'));
    for (let index = 0; index < 5; index++) {
      expect(await ofCall(owner, letter(`nobody-${index}@example.com`))).toMatchObject({ code: 'mail_refused' });
    }
    send.mockRestore();
    expect(await ofCall(owner, letter('somebody@example.com'))).toMatchObject({ ok: true });
  });

  it('that could not be sent and are not tried again take nothing from it either', async () => {
    const { newOwner, services } = await bounded;
    const owner = await newOwner();
    const send = vi.spyOn(services.mail, 'send').mockRejectedValue(new MailUnsent('no connection'));
    for (let index = 0; index < 5; index++) {
      expect(await ofCall(owner, letter(`nobody-${index}@example.com`))).toMatchObject({ code: 'mail_failed' });
    }
    send.mockRestore();
    // Nor do those about an appointment that is not there.
    for (let index = 0; index < 5; index++) {
      const about = letter(`nobody-${index}@example.com`, newId());
      expect(await ofCall(owner, about)).toMatchObject({ code: 'not_found' });
    }
    expect(await ofCall(owner, letter('somebody@example.com'))).toMatchObject({ ok: true });
  });

  it('tell of an appointment once', async () => {
    const { newOwner, services } = await bounded;
    const owner = await newOwner();
    const scope: Scope = { services, workspaceId: owner.workspaceId, actor: null };
    const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    const { id: callId } = await owner.call(chatsApi.start, { params: { agentId: agent.id }, body: {} });
    const input = {
      start: '2026-11-24T13:00:00Z',
      durationMinutes: 30,
      title: 'Check-up',
      attendee: { name: 'Ann Lee', email: null, phone: null },
      notes: null,
    };
    const book = { runId: newId(), callId, nodeId: 'node', action: 'book_time', input: input as never, wait: true };
    const { appointmentId } = outputOf<{ appointmentId: string }>(await runAction(scope, book));
    const name = newId();
    const mail = (index: number) => ofCall(owner, letter(`${index}@${name}.example.com`, appointmentId), callId);
    const results = await Promise.all([mail(1), mail(2), mail(3)]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    expect(await mail(4)).toMatchObject({ ok: false, code: 'conflict' });
    expect(await sentTo(name)).toBe(1);
    // The workspace's own people may be told as well.
    expect(await ofCall(owner, letter('team', appointmentId), callId)).toMatchObject({ ok: true });
  });
});
