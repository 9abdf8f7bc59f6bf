import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { businesses, lessonBusinesses, readArticles, readBusiness } from '#voice/knowledge/corpus/business-corpus.ts';
import { known, type Lesson, learn } from './knowledge/learn.ts';

/**
 * `node bench/train-knowledge.ts [FILE]` makes voice/knowledge/weights.data.ts: which sentence is the answer, and whether to
 * say it. It learns from the open half of the project's own questions and, where there is one, the first half of the articles
 * of a file of questions.
 */

const beside = fileURLToPath(new URL('../../shared/understanding/knowledge-dev.jsonl', import.meta.url));
const file = process.argv[2] ?? beside;
const target = new URL('../voice/knowledge/weights.data.ts', import.meta.url);

const own = [
  ...businesses.map((name) => readBusiness(name, 'open')),
  ...lessonBusinesses.map((name) => readBusiness(name, 'all')),
];
const articles = existsSync(file) ? readArticles(file) : [];
const open = articles.slice(0, Math.ceil(articles.length / 2));
const everything = [...own, ...open];
const lessons: Lesson[] = [
  ...own.map((corpus) => [corpus]),
  ...(open.length > 0 ? [open.slice(0, 2), open.slice(2), open] : []),
].map((corpora) => ({
  corpora,
  // Questions to articles are surely foreign to a business, and the other way round; businesses have much in common.
  foreign: everything
    .filter((corpus) => !corpora.includes(corpus) && !(own.includes(corpus) && own.includes(corpora[0]!)))
    .flatMap(({ asked }) => asked.filter(known)),
}));

const shown = (weights: readonly number[]) => weights.map((weight) => Number(weight.toFixed(4))).join(', ');
const { sentence, confidence } = learn(lessons);
writeFileSync(
  target,
  `/**
 * Weights of the two regressions, the constant last: \`node bench/train-knowledge.ts\` makes this file from the open half of
 * the questions in corpus/${articles.length > 0 ? ` and from ${open.length} articles of the development file of SQuAD 2.0 (CC BY-SA 4.0), none of which is part of this` : ''}.
 */
export const sentenceWeights: readonly number[] = [${shown(sentence)}];
export const confidenceWeights: readonly number[] = [${shown(confidence)}];
/** From here on an answer is said. \`node bench/knowledge.ts\` prints what that brings. */
export const threshold = 0.45;
`,
);
