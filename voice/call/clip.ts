import { frameMs } from '#domain/calls/call-protocol.ts';
import type { SpeechChunk, SpokenWord } from '../engines/tts.ts';

/** Samples a second of all audio in a call. */
export const callSampleRate = 16_000;
const frameSamples = (callSampleRate * frameMs) / 1000;
const msOf = (samples: number) => (samples * 1000) / callSampleRate;

/** A sentence that the agent says. */
export interface Utterance {
  /** The flow's id of it; null for what the session says by itself. */
  sayId: string | null;
  /** Its turn in the transcript. */
  seq: number;
  text: string;
  interruptible: boolean;
  /** BCP 47; left out: the agent's own. */
  language?: string | undefined;
  /** How long from its beginning an interruption is not believed, in ms. */
  protectedMs: number;
}

/** An utterance's audio: grows while it is synthesised, is sent in frames, and may be rewound when it is resumed. */
export class Clip {
  readonly utterance: Utterance;
  readonly abort = new AbortController();
  readonly words: SpokenWord[] = [];
  /** What was decided to be said is stored: it may sound. */
  released = false;
  /** The caller hears it, or is about to. */
  begun = false;
  requestedAt: number | null = null;
  synthesisMs: number | null = null;
  firstFrameAt: number | null = null;
  /** All of its audio is here. */
  complete = false;
  /** Generation of the frames that are being sent; 0 as long as none were since the beginning or a rewind. */
  generation = 0;
  /** Where in the audio this generation begins, in ms; below zero when silence goes before it. */
  fromMs = 0;
  /** How far the caller said that it has played, in ms of this audio, and when he said so. */
  ack: { ms: number; at: number } | null = null;
  /** What was heard before the last rewind, in ms. */
  heardBeforeMs = 0;
  private silentFrames = 0;
  private framesSent = 0;
  private pcm = new Int16Array(callSampleRate);
  private samples = 0;
  private sent = 0;

  constructor(utterance: Utterance) {
    this.utterance = utterance;
  }

  append(chunk: SpeechChunk): void {
    const needed = this.samples + chunk.pcm.length;
    if (needed > this.pcm.length) {
      const larger = new Int16Array(Math.max(needed, this.pcm.length * 2));
      larger.set(this.pcm.subarray(0, this.samples));
      this.pcm = larger;
    }
    this.pcm.set(chunk.pcm, this.samples);
    this.samples = needed;
    this.words.push(...chunk.words);
  }

  /** Begins a generation, with silence before the audio when something plays right before it. */
  begin(generation: number, silentFrames: number): void {
    this.generation = generation;
    this.silentFrames = silentFrames;
    this.framesSent = 0;
    this.fromMs = this.sentMs - silentFrames * frameMs;
  }

  hasFrame(): boolean {
    const left = this.samples - this.sent;
    return left >= frameSamples || (this.complete && left > 0);
  }

  /** The next frame, the last one filled up with silence: a view on the audio, not to be changed. Only when `hasFrame`. */
  takeFrame(): Int16Array {
    this.framesSent += 1;
    if (this.silentFrames > 0) {
      this.silentFrames -= 1;
      return new Int16Array(frameSamples);
    }
    const from = this.sent;
    this.sent = Math.min(from + frameSamples, this.samples);
    const audio = this.pcm.subarray(from, this.sent);
    if (audio.length === frameSamples) return audio;
    const frame = new Int16Array(frameSamples);
    frame.set(audio);
    return frame;
  }

  /** All of its audio is made and has left. */
  get allSent(): boolean {
    return this.complete && this.sent === this.samples;
  }

  /** Frames that are still to leave; Infinity while more may be made. */
  get framesLeft(): number {
    return this.complete ? Math.ceil((this.samples - this.sent) / frameSamples) : Number.POSITIVE_INFINITY;
  }

  /** What has left in this generation, with the silence before it, in ms. */
  get generationMs(): number {
    return this.generation === 0 ? 0 : this.framesSent * frameMs;
  }

  get totalMs(): number {
    return msOf(this.samples);
  }

  /** How far the audio has left, in ms from its beginning. */
  get sentMs(): number {
    return msOf(this.sent);
  }

  /** Forgets what was sent behind `ms`, of which `heardMs` were heard. */
  rewind(ms: number, heardMs: number): void {
    this.heardBeforeMs = heardMs;
    this.sent = Math.min(Math.round((ms * callSampleRate) / 1000), this.samples);
    this.generation = 0;
    this.ack = null;
  }
}
