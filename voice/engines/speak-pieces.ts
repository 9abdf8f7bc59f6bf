import { durationMs } from '#voice/audio/pcm.ts';
import { EngineError } from './engine-error.ts';
import { defaultLimits, type PieceLimits, splitPieces } from './reading/split-pieces.ts';
import { pauseMs, type SpokenToken } from './reading/spoken-token.ts';
import type { SpeechChunk, SynthesisRequest } from './tts.ts';
import { aborted, type Claim } from './workers/worker-pool.ts';

/** Longest text of one request, in characters. */
export const longestText = 10_000;

/** What a worker makes of one piece; one span for each token. */
export interface PieceResult {
  pcm: Int16Array;
  sampleRate: number;
  spans: readonly { startMs: number; endMs: number }[];
}

/** Pieces that are asked for before the consumer needs them, so that no worker idles between two pieces. */
const ahead = 2;
/** A worker that died or hung is replaced; the piece is tried once more before the request fails. */
const tries = 2;

/** Refuses what no engine is asked to speak. */
export function checkRequest({ text, speed, signal }: SynthesisRequest): void {
  if (signal.aborted) throw aborted();
  if (text.length > longestText) {
    throw new EngineError('refused', `The text is longer than ${longestText} characters.`);
  }
  if (!(speed >= 0.25 && speed <= 4)) throw new EngineError('refused', 'The speed must be from 0.25 to 4.');
}

/**
 * Speaks a text piece by piece: each is synthesised as a job of its own, so that the first sound comes early, requests
 * take turns and cancelling stops the work. Word times count from the start of the whole.
 */
export async function* speakPieces(
  request: SynthesisRequest,
  tokens: Iterable<SpokenToken>,
  speakOne: (piece: SpokenToken[], restMs: number, claim: Claim) => Promise<PieceResult>,
  limits: PieceLimits = defaultLimits,
): AsyncGenerator<SpeechChunk> {
  const pieces = splitPieces(tokens, limits);
  let next = pieces.next();
  if (next.done) throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
  const abandoned = new AbortController();
  const claim: Claim = {
    lane: request.priority,
    fairnessKey: request.fairnessKey,
    signal: AbortSignal.any([request.signal, abandoned.signal]),
  };
  let first = true;
  const begin = (piece: SpokenToken[], isLast: boolean) => {
    const restMs = isLast ? 0 : pauseMs[piece.at(-1)!.pause] / request.speed;
    const pieceClaim = { ...claim, first };
    first = false;
    const result = persistent(() => speakOne(piece, restMs, pieceClaim));
    // Awaited in its turn below; until then its failure is no one's.
    result.catch(() => undefined);
    return { piece, result };
  };
  const begun: ReturnType<typeof begin>[] = [];
  let startMs = 0;
  try {
    for (;;) {
      while (!next.done && begun.length < ahead) {
        const piece = next.value;
        next = pieces.next();
        begun.push(begin(piece, next.done ?? false));
      }
      const first = begun.shift();
      if (first === undefined) return;
      const { pcm, sampleRate, spans } = await first.result;
      yield { pcm, sampleRate, words: wordsOf(first.piece, spans, startMs) };
      startMs += durationMs(pcm, sampleRate);
    }
  } finally {
    abandoned.abort();
  }
}

async function persistent<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = tries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      const died = error instanceof EngineError && (error.code === 'crashed' || error.code === 'timeout');
      if (!died || left <= 1) throw error;
    }
  }
}

function wordsOf(piece: readonly SpokenToken[], spans: PieceResult['spans'], startMs: number) {
  return piece.map((token, index) => ({
    text: token.text,
    startMs: Math.round(startMs + spans[index]!.startMs),
    endMs: Math.round(startMs + spans[index]!.endMs),
  }));
}
