import { fold } from '#voice/understanding/words.ts';
import { isFor, type Signs, signsOf, valueKinds } from './likely-topic.ts';
import type { Question, Wanted } from './question.ts';
import { countOf, type RankedPiece } from './rank-pieces.ts';
import { isWordOf, rankTopics, readTopics } from './read-topic.ts';
import type { ReadSentence, ReadSource } from './source.ts';
import { isEmpty, type OnTopic } from './topic.ts';

/** How sure a matter has to be that is asked for, and together with how much a piece is on it. */
const leastSure = 6;
const leastTogether = 15;
/** How much a piece has to be on it, at least. */
const leastOn = 3;
/** Matters of which a page names the ones that there are: what it doesn't name is not there. */
const named: ReadonlySet<string> = new Set(
  'price insurance integration devices languages plan discount delivery amenities offer'.split(' '),
);
/** Words that no one asks for such a matter with, "with this knee", at most, where it is certain. */
const mostStrange = 1;
/** From here on it is that matter, and no sentence of a section on others answers it, whatever words they share. */
export const certain = 12;
/** What a heading on it counts, each telling word, and a value of its kind. */
const worthOfHead = 4;
const worthOfKind = 0.5;
/** How much the words of a piece may count, at most. */
const mostOfWords = 10;
/** Letters of a word that may be a part of a compound, at least. */
const fewestOfPart = 5;

const isOn = (thing: Wanted, { read }: RankedPiece, sentence: ReadSentence, isCompound: boolean): boolean =>
  countOf(sentence, thing) > 0 ||
  countOf(read.head, thing) > 0 ||
  (isCompound && thing.word.length >= fewestOfPart && fold(sentence.text).includes(thing.word));

const matters = new WeakMap<ReadSource, ReadonlyMap<string, number>>();

/** How likely a piece is on each matter, by its words: sections are told apart as questions are. */
function mattersOf(read: ReadSource, language: string): ReadonlyMap<string, number> {
  const known = matters.get(read);
  if (known) return known;
  const text = `${read.source.headings.at(-1) ?? ''} ${read.source.text}`;
  const made = new Map(rankTopics(text, language).map(({ topic, score }) => [topic.id, score]));
  matters.set(read, made);
  return made;
}

/** How much a piece is on a matter. */
function onMatter(id: string, signs: Signs, { read }: RankedPiece, language: string): number {
  const isUnder = signs.heads.some((stem) => read.head.counts.has(stem));
  const byWords = Math.min(mostOfWords, Math.max(0, mattersOf(read, language).get(id) ?? 0));
  const told = signs.tells.filter((stem) => read.all.counts.has(stem)).length;
  return byWords + told + (isUnder ? worthOfHead : 0);
}

/** How well one of its sentences tells of it. */
function worthOf(id: string, signs: Signs, sentence: ReadSentence, language: string): number {
  const told = signs.tells.filter((stem) => sentence.counts.has(stem)).length;
  const kinds = signs.kinds.filter((kind) => valueKinds[kind]?.test(fold(sentence.text))).length;
  const byWords = rankTopics(sentence.text, language).find(({ topic }) => topic.id === id)?.score ?? 0;
  return told + kinds * worthOfKind + Math.max(0, byWords) / mostOfWords;
}

/**
 * The sentence on a matter that surely is what is asked, under whatever heading it stands: "can my mom get up there with her
 * walker" of a page that tells of its elevator under "Where we are". Null where a page has none.
 */
export function onSureTopic(question: Question, pieces: readonly RankedPiece[], least = leastSure): OnTopic | null {
  const { language } = question;
  const isCompound = language.startsWith('de');
  const telling = question.wanted.filter(({ word }) => !isEmpty(word, language));
  let best: (OnTopic & { score: number }) | null = null;
  for (const one of readTopics(question.text, language, true)) {
    const { topic, score } = one;
    if (score < least) continue;
    const signs = signsOf(one, language);
    const strange = telling.filter(({ term }) => !isWordOf(topic, term, language));
    const isStrict = named.has(topic.id) || score < certain || strange.length > mostStrange;
    // What is told of elsewhere, "when do I get my deposit back", is what is asked.
    const isElsewhere = (thing: Wanted) => pieces.some(({ read }) => countOf(read.all, thing) > 0);
    const isHead = (thing: Wanted) => pieces.some(({ read }) => countOf(read.head, thing) > 0);
    const isOwn = ({ term }: Wanted) => score >= certain && isWordOf(topic, term, language);
    const things = [
      ...new Set([
        ...strange.filter(({ word }) => isStrict || isFor(question, word)),
        // "What do I do if it hurts on a Sunday": a word of the matter itself asks for nothing else, where it is certain.
        ...telling.filter((thing) => isElsewhere(thing) && (isHead(thing) || !isOwn(thing))),
      ]),
    ];
    for (const piece of pieces) {
      const on = onMatter(topic.id, signs, piece, language);
      if (on < leastOn || on + score < leastTogether) continue;
      for (const [index, sentence] of piece.read.sentences.entries()) {
        if (!things.every((thing) => isOn(thing, piece, sentence, isCompound))) continue;
        const held = telling.filter((thing) => isOn(thing, piece, sentence, isCompound)).length;
        const sum = score / 2 + on + worthOf(topic.id, signs, sentence, language) + held;
        if (sum > (best?.score ?? 0)) best = { piece, index, isNamed: things.length > 0, score: sum };
      }
    }
  }
  return best;
}

/** How much more than that a section has to be on the matter. */
const farApart = 6;

/** How sure a matter has to be, for a sentence without a value of its kind to tell nothing of it: "how much is it" of how long it takes. */
const sureOfKind = 9;

/**
 * The answer on what is surely asked, where the sentence that shares most words is in a section on other matters, or tells a value of
 * another kind than is asked for.
 */
export function otherThanPicked(
  question: Question,
  pieces: readonly RankedPiece[],
  picked: { piece: RankedPiece; index: number },
): OnTopic | null {
  const { language } = question;
  const [first] = readTopics(question.text, language, true);
  if (!first || first.score < sureOfKind) return null;
  const signs = signsOf(first, language);
  // Whether someone is there is told without a time, too.
  const kinds = signs.kinds.filter((kind) => kind !== '#clock');
  const hasKind = ({ piece, index }: typeof picked) =>
    kinds.some((kind) => valueKinds[kind]?.test(fold(piece.read.sentences[index]!.text)));
  const ofKind = kinds.length > 0 && !hasKind(picked) ? onSureTopic(question, pieces, sureOfKind) : null;
  if (ofKind && hasKind(ofKind)) return ofKind;
  const found = onSureTopic(question, pieces, certain);
  if (!found || found.piece === picked.piece) return null;
  const on = (piece: RankedPiece) => onMatter(first.topic.id, signs, piece, language);
  return on(found.piece) - on(picked.piece) >= farApart ? found : null;
}
