import { z } from 'zod';

/** Header values arrive as texts. */
const count = z.string().regex(/^\d+$/);

/** What every answer with speech tells beside the speech and the limits of every endpoint. */
export const speechReplyHeaders = z.object({
  'x-characters': count.describe('Characters of this request that were spoken and counted.'),
  'x-quota-limit': count.optional().describe('Characters a month of the plan; absent without a limit.'),
  'x-quota-remaining': count.optional().describe('Characters of this month that are left.'),
  'x-quota-reset': z.iso.datetime().describe('When the next month begins and the count is nothing again.'),
  'x-ratelimit-key-limit': count.describe('Requests a minute of one key for speech, at all endpoints together.'),
  'x-ratelimit-key-remaining': count.describe('Requests of this key that are left.'),
  'x-ratelimit-key-reset': count.describe('Seconds until its minute is over.'),
  'x-speech-fallback': z
    .string()
    .optional()
    .describe('The engine that should have spoken and could not; the embedded one did.'),
});
