import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { type SoftPhoneNews, softPhoneApi, softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';

const app = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });

const until = turnUntil(app);

async function newTestNumber() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId: agentId } });
  return { owner, agentId, number };
}

/** A phone in a page: what is played is heard at once. */
async function openPhone(owner: TestClient, hearsAtOnce = true) {
  const { ticket, socketPath } = await owner.call(softPhoneApi.open);
  const socket = new WebSocket(`${address.replace('http', 'ws')}${socketPath}`);
  const news: SoftPhoneNews[] = [];
  const say = (message: object) => socket.send(JSON.stringify(message));
  socket.on('message', (data: Buffer) => {
    const one = JSON.parse(data.toString()) as SoftPhoneNews;
    news.push(one);
    if (one.type === 'plays' && hearsAtOnce) say({ type: 'played', id: one.id });
  });
  await new Promise<void>((done) => socket.once('open', () => done()));
  say({ type: 'hello', ticket });
  const has = (type: SoftPhoneNews['type']) => news.some((one) => one.type === type);
  const listens = () => news.findLast((one) => one.type === 'listens' || one.type === 'ended')?.type === 'listens';
  await until(() => has('ready'));
  return { news, say, has, listens, close: () => socket.close() };
}

const dial = (owner: TestClient, to: string) => owner.call(phoneCallsApi.start, { body: { to } });
const stateOf = (owner: TestClient, phoneCallId: string) =>
  owner.call(phoneCallsApi.get, { params: { callId: phoneCallId } });

describe('the carrier of this house', () => {
  test('gives test numbers that ring an agent from a phone in the page', async () => {
    const { owner, number } = await newTestNumber();
    expect(number).toMatchObject({ test: true, carrier: 'stand-in' });
    expect(number.number).toMatch(/^\+1\d{3}55501\d\d$/);
    expect(await owner.call(phoneNumbersApi.routing, { params: { numberId: number.id } })).toEqual({
      set: true,
      problems: [],
    });
    const phone = await openPhone(owner);
    phone.say({ type: 'call', to: number.number });
    await until(() => phone.listens());
    expect(phone.news.filter(({ type }) => type === 'plays').length).toBeGreaterThan(0);
    const played = phone.news.length;
    phone.say({ type: 'says', text: 'I need a check-up' });
    await until(() => phone.news.slice(played).some(({ type }) => type === 'plays'));
    phone.say({ type: 'hang_up' });
    await until(() => phone.has('ended'));
    const ended = async () => (await owner.call(callsApi.list)).items[0]?.status === 'ended';
    await until(ended);
    const [call] = (await owner.call(callsApi.list)).items;
    expect(call).toMatchObject({ channel: 'phone', test: true, endReason: 'caller_hangup' });
    expect(call!.phone).toEqual({
      direction: 'inbound',
      ownNumber: number.number,
      otherNumber: softPhoneNumber,
      contact: null,
    });
    phone.close();
  });

  test('rings the phone in the page when an agent calls, and tells how it went', async () => {
    const { owner, number } = await newTestNumber();
    const phone = await openPhone(owner);
    const { callId } = await dial(owner, '+12025550123');
    await until(() => phone.has('rings'));
    const ring = phone.news.find((one) => one.type === 'rings')!;
    expect(ring).toMatchObject({ from: number.number });
    phone.say({ type: 'answer', sid: ring.sid });
    await until(() => phone.listens());
    phone.say({ type: 'hang_up' });
    await until(async () => (await stateOf(owner, callId)).status === 'ended');
    // The conversation ends a step behind the line.
    await until(async () => (await owner.call(callsApi.get, { params: { callId } })).status === 'ended');
    expect(await owner.call(callsApi.get, { params: { callId } })).toMatchObject({
      status: 'ended',
      endReason: 'caller_hangup',
      test: true,
      phone: { direction: 'outbound' },
    });
    const again = await dial(owner, '+12025550124');
    await until(() => phone.news.filter(({ type }) => type === 'rings').length === 2);
    phone.say({ type: 'decline', sid: phone.news.findLast((one) => one.type === 'rings')!.sid });
    await until(async () => (await stateOf(owner, again.callId)).result === 'no_answer');
    phone.close();
  });

  test.each([
    ['0190', 'busy', null],
    ['0191', 'no_answer', null],
    ['0192', 'failed', null],
    ['0193', 'completed', 'machine'],
    ['0195', 'completed', null],
  ])('ends a call to …%s as %s', async (end, result, answeredBy) => {
    const { owner } = await newTestNumber();
    const { callId } = await dial(owner, `+1202555${end}`);
    await until(async () => (await stateOf(owner, callId)).status === 'ended');
    expect(await stateOf(owner, callId)).toMatchObject({ result, ...(answeredBy && { answeredBy }) });
  });

  test('has a network for each workspace, and no door for strangers', async () => {
    const [one, other] = [await newTestNumber(), await newTestNumber()];
    const phone = await openPhone(other.owner);
    const foreign = await one.owner.call(phoneNumbersApi.addTest, { body: { name: 'Second' } });
    phone.say({ type: 'call', to: foreign.number });
    await until(() => phone.has('error'));
    phone.close();
    const asked = await app.app.inject({
      method: 'GET',
      url: `/stand-in-carrier/2010-04-01/Accounts/AC${'0'.repeat(32)}.json`,
      headers: { authorization: `Basic ${Buffer.from(`AC${'0'.repeat(32)}:x`).toString('base64')}` },
    });
    expect([asked.statusCode, asked.json()]).toMatchObject([401, { code: 20003 }]);
    const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/soft-phone/socket`);
    const closed = new Promise<number>((done) => socket.once('close', (code) => done(code)));
    await new Promise<void>((done) => socket.once('open', () => done()));
    socket.send(JSON.stringify({ type: 'hello', ticket: 'mine' }));
    expect(await closed).toBe(1008);
  });
});
