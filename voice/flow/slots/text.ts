import type { Language } from '#voice/languages/language.ts';
import { editsOf, editWritten } from '#voice/understanding/types/edit-written.ts';
import { readText } from '#voice/understanding/types/text.ts';
import type { Understood } from '#voice/understanding/understood.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { contextOf, type SlotContext, type SlotKind } from './slot-kind.ts';
import { clip } from './spoken-text.ts';

/** "I work for Acme, not Apex, mind you", where the company is asked for: its name alone. */
function withoutLead(found: Understood | null, { slot, language }: SlotContext): Understood | null {
  const { asks, leads, tails } = language.questions.companies;
  if (found === null || typeof found.value !== 'string' || !asks.test(slot.prompt)) return found;
  const named = firstSentence(found.value.replace(leads, ''), language).replace(tails, '');
  return { ...found, value: named || found.value };
}

/** Words of a company's name at most, behind which another sentence tells of it. */
const mostOfCompany = 6;

/** "Drummond and Price, they do the law": the name alone, where a recognizer wrote no comma. */
function firstSentence(said: string, language: Language): string {
  if (/[,;.]/.test(said)) return said;
  const { words, text } = readUtterance(said, language);
  const { subjects } = language.clauses;
  const next = words.findIndex(
    ({ pause, text: word }, at) =>
      at > 0 && pause && (subjects.has(word) || subjects.has(`${word} ${words[at + 1]?.text ?? ''}`)),
  );
  const isName =
    next > 0 &&
    next <= mostOfCompany &&
    !words.slice(0, next).some(({ text: word }) => language.names.clauses.has(word));
  if (!isName) return said;
  const [name, behind] = [text.slice(0, words[next]!.from).trim(), text.slice(words[next]!.from)];
  // "My shop, it's called Olmedo": the name stands there.
  const { leads, is } = language.questions.companies;
  const isBehind = leads.test(behind) || new RegExp(is.source, 'iu').test(behind);
  return isBehind ? said : name;
}

/** Words of a thing that is named without an article, at most. */
const mostOfThing = 3;

/** "It's whitening", where it's asked what for: the thing alone. What is wrong is told in sentences, "it's leaking". */
function withoutIs(found: Understood | null, { slot, language }: SlotContext): Understood | null {
  const { companies, troubles } = language.questions;
  if (typeof found?.value !== 'string' || troubles.test(slot.prompt)) return found;
  const is = new RegExp(companies.is.source, 'iu').exec(found.value);
  if (is?.index !== 0) return found;
  const named = readUtterance(found.value.slice(is[0].length), language);
  const isThing = named.words.every(
    ({ text: word }) => !language.names.clauses.has(word) && !language.denials.has(word),
  );
  return named.words.length > 0 && named.words.length <= mostOfThing && isThing
    ? { ...found, value: named.text }
    : found;
}

/** Words of a name at most, such as a company's, of which the spelling is told. */
const mostOfName = 3;

/** Whatever the caller says, in their own words but without politeness. */
export const text: SlotKind = {
  type: 'text',
  free: true,
  confirm: 'never',
  written: 'value',
  read: (utterance, context) => withoutIs(withoutLead(readText(utterance, contextOf(context)), context), context),
  amend(utterance, old) {
    if (typeof old !== 'string' || old.split(' ').length > mostOfName) return null;
    const told = editsOf(utterance);
    const edited = told.edits.length > 0 ? editWritten(told, utterance.language, old.toLowerCase(), true) : null;
    if (edited === null) return null;
    const before = old.split(' ');
    // As the old one was written: "Akme Works" of Acme Works.
    const isRaised = /^\p{Lu}/u.test(old);
    const raised = (word: string) => (isRaised ? word.charAt(0).toUpperCase() + word.slice(1) : word);
    return edited
      .split(' ')
      .map((word, at) => (word === before[at]?.toLowerCase() ? before[at]! : raised(word)))
      .join(' ');
  },
  show: (value) => clip(String(value), 120),
  hint: (_, { say }) => say.hints.text,
};
