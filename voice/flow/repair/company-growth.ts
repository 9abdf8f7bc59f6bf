import type { SlotDef } from '#domain/agents/workflows.ts';
import { longestPhrase } from '#voice/understanding/phrases.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { correct, given } from './correction.ts';

/** Letters of a name that stands behind an "and", at least: "Moreau et fils". */
const leastOfName = 3;

const partsOf = (name: string) => fold(name).split(/\s+/).filter(Boolean);

/**
 * "Müller und Söhne", "GmbH gehört da noch dran": the company's name with what goes on with it, where a clause says nothing else.
 * @param old the name that was given
 */
export function grownName({ words, text, language }: Utterance, old: string): string | null {
  const { grows } = language.restatements;
  if (!grows) return null;
  const own = (at: number) => words[at]?.text ?? '';
  const isFiller = ({ text: word }: { text: string }) =>
    grows.around.has(word) || language.openings.has(word) || language.harmless.has(word) || language.denials.has(word);
  const parts = partsOf(old);
  const again = words.findIndex((_, at) => parts.every((part, n) => own(at + n) === part));
  const begin = again >= 0 ? again : words.findIndex((_, at) => longestPhrase(words, at, grows.forms) > 0);
  if (begin < 0 || !words.slice(0, begin).every(isFiller)) return null;
  const from = again >= 0 ? again + parts.length : begin;
  let to = from;
  for (let length = 1; length > 0; to += length) {
    const name = words[to + 1];
    const isNamed =
      again >= 0 && name && name.text.length >= leastOfName && !isFiller(name) && !language.articles.has(name.text);
    length = longestPhrase(words, to, grows.forms);
    if (length === 0 && isNamed && language.clauses.and.has(own(to))) length = 2;
  }
  // "Conti Bakery LLC": what stands between the old name and such an ending is a part of it.
  const ending = [1, 2].find((count) => to === from && longestPhrase(words, from + count, grows.forms) > 0);
  if (again >= 0 && ending) to = from + ending + longestPhrase(words, from + ending, grows.forms);
  if (to === from || !words.slice(to).every(isFiller)) return null;
  const added = text.slice(words[from]!.from, words[to - 1]!.to);
  if (fold(old).endsWith(fold(added))) return null;
  return again >= 0 ? text.slice(words[again]!.from, words[to - 1]!.to) : `${old} ${added}`;
}

const companyOf = (talk: Talk, utterance: Utterance): SlotDef | undefined =>
  given(talk).find(({ type, prompt }) => type === 'text' && utterance.language.questions.companies.asks.test(prompt));

/**
 * "Müller und Söhne, and we need a website": the company that was given is called more than that, in a clause of its own, and the
 * others answer what is asked.
 * @param answer what words would answer
 */
export function companyGrowth(
  talk: Talk,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  const def = companyOf(talk, utterance);
  const old = def && talk.frame.slots[def.name]?.value;
  if (!def || typeof old !== 'string' || /\?\s*$/.test(utterance.text)) return null;
  const clauses = clausesIn(utterance);
  const index = clauses.findIndex((clause) => grownName(clause, old) !== null);
  if (index < 0) return null;
  const value = grownName(clauses[index]!, old)!;
  const parsed = { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) };
  const rest = clauses.flatMap(({ text }, at) => (at === index ? [] : [text])).join(', ');
  const heard = rest === '' ? null : answer(readUtterance(rest, utterance.language));
  const does = () => {
    const next = correct(talk, { def, parsed, said: utterance.text });
    return heard ? heard.does() : next;
  };
  return { confidence: 0.8, beside: 0, turns: false, does };
}
