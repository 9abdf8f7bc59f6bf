import type { AskedTopic } from '#voice/languages/asked-topic.ts';
import { germanAsked } from '#voice/languages/de/asked.data.ts';
import { englishAsked } from '#voice/languages/en/asked.data.ts';
import { spanishAsked } from '#voice/languages/es/asked.data.ts';
import { frenchAsked } from '#voice/languages/fr/asked.data.ts';
import { fold } from '#voice/understanding/words.ts';
import { askedCore, withoutHinge } from './asked-core.ts';
import { stemOf } from './words.ts';

/**
 * What of all that businesses are asked every day a question is about: by naive Bayes over its stems and pairs of words, as
 * learned from some twenty ways to ask for each. What was never asked in any of them counts neither way.
 */
export interface TopicRead {
  topic: AskedTopic;
  /** How much likelier its words are in questions on this topic, as a natural logarithm. */
  score: number;
}

const asked: Readonly<Record<string, readonly AskedTopic[]>> = {
  en: englishAsked,
  de: germanAsked,
  es: spanishAsked,
  fr: frenchAsked,
};

/** Ways to ask, as many as which what is known of all topics weighs in each (Laplace). */
const prior = 2;
/** How much one part of a question may speak against a topic. */
const mostAgainst = -0.7;
/** Topics that are called by the same word, at most, for it to tell which is meant; and what it counts once. */
const mostCalled = 2;
const worthOfCall = 1.5;
/** How sure a topic is to be one at all. */
const leastScore = 3.2;

interface Learned {
  topics: readonly AskedTopic[];
  /** Log-likelihood ratios by feature, one for each topic. */
  weights: ReadonlyMap<string, readonly number[]>;
  /** Stems of each topic's ways to ask, heads and telling words. */
  words: readonly ReadonlySet<string>[];
  /** The topics that are called by a stem, "parking", where few are. */
  called: ReadonlyMap<string, readonly number[]>;
}

const partsOf = (text: string): string[] =>
  fold(text)
    .replace(/-/g, ' ')
    .split(/[^\p{L}\d']+/u)
    .filter(Boolean);

function featuresOf(text: string, language: string): Set<string> {
  const words = partsOf(text);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...words.map((word) => stemOf(word, language)), ...pairs]);
}

function learn(topics: readonly AskedTopic[], language: string): Learned {
  const counts = new Map<string, number[]>();
  const sizes = topics.map(() => 0);
  for (const [index, { asks }] of topics.entries())
    for (const line of asks.split('\n')) {
      sizes[index] = sizes[index]! + 1;
      for (const feature of featuresOf(line, language)) {
        const of = counts.get(feature) ?? topics.map(() => 0);
        of[index] = of[index]! + 1;
        counts.set(feature, of);
      }
    }
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const weights = new Map(
    [...counts].map(([feature, of]) => {
      const share = (of.reduce((sum, count) => sum + count, 0) + 0.5) / (all + 1);
      const ratios = of.map((count, index) =>
        Math.max(mostAgainst, Math.log((count + prior * share) / (sizes[index]! + prior) / share)),
      );
      return [feature, ratios] as const;
    }),
  );
  const words = topics.map(
    ({ heads, tells, asks }) => new Set(partsOf(`${heads} ${tells} ${asks}`).map((word) => stemOf(word, language))),
  );
  const heads = topics.flatMap((topic, index) =>
    [...new Set(partsOf(topic.heads).map((word) => stemOf(word, language)))].map((stem) => ({ stem, index })),
  );
  const called = new Map(
    [...Map.groupBy(heads, ({ stem }) => stem)]
      // "Do you repair washing machines" asks more often what is offered than for the warranty on repairs.
      .filter(([stem, of]) => {
        const known = weights.get(stem);
        return of.length <= mostCalled && (!known || of.some(({ index }) => known[index] === Math.max(...known)));
      })
      .map(([stem, of]) => [stem, of.map(({ index }) => index)] as const),
  );
  return { topics, weights, words, called };
}

const learned = new Map<string, Learned>();

/** What was learned of a language, at its first question; null where no one has written how people ask in it. */
function learnedOf(language: string): Learned | null {
  const base = language.slice(0, 2);
  const topics = asked[base];
  if (!topics) return null;
  const found = learned.get(base) ?? learn(topics, base);
  learned.set(base, found);
  return found;
}

/** How likely words are on each topic, the likeliest first. */
export function rankTopics(text: string, language: string): TopicRead[] {
  const known = learnedOf(language);
  if (!known) return [];
  const scores = known.topics.map(() => 0);
  for (const feature of featuresOf(text, language.slice(0, 2)))
    for (const [index, weight] of (known.weights.get(feature) ?? []).entries()) scores[index] = scores[index]! + weight;
  return known.topics.map((topic, index) => ({ topic, score: scores[index]! })).sort((a, b) => b.score - a.score);
}

/** The same of a question, for which what a topic is called by counts more than what is said around it. */
function rankAsked(text: string, language: string): TopicRead[] {
  const known = learnedOf(language);
  if (!known) return [];
  const named = new Set(partsOf(text).flatMap((word) => known.called.get(stemOf(word, language.slice(0, 2))) ?? []));
  return rankTopics(text, language)
    .map(({ topic, score }) => ({ topic, score: score + (named.has(known.topics.indexOf(topic)) ? worthOfCall : 0) }))
    .toSorted((a, b) => b.score - a.score);
}

/**
 * What a question is about, the likeliest first; none where its words are on nothing of the kind.
 * @param isSurelyAsked no answer to something else is looked at, so that what a topic is called by tells
 */
export function readTopics(text: string, language: string, isSurelyAsked = false): TopicRead[] {
  const key = `${language.slice(0, 2)} ${isSurelyAsked} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const found = topicsOf(text, language, isSurelyAsked);
  if (text.length > longestKept) return found;
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
  kept.set(key, found);
  return found;
}

/** Texts whose topics are kept, as long as few others come between: a turn is asked about by many rules. */
const mostKept = 500;
/** Characters of one, at most. */
const longestKept = 300;
const kept = new Map<string, TopicRead[]>();

function topicsOf(text: string, language: string, isSurelyAsked: boolean): TopicRead[] {
  const core = askedCore(text, language);
  const main = withoutHinge(core, language);
  const ways = [core, ...(main === null ? [] : [main])].map((way) =>
    isSurelyAsked ? rankAsked(way, language) : rankTopics(way, language),
  );
  const ranked = ways.reduce((a, b) => ((b[0]?.score ?? 0) > (a[0]?.score ?? 0) ? b : a));
  if (ranked.length === 0) return [];
  const best = ranked[0]!.score;
  return best < leastScore ? [] : ranked.filter(({ score }) => score >= Math.max(leastScore, best - 2)).slice(0, 3);
}

/** Whether a stem is a word of a topic's questions. */
export function isWordOf(topic: AskedTopic, stem: string, language: string): boolean {
  const known = learnedOf(language);
  return known?.words[known.topics.indexOf(topic)]?.has(stem) ?? false;
}

/** Whether a stem is a word of any other topic's questions: it asks for more than the topic. */
export function isWordOfOther(topic: AskedTopic, stem: string, language: string): boolean {
  const known = learnedOf(language);
  return known?.words.some((words, index) => known.topics[index] !== topic && words.has(stem)) ?? false;
}
