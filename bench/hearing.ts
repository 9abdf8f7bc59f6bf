import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeMulaw, encodeMulaw } from '#voice/audio/mulaw.ts';
import { resample } from '#voice/audio/resample.ts';
import { Silero, windowSamples } from '#voice/transcribers/silero/silero.ts';
import { VoiceActivity } from '#voice/transcribers/voice-activity.ts';
import type { VoiceDetector } from '#voice/transcribers/voice-detector.ts';
import { type BenchRow, median, printRows } from './bench-row.ts';
import { inRoom, withLoss } from './hearing/lines.ts';
import { activeRms, noises, rate, seeded, spoken } from './hearing/sounds.ts';

/**
 * How well a caller's voice is told from noise, in twelve sentences with three seconds between them, and from what else
 * sounds: by loudness alone, and by Silero with the caller's level; in a room, and over a line that loses packets.
 * `node bench/hearing.ts` prints the table.
 */

/** The caller's loudness, in full scale: -23 dBFS. */
const callerRms = 10 ** (-23 / 20);
const pauseMs = 3_000;
/** An utterance may be found so much before, and its end so long behind, as it is. */
const slack = { beforeMs: 100, behindMs: 800 };

interface Scene {
  sound: Float32Array;
  /** When each sentence was said, in ms. */
  said: { from: number; to: number }[];
}

function sceneOf(lines: readonly Float32Array[]): Scene {
  const random = seeded(3);
  const parts: { at: number; line: Float32Array }[] = [];
  let at = rate * 2;
  for (const line of lines) {
    parts.push({ at, line });
    at += line.length + Math.round((rate * (pauseMs + 400 * random())) / 1000);
  }
  const sound = new Float32Array(at);
  for (const { at: from, line } of parts) {
    const gain = callerRms / activeRms(line);
    for (let n = 0; n < line.length; n++) sound[from + n] = line[n]! * gain;
  }
  const ms = (samples: number) => (samples * 1000) / rate;
  return { sound, said: parts.map(({ at: from, line }) => ({ from: ms(from), to: ms(from + line.length) })) };
}

/** A scene with a noise so many decibels under the caller. */
function withNoise({ sound }: Scene, noise: Float32Array, db: number): Int16Array {
  const gain = (callerRms / activeRms(noise)) * 10 ** (-db / 20);
  return Int16Array.from(sound, (sample, n) =>
    Math.max(-32_768, Math.min(32_767, Math.round((sample + gain * noise[n]!) * 32_768))),
  );
}

/** Silero at once, without the thread that it has in a server. */
function atOnce(sampleRate: 8_000 | 16_000): VoiceDetector & { spentMs(): number } {
  const network = new Silero(sampleRate);
  const line = network.begin();
  const window = new Int16Array(windowSamples(sampleRate));
  let filled = 0;
  let probability: number | null = null;
  let spent = 0;
  return {
    get probability() {
      return probability;
    },
    push(samples) {
      for (const sample of samples) {
        window[filled++] = sample;
        if (filled < window.length) continue;
        const begun = performance.now();
        probability = network.judge(window, line);
        spent += performance.now() - begun;
        filled = 0;
      }
    },
    close() {},
    spentMs: () => spent,
  };
}

interface Figures {
  missed: number;
  falseStarts: number;
  cut: number;
  startMs: number;
  endMs: number;
}

