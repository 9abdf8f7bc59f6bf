import type { CalendarDate } from '#voice/understanding/calendar.ts';
import type { Reading } from '../grammar/chart.ts';
import { bestCover, latent } from '../grammar/select.ts';
import type { Utterance } from '../utterance.ts';
import { type Clock, type DayPart, inPart } from '../values/clock.ts';
import { type DateExpression, resolveDate, type Span } from '../values/date-expression.ts';
import type { Moment } from '../values/moment.ts';
import { type Piece, type Settled, settle } from './settle.ts';

const timely = new Set(['date', 'span', 'clock', 'part', 'moment']);

const momentOf = ({ category, value }: Reading): Moment => {
  if (category === 'date') return { date: value as DateExpression };
  if (category === 'span') return { span: value as Span };
  if (category === 'clock') return { clock: value as Clock };
  return category === 'part' ? { part: value as DayPart } : (value as Moment);
};

const signs = /^[-/:.,]$/;
const numeric = new Set(['count', 'quantity', 'place']);

/** Whether a reading is torn out of something longer: half of a number, or of digits with signs between. */
function isTorn(
  { words }: Utterance,
  longer: readonly Reading[],
  { from, to, weight, category, value }: Reading,
): boolean {
  const [before, first, last, after] = [words[from - 1], words[from]!, words[to - 1]!, words[to]];
  const isDigits = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);
  if (first.glued && before && isDigits(first.text) && (signs.test(before.text) || isDigits(before.text))) return true;
  if (after?.glued && isDigits(last.text) && signs.test(after.text) && isDigits(words[to + 1]?.text)) return true;
  if (weight > latent) {
    const isOrdinal =
      category === 'date' &&
      (value as DateExpression).of === 'day' &&
      (value as { month?: number }).month === undefined;
    // "The second one", "the second week".
    return (
      isOrdinal &&
      longer.some(
        (one) =>
          (one.category === 'place' && one.from <= from && one.to > to) ||
          (one.category === 'period' && one.from === to),
      )
    );
  }
  return longer.some(
    (one) =>
      (one.category === 'count' || one.category === 'quantity' || one.category === 'place') &&
      one.from <= from &&
      one.to >= to &&
      one.to - one.from > to - from,
  );
}

/** All that is said about when, settled by its kind: the day, the time, the part of the day. */
export interface When {
  day: Settled<Moment> | null;
  time: Settled<Moment> | null;
  part: Settled<Moment> | null;
  /** All words that say something about when, also what is not meant. */
  taken: Piece<Moment>[];
  /** The time, with the half of the day that its part of the day tells. */
  clock: Clock | null;
}

/** @param asked the categories that an answer is wanted of: a bare number may be one */
export function readWhen(utterance: Utterance, asked: ReadonlySet<string>, today: CalendarDate): When {
  const fitting = utterance.readings.filter(
    ({ category, value }) =>
      timely.has(category) && (category !== 'date' || resolveDate(value as DateExpression, today) !== null),
  );
  const longer = utterance.readings.filter(
    ({ category, from, to }) => category === 'period' || (numeric.has(category) && to - from > 1),
  );
  const whole = fitting.filter((reading) => !isTorn(utterance, longer, reading));
  const cover = bestCover(whole, utterance.words.length, ({ category }) => asked.has(category));
  const taken = cover.map((reading) => ({ ...reading, value: momentOf(reading) }));
  const of = (wanted: (moment: Moment) => unknown) =>
    settle(
      utterance,
      taken.filter(({ value }) => wanted(value)),
    );
  const day = of(({ date, span, away }) => date ?? span ?? away);
  const time = of(({ clock, away }) => clock ?? away);
  const part = of(({ part }) => part);
  const said = time?.piece.value.clock ?? null;
  const hours = part?.piece.value.part;
  return { day, time, part, taken, clock: said && hours ? (inPart(said, hours) ?? said) : said };
}
