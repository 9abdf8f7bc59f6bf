import { z } from 'zod';
import type { Spelling } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Context, Understood } from '../understood.ts';
import { readUtterance, type Utterance } from '../utterance.ts';
import { fold, type Word } from '../words.ts';
import { afresh, halved, isBound, isCount, isPossessive, isTold, type Sign, saidOnce } from './email-begin.ts';
import { digitsOf } from './email-digits.ts';
import { bareDomains, isWellKnown, regional } from './email-domains.ts';
import { openingOf } from './email-opening.ts';
import { isAt, isWord, signsOf } from './email-signs.ts';
import { withoutTakenBack } from './email-taken-back.ts';
import { type Hint, hintAt, hinted } from './hints.ts';
import { leftOver, type Part } from './left-over.ts';

const Address = z.email().max(254);
/** Whether something can be written to. */
export const isAddress = (text: string) => Address.safeParse(text).success && !/\.\./.test(text);

/** Parts of an address at most between an initial and its "at": "M as in Mary, lopez five, at". */
const farthestAt = 3;

/** Typed as it is, also within words. */
const typed =
  /(?<![@.\w%+-])[a-z0-9_](?:[._%+-]?[a-z0-9_])*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?![@\w])/gi;

/** Endings behind which a domain goes on only with another dot. */
const endings = /^(?:com|net|org|edu|gov|de|io|co|uk|us|eu|fr|es|it|nl|info|biz|me|dev|app|ai|ca|au)$/;

/** Words that a part of a domain may go on for behind one that could end it. */
const mostHost = 3;

const isLetter = (text: string) => /^\p{L}$/u.test(text);

interface Found extends Part {
  address: string;
}

/** "Two ovens dot com": in a domain, a number before another word is written as a word; at its end, as in "studio fifty four", it isn't. */
function namedByWords(signs: readonly Sign[], { numbers }: Spelling): Sign[] {
  const isNumber = (sign: Sign | undefined) => sign !== undefined && sign.text in numbers;
  return signs.map((sign, n) => {
    const next = signs[n + 1];
    const isNamed = isNumber(sign) && !isNumber(signs[n - 1]) && !isNumber(next) && isWord(next?.text ?? '');
    return isNamed && next!.text.length >= fewestOfName ? { ...sign, literal: true } : sign;
  });
}
/** Letters of a word that goes on with the name of a domain, at least. */
const fewestOfName = 3;

