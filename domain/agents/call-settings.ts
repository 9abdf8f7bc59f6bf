import { z } from 'zod';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import { Id } from '#domain/platform/http.ts';
import { TimeZone } from '#domain/platform/time-zone.ts';
import { TurnSetting } from './turn-taking.ts';

/** How an agent behaves in calls: beside what it says, which is its flow. Left out, each is as it always was. */

/** Words that one agent says in a way of its own; the dictionary of the workspace is beside them. */
export const mostPronounced = 200;
export const PronouncedAs = z.strictObject({
  /** Found as a whole word. */
  word: z.string().trim().min(1, 'Enter the word.').max(80),
  /** In plain letters: `win` for Nguyen. */
  spokenAs: z.string().trim().min(1, 'Enter the pronunciation.').max(200),
  /** The sounds themselves, for engines that take them; the others say `spokenAs`. */
  ipa: z.string().trim().max(200).optional(),
  /** Only as it is written here: `US` is no `us`. */
  matchCase: z.boolean().optional(),
});
export type PronouncedAs = z.infer<typeof PronouncedAs>;

export const backgrounds = ['none', 'quiet', 'office', 'cafe'] as const;
/** Decibels under the loudest that a line can carry; a voice is at about -20. */
export const backgroundLevel = { min: -54, max: -26, default: -40, step: 2 } as const;
export const BackgroundSound = z.strictObject({
  sound: z.enum(backgrounds),
  levelDb: z.number().min(backgroundLevel.min).max(backgroundLevel.max).default(backgroundLevel.default),
});
export type BackgroundSound = z.infer<typeof BackgroundSound>;

/** What is said to someone who cannot be served now. */
const Message = z.string().trim().min(1, 'Enter the text to say.').max(600);

export const mostEndWords = 20;
const EndWord = z.string().trim().min(2, 'Enter at least two letters.').max(60);

/** Minutes of a call, as callers know them. The installation's own limit is above all. */
export const callMinutes = { min: 1, max: 30 } as const;

/** When an agent takes calls, and what becomes of the others. Tests are always taken. */
export const CallHours = z
  .strictObject({
    /** business: the workspace's hours. own: the ones here. */
    when: z.enum(['always', 'business', 'own']),
    own: BusinessHours.optional(),
    /** IANA; left out: the workspace's. */
    timeZone: TimeZone.optional(),
    /** Whether holidays of the workspace are days without hours. */
    holidays: z.boolean().default(true),
    /** message: it is said, and the call ends. agent: another one answers, by its own settings but its hours. */
    otherwise: z.discriminatedUnion('do', [
      z.strictObject({ do: z.literal('message'), message: Message }),
      z.strictObject({
        do: z.literal('agent'),
        agentId: Id,
        /** Where there is no such agent any more. */
        message: Message,
      }),
    ]),
  })
  .refine(({ when, own }) => when !== 'own' || own !== undefined, {
    message: 'Enter the agent’s own hours.',
    path: ['own'],
  });
export type CallHours = z.infer<typeof CallHours>;

/** What is done when an answering machine takes a call that the agent makes. */
export const Voicemail = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('hang_up') }),
  z.strictObject({ do: z.literal('message'), message: Message }),
  z.strictObject({ do: z.literal('continue') }),
]);
export type Voicemail = z.infer<typeof Voicemail>;

export const CallSettings = z.strictObject({
  turns: TurnSetting.optional(),
  pronunciation: z
    .array(PronouncedAs)
    .max(mostPronounced)
    .refine(
      (all) => new Set(all.map(({ word, matchCase }) => (matchCase ? word : word.toLowerCase()))).size === all.length,
      'A word is listed twice. Remove one.',
    )
    .optional(),
  background: BackgroundSound.optional(),
  /** Whether phone calls and text messages begin with what is remembered of the number. */
  knowsCallers: z.boolean().optional(),
  /** What a caller may say to end, beside every goodbye that is understood. */
  endWords: z.array(EndWord).max(mostEndWords).optional(),
  maxMinutes: z.int().min(callMinutes.min).max(callMinutes.max).optional(),
  hours: CallHours.optional(),
  voicemail: Voicemail.optional(),
  /** Languages that it goes over to, beside its own, when a caller speaks or asks for one of them. */
  otherLanguages: z
    .array(AgentLanguage)
    .max(agentLanguages.length)
    .optional()
    .describe('Other languages the agent switches to when a caller speaks or asks for them'),
});
export type CallSettings = z.infer<typeof CallSettings>;
