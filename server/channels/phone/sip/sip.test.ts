import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { sipAccountsApi } from '#domain/carriers/sip-accounts.ts';
import { callQueueApi } from '#domain/channels/call-queue.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { workspaceLimits } from '#server/platform/db/schema/limits.table.ts';
import { fakeTranscriberKey, startFakeDeepgram } from '#server/testing/fake-transcribers.ts';
import { bookingByPhone } from '#server/testing/phone-dialogue.ts';
import { loudSpeech, openSipPbx, SipCaller, startSip } from '#server/testing/sip-phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { reachOf } from './reach-server.ts';
import { recordingKey, SipRecording } from './recordings.ts';
import { SipPhones, sipPhones } from './sip-phones.ts';

const deepgram = await startFakeDeepgram();
const app = await startApp({ DEEPGRAM_BASE_URL: deepgram.origin, SIP_SERVERS: '127.0.0.1' }, loudSpeech());
const { clock } = app;
const stop = startSip(app);
afterAll(async () => {
  await stop();
  await deepgram.close();
});
const until = turnUntil(app, { stepMs: 40, everyMs: 2, withinMs: 15_000 });

/** A workspace with an agent that is an extension of a PBX. */
async function extension({ password = 'right-password', ears = true, template = 'appointment-scheduler' } = {}) {
  const owner = await app.newOwner();
  const line = await openSipPbx(app);
  afterAll(line.close);
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template } });
  await owner.call(agentsApi.setStatus, { params: { agentId: inboundAgentId }, body: { status: 'active' } });
  if (ears) await owner.call(transcriberApi.connect, { body: { service: 'deepgram', key: fakeTranscriberKey } });
  const body = { name: 'Office PBX', server: line.server, user: '1002', password, inboundAgentId };
  const account = await owner.call(sipAccountsApi.create, { body });
  const params = { sipAccountId: account.id };
  const stateOf = async () => (await owner.call(sipAccountsApi.get, { params })).state;
  return { owner, ...line, account, params, stateOf };
}

const onlyCall = async (owner: TestClient) => {
  const [call] = (await owner.call(callsApi.list)).items;
  return owner.call(callsApi.get, { params: { callId: call!.id } });
};

async function talk(owner: TestClient, caller: SipCaller, text: string, about: RegExp) {
  await until(() => caller.isQuiet() || caller.isOver);
  caller.says(text);
  await until(async () => {
    const { turns } = await onlyCall(owner);
    const said = turns.findLast((turn) => turn.role === 'caller')?.seq ?? Number.POSITIVE_INFINITY;
    return turns.some((turn) => turn.role === 'agent' && turn.seq > said && about.test(turn.text));
  });
}

