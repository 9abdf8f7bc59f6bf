import type { Language } from '#voice/languages/language.ts';
import { timesIn } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, show } from '../slots/slot-kind.ts';
import { language, slotContext, type Talk } from '../talk.ts';
import { isFormOf } from './compared-need.ts';
import { callsSlot, correct } from './correction.ts';
import { things } from './thing-correction.ts';

/** Words of what was told, of which a part is turned into something else, and of what is meant, at most. */
const mostTold = 14;
const mostMeant = 9;
/** Words of weight before it, at most: "enfin", "quatsch". */
const mostBefore = 1;
/** Letters of a word at least that stands for a longer one which ends in it: "shop" for "onlineshop". */
const leastEnding = 4;

const countOf = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(' ').length);

/** Words that tell something, by themselves. */
const telling = (text: string, { articles, harmless, openings, denials }: Language): string[] =>
  text
    .split(' ')
    .filter((word) => word !== '' && ![articles, harmless, openings, denials].some((some) => some.has(word)));

/** Whether each word is one of those that were told. */
function isTold(words: readonly string[], told: readonly string[]): boolean {
  const isOne = (word: string) =>
    told.some((one) => one === word || isFormOf(one, word) || (word.length >= leastEnding && one.endsWith(word)));
  return words.length > 0 && words.every(isOne);
}

/**
 * "Nicht die Reinigung, sondern die Kontrolle", "no tanto una web como una tienda", "plutôt un contrôle qu'un détartrage": what is
 * meant instead of what was told. Null where words turn nothing of it.
 */
export function turnedFrom(utterance: Utterance, old: string): string | null {
  const { words, text, language: own } = utterance;
  const { turns, tails } = own.restatements;
  if (!turns) return null;
  const said = wordsOf(utterance);
  const told = telling(fold(old).replace(/[^\p{L}\p{N}' ]/gu, ' '), own);
  const isFiller = (word: string) => own.openings.has(word) || own.harmless.has(word) || own.denials.has(word);
  for (const turn of turns) {
    const match = turn.exec(said);
    const [was, meant] = [match?.groups?.['old'], match?.groups?.['fresh']];
    if (!match || !was || !meant || !isTold(telling(was, own), told)) continue;
    const before = said.slice(0, match.index).trim().split(' ');
    if (before.filter((word) => word !== '' && !isFiller(word)).length > mostBefore) continue;
    let rest = meant;
    for (let next = ` ${rest}`.replace(tails, '').trim(); next !== rest && next !== ''; ) {
      rest = next;
      next = ` ${rest}`.replace(tails, '').trim();
    }
    const from = countOf(said.slice(0, match.indices!.groups!['fresh']![0]));
    const to = from + countOf(rest);
    const fresh = telling(rest, own);
    if (fresh.length === 0 || to - from > mostMeant || isTold(fresh, told)) continue;
    return text.slice(words[from]!.from, words[to - 1]!.to);
  }
  return null;
}

/** Kinds of values that nothing that someone comes for is called by. */
const ofPerson = ['name', 'email', 'phone'];

/** What someone comes for is turned into something else in a sentence that names both, whatever else is asked. */
export function turnedNeed(talk: Talk, question: Question, utterance: Utterance): Proposal<Next> | null {
  // What they tell in their own words may compare anything.
  if (question.expects.includes('text') || /\?\s*$/.test(utterance.text) || callsSlot(utterance, ofPerson)) return null;
  const { companies } = language(talk).questions;
  for (const { def, old } of things(talk, mostTold)) {
    const meant = companies.asks.test(def.prompt) ? null : turnedFrom(utterance, old);
    const said = meant === null ? null : readUtterance(meant, utterance.language);
    if (!said || timesIn(said).length > 0) continue;
    const heard = hear(slotKinds.text, said, slotContext(talk, def))?.value;
    if (typeof heard !== 'string' || heard === old) continue;
    const parsed = { value: heard, spoken: show(slotKinds.text, heard, slotContext(talk, def)) };
    const does = () => correct(talk, { def, parsed, said: utterance.text });
    return { confidence: 0.8, beside: 0, turns: false, corrects: def, does };
  }
  return null;
}
