/**
 * Weights of the two regressions, the constant last: `node bench/train-knowledge.ts` makes this file from the open half of
 * the questions in corpus/ and from 4 articles of the development file of SQuAD 2.0 (CC BY-SA 4.0), none of which is part of this.
 */
export const sentenceWeights: readonly number[] = [
  1.7622, 1.0983, 2.669, 4.0592, 0.2862, 0.9788, 1.5177, 2.6486, -0.5427, 0.3086, -0.6072, -0.1955, 0.2118, -0.816,
  2.7003, -2.6578, -3.0693,
];
export const confidenceWeights: readonly number[] = [
  0.4336, 0.6669, 0.5807, 0.6674, 0.525, 1.1139, 0.4035, 0.7068, -0.7872, -0.1444, -3.5242, -0.0074, -0.0679, -0.2324,
  0.6295, 0, 1.0529, 0.902, 0.4447, 0.6358, 0.4892, -1.7277, -0.7064, -3.249, -0.3672, -0.1863, -0.7644, -1.7704,
  1.7528, -2.264, -2.6041,
];
/** From here on an answer is said. `node bench/knowledge.ts` prints what that brings. */
export const threshold = 0.4;
