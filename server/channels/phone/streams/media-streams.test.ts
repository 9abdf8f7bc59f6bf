import { afterAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type PhoneNumber, phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { bookingByPhone, throughToPerson } from '#server/testing/phone-dialogue.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { StreamedPhone } from '#server/testing/streamed-phone.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { streamTicket } from './stream-ticket.ts';

const deepgram = await startFakeDeepgram();
afterAll(() => deepgram.close());
beforeEach(() => {
  deepgram.trouble = null;
  deepgram.seen.length = 0;
});
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', DEEPGRAM_BASE_URL: deepgram.origin });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const { clock, services } = app;

const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });

/** A test number that is heard by the transcriber. */
async function newNumber(template = 'appointment-scheduler', heardBy: PhoneNumber['heardBy'] = 'transcriber') {
  const owner = await app.newOwner();
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template } });
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId } });
  const body = { service: 'deepgram', key: fakeTranscriberKey } as const;
  await owner.call(transcriberApi.connect, { body });
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body: { heardBy } });
  deepgram.seen.length = 0;
  return { owner, number };
}

const onlyCall = async (owner: TestClient) => {
  const [call] = (await owner.call(callsApi.list)).items;
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};

/** Calls a number. */
async function dial({ owner, number }: Awaited<ReturnType<typeof newNumber>>) {
  const caller = new StreamedPhone(owner.workspaceId, clock);
  const account = (await accountOfWorkspace(services, owner.workspaceId))!;
  await switchboardOf(services).callIn(account, caller, caller, softPhoneNumber, number.number);
  return caller;
}

/** Says something, and waits for an answer that is about something. */
async function talk(owner: TestClient, caller: StreamedPhone, text: string, about: RegExp) {
  await until(() => caller.isQuiet() || caller.status !== null);
  caller.says(text);
  await until(async () => {
    const { turns } = await onlyCall(owner);
    const said = turns.findLast((turn) => turn.role === 'caller')?.seq ?? Number.POSITIVE_INFINITY;
    return turns.some((turn) => turn.role === 'agent' && turn.seq > said && about.test(turn.text));
  });
}

test('a whole call is led over a media stream: it books, it is stored as said, and it replays', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  for (const [text, about] of bookingByPhone) await talk(owner, caller, text, about);
  await until(() => caller.status !== null);
  const call = await onlyCall(owner);
  expect(call).toMatchObject({ channel: 'phone', status: 'ended', endReason: 'completed', outcome: 'success' });
  expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(
    bookingByPhone.map(([text]) => text),
  );
  expect(call.turns.every(({ interrupted }) => !interrupted)).toBe(true);
  expect(call.turns[0]).toMatchObject({ role: 'agent', startMs: expect.any(Number) });
  expect(call.turns.some(({ text }) => /cut off/.test(text))).toBe(false);
  expect(caller.played).toEqual([]);
  expect(deepgram.seen).toEqual([expect.stringMatching(/sample_rate=8000/)]);
  expect(caller.frames).toBeGreaterThan(100);
  expect(call.actions.map(({ action, status }) => [action, status])).toContainEqual(['book_time', 'succeeded']);
  expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
});

test('a caller who speaks into a sentence stops it, and what was heard of it is kept', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await talk(owner, caller, 'a haircut', /name/);
  await until(() => !caller.isQuiet());
  const before = caller.frames;
  caller.says('wait it is John Smith');
  await until(async () => (await onlyCall(owner)).turns.some(({ interrupted }) => interrupted));
  expect(caller.frames - before).toBeLessThan(200);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
  expect(await onlyCall(owner)).toMatchObject({ endReason: 'caller_hangup' });
});

