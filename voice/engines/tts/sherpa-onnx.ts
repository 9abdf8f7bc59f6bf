import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { concatPcm, durationMs, samplesIn } from '#voice/audio/pcm.ts';
import type { CacheLog } from '#voice/engines/cache/disk-cache.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { saidTokens } from '#voice/engines/reading/figures.ts';
import { englishTokens } from '#voice/engines/reading/normalize-text.ts';
import { tokensWithSpans } from '#voice/engines/reading/spans.ts';
import { engineText, type SpokenToken } from '#voice/engines/reading/spoken-token.ts';
import { spreadTokens } from '#voice/engines/services/token-times.ts';
import { VoiceLevels } from '#voice/engines/services/voice-levels.ts';
import { checkRequest, type PieceResult, speakPieces } from '#voice/engines/speak-pieces.ts';
import { SpeechShaper } from '#voice/engines/speech-shaper.ts';
import type { SpeechSynthesizer, SynthesisRequest, Voice } from '#voice/engines/tts.ts';
import { ChildExecutor, type ProgramAnswer } from '#voice/engines/workers/child-executor.ts';
import type { Executor } from '#voice/engines/workers/executor.ts';
import { spareThreads } from '#voice/engines/workers/spare-threads.ts';
import { type Claim, type PoolOptions, WorkerPool } from '#voice/engines/workers/worker-pool.ts';
import { type LocalVoice, readVoiceFolder, type SherpaModel } from './sherpa-onnx-folder.ts';

/** Changes when the same request sounds different; part of the cache's keys. */
const sherpaVersion = '2';
/** First part of the ids of these voices. */
export const localEngine = 'sherpa-onnx';

export interface SherpaJob {
  /** Where the library is. */
  library: string;
  threads: number;
  model: SherpaModel;
  /** Nothing, to load the model only. */
  text: string;
  sid: number;
  speed: number;
}

export interface SherpaHead {
  id: number;
  error?: string;
  sampleRate: number;
  speakers: number;
}

type SherpaPool = WorkerPool<SherpaJob, ProgramAnswer<SherpaHead>>;

/** Characters of a piece: neural models take a tenth of a second for some ten of them. */
const pieceLimits = { first: 40, rest: 120 };
/** Of a model with hundreds of speakers the first are offered. */
const mostSpeakers = 120;
const tested = '1.13.8';

export interface SherpaOptions extends Partial<Pick<PoolOptions<never, never>, 'clock' | 'onReplaced'>> {
  /** Each folder in it is a voice. */
  voicesDir: string;
  log?: CacheLog | undefined;
  start?: () => Executor<SherpaJob, ProgramAnswer<SherpaHead>>;
}

/** Where sherpa-onnx is: among our packages, or installed beside the voices. undefined where it is not. */
export function findSherpa(voicesDir: string): string | undefined {
  for (const from of [import.meta.url, join(voicesDir, 'voices.js')]) {
    try {
      return createRequire(from).resolve('sherpa-onnx-node');
    } catch {
      // Not here.
    }
  }
  return undefined;
}

/** How to get what `findSherpa` did not find. */
export function sherpaMissing(voicesDir: string): string {
  return `sherpa-onnx-node is not installed: npm install --prefix "${voicesDir}" sherpa-onnx-node@${tested}`;
}

/** The voices in a folder, and in words what is wrong with the others. */
export async function readVoices(voicesDir: string): Promise<{ voices: LocalVoice[]; problems: string[] }> {
  const entries = await readdir(voicesDir, { withFileTypes: true }).catch(() => []);
  const voices: LocalVoice[] = [];
  const problems: string[] = [];
  for (const { name } of entries.filter((entry) => entry.isDirectory() && isVoiceName(entry.name))) {
    const voice = await readVoiceFolder(join(voicesDir, name));
    if ('missing' in voice) problems.push(`${name} has not: ${voice.missing.join(', ')}`);
    else voices.push(voice);
  }
  return { voices, problems };
}

/** Names of folders that can stand in the id of a voice. */
export const isVoiceName = (name: string) => /^[\w-][\w.-]{0,59}$/.test(name) && name !== 'node_modules';

/** What a voice says when it is tried: long enough to tell its speed. */
const tried: Record<string, string> = {
  en: 'Hello, this is a test. How quickly does this voice speak on this machine?',
  de: 'Guten Tag, das ist eine Probe. Wie schnell spricht diese Stimme auf diesem Rechner?',
  es: 'Hola, esto es una prueba. ¿Con qué rapidez habla esta voz en este equipo?',
  fr: 'Bonjour, ceci est un essai. À quelle vitesse cette voix parle-t-elle sur cette machine ?',
};

/**
 * Loads a model, has it speak, and says how many speakers it has and how many seconds it computes for a second of
 * speech. @throws EngineError
 */
export async function tryVoice(
  { model, language }: Pick<LocalVoice, 'model' | 'language'>,
  library: string,
): Promise<{ speakers: number; realTimeFactor?: number }> {
  const pool = openPool({});
  try {
    const claim = { lane: 'request', fairnessKey: '', signal: new AbortController().signal } as const;
    const job = { library, threads: spareThreads(), model, sid: 0, speed: 1 };
    const { head } = await pool.run({ ...job, text: '' }, claim);
    const { speakers } = head;
    const text = tried[language.split('-')[0]!.toLowerCase()];
    if (text === undefined) return { speakers };
    const begun = performance.now();
    const { head: spoken, bytes } = await pool.run({ ...job, text }, claim);
    const seconds = bytes.length / 2 / spoken.sampleRate;
    if (seconds === 0) throw new EngineError('empty', 'It loads, and says nothing.');
    const realTimeFactor = Number(((performance.now() - begun) / 1000 / seconds).toPrecision(2));
    return { speakers, realTimeFactor: Math.max(0.001, realTimeFactor) };
  } finally {
    await pool.close();
  }
}

