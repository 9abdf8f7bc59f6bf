import type { BackgroundSound } from '#domain/agents/call-settings.ts';
import type { SpeechRequest } from '#domain/channels/speech.ts';
import { type AudioFormat, type AudioFormatName, audioFormats } from '#domain/platform/audio-formats.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Services } from '#server/services.ts';
import { cacheKey } from '#voice/engines/cache/disk-cache.ts';
import { speechVersion } from '#voice/engines/catalog.ts';
import type { Script } from '#voice/engines/script.ts';
import { chooseLanguage, chooseVoice, findVoice, isHosted, readingLanguage } from './voices.ts';

/** What is to be spoken, by whom, and what file it becomes: a request with every choice made. */
export interface Order {
  script: Script;
  /** The engine's voice. */
  voice: string;
  language: string;
  speed: number;
  format: AudioFormatName;
  sampleRate: number;
  bitrate: number | undefined;
  /** To be kept as a file, which tells its own length; else it streams. */
  file: boolean;
  /** What is heard under it. */
  background?: BackgroundSound;
}

const problem = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Rate and bitrate of a format. @throws AppError invalid_input */
export function chooseEncoding(format: AudioFormatName, sampleRate: number | undefined, bitrate: number | undefined) {
  const card: AudioFormat = audioFormats[format];
  if (sampleRate !== undefined && !card.rates.includes(sampleRate)) {
    throw problem(
      'body.sample_rate',
      `${format} supports these rates: ${[...card.rates].sort((a, b) => a - b).join(', ')}.`,
    );
  }
  if (bitrate !== undefined && !card.bitrates?.includes(bitrate)) {
    const choice = card.bitrates ? `the bitrates ${card.bitrates.join(', ')}` : 'no choice of bitrates';
    throw problem('body.bitrate', `${format} has ${choice}.`);
  }
  return { format, sampleRate: sampleRate ?? card.rates[0], bitrate };
}

/**
 * Makes every choice that a request leaves open.
 * @throws AppError invalid_input
 */
export function makeOrder(services: Services, request: SpeechRequest, script: Script, file: boolean): Order {
  const text = script.map((part) => part.text).join(' ');
  const language = chooseLanguage(request.language, text, findVoice(services, request.voice));
  const voice = chooseVoice(services, request.voice, language);
  const encoding = chooseEncoding(request.format, request.sample_rate, request.bitrate);
  const read = isHosted(voice.id) ? language : readingLanguage(request.language, language);
  return { script, voice: voice.id, language: read, speed: request.speed, ...encoding, file };
}

/** The same for orders that give the same file. */
export function orderKey({ speech }: Services, order: Order): string {
  return cacheKey([speech.version?.(order.voice) ?? speechVersion, order]);
}
