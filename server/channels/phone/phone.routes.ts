import { carrierAccountApi, carrierAccountsApi } from '#domain/carriers/carrier-accounts.ts';
import { messagesApi, messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { phoneCallsApi } from '#domain/channels/phone-calls.ts';
import { connectAccount, disconnectAccount, getAccount } from '#server/carriers/connect-account.ts';
import { connectCarrier, disconnectCarrier, listAccounts } from '#server/carriers/connect-carrier.ts';
import { addTestNumber } from '#server/channels/add-test-number.ts';
import { getDial, hangUp, placeCall } from '#server/channels/place-call.ts';
import { sendMessage } from '#server/channels/send-message.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getMessage, listMessages } from './messages/read-messages.ts';
import { getThread, handBack, listThreads, markRead, takeOver } from './messages/threads.ts';
import {
  bringNumber,
  buyNumber,
  listAtCarrier,
  listPapers,
  removeNumber,
  searchOffers,
} from './numbers/get-numbers.ts';
import { getNumber, listNumbers, pointNumber, readState, updateNumber } from './numbers/numbers.ts';

export const carrierAccountRoutes = implement(carrierAccountApi, {
  get: ({ scope }) => getAccount(scope),
  connect: ({ scope, body }) => connectAccount(scope, body),
  disconnect: ({ scope }) => disconnectAccount(scope),
});

export const carrierAccountsRoutes = implement(carrierAccountsApi, {
  list: async ({ scope }) => ({ items: await listAccounts(scope) }),
  connect: ({ scope, body }) => connectCarrier(scope, body.credentials),
  disconnect: ({ scope, params }) => disconnectCarrier(scope, params.carrierAccountId),
});

export const phoneNumbersRoutes = implement(phoneNumbersApi, {
  list: async ({ scope, query }) => ({ items: await listNumbers(scope, query) }),
  offers: ({ scope, query }) => searchOffers(scope, query),
  requirements: ({ scope, query }) => listPapers(scope, query),
  buy: ({ scope, body }) => buyNumber(scope, body),
  atCarrier: async ({ scope, query }) => ({ items: await listAtCarrier(scope, query) }),
  importNumber: ({ scope, body }) => bringNumber(scope, body),
  addTest: ({ scope, body }) => addTestNumber(scope, body),
  get: ({ scope, params }) => getNumber(scope, params.numberId),
  update: ({ scope, params, body }) => updateNumber(scope, params.numberId, body),
  routing: ({ scope, params }) => readState(scope, params.numberId),
  route: ({ scope, params }) => pointNumber(scope, params.numberId),
  remove: ({ scope, params, body }) => removeNumber(scope, params.numberId, body),
});

export const phoneCallsRoutes = implement(phoneCallsApi, {
  start({ scope, body: { respectCallingRules, externalId, metadata, overrides, ...wanted }, exchange }) {
    // No one looks at the clock for a program.
    const isRespected = respectCallingRules ?? scope.actor?.tokenId !== undefined;
    const own = { externalId, metadata, overrides };
    return placeCall(scope, { ...wanted, own, respected: isRespected ? 'rules' : 'none' }, exchange.repeat?.id);
  },
  get: ({ scope, params }) => getDial(scope, params.callId),
  hangUp: ({ scope, params }) => hangUp(scope, params.callId),
});

export const messagesRoutes = implement(messagesApi, {
  send: ({ scope, body, exchange }) => sendMessage(scope, body, exchange.repeat?.id),
  list: ({ scope, query }) => listMessages(scope, query),
  get: ({ scope, params }) => getMessage(scope, params.messageId),
});

export const messageThreadsRoutes = implement(messageThreadsApi, {
  list: ({ scope, query }) => listThreads(scope, query),
  get: ({ scope, params }) => getThread(scope, params.threadId),
  takeOver: ({ scope, params }) => takeOver(scope, params.threadId),
  handBack: ({ scope, params }) => handBack(scope, params.threadId),
  read: ({ scope, params }) => markRead(scope, params.threadId),
});
