import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import type { LiveCall } from '#server/carriers/simulator/live-call.ts';
import type { Party, Sound } from '#server/carriers/simulator/party.ts';
import { type OpenPhone, switchboardOf } from '#server/carriers/simulator/switchboard.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { bookingByPhone, throughToPerson } from '#server/testing/phone-dialogue.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { streamTicket } from '../streams/stream-ticket.ts';

const app = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
const { clock, services } = app;

const until = turnUntil(app, { stepMs: 100, everyMs: 5, withinMs: 20_000 });

/** A test number that the carrier listens and speaks for. */
async function newNumber(template = 'appointment-scheduler') {
  const owner = await app.newOwner();
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template } });
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId } });
  await owner.call(phoneNumbersApi.update, { params: { numberId: number.id }, body: { heardBy: 'relay' } });
  return { owner, number };
}

/** Someone at a phone who hears what the carrier says, in the time that it takes. */
class Caller implements Party, OpenPhone {
  readonly workspaceId: string;
  /** What the carrier said itself, and what it played of ours. */
  readonly said: string[] = [];
  readonly played: string[] = [];
  call: LiveCall | null = null;
  status: string | null = null;
  private sounding = 0;
  private isListenedTo = false;

  constructor(workspaceId: string) {
    this.workspaceId = workspaceId;
  }
  hears(sound: Sound, done: () => void): () => void {
    if ('text' in sound) this.said.push(sound.text);
    else this.played.push(sound.url);
    this.sounding += 1;
    const heard = () => {
      this.sounding -= 1;
      done();
    };
    const cancel = clock.after('text' in sound ? sound.text.length * 60 : 500, heard);
    return () => {
      cancel();
      this.sounding -= 1;
    };
  }
  listened(is: boolean): void {
    this.isListenedTo = is;
  }
  ring = async () => this;
  took(call: LiveCall): void {
    this.call = call;
  }
  ended(status: string): void {
    this.status = status;
  }
  says(text: string): void {
    this.call!.deeds.add({ type: 'says', text });
  }
  /** Something was said, and no more is. */
  readonly isQuiet = () => this.said.length > 0 && this.sounding === 0 && this.isListenedTo;
}

const onlyCall = async (owner: TestClient) => {
  const [call] = (await owner.call(callsApi.list)).items;
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};

async function dial({ owner, number }: Awaited<ReturnType<typeof newNumber>>) {
  const caller = new Caller(owner.workspaceId);
  const account = (await accountOfWorkspace(services, owner.workspaceId))!;
  await switchboardOf(services).callIn(account, caller, caller, softPhoneNumber, number.number);
  return caller;
}

/** Says something once the agent is quiet, and waits for an answer that is about something. */
async function talk(caller: Caller, text: string, about: RegExp) {
  await until(() => caller.isQuiet());
  const before = caller.said.length;
  caller.says(text);
  await until(() => caller.said.slice(before).some((said) => about.test(said)));
}

/** The relays of all calls die; as many as there were are opened again, or none. */
async function cutRelays(again: boolean) {
  const { clients } = app.app.websocketServer;
  const before = [...clients];
  for (const socket of before) socket.terminate();
  await until(() => before.every((socket) => !clients.has(socket)) && clients.size === (again ? before.length : 0));
}

async function hangUp(owner: TestClient, caller: Caller) {
  caller.call!.end('completed');
  await until(async () => (await onlyCall(owner)).status === 'ended');
}

test('a whole call is led by text: it books, it is stored as said, and it replays', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  for (const [text, about] of bookingByPhone) await talk(caller, text, about);
  await until(() => caller.status !== null);
  const call = await onlyCall(owner);
  expect(call).toMatchObject({ channel: 'phone', status: 'ended', endReason: 'completed', outcome: 'success' });
  expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(
    bookingByPhone.map(([text]) => text),
  );
  const byAgent = call.turns.filter(({ role }) => role === 'agent');
  expect(byAgent.every(({ interrupted }) => !interrupted)).toBe(true);
  // What the carrier said is what stands there, to its last word, and nothing was played.
  // But for a word of patience, which a busy machine has said: it is stored with the step that it waited for (decision 010).
  const said = (texts: string[]) => texts.filter((text) => text !== 'One moment, please.');
  expect(said(caller.said)).toEqual(said(byAgent.map(({ text }) => text)));
  expect(caller.played).toEqual([]);
  expect(call.actions.map(({ action, status }) => [action, status])).toContainEqual(['book_time', 'succeeded']);
  expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
});

test('whoever speaks another language of the agent is answered in it', async () => {
  const dialled = await newNumber();
  const { owner, number } = dialled;
  const body = { callSettings: { otherLanguages: ['de-DE' as const] } };
  await owner.call(agentsApi.update, { params: { agentId: number.inboundAgentId! }, body });
  const caller = await dial(dialled);
  await talk(caller, 'ich möchte bitte einen Termin', / Sie | Namen /);
  expect((await onlyCall(owner)).turns.at(-1)!.text).toMatch(/ Sie | Namen /);
  await hangUp(owner, caller);
});

