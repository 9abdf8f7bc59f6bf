import { z } from 'zod';
import { endpoints, Id, page } from '#domain/platform/http.ts';
import { CallSummary } from './calls.ts';

/** What shows in a call that someone should know of. */
export const callSigns = [
  'not_understood',
  'asked_twice',
  'dead_air',
  'slow_answer',
  'caller_angry',
  'interrupted',
  'action_failed',
  'left_early',
  'promise_made',
] as const;
export type CallSign = (typeof callSigns)[number];

/** What a sign takes off the hundred points of a call: for each time that it showed, and at most. */
export const SignPoints = z.object({
  each: z.number().int().min(0, 'Enter 0 or more.').max(100, 'Enter 100 or less.'),
  most: z.number().int().min(0, 'Enter 0 or more.').max(100, 'Enter 100 or less.'),
});
export type SignPoints = z.infer<typeof SignPoints>;

const ofSigns = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(callSigns.map((sign) => [sign, value])) as Record<CallSign, T>);

export const Scorecard = ofSigns(SignPoints);
export type Scorecard = z.infer<typeof Scorecard>;

/** How often each sign showed in a call. */
export type SignCounts = Partial<Record<CallSign, number>>;

/** What counts where no one has said otherwise. A promise is no fault: it is kept or not. */
export const usualScorecard: Scorecard = {
  not_understood: { each: 8, most: 32 },
  asked_twice: { each: 6, most: 24 },
  dead_air: { each: 10, most: 30 },
  slow_answer: { each: 3, most: 15 },
  caller_angry: { each: 25, most: 40 },
  interrupted: { each: 2, most: 10 },
  action_failed: { each: 20, most: 40 },
  left_early: { each: 25, most: 25 },
  promise_made: { each: 0, most: 0 },
};

/** Points of a hundred that are left. */
export function scoreOf(counts: SignCounts, scorecard: Scorecard): number {
  const off = callSigns.map((sign) => Math.min(scorecard[sign].most, scorecard[sign].each * (counts[sign] ?? 0)));
  return Math.max(0, 100 - off.reduce((sum, points) => sum + points, 0));
}

export const CallQuality = z.object({
  /** Of 100; null while it is not computed, which takes a minute, and where no one can read the call any more. */
  score: z.number().int().min(0).max(100).nullable(),
  /** What showed, and how often; the dearest first. */
  signs: z.array(z.object({ sign: z.enum(callSigns), times: z.number().int(), points: z.number().int() })),
  /** Someone has looked at it. */
  reviewed: z.boolean(),
});
export type CallQuality = z.infer<typeof CallQuality>;

const CallParams = z.object({ callId: Id });

export const callQualityApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/calls/:callId/quality',
    summary: 'Get a call’s quality score and the issues behind it',
    can: 'calls:read',
    params: CallParams,
    reply: CallQuality,
  },
  toReview: {
    method: 'GET',
    path: '/v1/calls/to-review',
    summary: 'List unreviewed calls that lost points, lowest score first',
    can: 'calls:read',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(CallSummary.extend({ quality: CallQuality })),
  },
  review: {
    method: 'PUT',
    path: '/v1/calls/:callId/quality/reviewed',
    summary: 'Mark a call as reviewed or unreviewed',
    can: 'calls:write',
    audit: 'call.looked-at',
    params: CallParams,
    body: z.object({ reviewed: z.boolean() }),
    reply: CallQuality,
    example: { body: { reviewed: true } },
  },
  scorecard: {
    method: 'GET',
    path: '/v1/call-scorecard',
    summary: 'Get the call scorecard: the points each issue deducts',
    can: 'calls:read',
    reply: Scorecard,
  },
  setScorecard: {
    method: 'PUT',
    path: '/v1/call-scorecard',
    summary: 'Update the call scorecard; all calls are rescored',
    can: 'calls:manage',
    audit: 'scorecard.changed',
    body: Scorecard,
    reply: Scorecard,
    example: { body: usualScorecard },
  },
});
