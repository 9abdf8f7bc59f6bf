import { agentsApi } from '#domain/agents/agents.ts';
import { carrierAccountsApi } from '#domain/carriers/carrier-accounts.ts';
import { messagesApi, messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { writePreferences } from '#server/notifications/inbox/preferences.ts';
import { hashOfCode } from '#server/notifications/targets/text-phone.ts';
import { newAgent } from './example-calls.ts';
import { carrier, owner, server } from './example-server.ts';
import { connectCarrier } from './phone-line.ts';

/** Numbers of a carrier, and calls from them, for examples. */

/** The number of the example that takes one out. */
const removed = { number: '' };
let [numbers, callees] = [1_000, 1_000];
/** Who calls in the example, and whom: two calls to one number at the same time are refused, and at the examples' time it is night there. */
const caller = { agentId: '', to: '', respectCallingRules: false };
/** Numbers that may be there at once. */
const room = 5;

async function newNumber(): Promise<string> {
  await connectCarrier(owner);
  const { items } = await owner.call(phoneNumbersApi.list);
  for (const { id: numberId, number } of items.slice(0, -room))
    await owner.call(phoneNumbersApi.remove, { params: { numberId }, body: { how: 'keep', number } });
  removed.number = `+1202555${++numbers}`;
  const body = { ...phoneNumbersApi.buy.example.body, number: removed.number };
  return (await owner.call(phoneNumbersApi.buy, { body })).id;
}

async function newCaller(): Promise<void> {
  caller.to = `+1202556${++callees}`;
  caller.agentId = await newAgent();
  await owner.call(agentsApi.setStatus, { params: { agentId: caller.agentId }, body: { status: 'active' } });
  await newNumber();
}

/** From which number the example texts, and whom. */
const texter = { from: '', to: '' };
async function newTexter(): Promise<void> {
  texter.to = `+1202557${++callees}`;
  texter.from = await newNumber();
}
/** Whether someone has the next thread. */
let isTaken = false;
async function newMessage() {
  await newTexter();
  return owner.call(messagesApi.send, { body: { ...messagesApi.send.example.body, ...texter } });
}

/** The space of the example is the carrier of these tests. */
const space = {
  credentials: { ...carrierAccountsApi.connect.example.body.credentials, space: `${carrier.base}/api/laml` },
};

async function leaveSpace(): Promise<void> {
  const { items } = await owner.call(carrierAccountsApi.list);
  for (const { id: carrierAccountId, carrier: of } of items)
    if (of === 'signalwire') await owner.call(carrierAccountsApi.disconnect, { params: { carrierAccountId } });
}
const connectSpace = async () => (await owner.call(carrierAccountsApi.connect, { body: space })).id;

export const phoneThings = {
  carrierAccountId: connectSpace,
  messageId: async () => (await newMessage()).id,
  async threadId() {
    const { threadId } = await newMessage();
    if (isTaken) await owner.call(messageThreadsApi.takeOver, { params: { threadId } });
    isTaken = false;
    return threadId;
  },
  numberId: newNumber,
  async phoneCallId() {
    await newCaller();
    const body = { ...phoneCallsApi.start.example.body, ...caller };
    return (await owner.call(phoneCallsApi.start, { body })).callId;
  },
};

const connect = () => connectCarrier(owner);
/** The carrier of the house is asked over the network. */
async function listen(): Promise<void> {
  if (!server.app.server.listening) await server.app.listen({ host: '127.0.0.1', port: 0 });
}
async function addTestNumber(): Promise<void> {
  await listen();
  await owner.call(phoneNumbersApi.addTest, { body: {} });
}

/** The code of the example was texted to the owner. */
async function textCode(): Promise<void> {
  const { workspaceId, userId } = owner;
  const { code } = notificationsApi.confirmPhone.example.body;
  await server.services.db.tenant(workspaceId, (tx) =>
    writePreferences(tx, workspaceId, userId, {
      phone: notificationsApi.setPhone.example.body.phone,
      phoneConfirmed: false,
      phoneCodeTries: 0,
      phoneCodeHash: hashOfCode(userId, code),
      phoneCodeUntil: new Date(server.clock.now() + 60_000),
    }),
  );
}

/** What has to be there before an example of these. */
export const beforePhone: Record<string, () => Promise<unknown>> = {
  'carrierAccounts.list': connectSpace,
  'carrierAccounts.connect': leaveSpace,
  ...Object.fromEntries(
    ['offers', 'requirements', 'buy', 'atCarrier', 'importNumber'].map((name) => [`phoneNumbers.${name}`, connect]),
  ),
  'phoneCalls.start': newCaller,
  'messages.send': newTexter,
  'messages.list': newMessage,
  'messageThreads.handBack': async () => {
    isTaken = true;
  },
  'messageThreads.list': newMessage,
  'phoneNumbers.addTest': listen,
  'notifications.setPhone': addTestNumber,
  'notifications.confirmPhone': textCode,
  'softPhone.open': addTestNumber,
};

export const insteadOfPhone: Record<string, object> = {
  'carrierAccounts.connect': space,
  'phoneNumbers.remove': removed,
  'phoneCalls.start': caller,
  'messages.send': texter,
};
