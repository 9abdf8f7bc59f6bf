import type { Word } from '../words.ts';
import { type Element, flatPatterns } from './pattern.ts';
import type { Category, Rule, Span } from './rule.ts';

/** Something that words mean: of a category, from one word to another. */
export interface Reading<T = unknown> extends Span {
  category: Category;
  value: T;
  /** 0 for the plainest reading; below for ones that need more good will. */
  weight: number;
}

/**
 * A rule's flat pattern, ready to be matched. Symbols are names of categories, `=word` and `#set` for words, or `%group`.
 */
interface Form {
  /** What it is a form of: a rule, or the symbol of a group. */
  rule: Rule | string;
  symbols: string[];
  names: string[];
  glued: boolean[];
}

export interface Grammar {
  /** Forms by their first symbol. */
  starts: ReadonlyMap<string, Form[]>;
  /** Sets of words that a word is in. */
  sets: ReadonlyMap<string, string[]>;
  /** All words that some rule knows. */
  vocabulary: ReadonlySet<string>;
}

/** Makes a grammar of rules. @throws Error when a pattern is not well formed */
export function grammarOf(rules: readonly Rule[]): Grammar {
  const starts = new Map<string, Form[]>();
  const sets = new Map<string, string[]>();
  const vocabulary = new Set<string>();
  const known = new Set<string>();
  const addForm = (rule: Rule | string, elements: Element[]) => {
    const symbols = elements.map(symbolOf);
    const names = elements.map((element) => (element.kind === 'part' ? element.name : ''));
    const glued = elements.map((element) => element.kind === 'words' && element.glued);
    const form = { rule, symbols, names, glued };
    const list = starts.get(symbols[0]!);
    if (list) list.push(form);
    else starts.set(symbols[0]!, [form]);
  };
  const symbolOf = (element: Element): string => {
    if (element.kind === 'part') return element.category;
    if (element.kind === 'group') {
      const symbol = `%${JSON.stringify(element.forms)}`;
      if (!known.has(symbol)) for (const form of element.forms) addForm(symbol, form);
      known.add(symbol);
      return symbol;
    }
    for (const word of element.words) vocabulary.add(word);
    if (element.words.length === 1) return `=${element.words[0]}`;
    const words = [...new Set(element.words)].sort();
    const symbol = `#${words.join('|')}`;
    if (!known.has(symbol)) for (const word of words) sets.set(word, [...(sets.get(word) ?? []), symbol]);
    known.add(symbol);
    return symbol;
  };
  for (const rule of rules) for (const elements of flatPatterns(rule.pattern)) addForm(rule, elements);
  return { starts, sets, vocabulary };
}

/** A form that has begun at `from` and has matched `dot` of its symbols. */
interface Begun {
  form: Form;
  dot: number;
  from: number;
  parts: Record<string, unknown>;
  weight: number;
}

interface Found extends Span {
  symbol: string;
  value: unknown;
  weight: number;
}

/** Steps after which an utterance is read no further: what was found until then stands. The same words stop alike. */
const mostSteps = 8_000;
/** Different meanings of one category for the same words. */
const mostAlike = 12;

/** What words were read as before: many rules ask the same of one turn. */
const known = new WeakMap<readonly Word[], Map<Grammar, readonly Reading[]>>();

/** All readings of words by a grammar, also ones inside others, each once. The same list of words is read once. */
export function readAll(grammar: Grammar, words: readonly Word[]): readonly Reading[] {
  const before = known.get(words);
  const found = before?.get(grammar);
  if (found) return found;
  const readings = readNew(grammar, words);
  if (before) before.set(grammar, readings);
  else known.set(words, new Map([[grammar, readings]]));
  return readings;
}

/**
 * From the last word to the first: what begins behind a place is complete before something there asks for it. The work is
 * bounded for any words.
 */
function readNew(grammar: Grammar, words: readonly Word[]): Reading[] {
  const found: Map<string, Found[]>[] = Array.from({ length: words.length + 1 }, () => new Map());
  const readings: Reading[] = [];
  const seen = new Map<string, Reading>();
  const alike = new Map<string, number>();
  const grouped = new Set<string>();
  const agenda: Found[] = [];
  let steps = 0;

  const offer = ({ form, dot, from, parts: before, weight }: Begun, one: Found) => {
    if (form.glued[dot] && !words[one.from]?.glued) return;
    if (++steps > mostSteps) return;
    const name = form.names[dot]!;
    const parts = name ? { ...before, [name]: one.value } : before;
    const next = { form, dot: dot + 1, from, parts, weight: weight + one.weight };
    if (next.dot === form.symbols.length) complete(next, one.to);
    else for (const after of found[one.to]!.get(form.symbols[next.dot]!) ?? []) offer(next, after);
  };
  const complete = ({ form, from, parts, weight }: Begun, to: number) => {
    if (typeof form.rule === 'string') {
      const key = `${form.rule} ${from} ${to}`;
      if (!grouped.has(key)) agenda.push({ symbol: form.rule, from, to, value: null, weight });
      grouped.add(key);
      return;
    }
    const value = form.rule.build(parts as Record<string, never>);
    if (value === null || value === undefined) return;
    const { category } = form.rule;
    const place = `${category} ${from} ${to}`;
    const key = `${place} ${JSON.stringify(value)}`;
    const reading = { category, from, to, value, weight: weight + form.rule.weight };
    const before = seen.get(key);
    if (before) {
      before.weight = Math.max(before.weight, reading.weight);
      return;
    }
    const count = (alike.get(place) ?? 0) + 1;
    if (count > mostAlike) return;
    alike.set(place, count);
    seen.set(key, reading);
    readings.push(reading);
    agenda.push({ symbol: category, from, to, value, weight: reading.weight });
  };
  const add = (one: Found) => {
    const here = found[one.from]!;
    const list = here.get(one.symbol);
    if (list) list.push(one);
    else here.set(one.symbol, [one]);
    for (const form of grammar.starts.get(one.symbol) ?? [])
      offer({ form, dot: 0, from: one.from, parts: {}, weight: 0 }, one);
  };
  for (let at = words.length - 1; at >= 0; at--) {
    const { text } = words[at]!;
    const symbols = [`=${text}`, ...(grammar.sets.get(text) ?? []), /^\d+$/.test(text) ? 'digits' : 'word'];
    for (const symbol of symbols) agenda.push({ symbol, from: at, to: at + 1, value: text, weight: 0 });
    for (let next = agenda.pop(); next; next = agenda.pop()) add(next);
  }
  return readings;
}
