import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Place } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { clausesIn } from './clauses-in.ts';
import { namesOf, sub } from './repair/correction.ts';
import { slotKinds } from './slots/catalog.ts';
import { hear, type Parsed } from './slots/slot-kind.ts';
import { slotContext, type Talk } from './talk.ts';

/** Words of a text that is called by its name, at most: a company's name is short, a sentence is something else. */
const longestText = 5;
/** Words of weight beside another value, at most: "dollars". */
const mostBeside = 1;
/** How sure a value has to be. */
const leastConfidence = 0.75;

/** "My company is small", "is based in Ohio": a word of everyday life first, which tells of it and is not what it's called. */
function isTold({ words, text, language: { names } }: Utterance): boolean {
  const [first] = words;
  if (!first || /^\p{Lu}/u.test(text.slice(first.from))) return false;
  const isCommon = names.common.has(first.text) || names.never.has(first.text) || names.places.has(first.text);
  return isCommon || names.commonEndings.some((ending) => ending.test(first.text));
}

/** Where a name of a slot stands with whose it is before it: "my budget", "the company's". Null where it doesn't. */
function nameAt({ words, language }: Utterance, name: string): { from: number; to: number } | null {
  const parts = name.split(' ');
  const isWord = (at: number, part: string) => words[at]?.text === part || words[at]?.text === `${part}'s`;
  const at = words.findIndex((_, from) => parts.every((part, n) => isWord(from + n, part)));
  if (at < 0) return null;
  const to = at + parts.length;
  const isOwned = at > 0 && language.owned.has(words[at - 1]!.text);
  const isLinked = words[to - 1]!.text.endsWith("'s") || language.links.has(words[to]?.text ?? '');
  return isOwned && isLinked ? { from: at - 1, to } : null;
}

/**
 * "My budget's about five grand", "the company is Acme": the value of a slot that is called by its name, where another one is asked
 * for. Null where what stands behind the name is no value of it.
 */
export function calledByName(
  talk: Talk,
  asked: SlotDef,
  def: SlotDef,
  utterance: Utterance,
): (Parsed & { def: SlotDef; used: Place[] }) | null {
  const { words, text, language } = utterance;
  const others = new Set(namesOf(talk, asked));
  for (const name of namesOf(talk, def)) {
    const named = others.has(name) ? null : nameAt(utterance, name);
    if (!named) continue;
    let begin = named.to;
    while (language.links.has(words[begin]?.text ?? '')) begin += 1;
    const said = sub(utterance, begin);
    const [clause = said] = clausesIn(said);
    if (clause.words.length === 0 || (def.type === 'text' && clause.words.length > longestText)) continue;
    const kind = slotKinds[def.type];
    // A text says by its own rules what leads to it: "my company's called Acme".
    const whole = kind.free ? sub(utterance, named.from) : clause;
    const found = hear(kind, whole, slotContext(talk, def));
    const most = kind.free ? 0 : mostBeside;
    if (!found || found.value === null || found.beside > most || found.confidence < leastConfidence) continue;
    if (kind.free && isTold(readUtterance(String(found.value), language))) continue;
    const from = words[named.from]!.from;
    const at = text.indexOf(clause.text, from);
    if (at < 0) continue;
    return { def, value: found.value, spoken: found.spoken, used: [{ from, to: at + clause.text.length }] };
  }
  return null;
}
