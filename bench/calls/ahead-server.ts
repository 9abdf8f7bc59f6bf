import { readConfig } from '#server/config.ts';
import { serve } from '#server/serve.ts';
import { type Clock, systemClock } from '#voice/clock.ts';

/** The product's server as it is some time later: its clock is ahead by `AHEAD_MS`. */

const ahead = Number(process.env.AHEAD_MS ?? 0);
const clock: Clock = { now: () => Date.now() + ahead, after: systemClock.after };
await serve(readConfig(process.env), clock);
