import type { SlotDef } from '#domain/agents/workflows.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, show } from '../slots/slot-kind.ts';
import { language, slotContext, type Talk } from '../talk.ts';
import { comparedNeed } from './compared-need.ts';
import { correct } from './correction.ts';
import { isTelling, things } from './thing-correction.ts';
import { partOf } from './told-part.ts';

/** Words of what is wanted instead, at most. */
const mostOfNeed = 6;

/** Amounts end what is wanted: "an app, for five thousand". */
const amounts: ReadonlySet<string> = new Set(['quantity', 'money']);

const countOf = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(' ').length);

interface Wanted {
  value: string;
  /** The words behind it. */
  rest: Utterance;
}

/** What is wanted, behind the last words that lead to it. */
export function wantedIn(talk: Talk, def: SlotDef, old: string, utterance: Utterance): Wanted | null {
  const { wants } = utterance.language.restatements;
  if (!wants) return null;
  const { words, text, readings, language: own } = utterance;
  const said = wordsOf(utterance);
  for (const lead of [...said.matchAll(wants.leads)].reverse()) {
    const from = countOf(said.slice(0, lead.index)) + countOf(lead[0]);
    const stops = [
      words.findIndex(({ pause }, at) => at > from && pause),
      ...readings.filter((one) => amounts.has(one.category) && one.from > from).map((one) => one.from),
      words.length,
    ].filter((at) => at > from);
    let rest = words
      .slice(from, Math.min(...stops))
      .map((word) => word.text)
      .join(' ');
    const than = wants.than.exec(rest);
    const end = from + countOf(rest);
    if (than) rest = rest.slice(0, than.index);
    for (let next = rest.replace(wants.ends, ''); next !== rest; next = rest.replace(wants.ends, '')) rest = next;
    const to = from + countOf(rest);
    if (to <= from || to - from > mostOfNeed) continue;
    const meant = readUtterance(text.slice(words[from]!.from, words[to - 1]!.to), own);
    const heard = hear(slotKinds.text, meant, slotContext(talk, def));
    const isOwn = meant.words.some((word) => !own.harmless.has(word.text) && !own.articles.has(word.text));
    if (typeof heard?.value !== 'string' || !isOwn || partOf(meant, old)) continue;
    return { value: heard.value, rest: readUtterance(text.slice(words[end]?.from ?? text.length), own) };
  }
  return null;
}

/**
 * "Forget the website, what we lack is invoicing, and for that two thousand": what they come for is another, where what they said is
 * let go or named, and words lead to what is wanted instead.
 * @param answer what the words behind it would answer
 */
export function needCorrection(
  talk: Talk,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  const { restatements } = utterance.language;
  const { wants } = restatements;
  const said = wordsOf(utterance);
  if (/\?\s*$/.test(utterance.text)) return null;
  const { companies } = language(talk).questions;
  for (const { def, old } of things(talk)) {
    const compared = companies.asks.test(def.prompt) ? null : comparedNeed(utterance, old);
    if (compared === null) continue;
    const parsed = { value: compared, spoken: show(slotKinds.text, compared, slotContext(talk, def)) };
    const does = () => correct(talk, { def, parsed, said: utterance.text });
    return { confidence: 0.8, beside: 0, turns: false, corrects: def, does };
  }
  if (!wants) return null;
  const isDropped = wants.drops.test(said);
  if (!isDropped && !restatements.takes.test(said)) return null;
  for (const { def, old } of things(talk)) {
    if (companies.asks.test(def.prompt)) continue;
    const isNamed = partOf(utterance, old) !== null;
    const wanted = wantedIn(talk, def, old, utterance);
    if (!wanted || wanted.value === old || !(isNamed || (isStrong(utterance) && !isDropped))) continue;
    const parsed = { value: wanted.value, spoken: show(slotKinds.text, wanted.value, slotContext(talk, def)) };
    const heard = isTelling(wanted.rest) ? answer(wanted.rest) : null;
    const does = () => {
      const next = correct(talk, { def, parsed, said: utterance.text });
      return heard && heard.beside <= mostBeside && !heard.turns ? heard.does() : next;
    };
    return { confidence: 0.8, beside: 0, turns: false, does };
  }
  return null;
}

/** Words of weight beside what is answered behind it, at most. */
const mostBeside = 2;

/** "What we need is" says by itself that it is what they come for: its lead is a sentence. */
function isStrong(utterance: Utterance): boolean {
  const { wants } = utterance.language.restatements;
  return [...wordsOf(utterance).matchAll(wants!.leads)].some(([lead]) => countOf(lead) >= fewestOfLead);
}
const fewestOfLead = 4;
