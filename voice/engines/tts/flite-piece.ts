import { amplify, fadeEnds, samplesIn } from '#voice/audio/pcm.ts';
import { decodeWav } from '#voice/audio/wav.ts';
import { EngineError } from '#voice/engines/engine-error.ts';
import { alignWords, type Phone, type Span } from './align-words.ts';
import type { WasiProgram } from './wasi-program.ts';

/** How flite is told to sound like one of our voices. */
export interface FliteVoice {
  /** A voice inside flite. */
  base: 'slt' | 'rms' | 'awb';
  /** Mean pitch in Hz, where it is not the voice's own. */
  pitchHz?: number;
  /** Length of sounds at speed 1. */
  stretch: number;
  /** Brings the voice to -16 LUFS, measured over call sentences; one number a voice, so that levels never jump. */
  gainDb: number;
}

export interface FliteJob {
  voice: FliteVoice;
  speed: number;
  /** What flite reads. */
  text: string;
  /** The words in it, in order, whose times are wanted. */
  words: string[];
  /** Pronunciations of invented words in the text, in flite's own form. */
  lexicon?: string;
  /** Silence at the end, in ms. */
  pauseMs: number;
}

export interface PieceAudio {
  pcm: Int16Array<ArrayBuffer>;
  sampleRate: number;
  /** One for each word of the job. */
  spans: Span[];
}

/** Kept of the silence before the first and behind the last sound, which may have soft edges; in ms. */
const margin = { before: 12, behind: 25 };
const fadeMs = 5;

/** Synthesises one piece: speech without its outer silence, levelled, with the times of its words. */
export function speakPiece(flite: WasiProgram, job: FliteJob): PieceAudio {
  const { status, stdout, file } = flite.run(fliteArguments(job), job.lexicon);
  const phones = readPhones(stdout);
  const first = phones.findIndex((phone) => phone.name !== 'pau');
  const last = phones.findLastIndex((phone) => phone.name !== 'pau');
  if (status !== 0 || first < 0) throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
  const { samples, sampleRate } = decodeWav(file);
  const startMs = Math.max(0, phones[first]!.startMs - margin.before);
  const start = samplesIn(startMs, sampleRate);
  const end = Math.min(samples.length, samplesIn(phones[last]!.endMs + margin.behind, sampleRate));
  const pcm = new Int16Array(end - start + samplesIn(job.pauseMs, sampleRate));
  const speech = pcm.subarray(0, end - start);
  speech.set(samples.subarray(start, end));
  amplify(speech, 10 ** (job.voice.gainDb / 20));
  fadeEnds(speech, samplesIn(fadeMs, sampleRate));
  const spans = alignWords(job.words, phones.slice(first, last + 1)).map((span) => ({
    startMs: span.startMs - startMs,
    endMs: span.endMs - startMs,
  }));
  return { pcm, sampleRate, spans };
}

function fliteArguments({ voice, speed, text, lexicon }: FliteJob): string[] {
  const pitch = voice.pitchHz === undefined ? [] : ['--setf', `int_f0_target_mean=${voice.pitchHz}`];
  const stretch = ['--setf', `duration_stretch=${(voice.stretch / speed).toFixed(3)}`];
  const words = lexicon === undefined ? [] : ['-add_lex', 'words.txt'];
  return ['-voice', voice.base, ...words, ...pitch, ...stretch, '-psdur', '-t', text, '-o', 'speech.wav'];
}

/** flite prints each phone with the second at which it ends: `pau:0.164 hh:0.255`. */
function readPhones(printed: string): Phone[] {
  const phones: Phone[] = [];
  for (const [, name, end] of printed.matchAll(/(\S+):(\d+\.\d+)/g)) {
    phones.push({ name: name!, startMs: phones.at(-1)?.endMs ?? 0, endMs: Number(end) * 1000 });
  }
  return phones;
}
