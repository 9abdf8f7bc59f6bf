import { setImmediate as breathe } from 'node:timers/promises';
import { loudnessLufs } from '#voice/audio/loudness.ts';
import { amplify, concatPcm, fadeEnds } from '#voice/audio/pcm.ts';
import { openResampler } from '#voice/audio/resample.ts';
import type { Sound } from '#voice/audio/wav.ts';
import { gainFor } from '#voice/engines/services/voice-levels.ts';

/** What a file is not, in words for its sender. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

const rates = { least: 8_000, most: 96_000, kept: 16_000 };
/** What is quieter is silence, in decibels of full scale, and no voice, in LUFS. */
const levels = { silence: -50, least: -60 };
/** Milliseconds. */
const windowMs = 20;
const around = { before: 40, behind: 120, fade: 8 };

/** Reads a WAV file of 16-bit PCM, mono or stereo. @throws RecordingError */
export function readRecording(file: Buffer): Sound {
  if (file.length < 44 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    throw new RecordingError('This isn’t a WAV file.');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= file.length) {
      const [kind, channels, bits] = [start, start + 2, start + 14].map((one) => file.readUInt16LE(one));
      const sampleRate = file.readUInt32LE(start + 4);
      if (kind !== 1 || bits !== 16 || (channels !== 1 && channels !== 2))
        throw new RecordingError('Send 16-bit PCM, mono or stereo.');
      if (sampleRate < rates.least || sampleRate > rates.most)
        throw new RecordingError('Send 8,000 to 96,000 samples a second.');
      format = { channels, sampleRate };
    }
    if (name === 'data') {
      if (format === undefined) break;
      const { channels, sampleRate } = format;
      const frames = Math.floor(Math.min(size, file.length - start) / (2 * channels));
      const samples = new Int16Array(frames);
      for (let n = 0; n < frames; n++) {
        const first = file.readInt16LE(start + 2 * channels * n);
        samples[n] = channels === 1 ? first : Math.round((first + file.readInt16LE(start + 4 * n + 2)) / 2);
      }
      return { samples, sampleRate };
    }
    at = start + size + (size & 1);
  }
  throw new RecordingError('The WAV file has no sound.');
}

/** Without the silence at both ends. */
function trimmed({ samples, sampleRate }: Sound): Int16Array {
  const window = (sampleRate * windowMs) / 1000;
  const loud = 32_768 * 10 ** (levels.silence / 20);
  let first = -1;
  let last = -1;
  for (let at = 0; at < samples.length; at += window) {
    let sum = 0;
    const part = samples.subarray(at, at + window);
    for (const one of part) sum += one * one;
    if (Math.sqrt(sum / part.length) < loud) continue;
    if (first < 0) first = at;
    last = at + part.length;
  }
  if (first < 0) throw new RecordingError('This recording is silent. Check the microphone.');
  const ms = (value: number) => (sampleRate * value) / 1000;
  return samples.slice(Math.max(0, first - ms(around.before)), last + ms(around.behind));
}

/** As loud as the voices are, peaks bent as theirs are, and without a click at its ends. */
function leveled({ samples, sampleRate }: Sound): Int16Array {
  const lufs = loudnessLufs({ samples, sampleRate });
  if (lufs < levels.least) throw new RecordingError('This recording is too quiet. Speak closer to the microphone.');
  const out = samples.slice();
  amplify(out, 10 ** (gainFor(lufs) / 20));
  fadeEnds(out, (sampleRate * around.fade) / 1000);
  return out;
}

/**
 * A person's recording as calls play it: 16 kHz, trimmed, as loud as the voices. A second at a time, so that calls on the
 * same thread go on. @throws RecordingError
 */
export async function prepareRecording({ samples, sampleRate }: Sound): Promise<Sound> {
  const resampler = await openResampler(sampleRate, rates.kept);
  const parts: Int16Array[] = [];
  try {
    for (let at = 0; at < samples.length; at += sampleRate) {
      parts.push(resampler.push(samples.subarray(at, at + sampleRate)));
      await breathe();
    }
    parts.push(resampler.flush());
  } finally {
    resampler.close();
  }
  const cut = trimmed({ samples: concatPcm(parts), sampleRate: rates.kept });
  await breathe();
  return { samples: leveled({ samples: cut, sampleRate: rates.kept }), sampleRate: rates.kept };
}
