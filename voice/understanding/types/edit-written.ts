import { givenNames } from '#voice/languages/given-names.ts';
import type { Language } from '#voice/languages/language.ts';
import type { Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { type Piece, piecesOf } from './edit-pieces.ts';
import { closeTo, distance } from './spelled.ts';

/** One change of something written, as it was told. */
type Edit =
  | { kind: 'swap'; old: string; fresh: string }
  | { kind: 'drop'; signs: string; place: Place | null }
  | { kind: 'insert'; signs: string; after?: string; before?: string; place?: Place }
  | { kind: 'with'; signs: string; count: number; place: Place | null }
  | { kind: 'spelled'; letters: string }
  | { kind: 'turned' };

type Place = 'end' | 'start';

/** What was told about something written. */
export interface Edits {
  edits: Edit[];
  /** Words that say where the change is, or are what is written from now on. */
  words: string[];
  /** Letters that were named without being changed: "b as in boy". */
  letters: string[];
  isPlural: boolean;
}

/** A change, and where it was made. */
interface Candidate {
  value: string;
  from: number;
  to: number;
}

/** Words before a "not" of which one may be meant instead. */
const mostBefore = 2;
/** The fewest letters in a row that spell a word. */
const fewestSpelled = 3;

/** What an utterance tells about how something is written. */
export function editsOf(utterance: Utterance): Edits {
  const pieces = piecesOf(utterance);
  const out: Edits = { edits: [], words: [], letters: [], isPlural: false };
  const is = (piece: Piece | undefined, ...names: string[]) =>
    piece?.kind === 'operation' && names.includes(piece.operation);
  const placeAt = (at: number): Place | null => {
    const piece = pieces[at];
    return is(piece, 'end') ? 'end' : is(piece, 'start') ? 'start' : null;
  };
  const textOf = (piece: Piece | undefined) =>
    piece?.kind === 'signs' ? piece.signs.repeat(piece.count) : piece?.kind === 'word' ? piece.text : null;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at]!;
    const [next, second] = [pieces[at + 1], pieces[at + 2]];
    const own = textOf(piece);
    if (own !== null && is(next, 'not') && second?.kind === piece.kind) {
      // "Anna Lee, not Ann": of the words before it one that is like it, else the one beside it.
      const old = textOf(second)!;
      const likely = piece.kind === 'word' ? out.words.slice(-mostBefore).toReversed() : [];
      const fresh = closeTo(own, old) ? own : (likely.find((word) => closeTo(word, old)) ?? own);
      out.edits.push({ kind: 'swap', old, fresh });
      at += 3;
    } else if (is(piece, 'not') && textOf(next) !== null && second?.kind === next!.kind) {
      out.edits.push({ kind: 'swap', old: textOf(next)!, fresh: textOf(second)! });
      at += 3;
    } else if (is(piece, 'not') && next?.kind === 'word' && writtenAs(out) !== null) {
      // "Beth with a t h, not Bess".
      const fresh = writtenAs(out)!;
      out.edits.splice(-1, 1, { kind: 'swap', old: next.text, fresh });
      at += 2;
    } else if (is(piece, 'turned')) {
      out.edits.push({ kind: 'turned' });
      at += 1;
    } else if (is(piece, 'plural')) {
      out.isPlural = true;
      at += 1;
    } else if (is(piece, 'drop') && next?.kind === 'signs') {
      const place = placeAt(at + 2);
      out.edits.push({ kind: 'drop', signs: next.signs.repeat(next.count), place });
      at += place ? 3 : 2;
    } else if (is(piece, 'with') && next?.kind === 'signs') {
      const place = placeAt(at + 2);
      out.edits.push({ kind: 'with', signs: next.signs, count: next.count, place });
      at += place ? 3 : 2;
    } else if (is(piece, 'end', 'start') && next?.kind === 'signs') {
      out.edits.push({ kind: 'insert', signs: next.signs.repeat(next.count), place: placeAt(at)! });
      at += 2;
    } else if (piece.kind === 'signs') {
      const [third, fourth] = [pieces[at + 3], pieces[at + 4]];
      const signs = piece.signs.repeat(piece.count);
      if (is(next, 'dropped')) {
        out.edits.push({ kind: 'drop', signs, place: null });
        at += 2;
      } else if (is(next, 'between') && textOf(second) !== null && is(third, 'and') && textOf(fourth) !== null) {
        out.edits.push({ kind: 'insert', signs, after: textOf(second)!, before: textOf(fourth)! });
        at += 5;
      } else if (is(next, 'after', 'before') && textOf(second) !== null) {
        const isAfter = is(next, 'after');
        out.edits.push({ kind: 'insert', signs, [isAfter ? 'after' : 'before']: textOf(second)! });
        at += 3;
      } else if (placeAt(at + 1)) {
        out.edits.push({ kind: 'insert', signs, place: placeAt(at + 1)! });
        at += 2;
      } else {
        if (piece.count > 1) out.edits.push({ kind: 'with', signs: piece.signs, count: piece.count, place: null });
        else if (/^\p{L}+$/u.test(signs) && signs.length >= fewestSpelled)
          out.edits.push({ kind: 'spelled', letters: signs });
        else out.letters.push(signs);
        at += 1;
      }
    } else {
      if (piece.kind === 'word') out.words.push(piece.text);
      at += 1;
    }
  }
  return out;
}

