import type { Json } from '#domain/platform/json.ts';
import { instantOf, readIsoDate, type WallTime, wallTime } from '#voice/understanding/calendar.ts';
import { readDate } from '#voice/understanding/types/date.ts';
import { readDateTime, wallOn } from '#voice/understanding/types/date-time.ts';
import { readWhen } from '#voice/understanding/types/when.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { resolveClock } from '#voice/understanding/values/clock.ts';
import { wallAt } from '#voice/understanding/wall-at.ts';
import { contextOf, type SlotContext, type SlotKind, todayIn } from './slot-kind.ts';

/** The instant at which a wall clock shows this, as ISO in UTC. */
function instant(wall: Json, { timeZone }: SlotContext): Json {
  const read = typeof wall === 'string' ? wallAt(wall, 'UTC') : null;
  return read && new Date(instantOf(read, timeZone)).toISOString();
}

/** Half of the answer is kept as words that the other half is put behind. */
function begin(utterance: Utterance, context: SlotContext) {
  const { say } = context.language;
  const today = todayIn(context);
  const { clock, time } = readWhen(utterance, new Set(['date']), today);
  const day = readDate(utterance, contextOf(context));
  const date = day && typeof day.value === 'string' ? readIsoDate(day.value) : null;
  if (date && !clock) return { carry: utterance.text, ask: say.atWhatTime(say.date(date, today)) };
  return clock && time && !day ? { carry: utterance.text, ask: say.onWhichDay(say.time(resolveClock(clock))) } : null;
}

/** "Actually at four" keeps the day, "no, Thursday" keeps the time. */
function amend(utterance: Utterance, old: Json, context: SlotContext): Json | null {
  if (typeof old !== 'string') return null;
  const before = wallTime(Date.parse(old), context.timeZone);
  const { clock } = readWhen(utterance, new Set(['clock']), todayIn(context));
  const day = readDate(utterance, contextOf(context));
  const date = day && day.confidence > 0.5 && typeof day.value === 'string' ? readIsoDate(day.value) : null;
  const moment = (wall: WallTime) => new Date(instantOf(wall, context.timeZone)).toISOString();
  if (date && !clock) return moment({ ...date, hour: before.hour, minute: before.minute });
  return clock ? moment(wallOn(date ?? before, clock, wallTime(context.now, context.timeZone))) : null;
}

/** A moment, as an ISO instant in UTC. The caller's clock is that of the conversation's time zone. */
export const dateTime: SlotKind = {
  type: 'date_time',
  free: false,
  confirm: 'explicit',
  written: 'spoken',
  read(utterance, context) {
    const found = readDateTime(utterance, contextOf(context));
    return (
      found && {
        ...found,
        value: instant(found.value, context),
        alternatives: found.alternatives.map((other) => instant(other, context)),
      }
    );
  },
  begin,
  amend,
  hint: (_, { say }) => say.hints.dateTime,
};