/** The address that is spoken around an "at", at this place. */
function around(
  signs: readonly Sign[],
  at: number,
  floor: number,
  spelling: Spelling,
  harmless: ReadonlySet<string>,
): Found | null {
  let begin = at;
  // A letter among letters is spelled, also where it is a word: "s m i t h".
  const isSpelled = (index: number) =>
    isLetter(signs[index]!.text) &&
    [signs[index - 1], signs[index + 1]].some((one) => /^(?:[\p{N}._-]|(\p{L})\1{0,2})$/u.test(one?.text ?? ''));
  const isLead = (index: number) =>
    index < 0 ||
    spelling.before.has(signs[index]!.text) ||
    signs[index]!.begins === true ||
    // "Brown with an e on the end, and tbrown at …": what tells how another word is written.
    signs[index]!.hint !== undefined;
  // "Sarah oh connor": such a word opens a sentence only where nothing of the address stands before it.
  const isInside = (index: number) => signs[index]!.text in spelling.inside && index + 1 < at && !isLead(index - 1);
  // "E jones": a letter that is a word elsewhere.
  const isInitial = (index: number) =>
    /^\p{L}$/u.test(signs[index]!.text) &&
    signs[index]!.text !== 'i' &&
    index + 1 < at &&
    isLead(index - 1) &&
    isWord(signs[index + 1]!.text) &&
    !spelling.before.has(signs[index + 1]!.text);
  // "Desmond a at …": a letter behind a name.
  const isLastInitial = (index: number) =>
    index === at - 1 &&
    isLetter(signs[index]!.text) &&
    isWord(signs[index - 1]?.text ?? '') &&
    !isLead(index - 1) &&
    !spelling.loose.has(signs[index - 1]!.text) &&
    !signs[index]!.begins;
  const opens = (index: number) =>
    isAt(signs[index], spelling) ||
    isCount(signs, index, at, spelling) ||
    isPossessive(signs[index]!.text, spelling) ||
    ((spelling.before.has(signs[index]!.text) || spelling.loose.has(signs[index]!.text)) &&
      !isBound(signs, index, at) &&
      !isSpelled(index) &&
      !isInside(index) &&
      !isLastInitial(index) &&
      !isInitial(index));
  while (begin > floor && !(begin < at && signs[begin]!.begins) && !opens(begin - 1)) begin -= 1;
  if (begin === at && at > 0 && spelling.mailboxes.has(signs[at - 1]!.text) && isLead(at - 2)) begin -= 1;
  let end = at + 1;
  let dots = 0;
  // "Harris and daughters dot london": a domain goes on to its dot, unless it is known without one.
  const goesOn = (index: number) => {
    const dot = signs.findIndex((sign, n) => n > index && (sign.text === '.' || isAt(sign, spelling)));
    const name = signs
      .slice(at + 1, index)
      .map(({ text }) => text)
      .join('');
    return signs[dot]?.text === '.' && dot - index <= mostHost && !(name in bareDomains);
  };
  // "At maier mit a i punkt de": how the name of the domain is written, in the middle of it.
  const isInHost = (index: number) =>
    dots === 0 && index > at + 1 && signs.slice(index).some(({ text }) => text === '.') && signs[index]!.hint!.present;
  while (
    end < signs.length &&
    (!signs[end]!.hint || isInHost(end)) &&
    !(dots > 0 && spelling.after.has(signs[end]!.text) && signs[end - 1]!.text !== '.')
  ) {
    const [first, second] = [signs[end], signs[end + 1]];
    // "At three, anna at …": another sentence, or another address.
    if (end > at + 1 && isAt(first, spelling)) break;
    if (first!.text === '.') dots += 1;
    // "Dot i o": an ending that is spelled.
    else if (isLetter(first!.text) && isLetter(second?.text ?? '') && signs[end - 1]!.text === '.') {
      end += 2;
      while (isLetter(signs[end]?.text ?? '')) end += 1;
      if (signs[end]?.text !== '.') break;
      continue;
    } else if (dots === 0 && end > at + 1 && spelling.after.has(signs[end]!.text) && !isSpelled(end) && !goesOn(end))
      break;
    end += 1;
    if (dots > 0 && endings.test(signs[end - 1]!.text) && signs[end]?.text !== '.') break;
  }
  if (isTold(signs, begin, at, spelling)) return null;
  const own = saidOnce(afresh(signs.slice(begin, at))).map((sign) => {
    const index = signs.indexOf(sign);
    const written = index > begin && isInside(index) ? spelling.inside[sign.text]! : sign.text;
    return { ...sign, text: written.replace(/(?<=\p{L}{2})'s?$/u, (end) => end.slice(1)) };
  });
  // No one says an apostrophe and means it: "o'neil", "bob's burgers".
  const said = digitsOf(own, spelling).join('').replaceAll("'", '');
  // How it is written is told at once or at the end; what does not fit was heard wrongly.
  const hints = [...afresh(signs.slice(begin, at)), ...signs.slice(end, end + 1)].flatMap(({ hint }) => hint ?? []);
  const heard = digitsOf(namedByWords(signs.slice(at + 1, end), spelling), spelling)
    .join('')
    .replaceAll("'", '');
  // "… at brite windows dot com, with b r i t e", "… at castellano books, with two l's": it is told of the domain.
  const isOfHost = ({ letters, count }: Hint) => heard.includes(letters.repeat(count)) && letters.length * count > 1;
  const local = hints
    .filter((hint) => !isOfHost(hint))
    .reduce<string | null>((name, hint) => name && hinted(name, hint, spelling), halved(said));
  if (local === null || /^[._+-]/.test(local)) return null;
  const told = heard;
  const bare = spelling.articles.has(signs[at + 1]?.text ?? '') ? told.slice(signs[at + 1]!.text.length) : told;
  if (
    spelling.articles.has(signs[at + 1]?.text ?? '') &&
    spelling.owners.has(signs[at + 2]?.text ?? '') &&
    signs[at + 2]!.text !== 'company'
  )
    return null;
  const host = bare in bareDomains || isWellKnown(bare) ? bare : told;
  const address = `${local}@${bareDomains[host] ?? host}`;
  if (!Address.safeParse(address).success || /\.\./.test(address)) return null;
  // "The dot on the map": what ends no domain and is a word of sentences.
  const ending = address.slice(address.lastIndexOf('.') + 1);
  // "Gmail dot co": of a known domain the ending was heard wrongly, or not to its end.
  const label = host.slice(0, host.indexOf('.'));
  if (label in bareDomains && !regional.test(host) && (!endings.test(ending) || host === `${label}.co`)) return null;
  const isOrdinary = harmless.has(ending) || spelling.before.has(ending) || spelling.after.has(ending);
  if (isOrdinary && end < signs.length && !endings.test(ending)) return null;
  return { address, from: signs[begin]!.from, to: signs[end - 1]!.to };
}

/** Addresses that are typed as they are, with their words. */
function writtenIn({ text, words }: Utterance): Found[] {
  return [...text.matchAll(typed)].flatMap(({ 0: address, index }) => {
    const from = words.findIndex((word) => word.to > index);
    const to = words.findLastIndex((word) => word.from < index + address.length) + 1;
    // Behind the words that are read.
    return from < 0 ? [] : [{ address: address.toLowerCase(), from, to }];
  });
}

/** Letters of a host that is named, at least. */
const shortestHost = 3;
/** Words between a host that is named first and the "at", at most. */
const mostOfLocal = 5;

/** "I said Hotmail, it's Outlook, sunita r at Outlook dot com": a host that is named first is no part of the address. */
function behindHost(said: Utterance): Utterance {
  const { words, text, language } = said;
  const sign = words.findLastIndex((word) => language.spelling.at.has(word.text));
  const host = words[sign + 1]?.text ?? '';
  if (sign < 2 || host.length < shortestHost) return said;
  const named = words.slice(0, sign - 1).findLastIndex((word) => word.text === host);
  return named < 0 || sign - named > mostOfLocal ? said : readUtterance(text.slice(words[named + 1]!.from), language);
}

/** An e-mail address, typed, spoken ("john dot smith at gmail dot com") or spelled, and what was taken back in it is none of it. */
export function readEmail(said: Utterance, context?: Context): Understood | null {
  const meant = behindHost(withoutTakenBack(said));
  const found = meant === said ? null : readWhole(meant, context);
  // The words are other ones: all that was said is the address.
  return found ? { ...found, used: [{ from: 0, to: said.text.length }] } : readWhole(said, context);
}

function readWhole(utterance: Utterance, _context?: Context): Understood | null {
  const { text } = utterance;
  const written = writtenIn(utterance);
  const meant = meantOf(
    utterance,
    written.filter((one) => !isDenied(utterance, one)),
  );
  if (written.length > 0 && !meant) return null;
  if (meant) {
    const left = leftOver(utterance, [meant], written);
    return { value: meant.address, ...left, turns: false, confidence: 0.9, alternatives: [] };
  }
  // Two @ in one, or dots in a row: what was typed is wrong, and part of it would be another address.
  if (/\S@\S*@|\.\.\S*@/.test(text)) return null;
  const found = spoken(utterance) ?? atOtherHost(utterance);
  if (!found) return null;
  const address = withOtherHost(utterance, found);
  if (!address) return null;
  // "Is that m as in mike at …": it is asked.
  if (utterance.marks.some(({ value, to }) => value === 'question' && to === found.from)) return null;
  const left = leftOver(utterance, [found], [found]);
  return { value: address, ...left, confidence: 0.8, alternatives: [] };
}

/** "John at gmail dot com, no, yahoo dot com": the domain alone is said anew. Null when it is not known what is. */
function withOtherHost({ words, marks, text, language }: Utterance, { address, to }: Found): string | null {
  const { spelling } = language;
  const repair = marks.findLast((one) => one.from >= to && one.to < words.length && one.value === 'repair');
  const denial = words.findLastIndex(
    (word, at) =>
      at >= to &&
      at < words.length - 1 &&
      language.denials.has(word.text) &&
      longestPhrase(words, at, spelling.remarks) === 0,
  );
  let from = Math.max(repair?.to ?? 0, denial + 1);
  // "Mar de marimar, no de mario" says how it's written.
  const isExample = denial > to && repair === undefined && spelling.asIn.includes(words[denial + 1]?.text ?? '');
  if (from === 0 || isExample) return address;
  const leads = (text: string) => spelling.before.has(text) || spelling.at.has(text);
  while (from < words.length - 1 && leads(words[from]!.text)) from += 1;
  const tail = withDots(words.slice(from), text).map(({ word }) => word);
  const signs = signsOf(tail, spelling);
  const stop = signs.findIndex(({ text: one }) => spelling.after.has(one));
  const host = digitsOf(signs.slice(0, stop < 0 ? undefined : stop), spelling).join('');
  const other = `${address.slice(0, address.indexOf('@'))}@${bareDomains[host] ?? host}`;
  // "No, mark dot won": what is said anew stands before the "at".
  if (address.startsWith(`${host.slice(0, host.indexOf('.'))}.`)) return null;
  return Address.safeParse(other).success ? other : null;
}

/** "… at yahoo dot com, no, hang on, I closed that, it's at outlook dot com now": another "at" behind what takes back, and no name. */
function atOtherHost(utterance: Utterance): Found | null {
  const { words, marks, text, language } = utterance;
  const repair = marks.find(({ value, from }) => value === 'repair' && from > 0);
  const at = words.findLastIndex((word) => language.spelling.at.has(word.text));
  const { before: leads, is } = language.spelling;
  const last = words[at - 1]?.text ?? '';
  if (!repair || at < repair.to || !(leads.has(last) || is.has(last))) return null;
  const before = spoken(readUtterance(text.slice(0, words[repair.from]!.from), language));
  // What stands before its "at" is of the first.
  const host = before && spoken(readUtterance(`x ${text.slice(words[at]!.from)}`, language));
  if (!before || !host?.address.startsWith('x@')) return null;
  const address = before.address.replace(/@.*$/, host.address.slice(1));
  return isAddress(address) ? { address, from: before.from, to: words.length } : null;
}

/** A full stop inside a domain, which parts sentences elsewhere: "at gmail.com". */
function withDots(words: readonly Word[], text: string): { word: Word; at: number }[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const dotted = before !== undefined && text.slice(before.to, word.from) === '.';
    return dotted
      ? [
          { word: { ...word, text: '.', pause: false }, at },
          { word: { ...word, pause: false }, at },
        ]
      : [{ word, at }];
  });
}

