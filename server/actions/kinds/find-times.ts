import { defineKind } from '#server/actions/action-kind.ts';
import { findTimes } from '#server/scheduling/booking.ts';
import { readBusy } from '#server/scheduling/read-busy.ts';
import { FindTimesInput } from '#voice/flow/flow-actions.ts';
import { isTestCall } from './test-calls.ts';

/** Times that a conversation can choose its offers from. */
const count = 24;

/** Looks for free times in the calendars of the workspace, nearest to the wish. */
export const findTimesKind = defineKind({
  title: 'Open times',
  place: 'inside',
  looksOnly: true,
  input: FindTimesInput,
  lookAhead: (scope, { from, to, durationMinutes }) =>
    readBusy(scope, { start: Date.parse(from), end: Date.parse(to) + durationMinutes * 60_000 }),
  async run(tx, scope, { callId }, input, elsewhere) {
    const times = await findTimes(tx, scope, {
      durationMinutes: input.durationMinutes,
      within: { start: Date.parse(input.from), end: Date.parse(input.to) },
      wish: input.wish === null ? null : Date.parse(input.wish),
      count,
      calendarIds: input.calendarIds,
      except: input.except,
      hours: input.hours,
      weekdays: input.weekdays,
      test: await isTestCall(tx, scope, callId),
      elsewhere,
    });
    return { ok: true, output: { times: times.map((time) => new Date(time).toISOString()) } };
  },
});