test('an extension is registered, is called, books an appointment, and hangs up', async () => {
  const { owner, pbx, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx, '+15715550123');
  for (const [text, about] of bookingByPhone) await talk(owner, caller, text, about);
  await until(() => caller.isOver);
  // A database that is slow keeps no one on the line.
  await until(async () => (await onlyCall(owner)).status === 'ended');
  const call = await onlyCall(owner);
  expect(call).toMatchObject({ channel: 'phone', status: 'ended', endReason: 'completed', outcome: 'success' });
  expect(call.turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(
    bookingByPhone.map(([text]) => text),
  );
  expect(call.turns.every(({ interrupted }) => !interrupted)).toBe(true);
  expect(call.actions.map(({ action, status }) => [action, status])).toContainEqual(['book_time', 'succeeded']);
  expect(await owner.call(callsApi.replay, { params: { callId: call.id }, body: {} })).toMatchObject({ same: true });
});

test('a call goes on where its server was killed: its caller hears so, and what was cut off again', async () => {
  const { owner, pbx, account, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx);
  await until(() => caller.frames > 10);
  // What a killed process leaves: its sockets are closed without a word, and its lease runs out.
  const phones = sipPhones(app.services);
  const before = phones.find(account.id)!;
  await before.close(false);
  const free = 'update sip_accounts set owner = null, lease_until = null where id = $1';
  await app.services.db.pool.query(free, [account.id]);
  caller.frames = 0;
  await until(async () => (await onlyCall(owner)).turns.some(({ text }) => /cut off/.test(text)));
  expect(phones.find(account.id)).not.toBe(before);
  await until(() => caller.isQuiet());
  expect(caller.isOver).toBe(false);
  await talk(owner, caller, 'a haircut', /name/);
  caller.live!.hangUp();
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('a call goes on where the sound of all calls stopped: on another port, and registered as before', async () => {
  const { owner, pbx, account, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx);
  await until(() => caller.frames > 10);
  caller.frames = 0;
  sipPhones(app.services).find(account.id)!.soundLost();
  await until(async () => (await onlyCall(owner)).turns.some(({ text }) => /cut off/.test(text)));
  await talk(owner, caller, 'a haircut', /name/);
  expect(await stateOf()).toBe('registered');
  caller.live!.hangUp();
  await until(async () => (await onlyCall(owner)).status === 'ended');
});

test('accounts and the sound of their calls reach what is on the internet or listed, and nothing by a name', async () => {
  await app.newOwner();
  const { workspaceId } = await app.newOwner();
  const mayReach = await reachOf(app.services, workspaceId);
  const addresses = [
    '8.8.8.8',
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '::ffff:10.0.0.1',
    '2130706433',
    'pbx.local',
  ];
  expect(addresses.filter(mayReach)).toEqual(['8.8.8.8', '127.0.0.1']);
});

test('a recording has the caller and the agent on a channel each', async () => {
  const recording = new SipRecording(app.services, 'call-of-test');
  for (let n = 0; n < 10; n++) {
    recording.agent(new Int16Array(160).fill(-700));
    recording.caller(new Int16Array(160).fill(500));
  }
  recording.stop();
  expect(await recording.kept).toBe(true);
  const file = await buffer((await app.services.files.get(recordingKey(recording.sid)))!);
  expect([file.readUInt16LE(22), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual([2, 8_000, 10 * 160 * 4]);
  expect([file.readInt16LE(44), file.readInt16LE(46)]).toEqual([500, -700]);
});

test('a caller who hangs up ends the call', async () => {
  const { owner, pbx, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx);
  await until(() => caller.isQuiet());
  caller.live!.hangUp();
  await until(async () => (await onlyCall(owner)).status === 'ended');
  expect(await onlyCall(owner)).toMatchObject({
    endReason: 'caller_hangup',
    phone: { direction: 'inbound', ownNumber: '1002', otherNumber: '1001' },
  });
});

/** An extension with one line, which is taken, and whose other callers wait. */
async function busyExtension() {
  const there = await extension();
  const { owner, pbx, account, stateOf } = there;
  const params = { numberId: account.numbers[0]!.id };
  await owner.call(phoneNumbersApi.update, { params, body: { queues: true } });
  const limit = { workspaceId: owner.workspaceId, name: 'concurrentCalls', value: 1 } as const;
  await app.services.db.tenant(owner.workspaceId, (tx) => tx.insert(workspaceLimits).values(limit));
  await until(async () => (await stateOf()) === 'registered');
  const rings = (from: string) => {
    const caller = new SipCaller(clock);
    caller.dial(pbx, from);
    return caller;
  };
  const first = rings('+15715550123');
  await until(() => first.isQuiet());
  const second = rings('+15715550124');
  const inLine = async () => (await owner.call(callQueueApi.list)).items;
  const calls = async () => (await owner.call(callsApi.list)).items;
  await until(async () => (await inLine()).length === 1 && second.frames > 10);
  return { ...there, first, second, inLine, calls };
}

test('a caller for whom no line is free waits with sound, also when the server is killed meanwhile, and is taken', async () => {
  const { account, first, second, inLine, calls } = await busyExtension();
  expect([await inLine(), await calls()]).toMatchObject([[{ place: 1, otherNumber: '+15715550124' }], [{}]]);
  const phones = sipPhones(app.services);
  await phones.find(account.id)!.close(false);
  const free = 'update sip_accounts set owner = null, lease_until = null where id = $1';
  await app.services.db.pool.query(free, [account.id]);
  second.frames = 0;
  await until(() => second.frames > 10);
  expect([second.isOver, (await inLine()).length]).toEqual([false, 1]);
  first.live!.hangUp();
  await until(async () => (await calls()).length === 2 && (await inLine()).length === 0);
  expect(await calls()).toMatchObject([{ status: 'live' }, { status: 'ended' }]);
  second.live!.hangUp();
  await until(async () => (await calls()).every(({ status }) => status === 'ended'));
});

test('a caller who waits presses 1 to be called back, and another hangs up', async () => {
  const { pbx, second, inLine } = await busyExtension();
  const third = new SipCaller(clock);
  third.dial(pbx, '+15715550125');
  await until(async () => (await inLine()).length === 2 && third.frames > 10);
  second.live!.session.pressKeys('1');
  await until(() => second.isOver);
  third.live!.hangUp();
  await until(async () => (await inLine()).length === 1);
  expect(await inLine()).toMatchObject([{ state: 'call_back', otherNumber: '+15715550124' }]);
});

test('a caller who waits when the database fails is not left in silence', async () => {
  const { owner, second } = await busyExtension();
  const { tenant } = app.services.db;
  const failing = vi.spyOn(app.services.db, 'tenant').mockImplementation((workspaceId, ...more) => {
    if (workspaceId === owner.workspaceId) return Promise.reject(new Error('The database is gone.'));
    return tenant(workspaceId, ...more);
  });
  second.live!.session.pressKeys('1');
  await until(() => failing.mock.calls.some(([workspaceId]) => workspaceId === owner.workspaceId));
  failing.mockRestore();
  await until(() => second.isOver);
});

/** A caller asks for a person, whose phone rings. */
async function askForPerson(asksToAccept: boolean) {
  const there = await extension();
  const { owner, pbx, rings, account, stateOf } = there;
  const params = { numberId: account.numbers[0]!.id };
  await owner.call(phoneNumbersApi.update, { params, body: { fallback: '+15715550199', asksToAccept } });
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx, '+15715550123');
  await until(() => caller.isQuiet());
  caller.says('can i talk to a person please');
  await until(() => rings.length === 1);
  caller.frames = 0;
  await until(() => caller.frames > 100);
  const person = new SipCaller(clock);
  const accepting = rings[0]!.accept(person.media);
  person.took((await accepting)!);
  return { ...there, caller, person };
}

/** Each hears what the other plays. */
async function hearEachOther(one: SipCaller, other: SipCaller) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    to.frames = 0;
    from.plays(new Int16Array(8_000).fill(3_000));
    await until(() => to.frames > 30);
  }
}

test('a person hears what a caller wants, presses 1, and is joined with them', async () => {
  const { owner, caller, person } = await askForPerson(true);
  await until(() => person.isQuiet());
  expect((await onlyCall(owner)).status).toBe('live');
  person.live!.session.pressKeys('1');
  await until(async () => (await onlyCall(owner)).status === 'ended');
  expect(await onlyCall(owner)).toMatchObject({ endReason: 'handed_off' });
  await hearEachOther(caller, person);
  person.live!.hangUp();
  await until(() => caller.isOver);
});

test('a caller stays with the agent where the person presses nothing', async () => {
  const { owner, caller, person } = await askForPerson(true);
  await until(() => person.isOver);
  await until(() => caller.isQuiet());
  expect([caller.isOver, (await onlyCall(owner)).status]).toEqual([false, 'live']);
});

test('where a server puts no one through, the person is called and joined with the caller all the same', async () => {
  const { pbx, caller, person } = await askForPerson(false);
  expect(pbx.seen).toContain('REFER');
  await until(() => person.isQuiet());
  await hearEachOther(caller, person);
  caller.live!.hangUp();
  await until(() => person.isOver);
});

test('an agent calls an extension, and hears that it was taken', async () => {
  const { owner, pbx, rings, account, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const body = { to: '1001', numberId: account.numbers[0]!.id, variables: {} };
  const dialled = owner.call(phoneCallsApi.start, { body });
  await until(() => rings.length === 1);
  const { callId } = await dialled;
  const caller = new SipCaller(clock);
  const accepting = rings[0]!.accept(caller.media);
  caller.took((await accepting)!);
  await until(() => caller.isQuiet());
  expect((await owner.call(callsApi.get, { params: { callId } })).turns.length).toBeGreaterThan(0);
  await owner.call(phoneCallsApi.hangUp, { params: { callId } });
  await until(() => caller.isOver);
  await until(async () => (await owner.call(phoneCallsApi.get, { params: { callId } })).status === 'ended');
  expect(pbx.seen.at(-1)).toBe('BYE');
  await until(async () => (await owner.call(callsApi.get, { params: { callId } })).status === 'ended');
  expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({ endReason: 'agent_hangup' });
});

test('a busy extension is told as busy, and a country that is not allowed is not dialled', async () => {
  const { owner, rings, account, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const numberId = account.numbers[0]!.id;
  const dialled = owner.call(phoneCallsApi.start, { body: { to: '1001', numberId, variables: {} } });
  await until(() => rings.length === 1);
  rings[0]!.reject(486);
  const { callId } = await dialled;
  await until(async () => (await owner.call(phoneCallsApi.get, { params: { callId } })).status === 'ended');
  expect(await owner.call(phoneCallsApi.get, { params: { callId } })).toMatchObject({ result: 'busy' });
  const refused = await owner.send('POST', '/v1/phone-calls', { to: '+493012345678', numberId, variables: {} });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/can’t call DE/) } },
  });
});