test('a caller who speaks into a sentence stops it, and the turn is what they heard', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await until(() => caller.said.length > 0);
  clock.advance(1_000);
  caller.says('I want a haircut');
  await until(async () => (await onlyCall(owner)).turns.some(({ role }) => role === 'caller'));
  const [first] = (await onlyCall(owner)).turns;
  expect(first).toMatchObject({ role: 'agent', interrupted: true });
  expect(first!.intended!.startsWith(first!.text)).toBe(true);
  expect(first!.text).toMatch(/^\S+/);
  expect(first!.text.length).toBeLessThan(first!.intended!.length);
  await until(async () =>
    (await onlyCall(owner)).turns.some(({ role, text }) => role === 'agent' && /name/.test(text)),
  );
  await hangUp(owner, caller);
  expect(await onlyCall(owner)).toMatchObject({ endReason: 'caller_hangup' });
});

test('a caller who is put through leaves the relay, and comes back to one', async () => {
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
  await talk(caller, 'the roof', /on the phone/);
  await talk(caller, 'yes', /Goodbye/);
  await until(() => caller.status !== null);
  expect(caller.said.at(-1)).toBe('Goodbye.');
  expect(caller.played).toEqual([]);
  const { id: callId } = await onlyCall(owner);
  expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
});

test('a call that goes out is relayed once its first words were a person’s', async () => {
  const { owner } = await newNumber();
  const caller = new Caller(owner.workspaceId);
  const unplug = switchboardOf(services).plugIn(caller);
  await owner.call(phoneCallsApi.start, { body: { to: '+12025550123' } });
  await until(() => caller.played.length > 0);
  expect(caller.said).toEqual([]);
  caller.says('a haircut');
  await until(() => caller.said.length > 0);
  await talk(caller, "it's John Smith", /email/);
  await hangUp(owner, caller);
  unplug();
});

test('keys are heard', async () => {
  const dialled = await newNumber('customer-support');
  const caller = await dial(dialled);
  await until(() => caller.isQuiet());
  caller.call!.deeds.add({ type: 'presses', key: '0' });
  await until(async () =>
    (await onlyCall(dialled.owner)).turns.some(({ role, text }) => role === 'caller' && text === '0'),
  );
  await hangUp(dialled.owner, caller);
});

test('a relay that dies is opened once more, and then the carrier listens turn by turn, from where it stood', async () => {
  const dialled = await newNumber();
  const { owner } = dialled;
  const caller = await dial(dialled);
  await talk(caller, 'a haircut', /name/);
  await until(() => caller.isQuiet());
  await cutRelays(true);
  await talk(caller, "it's John Smith", /email/);
  expect(caller.played).toEqual([]);
  await until(() => caller.isQuiet());
  clock.advance(1_000);
  await cutRelays(false);
  const { length } = caller.said;
  await until(async () => {
    caller.says('john dot smith at example dot com');
    return (await onlyCall(owner)).turns.some(({ text }) => /right\?/.test(text));
  });
  expect(caller.said.length).toBe(length);
  await until(() => caller.played.length > 0);
  const { turns } = await onlyCall(owner);
  expect(turns.filter(({ text }) => text === 'a haircut')).toHaveLength(1);
  await hangUp(owner, caller);
});

test('a relay that is not the account’s, or not of its call, is refused', async () => {
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
  const path = `/webhooks/phone/${rows[0]!.hook}/relay`;
  const right = signatureOf(token, `wss://voice.example.com${path}`);

  /** How a relay ends that is opened like this: a status, or a code of its closing. */
  async function open(signature: string, setup: object | string, at = path): Promise<number> {
    const headers = { 'x-twilio-signature': signature };
    const socket = new WebSocket(`${address.replace('http', 'ws')}${at}`, { headers });
    const ended = new Promise<number>((resolve) => {
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode!));
      socket.on('close', resolve);
      socket.on('error', () => {});
    });
    socket.on('open', () => {
      for (let n = 0; n < 20; n++) socket.send(typeof setup === 'string' ? setup : JSON.stringify(setup));
    });
    return ended;
  }
  const setupOf = (ticket: string, change: object = {}) => ({
    type: 'setup',
    sessionId: 'VX1',
    accountSid,
    callSid: caller.call!.sid,
    customParameters: { ticket },
    ...change,
  });
  const ticket = streamTicket(services, callId);
  expect(await open('wrong', setupOf(ticket))).toBe(403);
  // The address of a stream is another one.
  expect(await open(signatureOf(token, `wss://voice.example.com${path.replace(/relay$/, 'stream')}`), {})).toBe(403);
  expect(await open(right, setupOf(ticket), '/webhooks/phone/nobody/relay')).toBe(404);
  expect(await open(right, setupOf(`${ticket}x`))).toBe(1008);
  expect(await open(right, setupOf(ticket, { accountSid: 'AC0' }))).toBe(1008);
  expect(await open(right, setupOf(ticket, { callSid: 'CA0' }))).toBe(1008);
  expect(await open(right, 'not of the protocol')).toBe(1008);
  clock.advance(61_000);
  expect(await open(right, setupOf(ticket))).toBe(1008);
  await hangUp(owner, caller);
});
