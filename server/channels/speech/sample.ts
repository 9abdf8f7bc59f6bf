import { Readable } from 'node:stream';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { plainScript } from '#voice/engines/script.ts';
import type { Voice } from '#voice/engines/tts.ts';
import { beginAudio } from './make-audio.ts';
import { chooseEncoding, type Order, orderKey } from './orders.ts';
import { chooseLanguage, chooseVoice, findVoice, isHosted, sampleText } from './voices.ts';

/**
 * A voice introducing itself, as MP3. It costs no one's characters: the sentences are ours, and made once.
 * @throws AppError not_found, invalid_input, speech_unavailable
 */
export async function voiceSample(
  services: Services,
  voiceId: string,
  asked: string | undefined,
  signal: AbortSignal,
): Promise<RawAnswer> {
  // Anyone may ask for samples: voices that are paid for introduce themselves in one language only.
  const language = chooseLanguage(isHosted(voiceId) ? undefined : asked, '', findVoice(services, voiceId));
  const voice = voiceOrNone(services, voiceId, language);
  const script = plainScript(sampleText(voice, language));
  const order = {
    script,
    voice: voice.id,
    language,
    speed: 1,
    ...chooseEncoding('mp3', undefined, undefined),
    file: true,
  };
  const { type } = audioFormats.mp3;
  const key = orderKey(services, order);
  const known = await services.audioCache.get(key);
  if (known !== undefined) return { type, body: known.bytes };
  const body = isHosted(voice.id)
    ? await onceAtATime(services, key, async () => {
        // Another may have been made, and kept, between the look above and now.
        const made = await services.audioCache.get(key);
        return made?.bytes ?? makeSample(services, order, key, neverGone);
      })
    : await makeSample(services, order, key, signal);
  return { type, body };
}

const neverGone = new AbortController().signal;
const underWay = new WeakMap<Services, Map<string, Promise<Uint8Array>>>();

/**
 * Anyone may ask a service for a sample by us, and it is paid each time: anyone who asks while one is made gets the same,
 * which is made to its end, and kept, no matter who goes away.
 */
function onceAtATime(services: Services, key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const samples = underWay.get(services) ?? new Map<string, Promise<Uint8Array>>();
  underWay.set(services, samples);
  const known = samples.get(key);
  if (known !== undefined) return known;
  const made = make().finally(() => samples.delete(key));
  samples.set(key, made);
  return made;
}

async function makeSample(services: Services, order: Order, key: string, signal: AbortSignal): Promise<Uint8Array> {
  const making = await beginAudio(services, order, { priority: 'request', fairnessKey: 'samples', signal });
  // A sample of another voice would say nothing about this one.
  if (making.insteadOf !== undefined && isHosted(order.voice)) {
    await making.audio.return(undefined);
    throw new AppError('speech_unavailable');
  }
  const parts = await Readable.from(making.audio, { objectMode: false }).toArray();
  const bytes = Buffer.concat(parts);
  if (making.head !== undefined) bytes.set(making.head);
  services.audioCache.put(key, { bytes, words: making.words, durationMs: making.durationMs });
  return bytes;
}

function voiceOrNone(services: Services, voiceId: string, language: string): Voice {
  try {
    return chooseVoice(services, voiceId, language);
  } catch (error) {
    if (error instanceof AppError) throw new AppError('not_found', error.message);
    throw error;
  }
}
