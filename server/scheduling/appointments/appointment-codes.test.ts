import { expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { widgetsApi } from '#domain/channels/widgets.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const visit = { origin: 'https://shop.example' };

interface Begun {
  chat: { id: string; messages: { text: string }[] };
  token: string;
}

/** A business with an agent on its website, and an appointment of a customer of its. */
async function onWebsite() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const body = { name: 'Website', domains: ['shop.example'] };
  const { key } = await owner.call(widgetsApi.create, { params: { agentId }, body });
  const email = `ann-${newId()}@example.com`;
  const attendee = { name: 'Ann Bell', email, phone: null };
  await runAction(
    { services: app.services, workspaceId: owner.workspaceId, actor: null },
    {
      runId: newId(),
      callId: null,
      nodeId: 'book',
      action: 'book_time',
      wait: true,
      input: { start: '2026-11-24T10:00:00Z', durationMinutes: 30, title: 'Check-up', attendee, notes: null },
    },
  );
  return { owner, key, email };
}

/** A visitor who says these things; the last answer of the agent to each. */
async function visitor(key: string) {
  const begun = (await app.send('POST', `/v1/widget/${key}/chats`, visit)).body as unknown as Begun;
  return {
    callId: begun.chat.id,
    async say(text: string): Promise<string> {
      const said = { token: begun.token, id: newId(), text };
      const { body } = await app.send('POST', `/v1/widget-chats/${begun.chat.id}/messages`, said);
      return (body as Begun['chat']).messages.map((message) => message.text).join(' ');
    },
  };
}

const codesTo = async (email: string) =>
  (await app.mails())
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')![0]);
const statusOf = async (owner: TestClient) => (await owner.call(appointmentsApi.list)).items[0]!.status;

/** The visitor says who they are, and that they want it cancelled. */
async function claim(key: string, email: string) {
  const they = await visitor(key);
  await they.say('please cancel my appointment');
  await they.say('Ann Bell');
  let answer = await they.say(email);
  if (answer.includes('right?')) answer = await they.say('yes');
  return { ...they, answer };
}

it('a visitor’s name and address neither show nor cancel an appointment: the code from the mail does', async () => {
  const { owner, key, email } = await onWebsite();
  const they = await claim(key, email);
  expect(they.answer).toMatch(/emailed a six-digit code to the address on it/);
  expect(they.answer).not.toContain('November');
  const [code] = await vi.waitFor(async () => {
    const codes = await codesTo(email);
    expect(codes).toHaveLength(1);
    return codes;
  }, 15_000);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  expect(await they.say(wrong)).toMatch(/code isn.t right/);
  expect(await they.say(code!)).toMatch(/November 24 at 11 AM. Should I cancel it/);
  expect(await statusOf(owner)).toBe('booked');
  await they.say('yes');
  expect(await statusOf(owner)).toBe('cancelled');
});

it('what a visitor has just booked is moved and canceled in the same conversation, without a code', async () => {
  const { owner, key } = await onWebsite();
  const they = await visitor(key);
  for (const said of ['a haircut', 'Bo Hart', 'bo@example.com', 'yes', 'skip', 'Wednesday at eleven'])
    await they.say(said);
  expect(await they.say('yes')).toMatch(/booked/i);
  expect(await they.say('no wait, Thursday')).toMatch(/Should I move/);
  await they.say('yes');
  const theirs = async () => {
    const { items } = await owner.call(appointmentsApi.list);
    const { status, startsAt } = items.find(({ callId }) => callId === they.callId)!;
    return [status, new Date(startsAt).getUTCDay()];
  };
  expect(await theirs()).toEqual(['booked', 4]);
  expect(await they.say('cancel that please')).toMatch(/Should I cancel it/);
  await they.say('yes');
  expect(await theirs()).toEqual(['cancelled', 4]);
});

it('guessing ends after five tries, and someone who names what is not there reads the same', async () => {
  const { owner, key, email } = await onWebsite();
  const stranger = await claim(key, `nobody-${newId()}@example.com`);
  const they = await claim(key, email);
  expect(they.answer).toBe(stranger.answer);
  const scope = { services: app.services, workspaceId: owner.workspaceId, actor: null };
  const ann = { callerPhone: null, name: 'Ann Bell', phone: null, email };
  const look = (code: string) =>
    runAction(scope, {
      runId: newId(),
      callId: they.callId,
      nodeId: 'cancel',
      action: 'find_appointments',
      wait: true,
      input: { ...ann, code },
    });
  const [code] = await vi.waitFor(async () => {
    const codes = await codesTo(email);
    expect(codes).toHaveLength(1);
    return codes;
  }, 15_000);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let n = 0; n < 5; n++) expect((await look(wrong))!.output).toEqual({ appointments: [], code: 'wrong' });
  expect((await look(code!))!.output).toEqual({ appointments: [], code: 'spent' });
  // Nor is it changed past the question.
  const { id: appointmentId } = (await owner.call(appointmentsApi.list)).items[0]!;
  const cancelled = await runAction(scope, {
    runId: newId(),
    callId: they.callId,
    nodeId: 'cancel',
    action: 'cancel_time',
    wait: true,
    input: { ...ann, appointmentId },
  });
  expect(cancelled).toMatchObject({ ok: false, code: 'not_found' });
});

it('a code is good for ten minutes, and one address gets few of them', async () => {
  const { key, email } = await onWebsite();
  const they = await claim(key, email);
  await vi.waitFor(async () => expect(await codesTo(email)).toHaveLength(1), 15_000);
  const [code] = await codesTo(email);
  app.clock.advance(601_000);
  expect(await they.say(code!)).toMatch(/can't find an appointment/);
  for (let n = 0; n < 6; n++) await claim(key, email);
  await vi.waitFor(async () => expect(await codesTo(email)).toHaveLength(5), 15_000);
});
