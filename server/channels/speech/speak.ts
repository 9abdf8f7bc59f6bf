import { Readable } from 'node:stream';
import type { BackgroundSound, PronouncedAs } from '#domain/agents/call-settings.ts';
import type { SpeechRequest, SpeechUsage } from '#domain/channels/speech.ts';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { Scope } from '#server/scope.ts';
import { spokenCharacters } from '#voice/engines/script.ts';
import type { SpokenWord } from '#voice/engines/tts.ts';
import { beginAudio, type Claim, type Making, speechProblem } from './make-audio.ts';
import { limitKey } from './metering/key-limit.ts';
import { meterOf } from './metering/meter.ts';
import { type Grant, QuotaExceeded } from './metering/quota.ts';
import { makeOrder, type Order, orderKey } from './orders.ts';
import { prepareScript } from './scripts.ts';
import { isHosted } from './voices.ts';

/** Speech that was paid for: whole at once when it was made before, else as a stream. */
export interface Spoken {
  order: Order;
  given: Grant;
  characters: number;
  type: string;
  body: Readable | Uint8Array;
  /** Whether a service was asked that has to be paid. */
  asked: () => boolean;
  /** What is known when the body has been read. */
  words: () => SpokenWord[];
  durationMs: () => number;
  /** What belongs at the start of the body then, in place of as many bytes. */
  head: () => Uint8Array | undefined;
}

/** Whether it is to be kept as a file, and what an agent adds to the sound of its words. */
interface Sounding {
  file: boolean;
  pronunciation?: readonly PronouncedAs[];
  background?: BackgroundSound | undefined;
}

/** What every answer with speech tells in its headers. */
export function quotaHeaders(characters: number, usage: SpeechUsage): Record<string, string | number> {
  return {
    'x-characters': characters,
    ...(usage.limit !== null && {
      'x-quota-limit': usage.limit,
      'x-quota-remaining': usage.remaining!,
    }),
    'x-quota-reset': usage.resetsAt,
  };
}

/** The same headers, and how long to wait, on an answer that refuses because the quota is used up. */
export async function tellRefusal<T>(counting: Promise<T>, characters: number, exchange: RequestContext, now: number) {
  try {
    return await counting;
  } catch (error) {
    if (error instanceof QuotaExceeded) {
      const seconds = Math.ceil((Date.parse(error.usage.resetsAt) - now) / 1000);
      exchange.tell({ ...quotaHeaders(characters, error.usage), 'retry-after': seconds });
    }
    throw error;
  }
}

/**
 * Speaks a text: counts its characters, then makes the sound, or takes it from the cache. When nothing of it can be
 * made the characters are given back, unless someone was paid for it.
 * @throws AppError invalid_input, too_many_requests, quota_exceeded, speech_unavailable
 */
export async function speak(
  scope: Scope,
  request: SpeechRequest,
  exchange: RequestContext,
  { file, pronunciation, background }: Sounding,
): Promise<Spoken> {
  const { services, workspaceId } = scope;
  limitKey(scope, exchange);
  const script = await prepareScript(scope, request.text, request.language, pronunciation);
  const order = { ...makeOrder(services, request, script, file), ...(background && { background }) };
  const characters = spokenCharacters(script);
  const { type } = audioFormats[order.format];
  const key = orderKey(services, order);
  const counted = meterOf(services).count(workspaceId, { characters, key: exchange.repeat?.id });
  const counting = tellRefusal(counted, characters, exchange, services.clock.now());
  // Awaited below; until then its failure is no one's.
  counting.catch(() => undefined);
  const known = await services.audioCache.get(key);
  if (known !== undefined) {
    const given = await counting;
    exchange.tell(quotaHeaders(characters, given.usage));
    const { bytes, words, durationMs } = known;
    return {
      order,
      given,
      characters,
      type,
      body: bytes,
      asked: () => false,
      words: () => words,
      durationMs: () => durationMs,
      head: () => undefined,
    };
  }
  // A service is paid for what it is asked: no one may ask it for what is not counted.
  if (isHosted(order.voice)) await counting;
  const { given, making, asked } = await whileCounting(scope, characters, counting, (claim) =>
    beginAudio(services, order, {
      priority: 'request',
      fairnessKey: workspaceId,
      ...claim,
      signal: AbortSignal.any([claim.signal, exchange.gone]),
    }),
  );
  exchange.tell(quotaHeaders(characters, given.usage));
  if (making.insteadOf !== undefined) {
    exchange.tell({ 'x-speech-fallback': making.insteadOf });
  }
  const body = Readable.from(kept(scope, key, making), { objectMode: false });
  return {
    order,
    given,
    characters,
    type,
    body,
    asked,
    words: () => making.words,
    durationMs: () => making.durationMs,
    head: () => making.head,
  };
}

/**
 * Makes the first sound while the characters are counted, since both take their time. Nothing of it leaves the house
 * before they are: what may not be spoken is given up, and what cannot be is not counted. What a service was asked for
 * stays counted, where it is the client that went away or sent what no one can say.
 */
async function whileCounting(
  { services, workspaceId }: Scope,
  characters: number,
  counting: Promise<Grant>,
  begin: (claim: Pick<Claim, 'signal' | 'onAsked'>) => Promise<Making>,
): Promise<{ given: Grant; making: Making; asked: () => boolean }> {
  const giveUp = new AbortController();
  let asked = false;
  const onAsked = () => {
    asked = true;
  };
  const [counted, begun] = await Promise.allSettled([
    counting.catch((error: unknown) => {
      giveUp.abort();
      throw error;
    }),
    begin({ signal: giveUp.signal, onAsked }),
  ]);
  if (counted.status === 'rejected') {
    if (begun.status === 'fulfilled') await begun.value.audio.return(undefined);
    throw counted.reason;
  }
  if (begun.status === 'rejected') {
    const isOurs = !(begun.reason instanceof AppError) || begun.reason.status >= 500;
    if (isOurs || !asked) await meterOf(services).giveBack(workspaceId, counted.value, characters);
    throw begun.reason;
  }
  return { given: counted.value, making: begun.value, asked: () => asked };
}

/** Hands the audio on, and keeps a copy for the next who wants the same. */
async function* kept({ services }: Scope, key: string, making: Making): AsyncGenerator<Uint8Array> {
  const { audioCache, log } = services;
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const bytes of making.audio) {
      size += bytes.length;
      if (size <= audioCache.largestEntry) parts.push(bytes);
      yield bytes;
    }
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'speech ended before its end');
    throw speechProblem(error);
  }
  if (size > audioCache.largestEntry || making.insteadOf !== undefined) return;
  const bytes = Buffer.concat(parts);
  if (making.head !== undefined) bytes.set(making.head);
  audioCache.put(key, { bytes, words: making.words, durationMs: making.durationMs });
}
