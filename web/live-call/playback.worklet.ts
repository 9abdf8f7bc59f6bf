import { type PlaybackCommand, type PlaybackReport, playbackProcessor } from './playback-messages.ts';
import { createPlaybackQueue, type Progress } from './playback-queue.ts';
import { createResampler, type Resampler } from './resampler.ts';

/** What the audio thread offers; TypeScript's DOM library leaves it out. */
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: new () => AudioWorkletProcessor) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const reportMs = 100;

/** Runs on the audio thread: turns frames into sound and reports what was played every 100 ms. */
class PlaybackProcessor extends AudioWorkletProcessor {
  #queue = createPlaybackQueue(sampleRate);
  #sourceRate = sampleRate;
  /** The converter of the utterance that arrives now: each starts with an empty filter. */
  #resampler: { generation: number; converter: Resampler } | null = null;
  #samplesSinceReport = 0;

  constructor() {
    super();
    this.port.onmessage = (event: MessageEvent<PlaybackCommand>) => this.#obey(event.data);
  }

  #obey(command: PlaybackCommand): void {
    if (command.type === 'begin') {
      this.#queue = createPlaybackQueue(sampleRate);
      this.#resampler = null;
      this.#sourceRate = command.sampleRate;
    }
    if (command.type === 'frame') {
      const samples = Float32Array.from(command.pcm, (sample) => sample / 0x8000);
      this.#queue.push(command.generation, this.#converter(command.generation).push(samples));
    }
    if (command.type === 'end') {
      this.#queue.push(command.generation, this.#converter(command.generation).flush());
      this.#queue.end(command.generation);
    }
    if (command.type === 'clear') this.#report(this.#queue.clear(command.generation));
  }

  #converter(generation: number): Resampler {
    if (this.#resampler?.generation !== generation) {
      this.#resampler = { generation, converter: createResampler(this.#sourceRate, sampleRate) };
    }
    return this.#resampler.converter;
  }

  #report(progress: Progress | null): void {
    if (progress) this.port.postMessage({ type: 'played', ...progress } satisfies PlaybackReport);
  }

  process(_inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
    const channel = outputs[0]?.[0];
    if (!channel) return true;
    this.#report(this.#queue.pull(channel));
    this.#samplesSinceReport += channel.length;
    if (this.#samplesSinceReport >= (sampleRate * reportMs) / 1000) {
      this.#samplesSinceReport = 0;
      this.#report(this.#queue.progress());
    }
    return true;
  }
}

registerProcessor(playbackProcessor, PlaybackProcessor);
