import type { CalendarDate } from '#voice/flow/slots/zone.ts';
import type { Reading } from '../grammar/chart.ts';
import { bestCover } from '../grammar/select.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, type DayPart, inPart } from '../values/clock.ts';
import { type DateExpression, resolveDate, type Span } from '../values/date-expression.ts';
import type { Length } from '../values/length.ts';
import type { Moment } from '../values/moment.ts';

/** One thing that an utterance says about when. */
export interface Piece extends Moment {
  from: number;
  to: number;
  weight: number;
  /** It is said that this is not meant. */
  negated: boolean;
}

const timely = new Set(['date', 'span', 'clock', 'part', 'moment']);

const momentOf = ({ category, value }: Reading): Moment => {
  if (category === 'date') return { date: value as DateExpression };
  if (category === 'span') return { span: value as Span };
  if (category === 'clock') return { clock: value as Clock };
  return category === 'part' ? { part: value as DayPart } : (value as Moment);
};

/** All that is said about when, in order. @param asked which parts a bare number may be */
export function piecesOf({ words, readings, marks }: Utterance, asked: ReadonlySet<string>, today: CalendarDate): Piece[] {
  const fitting = readings.filter(
    ({ category, value }) =>
      timely.has(category) && (category !== 'date' || resolveDate(value as DateExpression, today) !== null),
  );
  const cover = bestCover(fitting, words.length, ({ category }) => asked.has(category));
  const negations = marks.filter(({ value }) => value === 'negation');
  let before: Piece | null = null;
  return cover.map((reading) => {
    const { from, to, weight } = reading;
    const last: Piece | null = before;
    const gap = words.slice(last?.to ?? 0, from).map(({ text }) => text);
    // What is joined to something negated is negated with it: "not Monday or Tuesday".
    const joined = last !== null && last.negated && gap.length > 0 && gap.every((word) => /^(or|and|nor|on|the)$/.test(word));
    const denied = negations.some((mark) => mark.to <= from && mark.from >= (last?.to ?? 0) && from - mark.to <= 4);
    const piece: Piece = { ...momentOf(reading), from, to, weight, negated: joined || denied };
    before = piece;
    return piece;
  });
}

type Part = 'day' | 'time' | 'part';
const partsOf = ({ date, span, clock, part, away }: Piece): Part[] => [
  ...(date || span || away ? (['day'] as const) : []),
  ...(clock || away ? (['time'] as const) : []),
  ...(part ? (['part'] as const) : []),
];

export interface Said {
  date?: DateExpression | undefined;
  span?: Span | undefined;
  clock?: Clock | undefined;
  part?: DayPart | undefined;
  away?: Length | undefined;
  used: { from: number; to: number }[];
  /** Other things of the same kind that were said and not taken back: the caller has to choose. */
  others: Piece[];
}

/** What is meant of all pieces: the plainest of each kind; of two, the one that takes back the other. */
export function meant(utterance: Utterance, pieces: readonly Piece[]): Said {
  const said: Said = { used: [], others: [] };
  const kept = new Map<Part, Piece>();
  const repairs = utterance.marks.filter(({ value }) => value === 'repair');
  for (const piece of pieces.filter(({ negated }) => !negated))
    for (const part of partsOf(piece)) {
      const before = kept.get(part);
      const isRepaired = before && repairs.some(({ from, to }) => from >= before.to && to <= piece.from);
      if (!before || isRepaired || piece.weight > before.weight + 0.9) kept.set(part, piece);
      else if (piece.weight >= before.weight - 0.9) said.others.push(piece);
    }
  const parts = pieces.filter((piece) => [...kept.values()].includes(piece));
  const day = kept.get('day');
  const time = kept.get('time');
  const part = kept.get('part')?.part;
  // "This afternoon … at seven": the part of the day tells which seven.
  const clock = time?.clock && part && !time.part ? (inPart(time.clock, part) ?? time.clock) : time?.clock;
  Object.assign(said, { date: day?.date, span: day?.span, away: day?.away ?? time?.away, clock, part });
  said.used = parts.map(({ from, to }) => ({ from, to }));
  return said;
}
