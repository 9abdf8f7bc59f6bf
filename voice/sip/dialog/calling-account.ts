import type { Clock } from '#voice/clock.ts';
import type { MediaEvents, MediaSession } from '#voice/rtp/media-session.ts';
import type { Encryption } from '#voice/sdp/choose-media.ts';
import type { SipRequest, SipResponse } from '../message/message.ts';
import type { Transactions } from '../transaction/transactions.ts';
import type { CallRecord } from './call-record.ts';

/** What an account is known by at its server. */
export interface SipIdentity {
  /** The domain of its address, which is the server that was typed in. */
  domain: string;
  user: string;
  /** Where it signs in under another name than the user. */
  authUser: string;
  password: string;
  /** Shown to who is called; empty for none. */
  name: string;
  scheme: 'sip' | 'sips';
  encryption: Encryption;
  /** urn:uuid of this account here: another process with the same replaces its binding. */
  instance: string;
}

/** Dialogs that are committed before the packet that makes them so. */
export interface DialogStore {
  keep(record: CallRecord): Promise<void>;
  drop(callId: string): Promise<void>;
}

/** Changes what has to differ in each try of a request: its hop, its number, its credentials. */
export type MakeRequest = (extra: readonly (readonly [string, string])[]) => SipRequest;

export interface RequestAnswers {
  answered(response: SipResponse, request: SipRequest): void;
  timedOut(): void;
  /** The request as it leaves. */
  sent?(request: SipRequest): void;
}

/** What calls need of the server that their account lies in. */
export interface AccountOf {
  clock: Clock;
  identity: SipIdentity;
  random(): number;
  /** Opens a port for the sound of a call, and answers under which address it is reached. */
  openMedia(events: MediaEvents): Promise<{ session: MediaSession; host: string }>;
  store: DialogStore;
  /** Product and version, as others see it. */
  product: string;
  log: { warn(details: object, message: string): void };
}

/** The account that a call belongs to, as the call asks it. */
export interface CallingAccount {
  readonly of: AccountOf;
  readonly transactions: Transactions;
  readonly address: string;
  readonly contactUri: string;
  /** Routes that the server wants its account's requests to take (RFC 3608). */
  readonly serviceRoutes: readonly string[];
  newVia(): string;
  own(): (readonly [string, string])[];
  fromHeader(from: string | null): string;
  /** Sends a request, and once more with credentials where they are asked for. */
  send(make: MakeRequest, answers: RequestAnswers): void;
}
