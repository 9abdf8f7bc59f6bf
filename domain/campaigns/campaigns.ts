import { z } from 'zod';
import type { ConsentPurpose } from '#domain/contacts/consents.ts';
import { ContactFilter } from '#domain/contacts/contact-filters.ts';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { ownTerms, ownTermsChanged, ownTermsFilter, ownTermsGiven } from '#domain/platform/metadata.ts';

/** How a campaign reaches its people. */
export const campaignChannels = ['call', 'text'] as const;
export type CampaignChannel = (typeof campaignChannels)[number];
/** What each may be for: advertising needs a consent to that. */
export const purposesOf = {
  call: ['calls', 'marketing_calls'],
  text: ['messages', 'marketing_messages'],
} as const satisfies Record<CampaignChannel, readonly ConsentPurpose[]>;
/** Characters of a campaign's text before anything is put into it. */
export const longestCampaignText = 1_000;

/**
 * draft: no one is reached, and everything may change. running: its contacts are called, or written to, as its rules
 * allow. paused: by a person, or by itself for a reason that it says. stopped, done: over.
 */
export const campaignStates = ['draft', 'running', 'paused', 'stopped', 'done'] as const;
/** waiting: is to be called or written to. calling: that goes on. ended: it is over. skipped: was never to be reached. */
export const targetStates = ['waiting', 'calling', 'ended', 'skipped'] as const;
/** How it ended with someone: what was reached, or how the last call or text went. sent: no carrier said more. */
export const targetResults = [
  'reached',
  'answered',
  'voicemail',
  'screening',
  'busy',
  'no_answer',
  'failed',
  'not_placed',
  'opted_out',
  'sent',
  'delivered',
  'undelivered',
] as const;
export type TargetResult = (typeof targetResults)[number];
/** Why someone is not called. */
export const skipReasons = [
  'no_number',
  'special_number',
  'do_not_call',
  'no_consent',
  'no_window',
  'own_number',
  'refused',
  'missing_field',
] as const;
export type SkipReason = (typeof skipReasons)[number];

const minutes = z.int('Enter the time as minutes after midnight.').min(0).max(1440);

/** When it calls, by the callee's clock. What a country's rule forbids stays forbidden. */
const Hours = z
  .object({ from: minutes, until: minutes, days: z.array(z.int().min(0).max(6)).min(1, 'Choose a day.').max(7) })
  .refine(({ from, until }) => from < until, 'The end must be after the start.');

const Audience = z.object({
  segmentId: Id.nullable().default(null),
  filter: ContactFilter.default([]),
  /** People of another campaign with whom it ended so. */
  follows: z
    .object({
      campaignId: Id,
      results: z.array(z.enum(targetResults)).min(1, 'Choose an outcome.').describe('Outcomes to follow up on.'),
    })
    .nullable()
    .default(null),
});

const fields = {
  name: z
    .string('Enter a name for the campaign.')
    .trim()
    .min(1, 'Enter a name for the campaign.')
    .max(80, 'Use 80 characters or fewer.'),
  channel: z.enum(campaignChannels),
  /** Who calls; for texts who answers what comes back, where null is the agent of the number. */
  agentId: Id.nullable(),
  /** The number that it calls or writes from. */
  numberId: Id,
  /** What is written, with {{name}}, {{first_name}} and other fields of contacts in it. */
  text: z.string().trim().max(longestCampaignText, `Use ${longestCampaignText} characters or fewer.`),
  audience: Audience,
  /** What it is for, of those that its channel has (`purposesOf`). */
  purpose: z.enum([...purposesOf.call, ...purposesOf.text]),
  hours: Hours,
  /** Calls at once, and calls begun in a minute. */
  atOnce: z.int().min(1, 'Enter 1 or more.').max(100, 'Enter 100 or less.'),
  perMinute: z.int().min(1, 'Enter 1 or more.').max(50, 'Enter 50 or less.'),
  /** Lines of the workspace that stay free for those who call, in percent. */
  linesFree: z.int().min(0).max(90, 'Enter 90 or less.'),
  attempts: z.object({
    most: z.int().min(1, 'Enter 1 or more.').max(10, 'Enter 10 or less.').default(3),
    busyMinutes: z.int().min(5, 'Enter 5 or more.').max(1_440).default(15),
    noAnswerHours: z.int().min(1, 'Enter 1 or more.').max(336).default(24),
    /** Whether who has got a message is called again. */
    afterVoicemail: z.boolean().default(false),
  }),
  /** What counts as reached: someone talked with the agent, or the call was a success by its flow. */
  goal: z.enum(['answered', 'success']),
  /** Minutes of calls that it may use; null: as many as it takes. */
  maxMinutes: z.int().min(1, 'Enter 1 or more.').max(1_000_000).nullable(),
  /** Parts of text messages that it may use, as carriers count them. */
  maxSegments: z.int().min(1, 'Enter 1 or more.').max(10_000_000).nullable(),
};

