import { Readable } from 'node:stream';
import { audioFormats } from '#domain/audio-formats.ts';
import { AppError } from '#domain/errors.ts';
import type { RawAnswer } from '#server/infra/http/implement.ts';
import type { Services } from '#server/services.ts';
import { plainScript } from '#voice/engines/script.ts';
import { beginAudio } from './make-audio.ts';
import { chooseEncoding, orderKey } from './orders.ts';
import { chooseLanguage, chooseVoice, sampleText } from './voices.ts';

/**
 * A voice introducing itself, as MP3. It costs nobody's characters: the sentences are ours, and made once.
 * @throws AppError not_found, invalid_input, speech_unavailable
 */
export async function voiceSample(
  services: Services,
  voiceId: string,
  asked: string | undefined,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const language = chooseLanguage(asked, '');
  const voice = findVoice(services, voiceId, language);
  const script = plainScript(sampleText(voiceId, language));
  const order = { script, voice, language, speed: 1, ...chooseEncoding('mp3', undefined, undefined), file: true };
  const { type } = audioFormats.mp3;
  const key = orderKey(order);
  const known = await services.audioCache.get(key);
  if (known !== undefined) return { type, body: known.bytes };
  const making = await beginAudio(services, order, { priority: 'request', fairnessKey: 'samples', signal });
  const parts = await Readable.from(making.audio, { objectMode: false }).toArray();
  const bytes = Buffer.concat(parts);
  if (making.head !== undefined) bytes.set(making.head);
  services.audioCache.put(key, { bytes, words: making.words, durationMs: making.durationMs });
  return { type, body: bytes };
}

function findVoice(services: Services, voiceId: string, language: string): string {
  try {
    return chooseVoice(services, voiceId, language).id;
  } catch (error) {
    if (error instanceof AppError) throw new AppError('not_found', error.message);
    throw error;
  }
}
