import { askedThing } from './asked-thing.ts';
import type { Picked } from './pick-sentence.ts';
import type { Question, Wanted } from './question.ts';
import { countOf } from './rank-pieces.ts';
import type { Bag, Facts } from './source.ts';
import { lacksSubject } from './verdict.ts';

/** Figures that say who asks, not what: "my fifteen year old". */
const age = /\b(\S+)[ -]years?[ -]old\b/i;

/** What stands around a sentence that may be read with it. */
function around({ piece, index }: Picked): Bag[] {
  const { sentences, head } = piece.read;
  return [head, ...sentences.slice(Math.max(0, index - 1), index + 2)];
}

/** A figure of the question stands neither in the sentence nor around it: one near-miss in twenty, one right answer in 200. */
function lacksFigure(question: Question, picked: Picked): boolean {
  if (question.numbers.length === 0 || age.test(question.text)) return false;
  const near = around(picked);
  return question.numbers.some((number) => !near.some(({ counts }) => counts.has(number)));
}

/** Letters that sound alike at the beginning of a word. */
const sameBeginning = ['bp', 'dt', 'gkcq', 'fvw', 'szc', 'jy'];
/** "Euros" for "perros": what was heard begins with another sound, and is another thing. */
const misread = ({ repaired, term, word }: Wanted) =>
  repaired &&
  term[0] !== word[0] &&
  !sameBeginning.some((letters) => letters.includes(term[0]!) && letters.includes(word[0]!));

const lacks = (bags: readonly Bag[], wanted: Wanted) => bags.every((bag) => countOf(bag, wanted) === 0);
const isKnown = ({ piecesWith }: Facts, { term, others }: Wanted) =>
  (piecesWith[term] ?? 0) > 0 || others.some((other) => (piecesWith[other.term] ?? 0) > 0);

/**
 * The thing asked for is not what the sentence is about: all of its words are missing, or one that no document has.
 * What a thing costs or how long it takes stands in its own sentence; what is told of next is another thing.
 */
function lacksThing(question: Question, picked: Picked, facts: Facts): boolean {
  const thing = askedThing(question);
  if (thing.length === 0) return false;
  const { sentences, head } = picked.piece.read;
  const own = sentences[picked.index]!;
  const before = sentences[picked.index - 1];
  const near = [head, own, ...(before?.line === own.line ? [before] : [])];
  const missing = thing.filter((word) => misread(word) || lacks(near, word));
  return missing.length === thing.length || missing.some((word) => !isKnown(facts, word));
}

const counted = /\bhow many (?:more |other |different |of (?:the |your )?)?((?:\S+ ){0,3}\S+)/;
const year = /^(?:1[5-9]|20)\d\d$/;
const amount =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|hundred|dozen|both|no|all|single|only|up|several)/;

/** How many of a thing is asked for, and no number stands by it: "family plumbers since 1987". */
function lacksCount(question: Question, { piece, index }: Picked): boolean {
  if (question.asked !== 'howMany' || !question.language.startsWith('en')) return false;
  if (!counted.test(question.words.join(' '))) return false;
  const [thing] = askedThing(question);
  const { terms } = piece.read.sentences[index]!;
  const alike = new Set([thing?.term, ...(thing?.others.map(({ term }) => term) ?? [])]);
  const places = terms.flatMap(({ term }, at) => (alike.has(term) ? [at] : []));
  return (
    places.length > 0 &&
    places.every(
      (place) =>
        !terms.slice(Math.max(0, place - 5), place + 5).some(({ word }) => amount.test(word) && !year.test(word)),
    )
  );
}

/** Whether a sentence cannot be the answer, whatever its words. */
export const isVetoed = (question: Question, picked: Picked, facts: Facts): boolean =>
  lacksFigure(question, picked) ||
  lacksSubject(question, picked.piece, picked.index) ||
  lacksThing(question, picked, facts) ||
  lacksCount(question, picked);