function openPool({ start, clock, onReplaced }: Omit<SherpaOptions, 'voicesDir'>): SherpaPool {
  return new WorkerPool({
    size: 1,
    start: start ?? (() => new ChildExecutor(new URL('./sherpa-onnx.child.ts', import.meta.url))),
    lazy: true,
    queueLimit: 200,
    // A big model takes some seconds to load.
    timeLimitMs: 60_000,
    clock,
    onReplaced,
  });
}

/** Neural voices on this machine, by sherpa-onnx in a child process that starts with the first request. */
export async function openSherpa(
  options: SherpaOptions,
): Promise<Required<Omit<SpeechSynthesizer, 'prepare' | 'forget'>>> {
  const { voicesDir, log } = options;
  const { voices, problems } = await readVoices(voicesDir);
  for (const problem of problems) log?.warn({ problem }, 'A voice cannot be used');
  const library = findSherpa(voicesDir);
  if (voices.length > 0 && library === undefined) log?.warn({ problem: sherpaMissing(voicesDir) }, 'No neural voices');
  const pool = openPool(options);
  const levels = new VoiceLevels();
  const cards = library === undefined ? [] : voices.flatMap(cardsOf);
  return {
    id: localEngine,
    voices: () => cards.map(({ card }) => card),
    version: () => [sherpaVersion, ...voices.map(({ folder, stamp }) => `${basename(folder)}.${stamp}`)].join(),
    synthesize(request) {
      const found = cards.find(({ card }) => card.id === request.voice);
      return speak(request, found, { pool, levels, library: library ?? '' });
    },
    close: () => pool.close(),
  };
}

interface LocalCard {
  card: Voice;
  voice: LocalVoice;
  sid: number;
}

function cardsOf(voice: LocalVoice): LocalCard[] {
  const { folder, name, language, gender, speakers } = voice;
  const { license, realTimeFactor } = voice;
  const figures = [
    realTimeFactor !== null && `${realTimeFactor} s of computing per second of speech`,
    license !== null && `license ${license}`,
  ].filter(Boolean);
  const description = [`Neural voice on this server (${voice.model.kind})`, ...figures].join('; ');
  return Array.from({ length: Math.min(speakers, mostSpeakers) }, (_, sid) => ({
    card: {
      id: `${localEngine}/${basename(folder)}${speakers > 1 ? `:${sid}` : ''}`,
      name: speakers > 1 ? `${name} ${sid}` : name,
      language,
      gender,
      description,
    },
    voice,
    sid,
  }));
}

interface Speaking {
  pool: SherpaPool;
  levels: VoiceLevels;
  library: string;
}

async function* speak(request: SynthesisRequest, found: LocalCard | undefined, { pool, levels, library }: Speaking) {
  checkRequest(request);
  const { voice, language } = request;
  if (found === undefined) {
    throw new EngineError('unsupported', `There’s no voice "${voice}".`, { retryable: voice.startsWith(localEngine) });
  }
  const base = (tag: string) => tag.split('-')[0]!.toLowerCase();
  if (base(language) !== base(found.card.language)) {
    throw new EngineError('unsupported', `${found.card.name} speaks ${found.card.language}, not "${language}".`);
  }
  const isEnglish = base(language) === 'en';
  const tokens = tokensWithSpans(request, (text) =>
    isEnglish ? englishTokens(text, language) : saidTokens(text, language),
  );
  const threads = spareThreads();
  const { model } = found.voice;
  const speakOne = async (piece: SpokenToken[], restMs: number, claim: Claim) => {
    const text = engineText(piece);
    const job = { library, threads, model, text, sid: found.sid, speed: request.speed };
    return shape(await pool.run(job, claim), piece, restMs, levels, voice);
  };
  yield* speakPieces(request, tokens, speakOne, pieceLimits);
}

/** Cuts the silence off, levels the rest, and spreads the words over it. */
function shape(
  { head, bytes }: ProgramAnswer<SherpaHead>,
  piece: readonly SpokenToken[],
  restMs: number,
  levels: VoiceLevels,
  voice: string,
): PieceResult {
  const { sampleRate } = head;
  // A copy: the bytes need not begin at an even address.
  const samples = new Int16Array(new Uint8Array(bytes).buffer);
  const known = levels.gainDb(voice);
  const gainDb = (opening: Int16Array) => known ?? levels.guessDb(opening, sampleRate);
  const shaper = new SpeechShaper({ sampleRate, openingMs: Number.POSITIVE_INFINITY, gainDb });
  shaper.push(samples);
  const speech = shaper.end();
  if (speech.length === 0) throw new EngineError('empty', 'There is nothing in this text that this voice can speak.');
  levels.learn(voice, samples, sampleRate);
  const spans = spreadTokens(piece, durationMs(speech, sampleRate));
  return { pcm: concatPcm([speech, new Int16Array(samplesIn(restMs, sampleRate))]), sampleRate, spans };
}
