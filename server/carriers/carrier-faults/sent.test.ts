import { beforeAll, describe, expect, test } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { messagesApi } from '#domain/carriers/messages.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { lookForDials } from '#server/channels/phone/dials/look-for.ts';
import { lookAfterMessages } from '#server/channels/phone/messages/look-after-messages.ts';
import { apiFaults, type Desk, type FaultName, startFaultyCarrier } from '#server/testing/faulty-carrier.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';

/**
 * What goes out, and what is asked about it later, with each way in which the carrier's answer goes wrong: anyone who wanted
 * it sees within three seconds where it stands, no one is called or written to twice, and no one is forgotten.
 */

const { app, faults, until, newDesk, callsThere, textsThere } = await startFaultyCarrier();
const { clock, services } = app;
/** Milliseconds. */
const patience = 3_000;
const looks = [31_000, 90_000, 490_000];

const areas = ['202', '203', '205', '206', '207', '208', '209', '210', '212', '213'];
let callees = 0;
/** Someone whom no one else calls from the same desk, at a number that goes by this script. */
const callee = (end: string) => `+1${areas[callees++ % areas.length]}555${end}`;
const names = Object.keys(apiFaults) as FaultName[];
const prompt = names.filter((name) => name !== 'no answer in time');
/** Anyone who looks for something learns nothing by each of them alike: some of a kind will do. */
const some = ['a lost answer', 'half an answer', 'too many requests (429)', 'an error of its own (500)'] as const;
/** Faults with which it was done, with which it surely was not, and with which no one knows. */
const isDone = (fault: FaultName) => 'done' in apiFaults[fault];
const isRefused = (fault: FaultName) => /\(4\d\d\)/.test(fault);

const dial = (desk: Desk, to: string) => desk.owner.call(phoneCallsApi.start, { body: { to, variables: {} } });
const dialOf = ({ owner }: Desk, phoneCallId: string) =>
  owner.call(phoneCallsApi.get, { params: { callId: phoneCallId } });
const send = ({ owner, number }: Desk, to: string) =>
  owner.call(messagesApi.send, { body: { from: number.id, to, text: 'See you tomorrow.' } });
const messageOf = ({ owner }: Desk, messageId: string) => owner.call(messagesApi.get, { params: { messageId } });
const calledAt = (desk: Desk, to: string) => callsThere(desk).filter(({ wanted }) => wanted.to === to);
const writtenTo = (desk: Desk, to: string) => textsThere(desk).filter((one) => one.to === to);
const lookAll = async () => {
  await lookForDials(services);
  await lookAfterMessages(services);
};

/** A desk whose carrier never says how a call goes. */
async function untold(desk: Desk): Promise<void> {
  faults.setHook(desk.accountSid, 'status', { does: 'lose' }, 1_000);
}

let desk: Desk;

/** What gets no answer is waited for beside all the others. */
const [called, written] = [callee('0190'), callee('0177')];
let late: { desk: Desk; callId: string; messageId: string };
test('a call and a text that get no answer in time are being sent, within three seconds', async () => {
  const slow = await newDesk();
  faults.set(slow.accountSid, 'calls.create', apiFaults['no answer in time']);
  faults.set(slow.accountSid, 'messages.create', apiFaults['no answer in time']);
  const from = clock.now();
  let answered = false;
  const asked = Promise.all([dial(slow, called), send(slow, written)]).finally(() => {
    answered = true;
  });
  await turnUntil(app, { stepMs: 100, everyMs: 100 })(() => answered);
  const [call, message] = await asked;
  // It is stored before, in real time.
  expect(clock.now() - from).toBeLessThanOrEqual(patience + 800);
  expect([call.status, message.status]).toEqual(['sending', 'sending']);
  late = { desk: slow, callId: call.callId, messageId: message.id };
});

describe('a call that is dialled', () => {
  beforeAll(async () => {
    desk = await newDesk();
  });
  test.each(prompt)('with %s', async (fault) => {
    const to = callee('0190');
    faults.set(desk.accountSid, 'calls.create', apiFaults[fault]);
    const from = clock.now();
    const call = await dial(desk, to);
    expect(clock.now() - from).toBeLessThanOrEqual(patience);
    if (isRefused(fault)) {
      expect(call).toMatchObject({ status: 'failed', problem: expect.stringMatching(/carrier/) as string });
    } else expect(call.status).toBe('unknown');
    const stands = async () => (await dialOf(desk, call.callId)).status;
    if (isDone(fault)) await until(async () => (await stands()) === 'ended');
    else if (!isRefused(fault))
      for (const ms of looks) {
        clock.advance(ms);
        await lookAll();
      }
    expect(await stands()).toBe(isDone(fault) ? 'ended' : isRefused(fault) ? 'failed' : 'not_placed');
    expect(calledAt(desk, to)).toHaveLength(isDone(fault) ? 1 : 0);
    const kept = await desk.owner.call(callsApi.get, { params: { callId: call.callId } });
    expect(kept).toMatchObject({ status: 'ended', endReason: isDone(fault) ? 'busy' : 'failed' });
  });
});

