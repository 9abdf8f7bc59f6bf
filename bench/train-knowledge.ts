import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Asked, businesses, readArticles, readBusiness } from '#voice/knowledge/corpus/business-corpus.ts';
import { alternativesIn, type Held, hold, holdsAnswer } from '#voice/knowledge/corpus/search-corpus.ts';
import { logistic, lookedAt, pickSentence } from '#voice/knowledge/pick-sentence.ts';
import { readQuestion } from '#voice/knowledge/question.ts';
import { rankPieces } from '#voice/knowledge/rank-pieces.ts';
import { confidenceFeatureNames, sentenceFeatureNames, sentenceFeatures } from '#voice/knowledge/sentence-features.ts';
import { spokenAnswer } from '#voice/knowledge/spoken-answer.ts';

/**
 * `node bench/train-knowledge.ts [FILE]` makes voice/knowledge/weights.data.ts: which sentence is the answer (a conditional
 * logit over the sentences of a question: McFadden 1974), and whether to say it (logistic regression). It learns from the
 * open half of the project's own questions and, where there is one, the first half of the articles of a file of questions.
 */

const beside = fileURLToPath(new URL('../../shared/understanding/knowledge-dev.jsonl', import.meta.url));
const file = process.argv[2] ?? beside;
const target = new URL('../voice/knowledge/weights.data.ts', import.meta.url);

/** Penalty of large weights, steps, and their size. The examples are few. */
const [penalty, steps, rate] = [0.01, 4_000, 0.5];
/** Wrong and foreign answers cost a caller more than an honest "I do not know". */
const wrongCost = 1.6;
/** Questions in the documents' own words to which they hold no answer: no rule over words tells them apart, so they teach little. */
const trickCost = 0.5;

interface Set {
  held: Held;
  asked: Asked[];
  foreign: Asked[];
}

const known = ({ answers }: Asked) => answers.length > 0;
const own = businesses.map((name) => readBusiness(name, 'open'));
const articles = existsSync(file) ? readArticles(file) : [];
const open = articles.slice(0, Math.ceil(articles.length / 2));
const everything = [...own, ...open];
const sets: Set[] = [
  ...own.map((corpus) => [corpus]),
  ...(open.length > 0 ? [open.slice(0, 2), open.slice(2), open] : []),
].map((corpora) => ({
  held: hold(corpora),
  asked: corpora.flatMap(({ asked }) => asked),
  // Questions to articles are surely foreign to a business, and the other way round; two businesses have much in common.
  foreign: everything
    .filter((corpus) => !corpora.includes(corpus) && !(own.includes(corpus) && own.includes(corpora[0]!)))
    .flatMap(({ asked }) => asked.filter(known)),
}));

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

/** Which of several sentences: the likelihood of those that hold the answer, among all of their question. */
function trainSentences(): number[] {
  const questions = sets.flatMap(({ held, asked }) =>
    asked.filter(known).flatMap(({ text, answers }) => {
      const { question, pieces } = read(held, text);
      const all = pieces.slice(0, lookedAt).flatMap((piece, rank) =>
        piece.read.sentences.map((sentence, index) => ({
          features: sentenceFeatures(question, piece, rank, index),
          right: holdsAnswer(sentence.text, answers),
        })),
      );
      return all.some(({ right }) => right) ? [all] : [];
    }),
  );
  const { scaled, unscaled } = scaleOf(questions.flat().map(({ features }) => features));
  const groups = questions.map((all) => all.map(({ features, right }) => ({ row: scaled(features), right })));
  const weights = sentenceFeatureNames.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slope = weights.map((weight) => -penalty * weight);
    for (const all of groups) {
      const forces = all.map(({ row }) => Math.exp(row.reduce((sum, value, at) => sum + value * weights[at]!, 0)));
      const [whole, rightOnes] = [forces, forces.filter((_, at) => all[at]!.right)].map((list) =>
        list.reduce((a, b) => a + b, 0),
      );
      for (const [index, { row, right }] of all.entries()) {
        const pull = (right ? forces[index]! / rightOnes! : 0) - forces[index]! / whole!;
        for (const [at, value] of row.entries()) slope[at]! += (pull * value) / groups.length;
      }
    }
    for (const [at, value] of slope.entries()) weights[at]! += rate * value;
  }
  return unscaled(weights, 0);
}

/** Whether what would be said is the answer. */
function trainConfidence(sentence: number[]): number[] {
  const weights = { sentence, confidence: confidenceFeatureNames.map(() => 0).concat(0) };
  const cases = sets.flatMap(({ held, asked, foreign }) => {
    const some = foreign.filter((_, at) => at % Math.max(1, Math.round(foreign.length / asked.length)) === 0);
    const foreigners = some.map(({ text }) => ({ text, answers: [], cost: wrongCost }));
    const own = asked.map((one) => ({ ...one, cost: known(one) ? wrongCost : trickCost }));
    return [...own, ...foreigners].flatMap(({ text, answers, cost }) => {
      const { question, pieces } = read(held, text);
      const picked = pickSentence(question, pieces, weights);
      return picked ? [{ features: picked.grounds, right: holdsAnswer(spokenAnswer(picked), answers), cost }] : [];
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
      const pull = ((right ? 1 : cost) * miss) / rows.length;
      bend += pull;
      for (const [at, value] of row.entries()) slope[at]! += pull * value;
    }
    for (const [at, value] of slope.entries()) found[at]! += rate * value;
    constant += rate * bend;
  }
  return unscaled(found, constant);
}

const shown = (weights: readonly number[]) => weights.map((weight) => Number(weight.toFixed(4))).join(', ');
const sentence = trainSentences();
const confidence = trainConfidence(sentence);
writeFileSync(
  target,
  `/**
 * Weights of the two regressions, the constant last: \`node bench/train-knowledge.ts\` makes this file from the open half of
 * the questions in corpus/${articles.length > 0 ? ` and from ${open.length} articles of the development file of SQuAD 2.0 (CC BY-SA 4.0), none of which is part of this` : ''}.
 */
export const sentenceWeights: readonly number[] = [${shown(sentence)}];
export const confidenceWeights: readonly number[] = [${shown(confidence)}];
/** From here on an answer is said. \`node bench/knowledge.ts\` prints what that brings. */
export const threshold = 0.35;
`,
);