/** All that is set up of a campaign. */
export const CampaignPlan = z.object({
  ...fields,
  channel: fields.channel.default('call'),
  agentId: fields.agentId.default(null),
  text: fields.text.default(''),
  hours: fields.hours.default({ from: 540, until: 1200, days: [1, 2, 3, 4, 5, 6] }),
  atOnce: fields.atOnce.default(3),
  perMinute: fields.perMinute.default(10),
  linesFree: fields.linesFree.default(30),
  attempts: fields.attempts.prefault({}),
  goal: fields.goal.default('success'),
  maxMinutes: fields.maxMinutes.default(null),
  maxSegments: fields.maxSegments.default(null),
});
/** The same as someone sets it up: left out, it is for what is no advertising. */
const NewCampaign = CampaignPlan.extend({ purpose: fields.purpose.optional(), ...ownTermsGiven });
export type NewCampaign = z.infer<typeof NewCampaign>;
export type CampaignPlan = z.infer<typeof CampaignPlan>;

const CampaignCounts = z.object({
  waiting: z.number().int(),
  calling: z.number().int(),
  ended: z.number().int(),
  skipped: z.number().int(),
});

/** A list of contacts that an agent calls, or who get a text. */
export const Campaign = CampaignPlan.extend({
  id: Id,
  status: z.enum(campaignStates),
  /** Why it paused by itself, in a sentence. */
  problem: z.string().nullable(),
  /** When its people were looked up; null: they have to be, before it starts. */
  preparedAt: Moment.nullable(),
  startedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  ...ownTerms,
  createdAt: Moment,
  counts: CampaignCounts,
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignDetail = Campaign.extend({
  agentName: z.string().nullable(),
  number: z.string().nullable(),
  /** People by how it ended with them. */
  results: z.array(z.object({ result: z.enum(targetResults), people: z.number().int() })),
  /** People who are not called, by why. */
  skips: z.array(z.object({ reason: z.enum(skipReasons), people: z.number().int() })),
  attempts24h: z.number().int(),
  minutesUsed: z.number(),
  /** Parts of texts that it sent. */
  segmentsUsed: z.int(),
  /** What the next of those who wait would get; null where no one waits, and for calls. */
  sample: z.object({ name: z.string(), text: z.string(), segments: z.int() }).nullable(),
  /** When the next of those who wait may be called; null where no one waits. */
  nextAttemptAt: Moment.nullable(),
});
export type CampaignDetail = z.infer<typeof CampaignDetail>;

/** Someone of a campaign. */
export const CampaignTarget = z.object({
  contactId: Id.nullable(),
  name: z.string(),
  phone: z.string(),
  status: z.enum(targetStates),
  result: z.enum(targetResults).nullable(),
  reason: z.enum(skipReasons).nullable(),
  attempts: z.number().int(),
  /** When they may be called next. */
  nextAttemptAt: Moment.nullable(),
  lastAttemptAt: Moment.nullable(),
  /** Of the last attempt: one of them, by the campaign's channel. */
  callId: Id.nullable(),
  messageId: Id.nullable(),
});
export type CampaignTarget = z.infer<typeof CampaignTarget>;

const Params = z.object({ campaignId: Id });
const exampleId = '019a0000-0000-7000-8000-000000000001';
const examplePlan = { name: 'Check-ups', agentId: exampleId, numberId: exampleId, audience: {} };
const refusals = ['conflict'] as const;

export const campaignsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/campaigns',
    summary: 'List campaigns, newest first',
    can: 'contacts:read',
    query: z.object({
      ...ownTermsFilter,
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Campaign),
  },
  get: {
    method: 'GET',
    path: '/v1/campaigns/:campaignId',
    summary: 'Get a campaign with its current metrics',
    can: 'contacts:read',
    params: Params,
    reply: CampaignDetail,
  },
  create: {
    method: 'POST',
    path: '/v1/campaigns',
    idempotent: 'whole',
    summary: 'Create a campaign; no one is contacted until it starts',
    can: 'contacts:write',
    audit: 'campaign.created',
    body: NewCampaign,
    reply: CampaignDetail,
    status: 201,
    errors: ['limit_reached'],
    example: { body: examplePlan },
  },
  update: {
    method: 'PATCH',
    path: '/v1/campaigns/:campaignId',
    summary:
      'Update a campaign that isn’t running. You can change its audience only before it first starts, but you can change its metadata at any time.',
    can: 'contacts:write',
    audit: 'campaign.updated',
    params: Params,
    // Not the plan with its defaults: what is left out stays.
    body: z.object(fields).partial().extend(ownTermsChanged),
    reply: CampaignDetail,
    errors: [...refusals],
    example: { body: { name: 'This year’s checkups' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/campaigns/:campaignId',
    summary: 'Delete a campaign that isn’t running, along with its contact list; its calls are kept',
    can: 'contacts:manage',
    audit: 'campaign.deleted',
    params: Params,
    errors: [...refusals],
  },
  prepare: {
    method: 'POST',
    path: '/v1/campaigns/:campaignId/prepare',
    summary: 'Preview who’s included and why others aren’t; takes a few seconds with 100,000 contacts',
    can: 'contacts:write',
    audit: null,
    params: Params,
    reply: CampaignDetail,
    errors: [...refusals],
    perMinute: 20,
  },
  start: {
    method: 'POST',
    path: '/v1/campaigns/:campaignId/start',
    summary: 'Start a prepared campaign, or resume a paused one',
    can: 'contacts:manage',
    audit: 'campaign.started',
    params: Params,
    reply: CampaignDetail,
    errors: [...refusals, 'flow_invalid'],
  },
  pause: {
    method: 'POST',
    path: '/v1/campaigns/:campaignId/pause',
    summary: 'Pause a campaign; live calls continue',
    can: 'contacts:write',
    audit: 'campaign.paused',
    params: Params,
    reply: CampaignDetail,
    errors: [...refusals],
  },
  stop: {
    method: 'POST',
    path: '/v1/campaigns/:campaignId/stop',
    summary: 'Stop a campaign permanently; live calls continue',
    can: 'contacts:manage',
    audit: 'campaign.stopped',
    params: Params,
    reply: CampaignDetail,
    errors: [...refusals],
  },
  people: {
    method: 'GET',
    path: '/v1/campaigns/:campaignId/people',
    summary: 'List a campaign’s contacts',
    can: 'contacts:read',
    params: Params,
    query: z.object({
      status: z.enum(targetStates).optional(),
      result: z.enum(targetResults).optional(),
      reason: z.enum(skipReasons).optional(),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(CampaignTarget),
  },
  export: {
    method: 'POST',
    path: '/v1/campaigns/:campaignId/export',
    summary: 'Export a campaign’s contacts and their outcomes, as CSV',
    can: 'contacts:manage',
    audit: 'campaign.exported',
    params: Params,
    raw: ['text/csv'],
    perMinute: 20,
  },
});
