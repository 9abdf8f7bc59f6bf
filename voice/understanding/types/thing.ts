import { timesIn } from '../acts.ts';
import type { Utterance } from '../utterance.ts';

/** Words of a thing that is named, at most: what is longer tells something. */
const mostWords = 5;
/** The same of one that begins with neither an article nor the like. */
const mostBare = 3;
/** Words that take a thing back where no pause stands before them, at least. */
const fewestBare = 2;
/** The same of one that another is named in the place of. */
const mostBefore = 7;

/** What says when: "after four" as well as "Saturdays". */
const limiting: ReadonlySet<string> = new Set(['clock', 'date', 'moment', 'span', 'part']);

const countOf = (text: string): number => (text === '' ? 0 : text.trim().split(' ').length);

/** Some of the words of an utterance, the end not included. */
interface Part {
  from: number;
  to: number;
}

/**
 * The part of some words that says what is meant, without what only leads to it and rounds it off: "ok a cleaning then". Null
 * where nothing is left: "well, the thing is".
 */
export function thingIn(utterance: Utterance, { from, to }: Part): Part | null {
  const { words, language, marks } = utterance;
  const { around } = language;
  const part = { from, to };
  const shown = () =>
    words
      .slice(part.from, part.to)
      .map(({ text }) => text)
      .join(' ');
  /** Words of a match at the beginning or the end are left out, where others stay. */
  const leave = (pattern: RegExp, side: 'from' | 'to'): boolean => {
    const count = countOf(pattern.exec(shown())?.[0] ?? '');
    if (count === 0 || count >= part.to - part.from) return false;
    part[side] += side === 'from' ? count : -count;
    return true;
  };
  const isNothing = () => around.opens.exec(`${shown()} `)?.[0] === `${shown()} `;
  while (!isNothing() && (leave(around.opens, 'from') || leave(around.closes, 'to')));
  if (isNothing()) return null;
  if (words.slice(part.from, part.to).every(({ text }) => language.articles.has(text))) return null;
  takeMeant();
  // What leads to no thing belongs to what is told: "I need to know why".
  const told = { ...part };
  while (leave(around.follows, 'to') || leave(around.closes, 'to'));
  // "An appointment for whitening": what it is for, of whatever form.
  const leaveBooking = () => leave(around.bookings, 'from') && Object.assign(told, part);
  while (leaveBooking() || (!around.thing.test(`${shown()} `) && leave(around.leads, 'from')));
  leaveSentence();
  if (around.thing.test(`${shown()} `) || part.from > told.from) leaveTimes();
  const isThing = around.thing.test(`${shown()} `) && part.to - part.from <= mostWords + 1;
  const isBare = part.from === told.from && part.to - part.from <= mostBare;
  if (!isThing && !isBare) return told;
  const isOne = !marks.some(({ value, from: at }) => value === 'and' && at > part.from && at < part.to);
  if (isThing && isOne && part.to - part.from <= mostWords + 1) leave(around.one, 'from');
  return part;

  /** "Not a cleaning, no, sorry, a filling". */
  function leaveTakingBack() {
    const count = countOf(around.rather.exec(` ${shown()} `)?.[0] ?? '');
    if (count < part.to - part.from) part.from += count;
  }

  /** "A haircut? I've got a wedding": what another sentence tells is no part of a thing. */
  function leaveSentence() {
    const isEnd = (at: number) => /[.?!]/.test(utterance.text.slice(words[at - 1]!.to, words[at]!.from));
    const end = words.findIndex((_, at) => at > part.from && at < part.to && isEnd(at));
    if (end > 0 && end - part.from <= mostWords && around.thing.test(`${shown()} `)) part.to = end;
    leaveLimits();
  }

  /** "A filling, and I can only do Saturdays": when they can come is understood by itself. */
  function leaveLimits() {
    const { joins, subjects } = language.clauses;
    const isSubject = (at: number) =>
      subjects.has(words[at]?.text ?? '') || subjects.has(`${words[at]?.text} ${words[at + 1]?.text}`);
    const at = words.findIndex(
      ({ text }, index) =>
        index > part.from &&
        index < part.to &&
        joins.has(text) &&
        isSubject(index + 1) &&
        // "My sister and I run a bakery."
        !language.names.relations.has(words[index - 1]!.text),
    );
    const isTime =
      at > 0 &&
      utterance.readings.some(
        ({ category, weight, from: begin }) => limiting.has(category) && weight > -3 && begin > at && begin < part.to,
      );
    if (isTime && at - part.from <= mostWords && around.thing.test(`${shown()} `)) part.to = at;
  }

  /** "A haircut on Friday at ten, if you have anything": the time is understood by itself. */
  function leaveTimes() {
    const times = timesIn(utterance);
    const first = Math.min(...times.filter((time) => time.from > part.from).map((time) => time.from));
    if (first >= part.to || first - part.from > mostWords) return;
    const isTime = (at: number) => times.some((time) => time.from <= at && time.to > at);
    const rest = words.slice(first, part.to).filter((_, at) => !isTime(first + at));
    // Words between and behind times only join them; what tells more stays whole.
    if (rest.some(({ text }) => !language.empty.has(text) && !language.towards.has(text) && !around.joins.has(text)))
      return;
    part.to = first;
    while (part.to > part.from + 1 && around.joins.has(words[part.to - 1]!.text)) part.to -= 1;
  }

  /** "A haircut, no wait, a color" and "not a cleaning, a filling": the last thing is meant. */
  function takeMeant() {
    const isPause = (at: number) => words[at]?.pause === true;
    if (around.not.test(`${shown()} `)) {
      const next = words.findIndex((_, at) => at > part.from + 1 && at < part.to && isJoint(at));
      if (next > 0 && next - part.from <= mostBefore && part.to - next <= mostBefore) {
        part.from = next;
        leave(around.but, 'from');
        leaveTakingBack();
      }
    }
    for (let at = part.from + 1; at < part.to - 1; at += 1) {
      if (at - part.from > mostBefore) continue;
      const behind = ` ${words
        .slice(at, part.to)
        .map(({ text }) => text)
        .join(' ')}`;
      const taken = around.rather.exec(behind);
      const count = countOf(taken?.[0] ?? '');
      const next = at + count;
      if (!taken || next >= part.to || part.to - next > mostBefore) continue;
      // Transcribers often write no comma: there, one word is too little to tell by.
      if (!isPause(at) && count < fewestBare) continue;
      const meant = behind.slice(taken[0].length);
      // "Bookkeeping, no, sorry, invoicing": of bare words, what surely takes back tells.
      const isSure = around.surely.test(behind) && countOf(meant) <= mostBare && at - part.from <= mostBare;
      if (!around.thing.test(`${meant} `) && !isPause(next) && !isSure) continue;
      part.from = next;
      at = next;
    }
    function isJoint(at: number) {
      const rest = words
        .slice(at, part.to)
        .map(({ text }) => text)
        .join(' ');
      return isPause(at) || around.but.test(`${rest} `);
    }
  }
}
