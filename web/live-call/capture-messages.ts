/** Name under which the worklet registers its processor. */
export const captureProcessor = 'parley-capture';

/** 20 ms of the microphone at 16 kHz, and how many samples came before them. */
export interface CapturedFrame {
  clock: number;
  pcm: Int16Array<ArrayBuffer>;
}
