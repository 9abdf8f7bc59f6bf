import { hintAt } from '#voice/understanding/types/hints.ts';
import { closeTo } from '#voice/understanding/types/spelled.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { correct, given } from './correction.ts';

/** Words of a company's name at most, and letters of one that tells it. */
const mostOfName = 5;
const leastTelling = 3;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const bare = (word: string) => fold(word).replace(/[^\p{L}\d]/gu, '');
const telling = (text: string) =>
  wordsOf(text)
    .map(bare)
    .filter((word) => word.length >= leastTelling);

type Named = Pick<Utterance, 'text' | 'words' | 'marks' | 'language'>;

/** "Sorry, Green Valley Farms, not Foods": what stands before the "not", where the word behind it was given. */
function beforeDenied({ text, words, marks, language }: Named, olds: readonly string[]): string | null {
  const not = marks.find(
    ({ value, from, to }) => value === 'negation' && from > 0 && olds.includes(bare(words[to]?.text ?? '')),
  );
  if (!not || not.to !== words.length - 1) return null;
  const from = words.findIndex(({ text: word }) => !language.denials.has(word) && !language.openings.has(word));
  return from < not.from ? text.slice(words[from]!.from, words[not.from - 1]!.to) : null;
}

/** What is called a company behind words that say so, "we're called", or behind "it's" where the old one is named beside it. */
function nameIn({ text, words, marks, language }: Named, old: string): string | null {
  const { renames, is, tails } = language.questions.companies;
  const cut = (name: string) =>
    name
      .replace(tails, '')
      .replace(is, '')
      .replace(/^[\s,;:]+|[\s,;:.!?]+$/g, '');
  const renamed = renames.exec(text)?.slice(1).find(Boolean);
  if (renamed) return cut(renamed);
  const olds = telling(old);
  const said = telling(text);
  const place = words.findIndex((_, at) => at > 0 && hintAt(words, at, language.spelling) !== null);
  // How it's written is no part of it: "it's Martin with a t".
  const named = place > 0 ? text.slice(0, words[place]!.from) : text;
  const parts = named.split(new RegExp(is, 'giu'));
  const turned = place > 0 ? null : beforeDenied({ text, words, marks, language }, olds);
  const name = parts.length > 1 || place > 0 ? cut(parts.at(-1)!) : turned && cut(turned);
  if (name === null) return null;
  const own = telling(name);
  const { numbers, scales } = language.spelling;
  // "The budget is two thousand" names no company.
  if (own.every((word) => word in numbers || word in scales)) return null;
  // "It's Martin, not Marin", "I said Marin but it's Martin Bakery", "it's Martin with a t".
  const isBeside = said.some((word) => olds.includes(word) && !own.includes(word));
  const isLike = own.some((word) => !olds.includes(word) && olds.some((one) => closeTo(word, one)));
  const isTold =
    place > 0 || marks.some(({ value }) => value === 'repair' || value === 'wrong' || value === 'negation');
  return isBeside || (isLike && isTold && own.length <= olds.length) ? name : null;
}

/**
 * The old name with the part of it that another sounds like, "Brooke Street" of Brook Street Bakery; the other whole, where it says
 * as much or is like none.
 */
function merged(old: string, name: string): string {
  const fresh = wordsOf(name);
  const parts = wordsOf(old);
  if (fresh.length === 0 || fresh.length >= parts.length) return name;
  const isLike = (from: number) =>
    fresh.every((word, n) => bare(word) === bare(parts[from + n]!) || closeTo(bare(word), bare(parts[from + n]!)));
  const like = parts.flatMap((_, at) => (at + fresh.length <= parts.length && isLike(at) ? [at] : []));
  return like.length === 1 ? parts.toSpliced(like[0]!, fresh.length, ...fresh).join(' ') : name;
}

/** "Actually we're called Martin and Sons now", "it's Martin, not Marin": the company that was given, called otherwise. */
export function companyCorrection(talk: Talk, utterance: Utterance): Proposal<Next> | null {
  const { asks } = utterance.language.questions.companies;
  const def = given(talk).find(({ type, prompt }) => type === 'text' && asks.test(prompt));
  const old = def && talk.frame.slots[def.name]?.value;
  if (!def || typeof old !== 'string') return null;
  const name = nameIn(utterance, old);
  if (name === null || name === '' || wordsOf(name).length > mostOfName) return null;
  const value = merged(old, name);
  if (fold(value) === fold(old)) return null;
  const parsed = { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) };
  return {
    confidence: 0.8,
    beside: 0,
    turns: false,
    does: () => correct(talk, { def, parsed, said: utterance.text }),
  };
}
