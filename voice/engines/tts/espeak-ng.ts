import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { amplify, concatPcm, fadeEnds, samplesIn, soundRange } from '#voice/audio/pcm.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { saidTokens } from '#voice/engines/reading/figures.ts';
import { englishTokens } from '#voice/engines/reading/normalize-text.ts';
import { tokensWithSpans } from '#voice/engines/reading/spans.ts';
import { engineText, type SpokenToken } from '#voice/engines/reading/spoken-token.ts';
import { checkRequest, type PieceResult, speakPieces } from '#voice/engines/speak-pieces.ts';
import type { SpeechSynthesizer, SynthesisRequest, Voice } from '#voice/engines/tts.ts';
import { type VoiceName, voiceCards, voiceNamed, voiceNames } from '#voice/engines/voices.ts';
import { ChildExecutor, type ProgramAnswer } from '#voice/engines/workers/child-executor.ts';
import type { Executor } from '#voice/engines/workers/executor.ts';
import { type Claim, type PoolOptions, WorkerPool } from '#voice/engines/workers/worker-pool.ts';
import { type EspeakLanguage, espeakLanguages } from './espeak-ng.data.ts';

/** Changes when the same request sounds different; part of the cache's keys. */
export const espeakVersion = '5';

/** One line of the program's protocol, see programs/espeak-ng/README.md. */
export interface EspeakJob {
  voice: string;
  rate: number;
  volume: number;
  text: string;
}

export interface EspeakHead {
  id: number;
  error?: string;
  sampleRate: number;
  /** Where a word begins: code point in the text, ms in the sound. */
  words: [position: number, ms: number][];
}

type EspeakPool = WorkerPool<EspeakJob, ProgramAnswer<EspeakHead>>;

/** Variants that a transcriber understands best; levels measured over six languages, one gain a voice. */
const variants: Record<VoiceName, { variant: string; volume: number; gainDb: number }> = {
  sarah: { variant: 'f2', volume: 100, gainDb: 3 },
  michael: { variant: 'klatt4', volume: 60, gainDb: 7.3 },
  emma: { variant: 'f5', volume: 100, gainDb: 4.6 },
  david: { variant: 'm2', volume: 100, gainDb: 6 },
};

/** The letter that Belarusian and Ukrainian write between others; espeak-ng knows only the sign. */
const apostrophe = '\u02bc';
/** espeak-ng's own pace, in words a minute. */
const normalRate = 175;
/** Characters of a piece. The first is a few words: espeak-ng makes them in 5 ms. */
const limits = { first: 24, rest: 160 };
/** What counts as silence at the ends of a piece: -50 dB under full scale. */
const silence = 100;
const margin = { before: 8, behind: 25 };
const fadeMs = 4;

export interface EspeakOptions extends Partial<Pick<PoolOptions<never, never>, 'clock' | 'onReplaced'>> {
  workers: number;
  /** The program that is run; the one of this repository by default. */
  program?: URL;
  start?: () => Executor<EspeakJob, ProgramAnswer<EspeakHead>>;
}

/** Tags whose row has another one. */
const otherTags = new Map([
  ['no', 'nb'],
  ['cmn', 'zh'],
  ['en', 'en-us'],
  ['zh-hk', 'yue'],
]);

/** The program of this repository. */
export const espeakProgram = new URL('../../../programs/espeak-ng/main.js', import.meta.url);

/** Why espeak-ng cannot be used here, or undefined when it can. Only looks for files, loads nothing. */
export function espeakMissing(program: URL = espeakProgram): string | undefined {
  try {
    createRequire(program).resolve('@echogarden/espeak-ng-emscripten');
  } catch {
    return 'the optional package @echogarden/espeak-ng-emscripten is not installed; run "npm install" without --omit=optional';
  }
  return existsSync(program) ? undefined : 'the folder programs/espeak-ng was left out';
}

/** Voices for some ninety languages, by espeak-ng in a child process that starts with the first request. */
export function openEspeak(options: EspeakOptions): SpeechSynthesizer {
  const program = options.program ?? espeakProgram;
  const missing = espeakMissing(program);
  const pool: EspeakPool = new WorkerPool({
    size: options.workers,
    start: options.start ?? (() => new ChildExecutor(program)),
    lazy: true,
    queueLimit: 400,
    timeLimitMs: 10_000,
    clock: options.clock,
    onReplaced: options.onReplaced,
  });
  return {
    id: 'espeak-ng',
    voices: () => (missing === undefined ? allVoices : []),
    synthesize: (request) => speak(pool, missing, request),
    close: () => pool.close(),
  };
}