test('a caller who is put through leaves the stream, and comes back to one', async () => {
  const dialled = await newNumber();
  const { owner, number } = dialled;
  await services.db.pool.query(
    "update agent_versions set configuration = jsonb_set(configuration, '{flow}', $2) where workspace_id = $1",
    [owner.workspaceId, JSON.stringify(throughToPerson)],
  );
  // Busy, by its last digits.
  const body = { fallback: '+12025550190' };
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body });
  const caller = await dial(dialled);
  await until(() => caller.isQuiet());
  caller.says('the roof');
  await until(() => deepgram.seen.length === 2);
  const call = await onlyCall(owner);
  expect(call.status).toBe('live');
  await talk(owner, caller, 'yes', /Goodbye/);
  await until(() => caller.status !== null);
  expect((await onlyCall(owner)).turns.some(({ text }) => /cut off/.test(text))).toBe(false);
  expect(caller.played).toEqual([]);
  const { id: callId } = call;
  expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
});

test('a call that goes out is streamed once its first words were a person’s', async () => {
  const { owner } = await newNumber();
  const caller = new StreamedPhone(owner.workspaceId, clock);
  const unplug = switchboardOf(services).plugIn(caller);
  await owner.call(phoneCallsApi.start, { body: { to: '+12025550123' } });
  await until(() => caller.played.length > 0);
  expect(caller.frames).toBe(0);
  caller.call!.deeds.add({ type: 'says', text: 'a haircut' });
  await until(() => caller.frames > 0);
  await talk(owner, caller, "it's John Smith", /email/);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
  unplug();
});

test('keys are heard', async () => {
  const dialled = await newNumber('customer-support');
  const caller = await dial(dialled);
  await until(() => caller.isQuiet());
  caller.call!.deeds.add({ type: 'presses', key: '0' });
  const pressed = async () =>
    (await onlyCall(dialled.owner)).turns.some(({ role, text }) => role === 'caller' && text === '0');
  await until(pressed);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(dialled.owner)).status === 'ended');
});

