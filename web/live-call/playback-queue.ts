import { isOlder, nextGeneration } from './audio-frame.ts';

/** Audio held back before an utterance starts, or starts again after a gap, so that uneven arrival is not heard. */
const jitterMs = 60;
/** A cut is faded over this time; without it an interruption clicks. */
const fadeMs = 5;

/** How much of an utterance has been played. `finished`: nothing more of it will be. */
export interface Progress {
  generation: number;
  ms: number;
  finished: boolean;
}

interface Utterance {
  generation: number;
  pieces: Float32Array[];
  /** Samples of the first piece that were played already. */
  offset: number;
  buffered: number;
  played: number;
  /** All of its audio is here. */
  complete: boolean;
  flowing: boolean;
}

export interface PlaybackQueue {
  push(generation: number, samples: Float32Array): void;
  /** All audio of the generation has been pushed. */
  end(generation: number): void;
  /** Silence now. Drops this generation and older ones, and tells how much of the one that played was heard. */
  clear(generation: number): Progress | null;
  /** Fills the output; tells of the utterance that ended in it. */
  pull(output: Float32Array): Progress | null;
  /** Of the utterance that is being played. */
  progress(): Progress | null;
}

/** Plays utterances one after the other at `rate`, by generation, with a small jitter buffer. Pure: no audio API. */
export function createPlaybackQueue(rate: number): PlaybackQueue {
  const jitter = Math.round((rate * jitterMs) / 1000);
  const fade = Math.round((rate * fadeMs) / 1000);
  let utterances: Utterance[] = [];
  let oldestAccepted: number | null = null;
  let fading = new Float32Array(0);

  const accepts = (generation: number) => oldestAccepted === null || !isOlder(generation, oldestAccepted);
  const find = (generation: number) => utterances.find((utterance) => utterance.generation === generation);
  const progressOf = (utterance: Utterance, finished: boolean): Progress => ({
    generation: utterance.generation,
    ms: (utterance.played / rate) * 1000,
    finished,
  });

  function open(generation: number): Utterance {
    const utterance: Utterance = {
      generation,
      pieces: [],
      offset: 0,
      buffered: 0,
      played: 0,
      complete: false,
      flowing: false,
    };
    utterances.push(utterance);
    return utterance;
  }

  function take(utterance: Utterance, output: Float32Array, from: number): number {
    let at = from;
    while (at < output.length && utterance.pieces.length > 0) {
      const piece = utterance.pieces[0]!;
      const part = piece.subarray(utterance.offset, utterance.offset + output.length - at);
      output.set(part, at);
      at += part.length;
      utterance.offset += part.length;
      if (utterance.offset === piece.length) {
        utterance.pieces.shift();
        utterance.offset = 0;
      }
    }
    utterance.played += at - from;
    utterance.buffered -= at - from;
    return at;
  }

  return {
    push(generation, samples) {
      if (!accepts(generation) || samples.length === 0) return;
      const utterance = find(generation) ?? open(generation);
      utterance.pieces.push(samples);
      utterance.buffered += samples.length;
    },

    end(generation) {
      const utterance = find(generation);
      if (utterance) utterance.complete = true;
    },

    clear(generation) {
      if (!accepts(generation)) return null;
      oldestAccepted = nextGeneration(generation);
      const playing = utterances[0];
      utterances = utterances.filter((utterance) => accepts(utterance.generation));
      if (!playing || accepts(playing.generation)) return null;
      const heard = progressOf(playing, true);
      if (playing.flowing) {
        const rest = new Float32Array(fade);
        const length = take(playing, rest, 0);
        fading = rest.subarray(0, length).map((sample, n) => sample * (1 - n / length));
      }
      return heard;
    },

    pull(output) {
      output.fill(0);
      const faded = Math.min(fading.length, output.length);
      output.set(fading.subarray(0, faded));
      fading = fading.subarray(faded);
      const playing = utterances[0];
      if (!playing || faded === output.length) return null;
      if (!playing.flowing) playing.flowing = playing.buffered >= jitter || playing.complete;
      if (!playing.flowing) return null;
      take(playing, output, faded);
      if (playing.buffered > 0) return null;
      if (!playing.complete) {
        playing.flowing = false;
        return null;
      }
      utterances.shift();
      return progressOf(playing, true);
    },

    progress() {
      const playing = utterances[0];
      return playing && playing.played > 0 ? progressOf(playing, false) : null;
    },
  };
}
