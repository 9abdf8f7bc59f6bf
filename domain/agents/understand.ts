import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';
import { TimeZone } from '#domain/platform/time-zone.ts';
import { slotTypes } from './workflows.ts';

/** Characters of one utterance; a caller says a few hundred at most. */
export const utteranceLimit = 10_000;

/** What words can be read as. What a choice means depends on what can be chosen. */
export const ReadType = z.enum(slotTypes).exclude(['choice']);
export type ReadType = z.infer<typeof ReadType>;

const Place = z.object({ from: z.number().int(), to: z.number().int() });

const Value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ amount: z.number(), currency: z.string() }),
  z.null(),
]);

const Moment = z.iso.datetime({
  local: true,
  offset: true,
  error: 'Enter a date and time like 2026-11-20T10:00:00, in the zone’s local time or with an offset.',
});

/** One utterance and what it answers. */
export const UnderstandRequest = z.object({
  type: ReadType,
  language: z.string().max(35).default('en-US').describe('The language as a BCP 47 tag; must be one that agents speak'),
  text: z
    .string()
    .max(utteranceLimit, `An utterance can have up to ${utteranceLimit.toLocaleString('en')} characters.`),
  at: Moment.optional().describe(
    'When the words are said: local time in the zone, or an instant with an offset. Defaults to now',
  ),
  zone: TimeZone.default('UTC'),
});
export type UnderstandRequest = z.infer<typeof UnderstandRequest>;

/** What it means, and what of the words says so. Places are characters of the text, the end not included. */
export const Understanding = z.object({
  value: Value.describe('Null if the words weren’t understood or are ambiguous; see the alternatives'),
  spoken: z.string().describe('The value as an agent would say it'),
  rest: z.string().describe('Remaining words, excluding the value and filler words'),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .describe('Confidence, from 0 to 1; below 0.7, an agent confirms what it understood'),
  used: z.array(Place).describe('The words that express the value'),
  beside: z.number().int().describe('Number of significant words left over'),
  alternatives: z.array(z.object({ value: Value, spoken: z.string() })),
  marks: z
    .array(Place.extend({ mark: z.string() }))
    .describe('Modifier words, such as corrections, negations, or conditions'),
});
export type Understanding = z.infer<typeof Understanding>;

export const understandApi = endpoints({
  understand: {
    method: 'POST',
    path: '/v1/understand',
    summary: 'Interpret words as an answer, such as a date, time, number, or name',
    description: 'Interprets an utterance the way agents do for this type of question. Nothing is stored.',
    can: 'agents:read',
    audit: null,
    body: UnderstandRequest,
    reply: Understanding,
    example: {
      body: {
        type: 'date_time',
        language: 'en-US',
        text: 'tuesday at two no wait wednesday at half past three please',
        at: '2026-11-20T10:00:00',
        zone: 'America/New_York',
      },
    },
  },
});
