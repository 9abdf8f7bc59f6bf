import { concatPcm, samplesIn } from '#voice/audio/pcm.ts';
import { EngineError } from '../engine-error.ts';
import { plainTokens } from '../reading/plain-tokens.ts';
import { tokensWithSpans } from '../reading/spans.ts';
import { splitPieces } from '../reading/split-pieces.ts';
import { engineText, pauseMs, type SpokenToken } from '../reading/spoken-token.ts';
import { checkRequest } from '../speak-pieces.ts';
import { SpeechShaper } from '../speech-shaper.ts';
import type { SpeechChunk, SpeechSynthesizer, SpokenWord, SynthesisRequest, Voice } from '../tts.ts';
import { aborted } from '../workers/worker-pool.ts';
import { type Outbound, type OutboundAnswer, textOf } from './outbound.ts';
import { PcmReader } from './pcm-reader.ts';
import { asServiceError, problemOf, refusalOf } from './service-errors.ts';
import { ServiceFault, type SpeechService, serviceRate } from './speech-service.ts';
import { spreadTokens, TokenTimes } from './token-times.ts';
import { VoiceLevels } from './voice-levels.ts';

/**
 * Limits of one request, in ms and bytes. A caller does not wait so long: who speaks in the service's place takes over
 * before (catalog.ts).
 */
const limits = { firstByteMs: 30_000, idleMs: 8_000, maxBytes: 64 * 1024 * 1024 };
const listLimits = { firstByteMs: 10_000, idleMs: 5_000, maxBytes: 8 * 1024 * 1024 };
/** Characters of one request: whole sentences up to this. The first is shorter, for servers that do not stream. */
const pieceLimits = { first: 120, rest: 400 };
/** Sound of an unknown voice that is heard before its level is set, in ms. */
const openingMs = 700;

/** Voices of a service on the network, as an engine: piece by piece, each piece streamed, shaped and timed. */
export function hostedSpeech(
  service: SpeechService,
  outbound: Outbound,
  voices: () => readonly Voice[],
): SpeechSynthesizer {
  const levels = new VoiceLevels();
  const prefix = `${service.id}/`;

  async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
    checkRequest(request);
    const { voice, language, text, signal } = request;
    if (!voice.startsWith(prefix)) throw new EngineError('unsupported', `There’s no voice "${voice}".`);
    if (!isLanguage(language)) throw new EngineError('unsupported', `"${language}" isn’t a language.`);
    const tokens = tokensWithSpans(request, (part) => plainTokens(part, language));
    const [slowest, fastest] = service.speeds;
    const speed = Math.min(fastest, Math.max(slowest, request.speed));
    let startMs = 0;
    let restMs = 0;
    for (const piece of joinPieces(splitPieces(tokens, pieceLimits))) {
      if (signal.aborted) throw aborted();
      if (startMs > 0) {
        yield { pcm: new Int16Array(samplesIn(restMs, serviceRate)), sampleRate: serviceRate, words: [] };
        startMs += restMs;
      }
      const lead = startMs === 0 ? leadOf(text, piece[0]!) : '';
      const order = { text: lead + engineText(piece).trim(), voice: voice.slice(prefix.length), language, speed };
      request.onAsked?.();
      startMs += yield* speakPiece(order, piece, startMs, signal);
      restMs = Math.round(pauseMs[piece.at(-1)!.pause] / request.speed);
    }
    if (startMs === 0) throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
  }

  /** One request to the service. Returns how long its sound is, in ms. */
  async function* speakPiece(
    order: Parameters<SpeechService['speak']>[0],
    tokens: readonly SpokenToken[],
    startMs: number,
    signal: AbortSignal,
  ): AsyncGenerator<SpeechChunk, number> {
    const reader = new PcmReader();
    const times = new TokenTimes(tokens);
    const heard: Int16Array[] = [];
    const known = levels.gainDb(order.voice);
    const shaper = new SpeechShaper({
      sampleRate: serviceRate,
      openingMs: known === undefined ? openingMs : 0,
      gainDb: (opening) => known ?? levels.guessDb(opening, serviceRate),
    });
    const waiting: SpokenWord[] = [];
    const wordsUntil = (ms: number) => waiting.splice(0, waiting.filter((word) => word.endMs <= startMs + ms).length);
    const note = (isLast: boolean) => {
      for (const { index, span } of times.take(isLast)) {
        const at = (ms: number) => Math.round(startMs + Math.max(0, ms - shaper.cutMs));
        waiting.push({ text: tokens[index]!.text, startMs: at(span.startMs), endMs: at(span.endMs) });
      }
    };
    try {
      for await (const { bytes, times: told } of sounds(order, signal)) {
        if (signal.aborted) throw aborted();
        if (told !== undefined) times.add(told);
        const samples = bytes && reader.push(bytes);
        if (samples !== undefined) heard.push(samples);
        const pcm = samples && shaper.push(samples);
        if (pcm === undefined || pcm.length === 0) continue;
        note(false);
        yield { pcm, sampleRate: serviceRate, words: wordsUntil(shaper.leftMs) };
      }
      reader.end();
    } catch (error) {
      throw signal.aborted ? aborted() : named(error);
    }
    const pcm = shaper.end();
    const wholeMs = shaper.leftMs;
    if (wholeMs === 0) throw new EngineError('crashed', `${service.name} returned silence.`);
    levels.learn(order.voice, concatPcm(heard), serviceRate);
    if (times.known) note(true);
    else waiting.push(...spread(tokens, startMs, wholeMs));
    yield { pcm, sampleRate: serviceRate, words: waiting.map((word) => within(word, Math.floor(startMs + wholeMs))) };
    return wholeMs;
  }

  async function* sounds(order: Parameters<SpeechService['speak']>[0], signal: AbortSignal) {
    const answer = await outbound({ ...service.speak(order), ...limits, method: 'POST', signal });
    await expectSound(answer);
    yield* service.read(answer.body);
  }

  async function expectSound(answer: OutboundAnswer): Promise<void> {
    const { status, headers } = answer;
    if (status !== 200) throw await refusalOf(service, answer);
    const type = headers['content-type'] ?? '';
    if (service.soundTypes.test(type)) return;
    answer.discard();
    const { name, settings } = service;
    throw new EngineError(
      'unavailable',
      `${name} returned ${/^[\w/+.-]{1,60}/.exec(type)?.[0] ?? 'something'} instead of audio. Check ${settings.baseUrl}.`,
    );
  }

  const named = (error: unknown) => {
    if (error instanceof ServiceFault) return problemOf(service, undefined, error.code);
    if (error instanceof EngineError && !error.message.includes(service.name)) {
      return new EngineError(error.code, `${service.name}: ${error.message}`, { retryable: error.retryable });
    }
    return asServiceError(service, error);
  };

  return { id: service.id, voices, synthesize, close: async () => undefined };
}

