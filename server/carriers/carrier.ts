import type { Capabilities } from '#domain/carriers/carrier-kinds.ts';
import type { CarrierFault, NumberUrls } from '#server/platform/db/schema/phone.table.ts';
import type { Verb } from './verbs.ts';

/**
 * What a carrier of phone calls and messages can be asked for, part by part: anyone who adds one implements this, and a wire
 * (`carrier-wire.ts`) where it asks us. What one cannot do (`can`) is refused with a sentence.
 */

export interface CarrierAccount {
  sid: string;
  name: string;
  /** A trial account calls verified numbers alone. */
  isTrial: boolean;
  isActive: boolean;
}

/** What a number costs a month. */
export interface Price {
  amount: string;
  currency: string;
}

/** A number that can be bought. */
export interface OfferedNumber {
  /** E.164 */
  number: string;
  /** As people of its place know it. */
  place: string | null;
  /** Which address has to be given with it. */
  address: 'none' | 'any' | 'local' | 'foreign';
  can: { voice: boolean; sms: boolean };
  /** Where each has its own; all of one search cost the same. */
  price?: Price | null;
}

export interface NumberSearch {
  /** ISO 3166-1 alpha-2 */
  country: string;
  kind: 'local' | 'mobile' | 'toll_free';
  areaCode?: string | undefined;
  /** Digits that it has to hold. */
  contains?: string | undefined;
}

/** An address or a set of documents of the account, which some countries ask of who buys a number there. */
export interface NumberPaper {
  sid: string;
  name: string;
}

/** What goes with a purchase, where its country asks for it. */
export interface PurchasePapers {
  addressSid?: string | undefined;
  bundleSid?: string | undefined;
}

/** A number of an account, with where its calls go at the carrier. */
export interface CarrierNumber {
  sid: string;
  number: string;
  name: string;
  can: { voice: boolean; sms: boolean };
  /** Empty where none is set. */
  urls: NumberUrls;
  /** An application or a trunk: either makes the URLs void. */
  overruledBy: string | null;
}

export interface CallWanted {
  /** Ours, of the call that it is to be. */
  callId: string;
  from: string;
  to: string;
  /** Asked when someone answers. */
  url: string;
  /** Asked when that gives no answer of use. */
  fallback: string;
  status: string;
  /** Seconds that it rings. */
  ringFor: number;
  /** Seconds that it may last. */
  longest: number;
  /** Told who answered, a person or a machine, while they talk. */
  answeredBy?: string | undefined;
}

/** A call as the carrier knows it. */
export interface CarrierCall {
  sid: string;
  status: string;
  /** When it was asked for. */
  createdAt: Date | null;
  direction: string;
}

export interface MessageWanted {
  from: string;
  to: string;
  text: string;
  /** Told how it goes. */
  status: string;
}

/** A text message as the carrier knows it. */
export interface CarrierMessage {
  sid: string;
  status: string;
  /** Null where the carrier's list has no words. */
  text: string | null;
  /** When it was asked for. */
  createdAt: Date | null;
  direction: string;
}

/** What the carrier has recorded of a call, or records. */
export interface CarrierRecording {
  sid: string;
  /** in-progress, processing, completed, absent, as Twilio names them. */
  status: string;
  startedAt: Date | null;
}

/** Numbers to buy, and those that the account has. */
export interface CarrierNumbers {
  search(wanted: NumberSearch): Promise<OfferedNumber[]>;
  /** @param country ISO 3166-1 alpha-2 @returns price a month by kind, as the carrier writes it */
  prices(country: string): Promise<{ currency: string; byKind: Record<string, string> }>;
  /** The price of one number now, for carriers where each has its own. */
  priceOf?(number: string): Promise<Price | null>;
  /** Addresses of the account. */
  addresses(): Promise<NumberPaper[]>;
  /** Sets of documents that the carrier has approved for numbers of a kind in a country. */
  bundles(country: string, kind: NumberSearch['kind']): Promise<NumberPaper[]>;
  buy(number: string, name: string, urls: NumberUrls, papers?: PurchasePapers): Promise<CarrierNumber>;
  numbers(): Promise<CarrierNumber[]>;
  /** Has calls of a number go to these addresses, and nowhere else. */
  point(sid: string, urls: NumberUrls): Promise<CarrierNumber>;
  release(sid: string): Promise<void>;
}

/** Calls. */
export interface CarrierCalls {
  /** Dials. What has not surely failed may be ringing: see `CarrierError.kind`. */
  dial(wanted: CallWanted): Promise<CarrierCall>;
  /** Has a live call do something else. */
  steer(sid: string, verbs: readonly Verb[]): Promise<void>;
  hangUp(sid: string): Promise<void>;
  /** A call as it stands. */
  call(sid: string): Promise<CarrierCall>;
  /** Calls from one number to another of a day, newest first. */
  calls(from: string, to: string, day: Date): Promise<CarrierCall[]>;
}

/** What is recorded of calls. */
export interface CarrierRecordings {
  /** Records a call that goes on, each side on a channel of its own. `told` hears when it is there. */
  record(callSid: string, told: string): Promise<CarrierRecording>;
  recordings(callSid: string): Promise<CarrierRecording[]>;
  stopRecording(callSid: string, sid: string): Promise<void>;
  /** A recording as a WAV file, as it comes. @throws CarrierError also while it is read */
  recordingSound(sid: string): Promise<AsyncIterable<Uint8Array>>;
  removeRecording(sid: string): Promise<void>;
}

/** Text messages. */
export interface CarrierTexts {
  /** Sends a text message. What has not surely failed may have arrived: see `CarrierError.kind`. */
  sendMessage(wanted: MessageWanted): Promise<{ sid: string }>;
  /** Text messages from one number to another of a day, newest first. */
  messages(from: string, to: string, day: Date): Promise<CarrierMessage[]>;
}

export interface Carrier extends CarrierNumbers, CarrierCalls, CarrierRecordings, CarrierTexts {
  readonly can: Capabilities;
  account(): Promise<CarrierAccount>;
}

export class CarrierError extends Error {
  readonly kind: CarrierFault;
  /** The carrier's own code, as in 21211; null where it gave none. */
  readonly code: number | null;

  constructor(kind: CarrierFault, message: string, code: number | null = null, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'CarrierError';
    this.kind = kind;
    this.code = code;
  }
}

/** What a carrier cannot do, as it is said where it is asked for all the same. */
export const cannot = (sentence: string): Promise<never> => Promise.reject(new CarrierError('refused', sentence));
