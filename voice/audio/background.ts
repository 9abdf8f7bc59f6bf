import type { BackgroundSound } from '#domain/agents/call-settings.ts';

/** Rooms that a caller hears under the agent, made by arithmetic: no one's recording, and the same on every machine. */

type Sound = Exclude<BackgroundSound['sound'], 'none'>;

const sampleRate = 16_000;
/** Long enough that no one hears it come again; in seconds. */
const loopSeconds = 8;
/** The end runs into the beginning for so long, in seconds. */
const seamSeconds = 0.3;
/** Loudness of a loop as it is kept, in dB under full scale. */
const loopDb = -20;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Filter = (sample: number) => number;

/** Lets pass what is below so many Hz. */
function below(hz: number): Filter {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / sampleRate);
  let kept = 0;
  return (sample) => {
    kept += share * (sample - kept);
    return kept;
  };
}

/** Lets pass what is around so many Hz. */
function around(hz: number, width: number): Filter {
  const [high, low] = [below(hz + width), below(Math.max(40, hz - width))];
  return (sample) => {
    const passed = high(sample);
    return passed - low(passed);
  };
}

/** Adds a short sound that dies away, at a place of the loop. */
function strike(into: Float32Array, at: number, ms: number, sound: (n: number) => number): void {
  const length = Math.round((ms * sampleRate) / 1000);
  for (let n = 0; n < length; n++) {
    const place = (at + n) % into.length;
    into[place] = into[place]! + sound(n) * Math.exp((-5 * n) / length);
  }
}

type Maker = (into: Float32Array, random: () => number) => void;

const noise = (random: () => number) => random() * 2 - 1;

/** Air, and what hums behind a wall. */
const quiet: Maker = (into, random) => {
  const [first, second] = [below(420), below(420)];
  for (let n = 0; n < into.length; n++) into[n] = second(first(noise(random)));
};

/** Ventilation, and keys that are typed on in bursts. */
const office: Maker = (into, random) => {
  const [rumble, air] = [below(240), around(900, 500)];
  for (let n = 0; n < into.length; n++) into[n] = rumble(noise(random)) + 0.35 * air(noise(random));
  for (let at = 0; at < into.length; at += Math.round((0.4 + random() * 1.6) * sampleRate)) {
    const keys = 2 + Math.floor(random() * 7);
    for (let key = 0; key < keys; key++) {
      const tone = around(1_800 + random() * 1_500, 700);
      const loud = 0.35 + random() * 0.4;
      strike(into, at + Math.round(key * (0.09 + random() * 0.07) * sampleRate), 9, () => loud * tone(noise(random)));
    }
  }
};

/** Talk at other tables that no one can follow, and cups. */
const cafe: Maker = (into, random) => {
  const floor = below(500);
  for (let n = 0; n < into.length; n++) into[n] = 0.25 * floor(noise(random));
  for (let table = 0; table < 6; table++) {
    const [low, high] = [around(280 + random() * 420, 110), around(1_000 + random() * 900, 260)];
    const rate = 2.6 + random() * 2.2;
    const [phase, turns] = [random() * 6.3, random() * 6.3];
    for (let n = 0; n < into.length; n++) {
      const at = n / sampleRate;
      const syllable = Math.sin(Math.PI * rate * at + phase) ** 2;
      const speaks = Math.max(0, Math.sin((2 * Math.PI * at) / loopSeconds + turns) + 0.4);
      const source = noise(random);
      into[n] = into[n]! + 0.5 * speaks * syllable * (low(source) + 0.5 * high(source));
    }
  }
  for (let at = 0; at < into.length; at += Math.round((0.7 + random() * 2.1) * sampleRate)) {
    const hz = 2_300 + random() * 1_900;
    const loud = 0.02 + random() * 0.05;
    const wave = (n: number, of: number) => Math.sin((2 * Math.PI * hz * of * n) / sampleRate);
    strike(into, at, 90, (n) => loud * (wave(n, 1) + 0.6 * wave(n, 1.52)));
  }
};

const makers: Record<Sound, { make: Maker; seed: number }> = {
  quiet: { make: quiet, seed: 11 },
  office: { make: office, seed: 23 },
  cafe: { make: cafe, seed: 37 },
};

const loops = new Map<Sound, Int16Array>();

/** One loop of a room, at `loopDb`: made at its first use, in some tens of ms, and shared by all calls. */
function loopOf(sound: Sound): Int16Array {
  const known = loops.get(sound);
  if (known) return known;
  const { make, seed } = makers[sound];
  const seam = seamSeconds * sampleRate;
  const long = new Float32Array(loopSeconds * sampleRate + seam);
  make(long, numbersFrom(seed));
  const loop = long.slice(0, loopSeconds * sampleRate);
  for (let n = 0; n < seam; n++) {
    const share = n / seam;
    loop[n] = loop[n]! * Math.sqrt(share) + long[loop.length + n]! * Math.sqrt(1 - share);
  }
  const power = loop.reduce((sum, sample) => sum + sample * sample, 0) / loop.length;
  const gain = (32_767 * 10 ** (loopDb / 20)) / Math.sqrt(power);
  const made = Int16Array.from(loop, (sample) => Math.max(-32_767, Math.min(32_767, Math.round(sample * gain))));
  loops.set(sound, made);
  return made;
}

/** How fast it comes and goes, so that nothing clicks: from nothing to all of it, in seconds. */
const rampSeconds = 0.12;
/** Frames before the end at which it begins to go. */
const leavesFrames = 6;

/** What is heard under speech. `begins`: nothing was heard right before. `framesLeft` until there is silence again. */
export interface Underlay {
  /** The frame with the room under it: a new one, the voice's stays as it was. */
  lay(frame: Int16Array, begins: boolean, framesLeft: number): Int16Array;
}

/** The room of one call. @param seed where in it the call begins, so that not every call has the same cup first */
export function createUnderlay({ sound, levelDb }: BackgroundSound, seed: number, rate = sampleRate): Underlay | null {
  if (sound === 'none') return null;
  const loop = loopOf(sound);
  const level = 10 ** ((levelDb - loopDb) / 20);
  const step = level / (rampSeconds * rate);
  const pace = sampleRate / rate;
  let at = Math.floor(numbersFrom(seed)() * loop.length);
  let gain = 0;
  return {
    lay(frame, begins, framesLeft) {
      if (begins) gain = 0;
      const wanted = framesLeft < leavesFrames ? 0 : level;
      const mixed = new Int16Array(frame.length);
      for (let n = 0; n < frame.length; n++) {
        if (gain < wanted) gain = Math.min(wanted, gain + step);
        else if (gain > wanted) gain = Math.max(wanted, gain - step);
        const sample = frame[n]! + loop[Math.floor(at)]! * gain;
        mixed[n] = sample > 32_767 ? 32_767 : sample < -32_768 ? -32_768 : sample;
        at += pace;
        if (at >= loop.length) at -= loop.length;
      }
      return mixed;
    },
  };
}
