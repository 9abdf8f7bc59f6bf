import { decodeMulaw } from '#voice/audio/mulaw.ts';
import { samplesIn } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import { decodeWav, encodeWav } from '#voice/audio/wav.ts';
import type { SimulatorContext } from './simulator-context.ts';
import type { Noted, Side, Tape } from './tape.ts';

/** Samples a second of a phone line. */
const rate = 8_000;
/** As sound of a call's address is fetched; in ms and bytes. */
const limits = { firstByteMs: 10_000, idleMs: 10_000, totalMs: 20_000, maxBytes: 8 * 1024 * 1024 };

/** What stands at an address; null where nothing does. */
async function fetched({ wayTo }: SimulatorContext, url: string): Promise<Int16Array | null> {
  const way = wayTo(url);
  if (way === null) return null;
  const { signal } = new AbortController();
  const answer = await way.ask({ ...limits, method: 'GET', url: way.url, headers: way.headers, signal });
  const parts: Uint8Array[] = [];
  for await (const part of answer.body) parts.push(part);
  if (answer.status !== 200) return null;
  const { samples, sampleRate } = decodeWav(Buffer.concat(parts));
  return sampleRate === rate ? samples : resample(samples, sampleRate, rate);
}

/** What was to be heard; null where it cannot be had any more: the rest of the call is. */
async function soundOf(context: SimulatorContext, { what, side }: Noted): Promise<Int16Array | null> {
  if ('codes' in what) return decodeMulaw(what.codes);
  try {
    return 'url' in what ? await fetched(context, what.url) : ((await context.speak?.(what.text, side)) ?? null);
  } catch (error) {
    context.log.warn({ err: error }, 'sound of a recording of the carrier simulator could not be had');
    return null;
  }
}

/**
 * A tape as a WAV file of 8 kHz: who was called or calls on the left, the program on the right. What was played by address is
 * what stands there; words are spoken where this carrier has voices, and silent where it has none.
 */
export async function renderTape(context: SimulatorContext, tape: Tape, endedAt: number): Promise<Buffer> {
  const length = samplesIn(Math.max(0, endedAt - tape.beganAt), rate);
  const sides: Record<Side, Int16Array> = { party: new Int16Array(length), program: new Int16Array(length) };
  for (const note of tape.notes) {
    const sound = await soundOf(context, note);
    if (sound === null) continue;
    const end = note.until === null ? length : Math.min(length, samplesIn(note.until, rate));
    const start = note.from === null ? Math.max(0, end - sound.length) : samplesIn(note.from, rate);
    if (start < end) sides[note.side].set(sound.subarray(0, end - start), start);
  }
  const samples = new Int16Array(length * 2);
  for (let n = 0; n < length; n++) {
    samples[2 * n] = sides.party[n]!;
    samples[2 * n + 1] = sides.program[n]!;
  }
  return encodeWav({ samples, sampleRate: rate, channels: 2 });
}
