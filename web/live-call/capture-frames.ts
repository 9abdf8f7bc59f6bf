import { soundFrameSamples } from '#domain/calls/call-sound.ts';
import type { CapturedFrame } from './capture-messages.ts';
import { createResampler } from './resampler.ts';

/** Cuts sound of any rate and any number of channels into mono frames of 20 ms. */
export function createFrameMaker(
  from: number,
  to: number,
  made: (frame: CapturedFrame) => void,
): { push(channels: readonly Float32Array[]): void } {
  const resampler = createResampler(from, to);
  let frame = new Int16Array(soundFrameSamples);
  let filled = 0;
  let clock = 0;
  return {
    push(channels) {
      const [first] = channels;
      if (first === undefined) return;
      const mono =
        channels.length === 1
          ? first
          : first.map((_, at) => channels.reduce((sum, channel) => sum + channel[at]!, 0) / channels.length);
      for (const sample of resampler.push(mono)) {
        frame[filled++] = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
        if (filled < soundFrameSamples) continue;
        made({ clock, pcm: frame });
        clock = (clock + soundFrameSamples) >>> 0;
        frame = new Int16Array(soundFrameSamples);
        filled = 0;
      }
    },
  };
}