/** The word that has the letters which were told last of it: "Beth with a t h". */
function writtenAs({ edits, words }: Edits): string | null {
  const last = edits.at(-1);
  const word = words.at(-1);
  return last?.kind === 'with' && word !== undefined && word.includes(last.signs.repeat(last.count)) ? word : null;
}

/** Every place where a part stands. */
function placesOf(value: string, part: string): number[] {
  const out: number[] = [];
  for (let at = value.indexOf(part); at >= 0 && part !== ''; at = value.indexOf(part, at + 1)) out.push(at);
  return out;
}

const replaced = (value: string, from: number, to: number, by: string): Candidate => ({
  value: value.slice(0, from) + by + value.slice(to),
  from,
  to,
});

/** The words of what is written, and where each stands. */
const wordsIn = (value: string) =>
  [...value.matchAll(/[\p{L}\d]+/gu)].map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }));

/** The part of something written that a word is another form of: the nearest, rather a whole word of it than a piece. */
export function likeIn(value: string, word: string, isPart: boolean): { from: number; to: number } | null {
  const most = Math.max(word.length / 2.5, 1);
  const found: { from: number; to: number; cost: number; whole: boolean }[] = [];
  for (const { text, from, to } of wordsIn(value)) {
    found.push({ from, to, cost: distance(text, word), whole: true });
    if (!isPart || text.length <= 3) continue;
    for (let length = Math.max(3, word.length - 2); length <= Math.min(text.length - 1, word.length + 2); length++)
      for (let at = 0; at + length <= text.length; at++)
        found.push({
          from: from + at,
          to: from + at + length,
          cost: distance(text.slice(at, at + length), word),
          whole: false,
        });
  }
  const near = found
    .filter(({ cost }) => cost > 0 && cost <= most)
    .toSorted((a, b) => a.cost - b.cost || Number(b.whole) - Number(a.whole) || b.to - b.from - (a.to - a.from));
  const [best, other] = near;
  if (!best) return null;
  const isTied =
    other && other.cost === best.cost && other.whole === best.whole && other.to - other.from === best.to - best.from;
  return isTied ? null : best;
}

/** What is written with letters in place of those that sound like them. */
function soundingLike(value: string, signs: string, { alike }: Language['spelling']): Candidate[] {
  const others = alike.filter((pair) => pair.includes(signs)).flat();
  return others
    .filter((other) => other !== signs)
    .flatMap((other) => placesOf(value, other).map((at) => replaced(value, at, at + other.length, signs)));
}

/** Of changes those that are at the end of a word: "Dupont with a d at the end". */
const endingIn = (found: readonly Candidate[], signs: string): Candidate[] =>
  found.filter(({ value, from }) => wordsIn(value).some(({ to }) => to === from + signs.length));