const allVoices: readonly Voice[] = espeakLanguages.flatMap(([language]) =>
  voiceNames.map((name) => ({ id: name, language, ...voiceCards[name] })),
);

/** The row of the catalogue that serves a language tag best: `de-AT` is served by `de`, `es-MX` by `es-419`. */
export function espeakLanguage(tag: string): EspeakLanguage | undefined {
  const exact = tag.toLowerCase();
  const [language = '', ...rest] = exact.split('-');
  const isAmericanSpanish = language === 'es' && rest.length > 0 && !rest.includes('es');
  const nearest = isAmericanSpanish ? 'es-419' : (otherTags.get(exact) ?? otherTags.get(language) ?? language);
  const row = (wanted: string) => espeakLanguages.find(([known]) => known.toLowerCase() === wanted);
  return row(exact) ?? row(nearest);
}

async function* speak(pool: EspeakPool, missing: string | undefined, request: SynthesisRequest) {
  checkRequest(request);
  const language = espeakLanguage(request.language);
  if (missing !== undefined || language === undefined) {
    const reason = missing ?? 'no engine speaks it';
    throw new EngineError('unsupported', `Speech in "${request.language}" is not available: ${reason}.`);
  }
  const name = voiceNamed(request.voice);
  if (name === undefined) throw new EngineError('unsupported', `There’s no voice "${request.voice}".`);
  const { variant, volume, gainDb } = variants[name];
  const [tag, , , voice] = language;
  const tokens = tokensWithSpans(request, (text) =>
    tag.startsWith('en') ? englishTokens(text, request.language) : saidTokens(text, tag),
  );
  const rate = Math.round(normalRate * request.speed);
  const speakOne = async (piece: SpokenToken[], restMs: number, claim: Claim) => {
    const job = { voice: `${voice}+${variant}`, rate, volume, text: engineText(piece).replaceAll(apostrophe, "'") };
    return shape(await pool.run(job, claim), piece, gainDb, restMs);
  };
  yield* speakPieces(request, tokens, speakOne, limits);
}

/** Cuts the silence off that espeak-ng leaves, levels the rest and tells when each token is spoken. */
function shape(
  { head, bytes }: ProgramAnswer<EspeakHead>,
  piece: SpokenToken[],
  gainDb: number,
  restMs: number,
): PieceResult {
  const { sampleRate } = head;
  const samples = new Int16Array(bytes.buffer);
  const range = soundRange(samples, silence);
  if (range === undefined) throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
  const start = Math.max(0, range.start - samplesIn(margin.before, sampleRate));
  const end = Math.min(samples.length, range.end + samplesIn(margin.behind, sampleRate));
  const speech = samples.subarray(start, end);
  amplify(speech, 10 ** (gainDb / 20));
  fadeEnds(speech, samplesIn(fadeMs, sampleRate));
  const cutMs = (start * 1000) / sampleRate;
  const wholeMs = (speech.length * 1000) / sampleRate;
  const heard = head.words.map(([position, ms]): [number, number] => [
    position,
    Math.min(wholeMs, Math.max(0, ms - cutMs)),
  ]);
  const rest = new Int16Array(samplesIn(restMs, sampleRate));
  const pcm = rest.length === 0 ? speech : concatPcm([speech, rest]);
  return { pcm, sampleRate, spans: spansOf(piece, heard, wholeMs) };
}

/** espeak-ng tells where words begin; a word lasts until the next begins. */
function spansOf(piece: readonly SpokenToken[], heard: [position: number, ms: number][], wholeMs: number) {
  const starts: number[] = [];
  let position = 0;
  for (const token of piece) {
    const from = position;
    position += [...token.spoken].length;
    const to = position;
    const word = heard.find(([at]) => at >= from && at < to);
    starts.push(Math.max(starts.at(-1) ?? 0, word?.[1] ?? starts.at(-1) ?? 0));
    position += [...token.after].length;
  }
  return starts.map((startMs, index) => ({ startMs, endMs: starts[index + 1] ?? wholeMs }));
}