test.each([
  ['is not there any more', 'cut'],
  ['is asked for in vain', 503],
  ['says nothing', 'hang'],
] as const)('the carrier listens when the transcriber %s', async (_, trouble) => {
  const dialled = await newNumber();
  const { owner } = dialled;
  deepgram.trouble = trouble;
  const caller = await dial(dialled);
  await until(() => caller.played.length > 0);
  await until(async () => (await owner.call(transcriberApi.get)).problem !== null);
  const played = caller.played.length;
  caller.call!.deeds.add({ type: 'says', text: 'a haircut' });
  await until(() => caller.played.length > played);
  const call = await onlyCall(owner);
  expect(call.turns.find(({ role }) => role === 'caller')).toMatchObject({ text: 'a haircut' });
  expect(call.status).toBe('live');
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('a transcriber whose line is cut in the call is opened once more, and knows what is likely', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await talk(owner, caller, 'a haircut', /name/);
  deepgram.drop();
  await talk(owner, caller, "it's John Smith", /email/);
  expect(deepgram.seen).toHaveLength(2);
  const { searchParams } = new URL(deepgram.seen[1]!, deepgram.origin);
  expect(searchParams.getAll('keyterm').length).toBeGreaterThan(0);
  expect((await owner.call(transcriberApi.get)).problem).toBeNull();
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('whoever speaks another language of the agent is heard, and answered in it', async () => {
  const dialled = await newNumber();
  const { owner, number } = dialled;
  const body = { callSettings: { otherLanguages: ['de-DE' as const] } };
  await owner.call(agentsApi.update, { params: { agentId: number.inboundAgentId! }, body });
  const caller = await dial(dialled);
  await talk(owner, caller, 'ich möchte bitte einen Termin', / Sie | Namen /);
  const heard = deepgram.seen.map((path) => new URL(path, deepgram.origin).searchParams);
  expect(heard.map((one) => one.get('language'))).toEqual(heard.map(() => 'multi'));
  expect(heard[0]!.getAll('language_hint')).toEqual(['en', 'de']);
  expect((await onlyCall(owner)).turns.at(-1)!.text).toMatch(/ Sie | Namen /);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('what was wrong with the transcriber is no more, once it hears', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  deepgram.trouble = 503;
  const deaf = await dial(dialled);
  await until(async () => (await owner.call(transcriberApi.get)).problem !== null);
  deaf.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
  deepgram.trouble = null;
  const caller = await dial(dialled);
  await talk(owner, caller, 'a haircut', /name/);
  await until(async () => (await owner.call(transcriberApi.get)).problem === null);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('a call whose stream dies goes on where it stood', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await talk(owner, caller, 'a haircut', /name/);
  await until(() => caller.isQuiet());
  for (const socket of app.app.websocketServer.clients) socket.terminate();
  caller.call!.deeds.clear();
  await until(async () => {
    caller.call!.deeds.add({ type: 'says', text: "it's John Smith" });
    return (await onlyCall(owner)).turns.some(({ text }) => /email/.test(text));
  });
  expect((await onlyCall(owner)).turns.filter(({ text }) => text === 'a haircut')).toHaveLength(1);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('a number that the carrier listens to, or that nobody else does, is led as before', async () => {
  const dialled = await newNumber('appointment-scheduler', 'carrier');
  const caller = await dial(dialled);
  await until(() => caller.played.length > 0);
  expect([caller.frames, deepgram.seen]).toEqual([0, []]);
  caller.call!.end('completed');
  const other = await newNumber();
  await other.owner.call(transcriberApi.disconnect);
  const second = await dial(other);
  await until(() => second.played.length > 0);
  expect(second.frames).toBe(0);
  second.call!.end('completed');
  for (const { owner } of [dialled, other]) await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('a stream that is not the account’s, or not of its call, is refused', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await until(() => caller.isQuiet());
  const { id: callId } = await onlyCall(owner);
  const { accountSid, token } = (await accountOfWorkspace(services, owner.workspaceId))!;
  const { rows } = await services.db.pool.query<{ hook: string }>(
    'select hook from carrier_accounts where workspace_id = $1',
    [owner.workspaceId],
  );
  const path = `/webhooks/phone/${rows[0]!.hook}/stream`;
  const right = signatureOf(token, `wss://voice.example.com${path}`);

  /** How a stream ends that is opened like this: a status, or a code of its closing. */
  async function open(signature: string, start: object | string, at = path): Promise<number> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${at}`, {
      headers: { 'x-twilio-signature': signature },
    });
    const ended = new Promise<number>((resolve) => {
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode!));
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
    socket.on('open', () => {
      for (let n = 0; n < 20; n++) socket.send(typeof start === 'string' ? start : JSON.stringify(start));
    });
    return ended;
  }
  const startOf = (ticket: string, change: object = {}) => ({
    event: 'start',
    streamSid: 'MZ1',
    start: {
      accountSid,
      callSid: caller.call!.sid,
      customParameters: { ticket },
      mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8_000, channels: 1 },
      ...change,
    },
  });
  const ticket = streamTicket(services, callId);
  expect(await open('wrong', startOf(ticket))).toBe(403);
  expect(await open(signatureOf('another', `wss://voice.example.com${path}`), startOf(ticket))).toBe(403);
  expect(await open(right, startOf(ticket), '/webhooks/phone/nobody/stream')).toBe(404);
  expect(await open(right, startOf(`${ticket}x`))).toBe(1008);
  expect(await open(right, startOf(ticket, { accountSid: 'AC0' }))).toBe(1008);
  expect(await open(right, startOf(ticket, { callSid: 'CA0' }))).toBe(1008);
  expect(await open(right, 'not of the protocol')).toBe(1008);
  const other = await newNumber();
  expect(await open(right, startOf(streamTicket(services, other.number.id)))).toBe(1008);
  clock.advance(61_000);
  expect(await open(right, startOf(ticket))).toBe(1008);
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
});
