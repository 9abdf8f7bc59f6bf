import { AppError } from '#domain/platform/errors.ts';
import { countFallback } from '#server/platform/speech-metrics.ts';
import type { Services } from '#server/services.ts';
import { createUnderlay } from '#voice/audio/background.ts';
import { EncodingError } from '#voice/audio/encode.ts';
import { durationMs } from '#voice/audio/pcm.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { speakScript } from '#voice/engines/script.ts';
import type { SpokenWord, SynthesisRequest } from '#voice/engines/tts.ts';
import type { Order } from './orders.ts';

/** Whose speech it is, how urgent, and when it is not wanted any more. */
export type Claim = Pick<SynthesisRequest, 'priority' | 'fairnessKey' | 'signal' | 'onAsked'>;

/** Speech in the making: `words`, `durationMs` and `head` grow while `audio` is read, and are whole at its end. */
export interface Making {
  audio: AsyncGenerator<Uint8Array>;
  words: SpokenWord[];
  durationMs: number;
  /** Bytes that belong at the start of the finished file, in place of as many. */
  head: Uint8Array | undefined;
  /** Characters of the text that are spoken. */
  charactersDone: number;
  /** The engine that should have spoken and did not. */
  insteadOf: string | undefined;
}

/** What the system says when there is no room, on the disk or for its user. */
const diskFull = new Set(['ENOSPC', 'EDQUOT']);

/** What a person may be told of an engine's failure. */
export function speechProblem(error: unknown): unknown {
  if (error instanceof EncodingError) return new AppError('speech_unavailable');
  if (diskFull.has((error as NodeJS.ErrnoException).code ?? '')) return new AppError('storage_full');
  if (!(error instanceof EngineError)) return error;
  // What is wrong with a service or its settings is the operator's to know, and in the log.
  const isOurs = ['busy', 'timeout', 'crashed', 'unavailable'].includes(error.code);
  if (isOurs || (error.code === 'unsupported' && error.retryable)) return new AppError('speech_unavailable');
  const { message } = error;
  if (error.code === 'empty') return new AppError('invalid_input', message, [{ path: 'body.text', message }]);
  if (error.code === 'aborted') return new AppError('bad_request', 'The client disconnected.');
  return new AppError('invalid_input', message);
}

function shifted(words: SpokenWord[], byMs: number): SpokenWord[] {
  const by = Math.round(byMs);
  return by === 0
    ? words
    : words.map(({ text, startMs, endMs }) => ({ text, startMs: startMs + by, endMs: endMs + by }));
}

/** Makes the first bytes before someone asks for them, so that they are there when the characters are counted. */
function startNow(audio: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const next = audio.next.bind(audio);
  let first: ReturnType<typeof next> | undefined = next();
  // Anyone who reads hears of its failure; until then it is no one's.
  first.catch(() => undefined);
  audio.next = () => {
    const result = first ?? next();
    first = undefined;
    return result;
  };
  return audio;
}

/**
 * Begins to speak. Resolves when there is a first sound, so that what cannot be spoken is refused before an answer has
 * begun. Anyone who gets it reads `audio` to its end, or calls its `return`.
 * @throws AppError invalid_input, speech_unavailable
 */
export async function beginAudio(services: Services, order: Order, claim: Claim): Promise<Making> {
  const { voice, language, speed } = order;
  const chunks = speakScript(services.speech, order.script, { voice, language, speed, ...claim });
  const first = await chunks.next().catch((error: unknown) => {
    throw speechProblem(error);
  });
  const insteadOf = first.value?.insteadOf;
  if (insteadOf !== undefined) countFallback(services, insteadOf);
  const making: Omit<Making, 'audio'> = {
    words: [],
    durationMs: 0,
    head: undefined,
    charactersDone: 0,
    insteadOf,
  };

  async function* encodeAll(): AsyncGenerator<Uint8Array> {
    const { format, sampleRate, bitrate, file, background } = order;
    const underlay = background && !first.done ? createUnderlay(background, 0, first.value.sampleRate) : null;
    const stream = services.encoders.open({ format, sampleRate, bitrate, file });
    try {
      for (let next = first; !next.done; next = await chunks.next()) {
        const { pcm, sampleRate: rate, words, charactersDone } = next.value;
        making.words.push(...words);
        making.durationMs += durationMs(pcm, rate);
        yield* stream.push(underlay?.lay(pcm, next === first, Number.POSITIVE_INFINITY) ?? pcm, rate);
        making.charactersDone = charactersDone;
      }
      const end = await stream.finish();
      making.head = end.head;
      // Where a format cannot leave them out, the file lasts as long as its frames, and begins with silence.
      making.durationMs = end.durationMs ?? making.durationMs;
      making.words = shifted(making.words, end.leadMs ?? 0);
      if (end.bytes.length > 0) yield end.bytes;
    } finally {
      stream.close();
      await chunks.return(undefined);
    }
  }

  return Object.assign(making, { audio: startNow(encodeAll()) });
}
