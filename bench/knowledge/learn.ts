import type { Asked, Corpus } from '#voice/knowledge/corpus/business-corpus.ts';
import { misheard } from '#voice/knowledge/corpus/misheard.ts';
import { alternativesIn, type Held, hold, holdsAnswer } from '#voice/knowledge/corpus/search-corpus.ts';
import { logistic, lookedAt, pickSentence } from '#voice/knowledge/pick-sentence.ts';
import { readQuestion } from '#voice/knowledge/question.ts';
import { rankPieces } from '#voice/knowledge/rank-pieces.ts';
import { confidenceFeatureNames, sentenceFeatureNames, sentenceFeatures } from '#voice/knowledge/sentence-features.ts';
import { spokenAnswer } from '#voice/knowledge/spoken-answer.ts';

/** Documents with the questions to learn from, and questions that are surely about something else. */
export interface Lesson {
  corpora: readonly Corpus[];
  foreign: readonly Asked[];
}

export interface Costs {
  /** Wrong and foreign answers cost a caller more than an honest "I do not know". */
  wrong: number;
  /** Questions in the documents' own words to which they hold no answer: hardly told apart by words, so they teach little. */
  trick: number;
  /** A question with a word misheard says much the same as itself. */
  misheard: number;
}
export const costs: Costs = { wrong: 1.6, trick: 0.5, misheard: 0.5 };

/** Penalty of large weights, steps, and their size. The examples are few. */
const [penalty, rate] = [0.01, 0.5];
/** The seeds of what is misheard for learning: measured is with others. */
const seeds = [101, 102];

export const known = ({ answers }: Asked): boolean => answers.length > 0;

const read = (held: Held, text: string) => {
  const question = readQuestion(text, 'en', held.facts, alternativesIn(held, text));
  return { question, pieces: rankPieces(question, held.sources, held.facts) };
};

/** Means and spreads bring features to one scale; the weights come back in the scale of the features. */
function scaleOf(rows: readonly number[][]) {
  const size = rows[0]!.length;
  const means = Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length);
  const spreads = means.map(
    (mean, at) => Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length) || 1,
  );
  const scaled = (row: readonly number[]) => row.map((value, at) => (value - means[at]!) / spreads[at]!);
  const unscaled = (weights: readonly number[], constant: number) => {
    const plain = weights.map((weight, at) => weight / spreads[at]!);
    return [...plain, constant - plain.reduce((sum, weight, at) => sum + weight * means[at]!, 0)];
  };
  return { scaled, unscaled };
}

interface Set {
  held: Held;
  asked: readonly (Asked & { worth: number })[];
  foreign: readonly Asked[];
}

const setOf = ({ corpora, foreign }: Lesson, { misheard: worth }: Costs): Set => ({
  held: hold(corpora),
  asked: corpora
    .flatMap(({ asked }) => asked)
    .flatMap((one) => [
      { ...one, worth: 1 },
      ...seeds.map((seed) => ({ ...one, text: misheard(one.text, seed), worth: worth / seeds.length })),
    ]),
  foreign,
});

/** Which of several sentences holds the answer: a conditional logit over the sentences of a question (McFadden, 1974). */
function learnSentences(sets: readonly Set[], steps: number): number[] {
  const questions = sets.flatMap(({ held, asked }) =>
    asked.filter(known).flatMap(({ text, answers, worth }) => {
      const { question, pieces } = read(held, text);
      const all = pieces.slice(0, lookedAt).flatMap((piece, rank) =>
        piece.read.sentences.map((sentence, index) => ({
          features: sentenceFeatures(question, piece, rank, index),
          right: holdsAnswer(sentence.text, answers),
        })),
      );
      return all.some(({ right }) => right) ? [{ all, worth }] : [];
    }),
  );
  const { scaled, unscaled } = scaleOf(questions.flatMap(({ all }) => all).map(({ features }) => features));
  const groups = questions.map(({ all, worth }) => ({
    rows: all.map(({ features, right }) => ({ row: scaled(features), right })),
    worth,
  }));
  const weights = sentenceFeatureNames.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => -penalty * weight);
    for (const { rows, worth } of groups) {
      const forces = rows.map(({ row }) => Math.exp(row.reduce((sum, value, at) => sum + value * weights[at]!, 0)));
      let [whole, rightOnes] = [0, 0];
      for (const [at, force] of forces.entries()) {
        whole += force;
        if (rows[at]!.right) rightOnes += force;
      }
      for (const [index, { row, right }] of rows.entries()) {
        const pull = ((right ? forces[index]! / rightOnes : 0) - forces[index]! / whole) * (worth / groups.length);
        for (let at = 0; at < row.length; at += 1) slope[at]! += pull * row[at]!;
      }
    }
    for (const [at, value] of slope.entries()) weights[at]! += rate * value;
  }
  return unscaled(weights, 0);
}

/** Whether what would be said is the answer: logistic regression. */
function learnConfidence(sets: readonly Set[], sentence: number[], { wrong, trick }: Costs, steps: number): number[] {
  const weights = { sentence, confidence: confidenceFeatureNames.map(() => 0).concat(0) };
  const cases = sets.flatMap(({ held, asked, foreign }) => {
    const each = Math.max(1, Math.round((foreign.length * (1 + seeds.length)) / asked.length));
    const foreigners = foreign
      .filter((_, at) => at % each === 0)
      .map(({ text }) => ({ text, answers: [], cost: wrong, worth: 1 }));
    const own = asked.map((one) => ({ ...one, cost: known(one) ? wrong : trick }));
    return [...own, ...foreigners].flatMap(({ text, answers, cost, worth }) => {
      const { question, pieces } = read(held, text);
      const picked = pickSentence(question, pieces, weights);
      if (!picked) return [];
      const right = holdsAnswer(spokenAnswer(picked), answers);
      return [{ features: picked.grounds, right, cost: worth * (right ? 1 : cost) }];
    });
  });
  const { scaled, unscaled } = scaleOf(cases.map(({ features }) => features));
  const rows = cases.map(({ features, right, cost }) => ({ row: scaled(features), right, cost }));
  const found = confidenceFeatureNames.map(() => 0);
  let constant = 0;
  for (let step = 0; step < steps; step += 1) {
    const slope = found.map((weight) => -penalty * weight);
    let bend = 0;
    for (const { row, right, cost } of rows) {
      const miss = (right ? 1 : 0) - logistic([...found, constant], row);
      const pull = (cost * miss) / rows.length;
      bend += pull;
      for (let at = 0; at < row.length; at += 1) slope[at]! += pull * row[at]!;
    }
    for (const [at, value] of slope.entries()) found[at]! += rate * value;
    constant += rate * bend;
  }
  return unscaled(found, constant);
}

/** Weights of the two regressions that questions teach, the constant last. */
export function learn(lessons: readonly Lesson[], cost: Costs = costs, steps = 4_000) {
  const sets = lessons.map((lesson) => setOf(lesson, cost));
  const sentence = learnSentences(sets, steps);
  return { sentence, confidence: learnConfidence(sets, sentence, cost, steps) };
}
