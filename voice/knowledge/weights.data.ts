/**
 * Weights of the two regressions, the constant last: `node bench/train-knowledge.ts` makes this file from the open half of
 * the questions in corpus/ and from 4 articles of the development file of SQuAD 2.0 (CC BY-SA 4.0), none of which is part of this.
 */
export const sentenceWeights: readonly number[] = [
  1.7773, 1.0732, 2.6958, 4.0463, 0.2514, 0.9878, 1.5666, 2.7229, -0.5153, 0.3353, -0.6643, -0.1901, 0.2067, -0.7987,
  2.6521, -2.6754, -3.0476,
];
export const confidenceWeights: readonly number[] = [
  0.3837, 0.6547, 0.5651, 0.5403, 0.4702, 1.1217, 0.4843, 0.6975, -0.7722, -0.1021, -3.4381, 0.0493, -0.0375, -0.2387,
  0.6363, 0, 0.823, 0.8489, 0.3928, 0.5337, 0.475, -1.7036, -0.76, -2.9984, -0.3766, -0.1875, -0.916, -1.782, 1.6918,
  -2.253, -2.2731,
];
/** From here on an answer is said. `node bench/knowledge.ts` prints what that brings. */
export const threshold = 0.45;
