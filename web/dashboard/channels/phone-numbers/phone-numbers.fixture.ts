import type { CarrierAccount, ConnectedCarrier } from '#domain/carriers/carrier-accounts.ts';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';

export const numberId = '019a0000-0000-7000-8000-0000000000e1';

/** A number as the server shows it. */
export const aNumber = (change: Partial<PhoneNumber> = {}): PhoneNumber => ({
  id: numberId,
  number: '+15715550100',
  name: 'Front desk',
  carrier: 'twilio',
  accountId: '019a0000-0000-7000-8000-0000000000a1',
  test: false,
  can: { voice: true, sms: true },
  inboundAgentId: null,
  outboundAgentId: null,
  hours: null,
  fallback: null,
  asksToAccept: false,
  queues: false,
  answersTexts: true,
  heardBy: 'carrier',
  externalId: null,
  metadata: {},
  createdAt: '2026-11-20T10:00:00Z',
  ...change,
});

/** An account that is connected. */
export const anAccount = (change: Partial<CarrierAccount> = {}): CarrierAccount => ({
  connected: true,
  accountSid: `AC${'0'.repeat(32)}`,
  name: 'Practice',
  trial: false,
  apiKey: null,
  maskedToken: '…cdef',
  connectedAt: '2026-11-20T10:00:00Z',
  numbers: [],
  problems: [],
  ...change,
});

/** Before one is. */
export const noAccount = anAccount({
  connected: false,
  accountSid: null,
  name: null,
  maskedToken: null,
  connectedAt: null,
});

/** An account as it stands in the list of all. */
export const aCarrier = (change: Partial<ConnectedCarrier> = {}): ConnectedCarrier => ({
  id: '019a0000-0000-7000-8000-0000000000a1',
  carrier: 'twilio',
  accountSid: `AC${'0'.repeat(32)}`,
  name: 'Practice',
  baseUrl: null,
  trial: false,
  maskedToken: '…cdef',
  connectedAt: '2026-11-20T10:00:00Z',
  can: ['dials', 'answers'],
  limits: [],
  numbers: [],
  problems: [],
  ...change,
});
