import { simpleFinds } from './simple-finds.ts';

/** A mind for a stand-in that tries in earnest, so that everything can be looked at without an account. */

interface Asked {
  goal?: string;
  slots?: { slot: string; kind: string; choices?: string[] }[];
  facts?: string[];
  ways?: { way: string; when: string }[];
  actions?: { action: string; does: string }[];
  caller?: string;
  /** Of an answer: what was found. */
  sentences?: string[];
  /** Of a way: what is decided. */
  about?: string;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.filter((word) => word.length > 3) ?? [];

/** How many words of one are in the other. */
const shared = (one: string, other: string) => {
  const known = new Set(wordsOf(other));
  return wordsOf(one).filter((word) => known.has(word)).length;
};

function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  const ranked = items.map((item) => ({ item, points: score(item) })).sort((a, b) => b.points - a.points);
  return ranked[0] && ranked[0].points > 0 ? ranked[0].item : null;
}

const isDone = (text: string) => /\b(that's all|that is all|nothing else|no thanks|goodbye|bye)\b/i.test(text);

/** What it proposes to what it is told: choices by their words, facts that share some, a way where the caller is done. */
export function simpleMind(data: string): string {
  const found = simpleFinds(JSON.parse(data) as object);
  if (found !== null) return JSON.stringify(found);
  const { sentences, about } = JSON.parse(data) as Asked;
  const { slots = [], facts = [], ways = [], actions = [], caller = '', goal } = JSON.parse(data) as Asked;
  const values = slots.flatMap(({ slot, choices }) => {
    if (choices === undefined) return [{ slot, words: caller }];
    const chosen = best(choices, (choice) => shared(choice, caller));
    return chosen === null ? [] : [{ slot, words: chosen }];
  });
  const none = { say: null, values: [], way: null, action: null };
  if (sentences) return JSON.stringify({ ...none, say: best(sentences, (one) => shared(one, caller)) });
  if (about !== undefined)
    return JSON.stringify({ ...none, way: best(ways, ({ when }) => shared(when, caller))?.way ?? null });
  if (goal === undefined) return JSON.stringify({ say: null, values, way: null, action: null });
  const fact = best(facts, (one) => shared(one, caller));
  const act = best(actions, ({ does }) => shared(does, caller));
  const way = isDone(caller) ? (ways[0]?.way ?? null) : null;
  const say = way === null ? (fact ?? 'I do not know that. Is there anything else?') : null;
  return JSON.stringify({ say, values: [], way, action: act?.action ?? null });
}