/** What a way of telling voices makes of a scene. `falseStarts`: a minute without the caller. */
function judge(
  pcm: Int16Array,
  sampleRate: 8_000 | 16_000,
  said: Scene['said'],
  detector: VoiceDetector | null,
): Figures {
  const activity = new VoiceActivity(sampleRate, detector);
  const step = sampleRate / 50;
  const starts: number[] = [];
  const ends: number[] = [];
  let within = false;
  for (let at = 0; at + step <= pcm.length; at += step) {
    for (const frame of activity.push(pcm.subarray(at, at + step))) {
      if (frame.within && !within) starts.push(((at + step) * 1000) / sampleRate);
      if (!frame.within && within) ends.push(((at + step) * 1000) / sampleRate);
      within = frame.within;
    }
  }
  const isOf =
    ({ from, to }: Scene['said'][number]) =>
    (ms: number) =>
      ms >= from - slack.beforeMs && ms <= to + slack.beforeMs;
  const startOf = said.map((one) => starts.find(isOf(one)));
  const endsOf = said.map(({ to }) => ends.find((ms) => ms > to && ms < to + 2_000));
  const own = (ms: number) => said.some(({ from, to }) => ms >= from - slack.beforeMs && ms <= to + slack.behindMs);
  const pauseMinutes = (pcm.length / sampleRate - said.reduce((sum, { from, to }) => sum + (to - from) / 1000, 0)) / 60;
  return {
    missed: startOf.filter((ms) => ms === undefined).length,
    falseStarts: starts.filter((ms) => !own(ms)).length / pauseMinutes,
    cut: said.filter(({ from, to }) => ends.some((ms) => ms > from + 100 && ms < to - 100)).length,
    startMs: median(startOf.flatMap((ms, n) => (ms === undefined ? [] : [ms - said[n]!.from]))),
    endMs: median(endsOf.flatMap((ms, n) => (ms === undefined ? [] : [ms - said[n]!.to]))),
  };
}

/** What else is between the caller and the server. */
type Line = 'room' | 'loss';
/** Of all packets, in a bad call. */
const lostShare = 0.05;

const conditions: [name: keyof typeof noises | 'silence', db: number, line?: Line][] = [
  ['silence', 90],
  ['pink', 10],
  ['pink', 0],
  ['keys', 20],
  ['keys', 10],
  ['music', 20],
  ['music', 10],
  ['babble', 20],
  ['babble', 10],
  ['other voice', 20],
  ['other voice', 10],
  ['silence', 90, 'room'],
  ['pink', 10, 'room'],
  ['babble', 20, 'room'],
  ['silence', 90, 'loss'],
  ['pink', 10, 'loss'],
];

export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parley-hearing-'));
  try {
    const { lines, talkers } = await spoken(folder);
    const scene = sceneOf(lines);
    const roomy = inRoom(scene.sound);
    const rows: BenchRow[] = [];
    const table: string[] = [];
    const cell = ({ missed, falseStarts, cut, startMs, endMs }: Figures) =>
      `${String(missed).padStart(3)} ${falseStarts.toFixed(1).padStart(5)} ${String(cut).padStart(3)} ${startMs.toFixed(0).padStart(5)} ${endMs.toFixed(0).padStart(5)}`;
    let [spent, heard] = [0, 0];
    for (const sampleRate of [16_000, 8_000] as const) {
      for (const [name, db, line] of conditions) {
        const noise = noises[name === 'silence' ? 'pink' : name](scene.sound.length, talkers);
        const wide = withNoise(line === 'room' ? { ...scene, sound: roomy } : scene, noise, db);
        const sent = sampleRate === rate ? wide : decodeMulaw(encodeMulaw(await resample(wide, rate, sampleRate)));
        const pcm = line === 'loss' ? withLoss(sent, sampleRate, lostShare) : sent;
        const detector = atOnce(sampleRate);
        const by = {
          loudness: judge(pcm, sampleRate, scene.said, null),
          silero: judge(pcm, sampleRate, scene.said, detector),
        };
        spent += detector.spentMs();
        heard += (pcm.length * 1000) / sampleRate;
        const place = { room: ', in a room', loss: ', 5 % lost' };
        const label = `${name === 'silence' ? name : `${name} ${db} dB`}${line ? place[line] : ''}`;
        table.push(`  ${sampleRate / 1000} kHz ${label.padEnd(25)} ${cell(by.loudness)}   ${cell(by.silero)}`);
        if (name === 'silence' || db === 10)
          rows.push({
            name: `${sampleRate / 1000} kHz, ${label}: false interruptions a minute`,
            value: by.silero.falseStarts,
            unit: `(loudness ${by.loudness.falseStarts.toFixed(1)})`,
            goal: 'at most 1',
          });
      }
    }
    process.stdout.write(
      `\n  ${lines.length} utterances: missed starts, false starts a minute, cut, start ms, end ms\n`,
    );
    process.stdout.write(`  ${''.padEnd(32)} ${'loudness'.padEnd(25)}   silero and level\n${table.join('\n')}\n`);
    rows.push({
      name: 'voice detection, of a core a call',
      value: (100 * spent) / heard,
      unit: '%',
      goal: 'at most 1',
    });
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) printRows('hearing', await run());