/** Whether the word that was changed is often a given name. */
const isGiven = ({ value, from }: Candidate): boolean =>
  wordsIn(value).some((word) => from >= word.from && from <= word.to && givenNames.has(fold(word.text)));

/** What a change may make of something written: each place where it can be made. */
function candidates(value: string, edit: Edit, { words }: Edits, { spelling }: Language, isPart: boolean): Candidate[] {
  switch (edit.kind) {
    case 'swap': {
      const exact = placesOf(value, edit.old);
      const like = exact.length === 0 && edit.old.length > 2 ? likeIn(value, edit.old, isPart) : null;
      const places = like ? [like] : exact.map((from) => ({ from, to: from + edit.old.length }));
      return places.map(({ from, to }) => replaced(value, from, to, edit.fresh));
    }
    case 'drop': {
      const places = placesOf(value, edit.signs);
      const at = edit.place === 'end' ? places.slice(-1) : edit.place === 'start' ? places.slice(0, 1) : places;
      return at.map((from) => replaced(value, from, from + edit.signs.length, ''));
    }
    case 'insert': {
      const { after = '', before = '' } = edit;
      if (after !== '' && before !== '')
        return placesOf(value, after + before).map((from) =>
          replaced(value, from + after.length, from + after.length, edit.signs),
        );
      // "Ending in zeta": Sanchez of Sanches.
      const ending = edit.place === 'end' ? endingIn(soundingLike(value, edit.signs, spelling), edit.signs) : [];
      if (ending.length > 0 && !isPart) return ending;
      const places =
        after !== ''
          ? placesOf(value, after).map((from) => from + after.length)
          : before !== ''
            ? placesOf(value, before)
            : wordsIn(value).map(({ from, to }) => (edit.place === 'end' ? to : from));
      return places.map((at) => replaced(value, at, at, edit.signs));
    }
    case 'with': {
      const { signs, count } = edit;
      // "Anne with an e" of Anne says how it's written already.
      if (words.some((word) => value.includes(word) && word.includes(signs.repeat(count)))) return [];
      if (count > 1) {
        const single = placesOf(value, signs).filter(
          (at) => value[at - 1] !== signs && value[at + signs.length] !== signs,
        );
        return single.map((at) => replaced(value, at, at + signs.length, signs.repeat(count)));
      }
      // "With only one n": it has two.
      const double = isPart || edit.place ? [] : placesOf(value, signs.repeat(2));
      if (double.length > 0) return double.map((at) => replaced(value, at, at + signs.length * 2, signs));
      const sounding = soundingLike(value, signs, spelling);
      const ends = wordsIn(value).map(({ from, to }) => (edit.place === 'start' ? from : to));
      const appended = ends.map((at) => replaced(value, at, at, signs));
      if (edit.place) {
        const ending = edit.place === 'end' ? endingIn(sounding, signs) : [];
        return ending.length > 0 ? ending : appended;
      }
      if (sounding.length > 0) return sounding;
      if (words.length > 0) return appended;
      // "With an h": Sara is also written Sarah.
      const inserted = Array.from({ length: value.length + 1 }, (_, at) => replaced(value, at, at, signs));
      return isPart ? [] : inserted.filter(isGiven);
    }
    case 'spelled': {
      // "Petersen, s e n": only its end is spelled.
      const longer = words.find((word) => word !== edit.letters && word.includes(edit.letters));
      if (longer !== undefined && value.includes(longer)) return [];
      const place = longer === undefined ? null : likeIn(value, longer, isPart);
      if (place) return [replaced(value, place.from, place.to, longer!)];
      // "Ann Leigh, L E I G H": what is spelled is said itself, and stands for no other word that is unlike it.
      const isSaid = words.includes(edit.letters);
      const meant = isSaid ? words.filter((word) => closeTo(word, edit.letters)) : words;
      const named = meant.flatMap((word) =>
        placesOf(value, word).map((from) => replaced(value, from, from + word.length, edit.letters)),
      );
      const like = likeIn(value, edit.letters, isPart);
      // "That's d o n n a, Whitfield" spells no other word than the one that is like it.
      const isOther = like !== null && words.every((word) => value.includes(word) && !closeTo(word, edit.letters));
      if (named.length > 0 && !isOther) return named;
      return like ? [replaced(value, like.from, like.to, edit.letters)] : [];
    }
    case 'turned':
      return [];
  }
}

