/**
 * Matrices times vectors in WebAssembly with SIMD, four rows at a time: several times as fast as the compiler makes of a loop
 * in JavaScript. The module is some two hundred bytes, put together here.
 */

/** Instructions, by their names in the specification. */
const i32 = 0x7f;
const v128 = 0x7b;
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const add = [0x6a];
const simd = (code: number, ...more: number[]) => [0xfd, ...leb(code), ...more];
/** Four floats at an address, which need not be aligned. */
const load = simd(0, 2, 0);
const multiply = simd(0xe6);
const plus = simd(0xe4);
const lane = (n: number) => simd(0x1f, n);
const zero = simd(0x0c, ...new Array<number>(16).fill(0));
const constant = (value: number) => [0x41, ...leb(value)];
const loop = (...body: number[][]) => [0x03, 0x40, ...body.flat(), 0x0b];
const again = [0x0d, 0];
const less = [0x49];

function leb(value: number): number[] {
  const bytes: number[] = [];
  for (let left = value; ; left >>>= 7) {
    if (left < 128) return [...bytes, left];
    bytes.push((left & 127) | 128);
  }
}
const section = (id: number, ...body: number[]) => [id, ...leb(body.length), ...body];
const text = (name: string) => [name.length, ...new TextEncoder().encode(name)];

/** Parameters, addresses in bytes: the rows, the vector, what the products are added to, its end, bytes of a row. */
const [rows, vector, out, end, width] = [0, 1, 2, 3, 4];
/** Locals: the place in the vector, its end, then the place in the rows, the four floats of the vector, and four sums. */
const [place, stop, row, floats] = [5, 6, 7, 8];
const sums = [9, 10, 11, 12];

/** The sum of four floats, added to one of the output. */
const gather = (sum: number, n: number) => [
  ...get(out),
  ...[...get(out), 0x2a, 2, ...leb(4 * n)],
  ...[0, 1, 2, 3].flatMap((at) => [...get(sum), ...lane(at), 0x92]),
  ...[0x38, 2, ...leb(4 * n)],
];
/** Where the n-th of four rows goes on. */
const rowAt = (n: number) => [...get(row), ...Array.from({ length: n }, () => [...get(width), ...add]).flat()];

const code = [
  ...loop(
    sums.flatMap((sum) => [...zero, ...set(sum)]),
    [...get(vector), ...set(place)],
    [...get(vector), ...get(width), ...add, ...set(stop)],
    [...get(rows), ...set(row)],
    loop(
      [...get(place), ...load, ...set(floats)],
      sums.flatMap((sum, n) => [...get(sum), ...rowAt(n), ...load, ...get(floats), ...multiply, ...plus, ...set(sum)]),
      [...get(row), ...constant(16), ...add, ...set(row)],
      [...get(place), ...constant(16), ...add, ...set(place)],
      [...get(place), ...get(stop), ...less, ...again],
    ),
    sums.flatMap(gather),
    [...get(rows), ...get(width), ...constant(4), 0x6c, ...add, ...set(rows)],
    [...get(out), ...constant(16), ...add, ...set(out)],
    [...get(out), ...get(end), ...less, ...again],
  ),
  0x0b,
];
const locals = [2, 3, i32, 5, v128];
const body = [...locals, ...code];
const bytes = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 1, 0x60, 5, i32, i32, i32, i32, i32, 0),
  ...section(2, 1, ...text('m'), ...text('m'), 2, 0, 1),
  ...section(3, 1, 0),
  ...section(7, 1, ...text('p'), 0, 0),
  ...section(10, 1, ...leb(body.length), ...body),
]);

/** The module's one function. */
type Product = (rows: number, vector: number, out: number, end: number, width: number) => void;

const pageBytes = 65_536;

/** Floats that a module works on, and its products. */
export interface Matrices {
  /** So many floats, all 0, that stay where they are. */
  floats(length: number): Float32Array;
  /** Rows times a vector, added to what is there. Rows are as long as the vector; both lengths are multiples of 4. */
  addProduct(rows: Float32Array, vector: Float32Array, to: Float32Array): void;
}

/** @param most floats that are asked for in all */
export function openMatrices(most: number): Matrices {
  const memory = new WebAssembly.Memory({ initial: Math.ceil((most * 4 + 4_096) / pageBytes) });
  const module = new WebAssembly.Module(bytes);
  const product = new WebAssembly.Instance(module, { m: { m: memory } }).exports.p as Product;
  let next = 0;
  return {
    floats(length) {
      const made = new Float32Array(memory.buffer, next, length);
      next += Math.ceil(length / 4) * 16;
      return made;
    },
    addProduct: (rows, vector, to) =>
      product(rows.byteOffset, vector.byteOffset, to.byteOffset, to.byteOffset + to.byteLength, vector.byteLength),
  };
}
