/** A binary frame of the call's socket, taken apart. `pcm` is mono 16-bit of the sample rate that `ready` named. */
export interface AudioFrame {
  generation: number;
  pcm: Int16Array;
}

const headerBytes = 4;

/**
 * Reads a binary frame: 2 bytes generation, 2 bytes sequence, then samples, little-endian. The sequence is for
 * people who read a capture: a websocket neither reorders nor loses frames. Null for what is no frame.
 */
export function readAudioFrame(data: ArrayBuffer): AudioFrame | null {
  if (data.byteLength < headerBytes || data.byteLength % 2 !== 0) return null;
  const view = new DataView(data);
  const pcm = new Int16Array((data.byteLength - headerBytes) / 2);
  for (let i = 0; i < pcm.length; i++) pcm[i] = view.getInt16(headerBytes + i * 2, true);
  return { generation: view.getUint16(0, true), pcm };
}

/** Generations are 16 bits and wrap: 65535 is older than 0. */
export function isOlder(generation: number, than: number): boolean {
  const distance = (than - generation) & 0xffff;
  return distance > 0 && distance < 0x8000;
}

/** The generation after this one. */
export function nextGeneration(generation: number): number {
  return (generation + 1) & 0xffff;
}