/** A word with its umlauts as addresses have them, "mueller" for Müller, where it is none of those around an address. */
function plainly({ text, language }: Utterance, word: Word): Word {
  const { plainly: letters, before, after, loose, numbers, faint } = language.spelling;
  const isAround = [before, after, loose, faint, language.harmless].some((words) => words.has(word.text));
  if (!letters || isAround || word.text in numbers) return word;
  const own = text.slice(word.from, word.to).toLowerCase();
  const written = [...own].map((letter) => letters[letter] ?? letter).join('');
  return written === own ? word : { ...word, text: fold(written) };
}

function spoken(utterance: Utterance): Found | null {
  const { words, marks, text, readings, language } = utterance;
  const { spelling, denials, harmless } = language;
  // "Tuesday at three anna at …": what is plainly a time ends before the address.
  const timely = readings.filter(
    ({ category, from, to, weight }) => (category === 'clock' || category === 'date') && to - from > 1 && weight > -1.6,
  );
  // What is taken back is left out: "not bob, rob at gmail dot com".
  const repaired = marks.filter(({ value }) => value === 'repair').at(-1)?.to ?? 0;
  const denied = marks.filter(
    ({ value, from, to }) =>
      value === 'negation' &&
      to < words.length &&
      !denials.has(words[from]!.text) &&
      !hintAt(words, from, spelling) &&
      // "Les tiret petits tiret pas point org".
      !((words[from - 1]?.text ?? '') in spelling.signs && (words[to]?.text ?? '') in spelling.signs),
  );
  const skip = new Set(denied.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n)));
  const ends = (from: number) => words.some(({ text }, at) => at >= from && spelling.at.has(text));
  // "… at gmail dot com, sorry, at hotmail dot com": what stands before the "at" stays.
  const isWhole = ends(repaired) && !spelling.at.has(words[repaired]?.text ?? '');
  const begin = repaired > 0 && isWhole ? repaired : 0;
  const isHost = repaired > 0 && ends(repaired) && !isWhole;
  const end = isHost ? marks.findLast(({ value }) => value === 'repair')!.from : words.length;
  const kept = withDots(words, text).filter(
    ({ at }) => at >= begin && at < end && !(skip.has(at) && denied.some(({ to }) => words[to + 1] && at <= to)),
  );
  const opened = openingOf(utterance);
  const openings = new Set(marks.filter(({ value }) => value === 'polite' || value === 'greeting').map(({ to }) => to));
  // "A, N, N": the pauses of someone who spells.
  const isSign = (at: number) =>
    /^(?:\p{L}|\d+)$/u.test(words[at]?.text ?? '') || (words[at]?.text ?? '') in spelling.signs;
  const isSpelledOn = (at: number) => isSign(at) && isSign(at - 1);
  const signs = signsOf(
    kept.map(({ word }) => plainly(utterance, word)),
    spelling,
  )
    .filter((sign) => sign.text !== '' || sign.hint)
    .map((sign, n, all) => {
      const { word, at } = kept[sign.from]!;
      const before = all[n - 1];
      // "A as in Anna, N": the example is of the letter.
      const isExample = before !== undefined && isLetter(before.text) && before.to - before.from > 1;
      // "M as in Mary, lopez, at …": an initial before a name.
      const isBare = n === 1 && before !== undefined && /^[b-hj-z]$/.test(before.text);
      const isNear = all.slice(n + 1, n + 1 + farthestAt).some(({ text }) => spelling.at.has(text));
      const isInitial = (isExample || isBare) && isNear;
      const isSpelled = isSpelledOn(at) || (isExample && isSign(at)) || isInitial;
      return {
        ...sign,
        begins:
          (word.pause && word.text !== '.' && sign.text !== '.' && !isSpelled) ||
          (timely.some(({ to }) => to === at) && !isSpelled) ||
          openings.has(at) ||
          (at > 0 && at === opened && !isSpelled),
      };
    });
  const ats = signs.flatMap((sign, at) => (isAt(sign, spelling) ? [at] : []));
  const all: Found[] = [];
  let floor = 0;
  for (const at of ats) {
    const found = around(signs, at, floor, spelling, harmless);
    if (!found) continue;
    floor = signs.findIndex(({ from }) => from >= found.to);
    all.push({ ...found, from: kept[found.from]!.at, to: kept[found.to - 1]!.at + 1 });
  }
  return meantOf(
    utterance,
    all.filter((one) => all.length > 1 || !isDenied(utterance, one, 0)),
  );
}

