/**
 * Weights of the two regressions, the constant last: `node bench/train-knowledge.ts` makes this file from the open half of
 * the questions in corpus/ and from 4 articles of the development file of SQuAD 2.0 (CC BY-SA 4.0), none of which is part of this.
 */
export const sentenceWeights: readonly number[] = [
  2.5829, 0.5894, 2.823, 3.7392, -0.8719, 1.4139, 3.0955, 2.9892, -0.665, 0.0115, 0.4714, -0.5249, 0.5239, -0.0908,
  -3.3505,
];
export const confidenceWeights: readonly number[] = [
  1.099, 0.9217, 0.6973, 1.1845, 0.4503, 1.9074, 0.8978, 0.8574, -0.0895, -0.3692, -4.7286, 0.2306, -0.2446, 0.2179,
  0.8896, 1.7007, 1.1622, 0.8271, -3.2727,
];
/** From here on an answer is said. `node bench/knowledge.ts` prints what that brings. */
export const threshold = 0.35;