/**
 * Asks a service which voices it has; their ids begin with its name.
 * @throws EngineError
 */
export async function fetchVoices(service: SpeechService, outbound: Outbound, signal: AbortSignal): Promise<Voice[]> {
  const { headers } = service.speak({ text: '', voice: '', language: 'en', speed: 1 });
  const get = async (url: string): Promise<unknown> => {
    const answer = await outbound({ method: 'GET', url, headers, signal, ...listLimits });
    if (answer.status !== 200) throw await refusalOf(service, answer);
    return JSON.parse(await textOf(answer));
  };
  try {
    const voices = await service.voices(get);
    return voices.filter(({ id }) => /^[\w.:-]{1,80}$/.test(id)).map((voice) => tidy(voice, service.id));
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const known = asServiceError(service, error);
    if (known instanceof EngineError) throw known;
    const { name, settings } = service;
    throw new EngineError('unavailable', `${name} lists its voices in an unknown format. Check ${settings.baseUrl}.`, {
      cause: error,
    });
  }
}

/** What others wrote goes to pages and headers. */
function tidy(voice: Voice, serviceId: string): Voice {
  const plain = (text: string, most: number) =>
    text
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, most);
  return {
    ...voice,
    id: `${serviceId}/${voice.id}`,
    name: plain(voice.name, 60) || voice.id,
    description: plain(voice.description, 200),
  };
}

function isLanguage(tag: string): boolean {
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag);
}

/** Pieces of whole sentences, put together as far as one request takes them. */
function* joinPieces(pieces: Iterable<SpokenToken[]>): Generator<SpokenToken[]> {
  let joined: SpokenToken[] = [];
  let length = 0;
  let limit = pieceLimits.first;
  for (const piece of pieces) {
    const size = engineText(piece).length;
    if (joined.length > 0 && length + size > limit) {
      yield joined;
      joined = [];
      length = 0;
      limit = pieceLimits.rest;
    }
    joined.push(...piece);
    length += size;
  }
  if (joined.length > 0) yield joined;
}

/** What belongs to the first word and is no letter: `$`, a minus, the first half of `¿…?`. */
function leadOf(text: string, first: SpokenToken): string {
  return /[\p{Sc}¿¡+−-]*$/u.exec(text.slice(0, Math.max(0, text.indexOf(first.text))))![0];
}

function spread(tokens: readonly SpokenToken[], startMs: number, wholeMs: number): SpokenWord[] {
  return spreadTokens(tokens, wholeMs).map((span, index) => ({
    text: tokens[index]!.text,
    startMs: Math.round(startMs + span.startMs),
    endMs: Math.round(startMs + span.endMs),
  }));
}

function within(word: SpokenWord, endMs: number): SpokenWord {
  return { ...word, startMs: Math.min(word.startMs, endMs), endMs: Math.min(word.endMs, endMs) };
}