/** Of several places the one that the words are about; null where no one could tell. */
function chosen(value: string, found: readonly Candidate[], words: readonly string[], isPart: boolean): string | null {
  const isOne = (some: readonly Candidate[]) => new Set(some.map((one) => one.value)).size === 1;
  const near = found.filter(({ from, to }) =>
    words.some((word) => placesOf(value, word).some((at) => from >= at && to <= at + word.length)),
  );
  const told = found.filter((one) => words.some((word) => one.value.includes(word) && !value.includes(word)));
  for (const some of [near, told, found]) if (isOne(some)) return some[0]!.value;
  if (isPart || words.length > 0) return null;
  // Of names, one that is borne often, and rather the family's, which is the last: "with two n's".
  const last = wordsIn(value).at(-1)?.from ?? 0;
  const some = [found.filter(isGiven), found.filter(({ from }) => from >= last)].find(isOne);
  return some?.[0]?.value ?? null;
}

/**
 * What is written once it is changed as the words tell: "drop the e", "a dot after the j", "84, not 48", "with a k", "two l's",
 * "L E I G H". Null where they tell nothing of it, or it can't be said where. Both are in lower case.
 * @param isPart whether a word may also be a part of a longer one, as in addresses
 */
export function editWritten(told: Edits, language: Language, value: string, isPart: boolean): string | null {
  let out = value;
  const words = told.words.filter((word) => word.length > 1);
  for (const edit of told.edits) {
    const like = edit.kind === 'with' || edit.kind === 'drop' ? likeWord(told, out, edit, isPart) : null;
    const found = like ? null : chosen(out, candidates(out, edit, told, language, isPart), words, isPart);
    // "Two l's" of a name that has them says nothing new.
    out = like ?? found ?? out;
  }
  if (out === value && told.edits.length === 0) {
    const plural = told.isPlural ? words.find((word) => out.includes(word.replace(/s$/, ''))) : undefined;
    if (plural) return out.replace(plural.replace(/s$/, ''), plural.endsWith('s') ? plural : `${plural}s`);
    const spelt = words.find((word) => told.letters.some((letter) => word.includes(letter)));
    const place = spelt && !value.includes(spelt) ? likeIn(value, spelt, isPart) : null;
    if (place && spelt) out = replaced(value, place.from, place.to, spelt).value;
  }
  return out === value ? null : out;
}

/** "Allison, two l's": the word as it was said, where it has what the hint tells and what is written has not. */
function likeWord(
  { words }: Edits,
  value: string,
  edit: Edit & { kind: 'with' | 'drop' },
  isPart: boolean,
): string | null {
  const signs = edit.kind === 'with' ? edit.signs.repeat(edit.count) : edit.signs;
  for (const word of words) {
    const isThere = isPart ? value.includes(word) : wordsIn(value).some(({ text }) => text === word);
    if (word.length < 3 || isThere || word.includes(signs) !== (edit.kind === 'with')) continue;
    const place = likeIn(value, word, isPart) ?? begunAlike(value, word);
    if (place) return replaced(value, place.from, place.to, word).value;
  }
  return null;
}

/** The one word that begins as another does, is as long, and has half of its letters: "Bess" for "Beth with a t h". */
function begunAlike(value: string, word: string): { from: number; to: number } | null {
  const found = wordsIn(value).filter(
    ({ text }) =>
      text[0] === word[0] &&
      text !== word &&
      Math.abs(text.length - word.length) <= 1 &&
      distance(text, word) <= text.length / 2,
  );
  return found.length === 1 ? found[0]! : null;
}

/** Whether the words say that the parts stand in the wrong order. */
export const isTurned = ({ edits }: Edits) => edits.some(({ kind }) => kind === 'turned');
