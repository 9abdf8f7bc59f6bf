import { mostAlike, normalized, packVector } from '#server/knowledge/likeness/pack.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

/** How long a question is compared with the vectors of 10,000 pieces, in the thread that does it, and what they take. */
const pieces = 10_000;
const questions = 100;

/** Numbers that are the same on each run: Park and Miller's generator, Communications of the ACM 31 (1988). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647 - 0.5;
  };
}

const draw = numbers(7);
const vector = (dimension: number) => normalized(Array.from({ length: dimension }, draw))!;

const rows: BenchRow[] = [384, 768, 1536].flatMap((dimension) => {
  const bytes = Buffer.concat(Array.from({ length: pieces }, () => packVector(vector(dimension))));
  const packed = { ids: Array.from({ length: pieces }, (_, at) => `piece ${at}`), dimension, bytes };
  const took = Array.from({ length: questions }, () => {
    const question = vector(dimension);
    const begun = performance.now();
    mostAlike(packed, question, 200);
    return performance.now() - begun;
  });
  return [
    { name: `${dimension} dimensions, median`, value: quantile(took, 0.5), unit: 'ms' },
    { name: `${dimension} dimensions, 95 of 100`, value: quantile(took, 0.95), unit: 'ms' },
    { name: `${dimension} dimensions, all vectors`, value: bytes.byteLength / 1_048_576, unit: 'MB' },
  ];
});
printRows(`Comparing a question with ${pieces.toLocaleString('en')} pieces`, rows);
