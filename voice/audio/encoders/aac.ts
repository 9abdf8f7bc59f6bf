import { type AudioEncoder, type EncoderSettings, FrameCutter, nothing } from './encoder.ts';

/** Samples in a frame of AAC-LC. */
const frameLength = 1024;
/** The encoder's sound comes one frame late, and ADTS has no place to say so. */
const delay = frameLength;
/** Each stream has a thread of its own inside the package, of some 15 MB: more at once are refused. */
const mostStreams = 8;
let streams = 0;

/** Large, and wanted by few: loaded with the first stream. */
async function load() {
  const [mediabunny, { registerAacEncoder }] = await Promise.all([
    import('mediabunny'),
    import('@mediabunny/aac-encoder'),
  ]);
  registerAacEncoder();
  return mediabunny;
}
let loading: ReturnType<typeof load> | undefined;

function defaultBitrate(sampleRate: number): number {
  return sampleRate <= 12_000 ? 32 : sampleRate <= 24_000 ? 64 : 96;
}

/**
 * AAC-LC in ADTS frames, each of which a player can begin with. The file begins with a frame of silence and ends with
 * its last frame; `finish` tells how long that is.
 */
export async function aacEncoder({ sampleRate, bitrate }: EncoderSettings): Promise<AudioEncoder> {
  loading ??= load();
  const { AdtsOutputFormat, AudioSample, AudioSampleSource, NullTarget, Output } = await loading;
  let made: Uint8Array[] = [];
  let frames = 0;
  let samplesIn = 0;
  let ended = false;
  const onFrame = (frame: Uint8Array) => {
    // Behind the last sound there is a frame of silence at times.
    if (ended && frames >= Math.ceil((samplesIn + delay) / frameLength)) return;
    frames += 1;
    made.push(frame);
  };
  const source = new AudioSampleSource({ codec: 'aac', bitrate: (bitrate ?? defaultBitrate(sampleRate)) * 1000 });
  // The target would get the frames only half a second at a time.
  const output = new Output({ format: new AdtsOutputFormat({ onFrame }), target: new NullTarget() });
  output.addAudioTrack(source);
  await output.start();
  if (streams >= mostStreams) throw new Error('Too many AAC files are being made.');
  streams += 1;
  const cutter = new FrameCutter(frameLength);
  let framesIn = 0;

  const take = () => {
    const bytes = Buffer.concat(made);
    made = [];
    return bytes;
  };
  const add = async (samples: Int16Array) => {
    const data = Float32Array.from(samples, (sample) => sample / 32_768);
    const timestamp = (framesIn++ * frameLength) / sampleRate;
    const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp });
    await source.add(sample);
    sample.close();
  };

  return {
    async push(samples) {
      samplesIn += samples.length;
      const full: Int16Array[] = [];
      cutter.push(samples, (frame) => full.push(frame.slice()));
      // A frame at a time: the package lets three wait, so hardly more than a tenth of a second is held back.
      for (const frame of full) await add(frame);
      return take();
    },
    async finish() {
      if (samplesIn === 0) return { bytes: nothing, durationMs: 0 };
      if (cutter.filled > 0) await add(cutter.rest());
      ended = true;
      await output.finalize();
      const ms = 1000 / sampleRate;
      return { bytes: take(), durationMs: frames * frameLength * ms, leadMs: delay * ms };
    },
    async close() {
      streams -= 1;
      if (!ended) await output.cancel();
    },
  };
}
