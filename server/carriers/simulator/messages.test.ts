import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { messagesApi, messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { type SoftPhoneNews, softPhoneApi, softPhoneNumber } from '#domain/carriers/soft-phone.ts';
import { membersApi } from '#domain/identity/members.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { readSums } from '#server/usage/ledger.ts';

const app = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
const address = await app.app.listen({ host: '127.0.0.1', port: 0 });

const until = turnUntil(app);

async function newTestNumber() {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId: agentId } });
  const send = (to: string, text: string) => owner.call(messagesApi.send, { body: { from: number.id, to, text } });
  const stateOf = (messageId: string) => owner.call(messagesApi.get, { params: { messageId } });
  return { owner, number, send, stateOf };
}

/** A phone in a page that texts. */
async function openPhone(owner: TestClient) {
  const { ticket, socketPath } = await owner.call(softPhoneApi.open);
  const socket = new WebSocket(`${address.replace('http', 'ws')}${socketPath}`);
  const texts: Extract<SoftPhoneNews, { type: 'text' }>[] = [];
  const news: SoftPhoneNews[] = [];
  socket.on('message', (data: Buffer) => {
    const one = JSON.parse(data.toString()) as SoftPhoneNews;
    news.push(one);
    if (one.type === 'text') texts.push(one);
  });
  const closed = new Promise<number>((done) => socket.once('close', done));
  await new Promise<void>((done) => socket.once('open', () => done()));
  const tell = (message: object) => socket.send(JSON.stringify(message));
  tell({ type: 'hello', ticket });
  await until(() => news.some(({ type }) => type === 'ready'));
  return {
    texts,
    news,
    closed,
    write: (to: string, text: string) => tell({ type: 'texts', to, text }),
    close: () => socket.close(),
  };
}

test('a phone in the page texts an agent and gets its answers, which cost nothing', async () => {
  const { owner, number } = await newTestNumber();
  const phone = await openPhone(owner);
  const got = () => phone.texts.filter(({ own }) => !own);
  phone.write(number.number, 'I need a check-up');
  await until(() => got().length === 1);
  expect(got()[0]).toMatchObject({ number: number.number, text: expect.stringMatching(/name/) as string });
  phone.write(number.number, 'Ann Lee');
  await until(() => got().length === 2);
  const [thread] = (await owner.call(messageThreadsApi.list, { query: {} })).items;
  expect(thread).toMatchObject({ test: true, otherNumber: softPhoneNumber, ownNumber: number.number });
  await until(async () => {
    const { items } = await owner.call(messagesApi.list, { query: { threadId: thread!.id } });
    return items
      .filter(({ direction }) => direction === 'outbound')
      .every(({ status: state }) => state === 'delivered');
  });
  expect((await owner.call(callsApi.list)).items).toMatchObject([{ channel: 'sms', test: true }]);
  const sums = await app.services.db.tenant(owner.workspaceId, (tx) =>
    readSums(tx, owner.workspaceId, 'message_segments', app.clock.now()),
  );
  expect(sums.used).toBe(0);
  // Opened again, it has what it had.
  phone.close();
  const again = await openPhone(owner);
  await until(() => again.texts.length === 4);
  again.write('+12025550101', 'Hello');
  await until(() => again.news.some(({ type }) => type === 'error'));
  again.close();
});

test('STOP blocks the pair at the carrier and here, and START lifts it', async () => {
  const { owner, number, send, stateOf } = await newTestNumber();
  const phone = await openPhone(owner);
  phone.write(number.number, 'STOP');
  await until(async () => (await owner.call(messageThreadsApi.list, { query: {} })).items[0]?.optedOut === true);
  const [thread] = (await owner.call(messageThreadsApi.list, { query: {} })).items;
  const messages = async () => (await owner.call(messagesApi.list, { query: { threadId: thread!.id } })).items;
  // The carrier has confirmed it itself, and takes no other.
  await until(async () => (await messages()).some(({ errorCode }) => errorCode === 21610));
  expect(phone.texts.filter(({ own }) => !own)).toMatchObject([
    { text: expect.stringMatching(/unsubscribed/) as string },
  ]);
  phone.write(number.number, 'START');
  await until(async () => (await owner.call(messageThreadsApi.list, { query: {} })).items[0]?.optedOut === false);
  const { id } = await send(softPhoneNumber, 'Welcome back');
  await until(async () => (await stateOf(id)).status === 'delivered');
  phone.close();
});

test('those who go by a script answer, are not reached, or stop', async () => {
  const { owner, send, stateOf } = await newTestNumber();
  const lost = await send('+12025550197', 'Hello');
  await until(async () => (await stateOf(lost.id)).status === 'undelivered');
  expect(await stateOf(lost.id)).toMatchObject({ errorCode: 30003 });
  await send('+12025550196', 'Hello');
  await send('+12025550198', 'Hello');
  const threads = async () => (await owner.call(messageThreadsApi.list, { query: {} })).items;
  await until(async () => (await threads()).find(({ otherNumber: other }) => other.endsWith('0198'))!.optedOut);
  await until(
    async () => (await threads()).find(({ otherNumber: other }) => other.endsWith('0196'))!.last.text !== 'Hello',
  );
});

test('a phone in the page of a member is put down when they leave the team', async () => {
  const { owner } = await newTestNumber();
  const member = await app.newMember(owner, 'admin');
  const phone = await openPhone(member);
  await owner.call(membersApi.remove, { params: { memberId: member.userId } });
  expect(await phone.closed).toBe(1008);
});
