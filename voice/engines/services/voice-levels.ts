import { loudnessLufs } from '#voice/audio/loudness.ts';

/** What every voice is brought to. */
const targetLufs = -16;
const mostDb = { up: 18, down: 12 };
/** Seconds of a voice after which its level is known for good: from then on it never changes between two sentences. */
const enoughSeconds = 8;
/** Seconds that are measured at a time: 3 ms of work. */
const mostSeconds = 4;

interface Level {
  lufs: number;
  seconds: number;
}

/** How loud the voices of one engine are by themselves, learned from what they say. */
export class VoiceLevels {
  readonly #levels = new Map<string, Level>();

  /** Decibels that bring a voice to the level of the others; undefined as long as it was not heard. */
  gainDb(voice: string): number | undefined {
    const level = this.#levels.get(voice);
    return level && gainFor(level.lufs);
  }

  /** Decibels for a voice that is heard for the first time, by its opening. */
  guessDb(opening: Int16Array, sampleRate: number): number {
    return gainFor(loudnessLufs({ samples: opening.subarray(0, mostSeconds * sampleRate), sampleRate }));
  }

  learn(voice: string, speech: Int16Array, sampleRate: number): void {
    const known = this.#levels.get(voice) ?? { lufs: 0, seconds: 0 };
    if (known.seconds >= enoughSeconds) return;
    const samples = speech.subarray(0, mostSeconds * sampleRate);
    const lufs = loudnessLufs({ samples, sampleRate });
    if (!Number.isFinite(lufs)) return;
    const seconds = samples.length / sampleRate;
    const all = known.seconds + seconds;
    this.#levels.set(voice, { lufs: (known.lufs * known.seconds + lufs * seconds) / all, seconds: all });
  }
}

/** Decibels that bring speech of this loudness to that of every voice. */
export function gainFor(lufs: number): number {
  return Number.isFinite(lufs) ? Math.min(mostDb.up, Math.max(-mostDb.down, targetLufs - lufs)) : 0;
}
