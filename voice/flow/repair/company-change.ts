import type { SlotDef } from '#domain/agents/workflows.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { fold } from '#voice/understanding/words.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { correct, given } from './correction.ts';

/** Words of a company's name, at most. */
const mostOfName = 5;
/** Words of a turn at most in which it's put right. */
const mostWords = 40;

/** Words of another clause that answers something, at least. */
const fewestOfRest = 2;

const partsOf = (name: string) => name.split(/\s+/).map(fold).filter(Boolean);

/** The clauses of a turn, those put together of which the second says what the first isn't: "not Acme, but Apex". */
function clausesWith(utterance: Utterance): Utterance[] {
  const all = clausesIn(utterance);
  const but = utterance.language.restatements.companies!.but;
  const pair = all.findIndex((clause, at) => {
    const next = all[at + 1];
    return next !== undefined && !but.test(wordsOf(clause)) && but.test(`${wordsOf(clause)} ${wordsOf(next)}`);
  });
  if (pair < 0) return all;
  const joined = readUtterance(`${all[pair]!.text} ${all[pair + 1]!.text}`, utterance.language);
  return [...all.slice(0, pair), joined, ...all.slice(pair + 2)];
}

/** A name, and the place of the one word of the old one that it takes; null where it's the whole. */
interface Named {
  name: string;
  at: number | null;
}

/** The name that a clause gives, and what it says that it isn't. */
function nameIn(clause: Utterance, old: readonly string[]): Named | null {
  const { companies } = clause.language.restatements;
  const { harmless, articles, openings } = clause.language;
  const { leads, names, tails, denied, but } = companies!;
  const said = wordsOf(clause);
  const isOld = (text: string) => text.split(' ').some((word) => old.includes(word));
  const swapped = but.exec(said);
  const turned = swapped && isOld(swapped[1]!) ? { name: swapped[2]!, not: swapped[1]! } : null;
  const apart = denied.exec(turned ? turned.name : said);
  const not = turned?.not ?? (apart && isOld(apart[2]!) ? apart[2]! : '');
  let name = turned?.name ?? (not === '' ? said : apart![1]!);
  const lead = leads.exec(`${name} `)?.[0] ?? '';
  name = name.slice(lead.length).trim();
  for (let next = name.replace(tails, ''); next !== name; next = name.replace(tails, '')) name = next.trim();
  const words = name.split(' ');
  while (words.length > 1 && (articles.has(words[0]!) || openings.has(words[0]!))) words.shift();
  const isNew = words.some((word) => !old.includes(word) && !harmless.has(word));
  const isShort = words.length <= mostOfName && words[0] !== '';
  // "An app for Lang Elektro" names no company.
  const isThing =
    words.slice(1).some((word) => articles.has(word) && word.length > 2) || words.some((word) => /^\d/.test(word));
  if (!isNew || !isShort || isThing || (lead === '' && not === '')) return null;
  const isOfIt = words.some((word) => old.includes(word) && word.length > 2);
  if (not === '' && !isOfIt && !names.test(said)) return null;
  const only = words.length === 1 ? words[0]! : null;
  const from = clause.words.findIndex((_, at) => words.every((word, n) => clause.words[at + n]?.text === word));
  if (from < 0) return null;
  const written = clause.text.slice(clause.words[from]!.from, clause.words[from + words.length - 1]!.to);
  const at = only === null ? -1 : old.findIndex((word) => not.split(' ').includes(word));
  return { name: written, at: at < 0 ? null : at };
}

/** The old name with one word of it exchanged, where the words told which. */
const inPlace = (old: string, { name, at }: Named): string =>
  at === null ? name : old.split(/\s+/).with(at, name).join(' ');

const companyOf = (talk: Talk, utterance: Utterance): SlotDef | undefined =>
  given(talk).find(({ type, prompt }) => type === 'text' && utterance.language.questions.companies.asks.test(prompt));

/**
 * "We're Lang Elektro KG now, not GmbH, and I need a program for quotes": the company that was given is called otherwise, in a
 * clause of its own, and the others answer what is asked.
 * @param answer what words would answer
 */
export function companyChange(
  talk: Talk,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  if (!utterance.language.restatements.companies || utterance.words.length > mostWords) return null;
  const def = companyOf(talk, utterance);
  const old = def && talk.frame.slots[def.name]?.value;
  if (!def || typeof old !== 'string' || /\?\s*$/.test(utterance.text)) return null;
  const clauses = clausesWith(utterance);
  const index = clauses.findIndex((clause) => nameIn(clause, partsOf(old)) !== null);
  if (index < 0) return null;
  const value = inPlace(old, nameIn(clauses[index]!, partsOf(old))!);
  if (fold(value) === fold(old)) return null;
  const parsed = { value, spoken: show(slotKinds.text, value, slotContext(talk, def)) };
  const { and } = utterance.language.clauses;
  const { names } = utterance.language.restatements.companies;
  const rest = clauses
    // "With the company I got it wrong" only tells why.
    .filter((clause, at) => at !== index && !names.test(wordsOf(clause)) && clause.words.length >= fewestOfRest)
    .map((clause) => clause.text.slice(and.has(clause.words[0]?.text ?? '') ? clause.words[1]?.from : 0))
    .join(', ');
  const heard = rest === '' ? null : answer(readUtterance(rest, utterance.language));
  const does = () => {
    const next = correct(talk, { def, parsed, said: utterance.text });
    return heard ? heard.does() : next;
  };
  return { confidence: 0.8, beside: 0, turns: false, does };
}