test('a wrong password is told on the card and in the test, step by step', async () => {
  const { owner, params, stateOf } = await extension({ password: 'wrong' });
  await until(async () => (await stateOf()) === 'failed');
  expect(await owner.call(sipAccountsApi.get, { params })).toMatchObject({
    problem: expect.stringMatching(/password/),
  });
  const tested = owner.call(sipAccountsApi.test, { params });
  let isDone = false;
  void tested.finally(() => {
    isDone = true;
  });
  await until(() => isDone);
  expect((await tested).steps.map(({ step, result }) => [step, result])).toEqual([
    ['resolved', 'ok'],
    ['reached', 'ok'],
    ['password', 'ok'],
    ['registered', 'failed'],
    ['called', 'skipped'],
  ]);
});

test('without speech-to-text no call is taken, and the card says so', async () => {
  const { owner, pbx, params, stateOf } = await extension({ ears: false });
  await until(async () => (await stateOf()) === 'registered');
  expect(await owner.call(sipAccountsApi.get, { params })).toMatchObject({ hasSpeechToText: false });
  const caller = new SipCaller(clock);
  caller.dial(pbx);
  await until(() => caller.isOver);
  expect((await owner.call(callsApi.list)).items).toEqual([]);
});

test('an account that is disconnected gives its registration back', async () => {
  const { owner, pbx, params, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const removed = owner.call(sipAccountsApi.remove, { params });
  await until(() => pbx.contact === null);
  await removed;
  expect((await owner.call(sipAccountsApi.list)).items).toEqual([]);
});

test('a server that has its database alone takes up at once what a killed one had', async () => {
  const { pbx, account, stateOf } = await extension();
  await until(async () => (await stateOf()) === 'registered');
  const caller = new SipCaller(clock);
  caller.dial(pbx);
  await until(() => caller.frames > 10);
  await sipPhones(app.services).find(account.id)!.close(false);
  caller.frames = 0;
  const killedAt = clock.now();
  const alone = new SipPhones({ ...app.services, db: { ...app.services.db, shared: false } });
  alone.start();
  // Turned slowly: what the database takes in real time counts little.
  await turnUntil(app, { stepMs: 20, everyMs: 10 })(() => caller.frames > 10);
  // Less than a lease.
  expect(clock.now() - killedAt).toBeLessThan(6_000);
  await alone.stop();
});
