import type { dialResults } from '#domain/channels/phone-calls.ts';

/** How a transfer went, as the carrier tells. `declined`: someone took the phone, and did not press 1. */
export type TransferResult = 'connected' | 'declined' | 'busy' | 'failed' | 'nobody';

/** A text message, or how one goes. */
export interface MessageEvent {
  sid: string;
  text: string;
  /** Pictures and the like that came with it. */
  media: number;
  /** Whether the carrier has answered "stop" or "help" itself, and says so. */
  carrierAnswered: boolean;
  /** In the words of the field: queued, sent, delivered, undelivered, failed. */
  status: string;
  code: number | null;
}

/** What a carrier asks or tells, in our words: all that it says of it, and nothing where it says nothing. */
export interface CarrierEvent {
  /** The carrier’s name for the account. */
  account: string;
  /** The call, as the carrier names it. */
  call: string;
  from: string;
  to: string;
  /** Whether another request for the same had failed. */
  afterFault: boolean;
  /** How the call ended; null while it goes on. */
  result: (typeof dialResults)[number] | null;
  /** Keys that were pressed. */
  digits: string;
  /** What was understood. */
  said: string;
  confidence: number | undefined;
  transfer: { result: TransferResult; says: string };
  /** Who took a call that went out; `surely` where no person sounds so. */
  answeredBy: { who: 'human' | 'machine' | 'unknown'; surely: boolean };
  /** A relay that ended: its seconds, and whether we left it in order. */
  relay: { seconds: number; left: boolean };
  message: MessageEvent;
}

/** Nothing was asked, and nothing told. */
export const noEvent: CarrierEvent = {
  account: '',
  call: '',
  from: '',
  to: '',
  afterFault: false,
  result: null,
  digits: '',
  said: '',
  confidence: undefined,
  transfer: { result: 'nobody', says: '' },
  answeredBy: { who: 'unknown', surely: false },
  relay: { seconds: 0, left: false },
  message: { sid: '', text: '', media: 0, carrierAnswered: false, status: '', code: null },
};
