/** The greatest whole number of a signed byte. */
const most = 127;
/** Bytes of the scale, a float of 32 bits, little end first. */
export const scaleBytes = 4;

/** A vector of length one; null where it has none, or holds what is no number. */
export function normalized(vector: readonly number[]): Float32Array | null {
  const length = Math.hypot(...vector);
  return vector.length > 0 && Number.isFinite(length) && length > 0
    ? Float32Array.from(vector, (n) => n / length)
    : null;
}

/** A vector in a quarter of its bytes: its greatest component becomes 127, and the scale brings all back. */
export function packVector(vector: Float32Array): Uint8Array {
  const scale = vector.reduce((sum, n) => Math.max(sum, Math.abs(n)), 0) / most;
  const packed = Buffer.alloc(scaleBytes + vector.length);
  packed.writeFloatLE(scale, 0);
  for (const [at, n] of vector.entries()) packed.writeInt8(Math.round(n / scale), scaleBytes + at);
  return packed;
}

/** Many packed vectors of one dimension behind each other. */
export interface Packed {
  ids: string[];
  dimension: number;
  bytes: Uint8Array;
}

/** The ids of the vectors that are most like one, the most alike first. Both have length one: the product is the cosine. */
export function mostAlike({ ids, dimension, bytes }: Packed, question: Float32Array, count: number): string[] {
  if (question.length !== dimension) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const step = scaleBytes + dimension;
  const scored = ids.map((id, index) => {
    const from = index * step + scaleBytes;
    let sum = 0;
    for (let at = 0; at < dimension; at++) sum += question[at]! * whole[from + at]!;
    return { id, score: sum * view.getFloat32(index * step, true) };
  });
  return scored
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id);
}
