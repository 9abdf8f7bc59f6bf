/**
 * Where a sentence begins in words that a transcriber writes without a comma: "no i can work fine", "friday at eleven and did i say
 * holm". All words in lower case, without accents; some are two, with a space.
 */
export interface Clauses {
  /** Who does something, and what asks: a sentence begins there, unless one of `inside` stands before. */
  subjects: ReadonlySet<string>;
  /** Words that begin one wherever they stand, unless one of `inside` stands before. */
  openers: ReadonlySet<string>;
  /** Words that lead to a sentence whose subject is next: "because he has school". */
  joins: ReadonlySet<string>;
  /** Words behind "and" that are no second thing of a list: "and make the budget five thousand". */
  behindAnd: ReadonlySet<string>;
  and: ReadonlySet<string>;
  /** Words behind which no sentence begins: "do you", "think i", "to you". */
  inside: ReadonlySet<string>;
  /** Words before a thing, and such behind it that make a sentence of it: "our office is". */
  determiners: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
  /** Words that lead to what is asked behind a verb of asking, where no sentence begins: "wondering if you". */
  whether: ReadonlySet<string>;
  /** Verbs of telling and who is told, behind which what is told or asked is no other sentence: "tell me how much". */
  tells: ReadonlySet<string>;
  told: ReadonlySet<string>;
  /** Words that lead to a sentence that says when or why of another: "where do I park when I come". */
  hinges: ReadonlySet<string>;
}

type Optional = 'determiners' | 'verbs' | 'whether' | 'tells' | 'told';

/** From lists of words, `_` for a space inside of one. */
export function clausesOf({
  determiners = '',
  verbs = '',
  whether = '',
  tells = '',
  told = '',
  ...lists
}: Record<Exclude<keyof Clauses, Optional>, string> & Partial<Record<Optional, string>>): Clauses {
  const setOf = (list: string) => new Set(list.split(' ').map((word) => word.replaceAll('_', ' ')));
  return {
    subjects: setOf(lists.subjects),
    openers: setOf(lists.openers),
    joins: setOf(lists.joins),
    behindAnd: setOf(lists.behindAnd),
    and: setOf(lists.and),
    inside: setOf(lists.inside),
    determiners: setOf(determiners),
    verbs: setOf(verbs),
    whether: setOf(whether),
    tells: setOf(tells),
    told: setOf(told),
    hinges: setOf(lists.hinges),
  };
}

const none: ReadonlySet<string> = new Set();
export const noClauses: Clauses = {
  subjects: none,
  openers: none,
  joins: none,
  behindAnd: none,
  and: none,
  inside: none,
  determiners: none,
  verbs: none,
  whether: none,
  tells: none,
  told: none,
  hinges: none,
};
