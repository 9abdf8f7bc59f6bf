import type { Voice } from '../tts.ts';
import type { OutboundRequest } from './outbound.ts';
import type { TimedText } from './token-times.ts';

/** Where and as whom a service is used; the names are those of the settings that say so. */
export interface ServiceAccess {
  /** null: the service asks for none. */
  key: string | null;
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
}

/** The settings to look at when something is wrong. */
export interface ServiceSettings {
  key: string;
  baseUrl: string;
  model?: string;
}

export interface SpeechOrder {
  text: string;
  /** The service's own id. */
  voice: string;
  /** BCP 47. */
  language: string;
  speed: number;
}

/** A stretch of an answer: 16-bit samples as bytes, times, or both. */
export interface ServiceSound {
  bytes?: Uint8Array;
  times?: readonly TimedText[];
}

/** A speech service on the network: how it is asked, and how its answers are read. */
export interface SpeechService {
  /** First part of its voices' ids. */
  readonly id: string;
  readonly name: string;
  readonly settings: ServiceSettings;
  /** Changes when the same request sounds different; part of the cache's keys. */
  readonly version: string;
  readonly speeds: readonly [slowest: number, fastest: number];
  /** Content types of an answer with sound. */
  readonly soundTypes: RegExp;
  speak(order: SpeechOrder): Pick<OutboundRequest, 'url' | 'headers' | 'body'>;
  /** @throws ServiceFault for an error inside of the answer */
  read(body: AsyncIterable<Uint8Array>): AsyncIterable<ServiceSound>;
  /** Its voices, their ids as the service has them. `get` asks for JSON. */
  voices(get: (path: string) => Promise<unknown>): Promise<Voice[]>;
}

/** What a service says inside of an answer that began well. `code` is a short word of its own. */
export class ServiceFault extends Error {
  readonly code: string | undefined;

  constructor(code?: string) {
    super('The speech service reports an error.');
    this.name = 'ServiceFault';
    this.code = code;
  }
}

/** Samples a second that every service is asked for. */
export const serviceRate = 24_000;