describe('a text that is sent', () => {
  beforeAll(async () => {
    desk = await newDesk();
  });
  test.each(prompt)('with %s', async (fault) => {
    const to = callee('0177');
    faults.set(desk.accountSid, 'messages.create', apiFaults[fault]);
    const from = clock.now();
    const message = await send(desk, to);
    expect(clock.now() - from).toBeLessThanOrEqual(patience);
    const isLater = fault === 'too many requests (429)';
    const isFailed = isRefused(fault) && !isLater;
    expect(message.status).toBe(isLater ? 'queued' : isFailed ? 'failed' : 'unknown');
    if (isFailed) expect(message.problem).toMatch(/carrier/);
    const stands = async () => (await messageOf(desk, message.id)).status;
    if (isLater || isDone(fault)) await until(async () => (await stands()) === 'delivered');
    else if (!isFailed)
      for (const ms of looks) {
        clock.advance(ms);
        await lookAll();
      }
    expect(await stands()).toBe(isLater || isDone(fault) ? 'delivered' : isFailed ? 'failed' : 'not_sent');
    expect(writtenTo(desk, to)).toHaveLength(isLater || isDone(fault) ? 1 : 0);
  });
});

describe('a lost call that is looked for', () => {
  beforeAll(async () => {
    desk = await newDesk();
    await untold(desk);
  });
  test.each(some)('with %s', async (fault) => {
    const to = callee('0191');
    faults.set(desk.accountSid, 'calls.create', { does: 'cut', done: true });
    const { callId } = await dial(desk, to);
    clock.advance(looks[0]!);
    // Both days around midnight are asked for, and each question once more where the line broke.
    faults.set(desk.accountSid, 'calls.list', apiFaults[fault], 3);
    await lookAll();
    expect((await dialOf(desk, callId)).status).toBe('unknown');
    faults.clear(desk.accountSid);
    await untold(desk);
    await lookAll();
    expect((await dialOf(desk, callId)).status).toBe('placed');
    expect(calledAt(desk, to)).toHaveLength(1);
  });
});

describe('a call whose end was not told', () => {
  beforeAll(async () => {
    desk = await newDesk();
    await untold(desk);
  });
  test.each(some)('with %s', async (fault) => {
    const { callId, status: state } = await dial(desk, callee('0190'));
    expect(state).toBe('placed');
    clock.advance(121_000);
    faults.set(desk.accountSid, 'calls.fetch', apiFaults[fault], 3);
    await lookAll();
    expect((await dialOf(desk, callId)).status).toBe('placed');
    faults.clear(desk.accountSid);
    await untold(desk);
    await lookAll();
    expect(await dialOf(desk, callId)).toMatchObject({ status: 'ended', result: 'busy' });
  });
});

describe('a lost text that is looked for', () => {
  beforeAll(async () => {
    desk = await newDesk();
  });
  test.each(some)('with %s', async (fault) => {
    const to = callee('0177');
    faults.setHook(desk.accountSid, 'text.status', { does: 'lose' }, 10);
    faults.set(desk.accountSid, 'messages.create', { does: 'cut', done: true });
    const { id } = await send(desk, to);
    clock.advance(looks[0]!);
    faults.set(desk.accountSid, 'messages.list', apiFaults[fault], 3);
    await lookAll();
    expect((await messageOf(desk, id)).status).toBe('unknown');
    faults.clear(desk.accountSid);
    await lookAll();
    expect((await messageOf(desk, id)).status).toBe('sent');
    expect(writtenTo(desk, to)).toHaveLength(1);
  });
});

describe('a machine that is left', () => {
  beforeAll(async () => {
    desk = await newDesk();
  });
  test.each(prompt)('with %s', async (fault) => {
    const to = callee('0193');
    faults.set(desk.accountSid, 'calls.update', apiFaults[fault]);
    const { callId } = await dial(desk, to);
    await until(async () => (await dialOf(desk, callId)).status === 'ended');
    expect(await dialOf(desk, callId)).toMatchObject({ answeredBy: 'machine', result: 'completed' });
    expect(await desk.owner.call(callsApi.get, { params: { callId } })).toMatchObject({ endReason: 'voicemail' });
    expect(calledAt(desk, to).map(({ status }) => status)).toEqual(['completed']);
  });
});

test('a call and a text that got no answer in time are looked for, and not sent again', async () => {
  // The session of then has ended: hours have gone by.
  const desk = { ...late.desk, owner: await app.newSession(late.desk.owner) };
  const stands = async () => {
    clock.advance(10_000);
    await lookAll();
    return [(await dialOf(desk, late.callId)).status, (await messageOf(desk, late.messageId)).status];
  };
  await expect.poll(stands, { timeout: 20_000, interval: 200 }).toEqual(['not_placed', 'not_sent']);
  expect([calledAt(desk, called), writtenTo(desk, written)]).toEqual([[], []]);
});
