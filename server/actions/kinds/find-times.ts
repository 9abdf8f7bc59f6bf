import { z } from 'zod';
import { findTimes } from '#server/appointments/appointments.ts';
import { defineKind } from './kind.ts';

/** Looks for free times in the workspace's own calendar, nearest to the wish. */
export const findTimesKind = defineKind({
  input: z.object({
    durationMinutes: z.number().int().min(5).max(480),
    from: z.iso.datetime({ offset: true }),
    to: z.iso.datetime({ offset: true }),
    wish: z.iso.datetime({ offset: true }).nullable(),
    count: z.number().int().min(1).max(10).default(3),
  }),
  async run(tx, scope, _run, input) {
    const times = await findTimes(tx, scope, {
      durationMinutes: input.durationMinutes,
      within: { start: Date.parse(input.from), end: Date.parse(input.to) },
      wish: input.wish === null ? null : Date.parse(input.wish),
      count: input.count,
    });
    return { result: { ok: true, output: { times: times.map((time) => new Date(time).toISOString()) } }, ended: true };
  },
});
