import type { BitWriter } from './bit-writer.ts';

/** FLAC's coding of what prediction has left over: partitions, each with a Rice parameter of its own (RFC 9639). */

const largestParameter = 14;
const largestOrder = 5;

/** Signs folded in: 0, -1, 1, -2, … become 0, 1, 2, 3, … */
const fold = (value: number) => (value << 1) ^ (value >> 31);

interface Plan {
  order: number;
  parameters: number[];
  bits: number;
}

/** The parameter that codes `count` values of this sum in the fewest bits, as good as their mean can tell. */
function parameterFor(sum: number, count: number): { parameter: number; bits: number } {
  let parameter = 0;
  while (parameter < largestParameter && count << (parameter + 1) < sum + (count >> 1)) parameter += 1;
  return { parameter, bits: 4 + count * (parameter + 1) + Math.floor(sum / 2 ** parameter) };
}

/** How `residual` is best parted, of a block that begins with `warmUp` plain samples. */
function plan(folded: Int32Array, warmUp: number): Plan {
  const block = folded.length;
  let best: Plan | undefined;
  let orders = 0;
  while (orders < largestOrder && block % 2 ** (orders + 1) === 0 && block >> (orders + 1) > warmUp) orders += 1;
  // Sums of the smallest parts; those of larger ones are sums of two.
  let sums = Array.from({ length: 1 << orders }, () => 0);
  const size = block >> orders;
  for (let index = warmUp; index < block; index++) sums[Math.floor(index / size)]! += folded[index]!;
  for (let order = orders; order >= 0; order--) {
    const parts = sums.map((sum, part) => parameterFor(sum, (block >> order) - (part === 0 ? warmUp : 0)));
    const bits = parts.reduce((total, part) => total + part.bits, 6);
    if (best === undefined || bits < best.bits) best = { order, parameters: parts.map((part) => part.parameter), bits };
    sums = sums.filter((_, index) => index % 2 === 0).map((sum, index) => sum + (sums[2 * index + 1] ?? 0));
  }
  return best!;
}

export interface RiceCoded {
  bits: number;
  write(writer: BitWriter): void;
}

/** `residual` has the length of the block; its first `warmUp` values are not coded. */
export function riceCode(residual: Int32Array, warmUp: number): RiceCoded {
  const folded = residual.map(fold);
  const { order, parameters, bits } = plan(folded, warmUp);
  return {
    bits,
    write(writer) {
      writer.write(0, 2);
      writer.write(order, 4);
      const size = residual.length >> order;
      for (const [part, parameter] of parameters.entries()) {
        writer.write(parameter, 4);
        for (let index = part === 0 ? warmUp : part * size; index < (part + 1) * size; index++) {
          const value = folded[index]!;
          writer.writeUnary(value >>> parameter);
          writer.write(value, parameter);
        }
      }
    },
  };
}
