import type { Categories } from '../values/categories.ts';

export type Category = keyof Categories;

/** The parts of a pattern that have names, with what each of them means: `<n:count> weeks` gives `{ n: Count }`. */
export type Parts<Pattern extends string> = Pattern extends `${string}<${infer Name}:${infer Of}>${infer Rest}`
  ? { [K in Name]: Of extends Category ? Categories[Of] : never } & Parts<Rest>
  : unknown;

/**
 * One rule: words and parts that together mean something of its category.
 *
 *     word        this word                      (a|b c)      one of these
 *     [of the]    these words or none            <n:count>    something of that category, named `n`
 *     word~       no space before it             <n:count>?   or none
 */
export interface Rule {
  category: Category;
  pattern: string;
  /** What the parts mean together; null when they do not fit. */
  build: (parts: Record<string, never>) => unknown;
  /** How much less likely this reading is than one that says the same plainly: 0 or below. */
  weight: number;
}

/** The words that a rule spans. */
export interface Span {
  from: number;
  to: number;
}

/** A rule of a grammar. What its parts mean is known to its builder by the pattern. */
export function rule<C extends Category, P extends string>(
  category: C,
  pattern: P,
  build: (parts: Parts<P>) => Categories[C] | null,
  weight = 0,
): Rule {
  return { category, pattern, build: build as Rule['build'], weight };
}

/** Words that each mean one thing: `{ monday: 1, mon: 1 }`. A key may be a whole pattern. */
export function lexicon<C extends Category>(category: C, words: Record<string, Categories[C]>, weight = 0): Rule[] {
  return Object.entries(words).map(([pattern, value]) => rule(category, pattern, () => value, weight));
}
