import { bestCover } from '../grammar/select.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import type { Bearing } from '../values/categories.ts';
import type { Moment } from '../values/moment.ts';
import type { Part } from './left-over.ts';
import type { Piece, Settled } from './settle.ts';

/** What days and times are said but not meant, and where someone begins anew. */
export interface Meant {
  pieces: Piece<Moment>[];
  /** Words that say so, and courtesies: they are understood and leave no doubt. */
  passed: Part[];
  /** Places between two pieces at which the one before is taken back. */
  restarts: Part[];
}

type Kind = 'day' | 'time' | 'part';

/** So far before a piece, "not" is about it. */
const reach = 4;
/** So far from a piece, what is said of it may stand. */
const near = 2;
/** So far from it may stand a day of which something else is asked or told. */
const far = 6;
/** Words behind a time that put it in the place of another, at most. */
const mostOfTail = 3;
/** Plainer by so much counts alone. */
const plainer = 0.9;

const kindsOf = ({ date, span, away, clock, part }: Moment): Kind[] => [
  ...(date || span || away ? ['day' as const] : []),
  ...(clock || away ? ['time' as const] : []),
  ...(part ? ['part' as const] : []),
];

/** Whether it is only taken to lie ahead, and may as well have been: "Monday", "the third". */
function isGuessed({ value: { date } }: Piece<Moment>): boolean {
  if (date?.of === 'both') return isGuessed({ from: 0, to: 0, weight: 0, value: { date: date.date } });
  if (date?.of === 'day' || date?.of === 'holiday') return date.year === undefined;
  return date?.of === 'weekday' && (date.week === undefined || date.week >= 0);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Pieces that say one moment together: "Monday" and "at three". */
function runsOf(pieces: readonly Piece<Moment>[], breaks: readonly Part[]): Piece<Moment>[][] {
  const runs: Piece<Moment>[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const isNew =
      !run ||
      !before ||
      piece.from - before.to > near ||
      breaks.some(({ from, to }) => from >= before.to && to <= piece.from) ||
      kindsOf(piece.value).some((kind) => run.some(({ value }) => kindsOf(value).includes(kind)));
    if (isNew) runs.push([piece]);
    else run.push(piece);
  }
  return runs;
}

/** Whether someone made a sound of thinking before a word. */
export function isThoughtOf({ text, words, language }: Utterance, at: number): boolean {
  const between = text.slice(words[at - 1]?.to ?? 0, words[at]!.from).toLowerCase();
  return between.split(/[^\p{L}]+/u).some((sound) => language.fillers.has(sound));
}

/** Where a word takes back what stands before it: "no", "sorry", or a sound of thinking between two days. */
function restartsOf(utterance: Utterance, pieces: readonly Piece<Moment>[]): Part[] {
  const { words, marks, language } = utterance;
  const repairs = marks.filter(({ value }) => value === 'repair').map(({ from, to }) => ({ from, to }));
  const isFree = (at: number) => !pieces.some(({ from, to }) => at >= from && at < to);
  const denials = words.flatMap(({ text: word }, at) =>
    language.denials.has(word) && isFree(at) ? [{ from: at, to: at + 1 }] : [],
  );
  const thinking = pieces.slice(1).flatMap(({ from }) => (isThoughtOf(utterance, from) ? [{ from, to: from }] : []));
  return [...repairs, ...denials, ...thinking];
}

/** "Any day next week but Monday": a weekday alone behind a "but", where any would do. */
function exceptionsOf({ marks, readings }: Utterance, taken: readonly Piece<Moment>[]): Part[] {
  return marks.filter(({ value, from, to }) => {
    if (value !== 'contrast' || to - from > 1) return false;
    const isAny = readings.some((one) => one.category === 'any' && one.value === 'any' && one.to <= from);
    const next = taken.find((piece) => piece.from >= to && piece.from - to <= 1);
    const isAlone = !taken.some((piece) => piece.from === next?.to && piece.value.clock);
    return isAny && next?.value.date?.of === 'weekday' && isAlone;
  });
}

/** Tells which of what is said about when is meant: not what is denied, does not suit, or only explains the rest. */
export function meantOf(utterance: Utterance, said: readonly Piece<Moment>[]): Meant {
  const { words, marks, language, readings } = utterance;
  const denials = marks.filter(({ value }) => value === 'negation');
  // The morning of "any morning but" is none that is meant.
  // "Tuesday at four, he has school till three": the three only says why.
  const explained = readings.filter(({ category, value }) => category === 'bearing' && value === 'explains');
  const taken = said.filter(
    (piece) =>
      ![...denials, ...explained].some(
        ({ from, to }) => from <= piece.from && to >= piece.to && to - from > piece.to - piece.from,
      ),
  );
  // "Except for Monday": a word may belong to both; "and not before four" denies nothing else.
  const isOwnNot = (at: number) => longestPhrase(words, at, language.edits.not) === 1;
  const opens = (mark: Part) =>
    taken.find(({ from, to }) => from > mark.from && from < mark.to && to > mark.to && !isOwnNot(from));
  const isFree = ({ from, to }: Part) => taken.every((piece) => piece.to <= from || piece.from >= to);
  const isBehind = ({ from }: Part) => taken.some(({ to }) => to <= from && from - to <= near);
  const bearings = bestCover(
    readings.filter((one) => one.category === 'bearing' && isFree(one) && (one.value !== 'rejected' || isBehind(one))),
    words.length,
    () => true,
  ).map(({ from, to, value }) => ({ from, to, value: value as Bearing }));
  const inside = ({ from, to }: Part) => bearings.some((one) => from >= one.from && to <= one.to);
  const restarts = restartsOf(utterance, taken).filter((one) => one.from === one.to || !inside(one));
  const isDenial = ({ from, to }: Part) => to - from === 1 && language.denials.has(words[from]!.text);
  const negations = [
    ...denials.filter((one) => (isFree(one) || opens(one)) && !inside(one) && !isDenial(one)),
    ...exceptionsOf(utterance, taken),
  ];
  const joins = marks.filter(({ value }) => value === 'or' || value === 'and');
  const passed: Part[] = bearings.map(({ from, to }) => ({ from, to }));
  // A "no" that answers or takes back is understood.
  passed.push(...restarts.filter((one) => isDenial(one) && (one.from === 0 || taken.some(({ to }) => to <= one.from))));
  const ownNots = taken
    .filter(({ from, to }) => to - from > 1 && isOwnNot(from))
    .map(({ from }) => ({ from, to: from }));
  // "Thursday, but before noon is impossible": what stands behind a "but" is turned down alone.
  const turns = marks.filter(({ value }) => value === 'contrast');
  const runs = runsOf(taken, [...bearings, ...negations, ...restarts, ...ownNots, ...turns]);
  const denied = new Set<Piece<Moment>[]>();
  /** "Thursday, but I can't before two": a "but" stands between a run and what turns down one behind it. */
  const isTurned = (run: Piece<Moment>[], at: number) =>
    turns.some(({ from, to }) => from >= run.at(-1)!.to && to <= at) && runs.some((other) => other[0]!.from >= at);
  const before = (at: number, far: number) =>
    runs.findLast((run) => run.at(-1)!.to <= at && at - run.at(-1)!.to <= far && !isTurned(run, at));
  const after = (at: number, far: number) => runs.find((run) => run[0]!.from >= at && run[0]!.from - at <= far);

  /** Whether a run stands behind, before someone begins anew. */
  const isHere = (at: number, run: Piece<Moment>[]) => {
    const isAnew = ({ from, to }: Part) => from >= at && to <= run[0]!.from;
    return !restarts.some(isAnew) && !bearings.some((one) => one.value === 'conclusion' && isAnew(one));
  };
  const afterHere = (at: number, far: number) => {
    const run = after(at, far);
    return run && isHere(at, run) ? run : undefined;
  };
  /** "Not Monday or Tuesday": both. */
  const deny = (first: Piece<Moment>[] | undefined) => {
    for (let run = first; run && !denied.has(run); ) {
      denied.add(run);
      const end: number = run.at(-1)!.to;
      const next: Piece<Moment>[] | undefined = after(end, near + 1);
      const isJoined = next && joins.some((join) => join.from >= end && join.to <= next[0]!.from);
      run = isJoined ? next : undefined;
    }
  };

  for (const { from, to, value } of bearings) {
    if (value === 'rejected') {
      const isBehind = runs.some((run) => isTurned(run, from));
      const run = before(from, near) ?? (isBehind ? afterHere(to, reach) : undefined);
      if (run) denied.add(run);
    } else if (value === 'refused')
      for (const run of runs) if (run[0]!.from < from && !isTurned(run, from)) denied.add(run);
    if (value === 'busy') {
      // "Wednesday at ten, oh no, I'm working, Thursday": it says why the time before it is taken back.
      const taken = restarts.find((one) => one.to <= from && from - one.to <= near && before(one.from, near));
      const found = taken ? [before(taken.from, near)] : [before(from, 1), afterHere(to, reach)];
      for (const run of found) if (run) denied.add(run);
    }
    if (value === 'had') {
      const run = after(to, 0);
      if (run) denied.add(run);
    }
    if (value === 'told') {
      const near = runs.filter((run) => run[0]!.from >= to && run[0]!.from - to <= far && isHere(to, run));
      for (const run of [before(from, 1), ...near]) if (run?.some(isGuessed)) denied.add(run);
    }
    if (value === 'asked') {
      const [last, next] = [before(from, reach), afterHere(to, far)];
      const gaps = [last ? from - last.at(-1)!.to : far + 1, next ? next[0]!.from - to : far + 1];
      if (last && gaps[0]! <= gaps[1]!) deny(last);
      if (next && gaps[1]! <= gaps[0]!) deny(next);
    }
  }
  for (const { from, to } of negations) {
    // "I can't, rather Wednesday": what is said anew is not what was denied.
    const begin = opens({ from, to })?.from ?? to;
    const behind = after(begin, reach);
    const next = behind?.[0]?.from ?? 0;
    const isAnew =
      marks.some((mark) => mark.value === 'repair' && mark.from >= begin && mark.to <= next) &&
      before(from, far) !== undefined;
    const run = isAnew ? undefined : behind;
    // "Monday I can't", at the end.
    const ends = run || from < (runs.at(-1)?.at(-1)?.to ?? 0) || to < words.length ? undefined : before(from, 1);
    if (ends) {
      denied.add(ends);
      passed.push({ from, to });
    }
    if (run) passed.push({ from, to });
    deny(run);
  }
  const out = new Set([...denied].flat());
  const holds = (piece: Piece<Moment>, kind: Kind) => kindsOf(piece.value).includes(kind);
  // "Not Monday at three, at four": of a moment, only what is said anew was wrong.
  for (const run of denied) {
    const end = run.at(-1)!.to;
    const anew = taken.filter((piece) => piece.from >= end && !out.has(piece)).flatMap(({ value }) => kindsOf(value));
    if (!run.some(({ value }) => kindsOf(value).some((kind) => anew.includes(kind)))) continue;
    for (const piece of run) {
      const isSaid = kindsOf(piece.value).some((kind) => taken.some((one) => !out.has(one) && holds(one, kind)));
      if (!isSaid) out.delete(piece);
    }
  }
  // "The party is on the fourth, so the fifth."
  for (const { from, to, value } of bearings) {
    if (value !== 'conclusion') continue;
    const then = taken.filter((piece) => piece.from >= to && !out.has(piece)).flatMap((piece) => kindsOf(piece.value));
    for (const piece of taken)
      if (piece.to <= from && kindsOf(piece.value).some((kind) => then.includes(kind))) out.add(piece);
  }
  return { pieces: taken.filter((piece) => !out.has(piece)), passed, restarts };
}

/** Of several pieces of one kind, the one that is meant: the last that takes back another, else the plainest. */
export function settleMeant(
  { words, marks, language }: Utterance,
  { restarts }: Meant,
  pieces: readonly Piece<Moment>[],
  isWish = false,
): Settled<Moment> | null {
  const ors = marks.filter(({ value }) => value === 'or');
  const joins = marks.filter(({ value }) => value === 'or' || value === 'and' || value === 'condition');
  /** "… eleven would be better": words behind it put it in the place of another. */
  const isPut = ({ to }: Piece<Moment>) => {
    const behind = words.slice(to, to + mostOfTail).map(({ text }) => text);
    return behind.some(
      (_, at) => language.restatements.tails.exec(` ${behind.slice(0, at + 1).join(' ')}`)?.index === 0,
    );
  };
  const isApart = (before: Part, piece: Part, between: (mark: Part) => boolean) =>
    piece.from > before.to && !joins.some(between);
  let settled: Settled<Moment> | null = null;
  for (const piece of pieces) {
    const before: Piece<Moment> | undefined = settled?.others.at(-1) ?? settled?.piece;
    // "Hang on Sunday": a word may belong to both.
    const between = ({ from, to }: Part) =>
      before !== undefined && from >= before.to && (to <= piece.from || (from < piece.from && to < piece.to));
    if (!settled || !before || restarts.some(between)) settled = { piece, others: [] };
    else if (same(piece.value, settled.piece.value)) continue;
    else if (piece.from - before.to <= near && ors.some(between)) settled.others.push(piece);
    else if (piece.weight > settled.piece.weight + plainer || (piece.from >= before.to && isPut(piece)))
      settled = { piece, others: [] };
    // "Ten, hm, eleven would be better": of two that nothing joins, the last is what they come to. It is put to them once more.
    else if (
      (isWish || piece.value.clock) &&
      piece.weight >= settled.piece.weight - plainer &&
      isApart(before, piece, between)
    )
      settled = { piece, others: [] };
    else if (piece.weight >= settled.piece.weight - plainer) settled.others.push(piece);
  }
  return settled;
}
