/**
 * As much of ONNX's protobuf form as a model of a few nodes needs, written by hand: the tests of local voices need a
 * model, and a real one is 20 MB and someone else's.
 */

type Field = [number: number, value: number | string | Uint8Array];

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Uint8Array.from([...bytes, rest]);
}

/** Numbers as varints, all else behind its length. */
function message(fields: readonly Field[]): Uint8Array {
  return Buffer.concat(
    fields.flatMap(([number, value]) => {
      if (typeof value === 'number') return [varint(number * 8), varint(value)];
      const bytes = typeof value === 'string' ? Buffer.from(value) : value;
      return [varint(number * 8 + 2), varint(bytes.length), bytes];
    }),
  );
}

const types = { float: 1, int64: 7 } as const;
export type TensorType = keyof typeof types;

/** A constant. */
export interface Tensor {
  name: string;
  type: TensorType;
  dims: number[];
  values: number[];
}

export interface Node {
  op: string;
  inputs: string[];
  output: string;
  ints?: Record<string, number>;
}

/** A name, its type and shape; a text in the shape stands for any length. */
export interface Port {
  name: string;
  type: TensorType;
  shape: (number | string)[];
}

export interface Model {
  inputs: Port[];
  outputs: Port[];
  constants: Tensor[];
  nodes: Node[];
  metadata: Record<string, string>;
}

function tensor({ name, type, dims, values }: Tensor): Uint8Array {
  const array = type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values, BigInt);
  const dimensions = dims.map((size): Field => [1, size]);
  return message([...dimensions, [2, types[type]], [8, name], [9, new Uint8Array(array.buffer)]]);
}

function node({ op, inputs, output, ints = {} }: Node): Uint8Array {
  const attributes = Object.entries(ints).map(
    ([name, value]): Field => [
      5,
      message([
        [1, name],
        [3, value],
        [20, 2],
      ]),
    ],
  );
  return message([...inputs.map((input): Field => [1, input]), [2, output], [4, op], ...attributes]);
}

function port({ name, type, shape }: Port): Uint8Array {
  const dims = shape.map((size): Field => [1, message([typeof size === 'number' ? [1, size] : [2, size]])]);
  const tensorType = message([
    [1, types[type]],
    [2, message(dims)],
  ]);
  return message([
    [1, name],
    [2, message([[1, tensorType]])],
  ]);
}

/** The file of a model, for version 8 of the form and 13 of the operators. */
export function onnxFile({ inputs, outputs, constants, nodes, metadata }: Model): Uint8Array {
  const graph = message([
    ...nodes.map((one): Field => [1, node(one)]),
    [2, 'voice'],
    ...constants.map((one): Field => [5, tensor(one)]),
    ...inputs.map((one): Field => [11, port(one)]),
    ...outputs.map((one): Field => [12, port(one)]),
  ]);
  const entries = Object.entries(metadata).map(
    ([key, value]): Field => [
      14,
      message([
        [1, key],
        [2, value],
      ]),
    ],
  );
  const operators = message([
    [1, ''],
    [2, 13],
  ]);
  return message([[1, 8], [2, 'parley-tests'], [7, graph], [8, operators], ...entries]);
}