/** Whether a "not" stands before an address, at most so many words away; "no, it's …" denies what was said before. */
const isDenied = (
  { words, marks, language }: Pick<Utterance, 'words' | 'marks' | 'language'>,
  { from }: Found,
  far = 1,
) =>
  marks.some(
    (one) =>
      one.value === 'negation' &&
      one.to <= from &&
      from - one.to <= far &&
      (one.to - one.from > 1 || !language.denials.has(words[one.from]!.text)),
  );

/** Of several addresses the one that is meant: the same said twice, or the last where the words between take back. */
function meantOf({ words, marks, language }: Utterance, all: readonly Found[]): Found | null {
  const last = all.at(-1);
  if (!last || all.every(({ address }) => address === last.address)) return last ?? null;
  const before = all.at(-2)!;
  const between = words.slice(before.to, last.from).map(({ text }) => text);
  const turns = (...kinds: string[]) =>
    marks.some(({ value, from, to }) => kinds.includes(value) && from < last.from && to > before.to);
  if (turns('or')) return null;
  if (turns('repair', 'contrast', 'wrong') || between.some((text) => language.denials.has(text))) return last;
  // "It's one, not the other", "not the one, the other".
  const [lastDenied, beforeDenied] = [
    isDenied({ words, marks, language }, last),
    isDenied({ words, marks, language }, before),
  ];
  if (lastDenied !== beforeDenied) return lastDenied ? before : last;
  return null;
}

/** Whether words hold an address of mail, or a part that only one has: "no dots at gmail". */
export const holdsAddress = (utterance: Utterance): boolean =>
  utterance.text.includes('@') || utterance.words.some(({ text }) => isWellKnown(`${text}.com`));
