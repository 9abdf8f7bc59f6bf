import { peaksOf } from './peaks.ts';

/** Bars of the waveform. */
const bars = 120;
/** Samples a second that are enough to see how loud it is. */
const drawingRate = 8_000;

export interface DrawnSound {
  /** How loud each bar is, 0 to 1. */
  peaks: number[];
  durationMs: number;
}

/** The picture of a sound; null when this browser cannot decode it. */
export async function drawSound(blob: Blob): Promise<DrawnSound | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  const context = new OfflineAudioContext(1, 1, drawingRate);
  const sound = await context.decodeAudioData(await blob.arrayBuffer()).catch(() => null);
  return sound && { peaks: peaksOf(sound.getChannelData(0), bars), durationMs: sound.duration * 1000 };
}
