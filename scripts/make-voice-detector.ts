import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partNames, shapesOf } from '#voice/transcribers/silero/weights.ts';

/**
 * Makes `voice/transcribers/silero/silero-v6.weights` of the ONNX file of Silero VAD v6 (MIT), as the package
 * @ricky0123/vad-web 0.0.31 brings it: `node scripts/make-voice-detector.ts silero_vad_v6.onnx`. The weights of both rates
 * are kept as 16-bit floats; what they were trained as changes by less than a thousandth.
 */

type Field = [number, number | Uint8Array];

/** Fields of a protobuf message. */
function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const key = varint();
    const kind = key & 7;
    if (kind === 0) fields.push([key >>> 3, varint()]);
    else {
      const length = kind === 2 ? varint() : kind === 5 ? 4 : 8;
      fields.push([key >>> 3, bytes.subarray(at, at + length)]);
      at += length;
    }
  }
  return fields;
}
const all = (bytes: Uint8Array, field: number) =>
  fieldsOf(bytes).flatMap(([key, value]) => (key === field && typeof value !== 'number' ? [value] : []));
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Raw tensors that a graph and its branches name as constants. */
function collect(graph: Uint8Array, found: Map<string, Float32Array>): void {
  for (const node of all(graph, 1)) {
    const name = text(all(node, 2)[0]);
    for (const attribute of all(node, 5)) {
      for (const tensor of all(attribute, 5)) {
        const [raw] = all(tensor, 9);
        if (raw) found.set(name, new Float32Array(new Uint8Array(raw).buffer));
      }
      for (const branch of all(attribute, 6)) collect(branch, found);
    }
  }
}

/** The nearest 16-bit float. */
function half(value: number): number {
  const [bits] = new Uint32Array(Float32Array.of(value).buffer);
  const sign = (bits! >>> 16) & 0x8000;
  const size = (bits! & 0x7fff_ffff) + 0x1000;
  const exponent = (size >>> 23) - 112;
  if (exponent <= 0) return sign | Math.round(Math.abs(value) * 2 ** 24);
  return sign | (exponent << 10) | ((size >>> 13) & 0x3ff);
}

const [file = ''] = process.argv.slice(2);
const model = readFileSync(file);
const found = new Map<string, Float32Array>();
collect(all(model, 7)[0]!, found);
const values: number[] = [];
for (const [rate, branch] of [
  [16_000, 'then'],
  [8_000, 'else'],
] as const) {
  const shapes = shapesOf(rate);
  for (const [part, name] of Object.entries(partNames)) {
    const tensor = found.get(`If_0_${branch}_branch__Inline_0__${name}`);
    const length = shapes[part as keyof typeof shapes];
    if (tensor?.length !== length) throw new Error(`${name} has ${tensor?.length} values, not ${length}.`);
    for (const value of tensor) values.push(half(value));
  }
}
const to = path.resolve(import.meta.dirname, '../voice/transcribers/silero/silero-v6.weights');
writeFileSync(to, new Uint8Array(Uint16Array.from(values).buffer));
console.log(`${values.length} weights of ${createHash('sha256').update(model).digest('hex')} written to ${to}`);
