import { z } from 'zod';

/** Header values arrive as texts. */
const count = z.string().regex(/^\d+$/);

/** What every answer with speech tells beside the speech and the limits of every endpoint. */
export const speechReplyHeaders = z.object({
  'x-characters': count.describe('Characters in this request that were spoken and counted.'),
  'x-quota-limit': count.optional().describe('The plan’s monthly character limit; absent if there’s no limit.'),
  'x-quota-remaining': count.optional().describe('Characters left this month.'),
  'x-quota-reset': z.iso.datetime().describe('When the count resets, at the start of the next month.'),
  'x-ratelimit-key-limit': count.describe('Speech requests per minute per key, across all endpoints.'),
  'x-ratelimit-key-remaining': count.describe('Requests left for this key in the current minute.'),
  'x-ratelimit-key-reset': count.describe('Seconds until the key’s current minute ends.'),
  'x-speech-fallback': z.string().optional().describe('The engine that failed. An embedded voice spoke instead.'),
});
