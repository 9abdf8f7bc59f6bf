import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** How long a link to a call is good, in hours. */
export const linkHours = [1, 24, 168, 720] as const;
/** What a link may show beside when the call was and how long it took. */
export const linkParts = ['transcript', 'sound', 'values'] as const;
export type LinkPart = (typeof linkParts)[number];
/** Links of one call at a time. */
export const callLinksLimit = 20;

/** A link that shows a call to anyone who has it. */
export const CallLink = z.object({
  id: Id,
  parts: z.array(z.enum(linkParts)),
  /** Who made it; null where no one knows any more. */
  author: z.object({ id: Id, name: z.string() }).nullable(),
  createdAt: Moment,
  expiresAt: Moment,
  /** When it was opened last; null before the first time. */
  openedAt: Moment.nullable(),
  opened: z.int(),
});
export type CallLink = z.infer<typeof CallLink>;

/** A call as a link shows it. */
export const SharedCall = z.object({
  agentName: z.string(),
  startedAt: Moment,
  durationMs: z.int(),
  expiresAt: Moment,
  parts: z.array(z.enum(linkParts)),
  turns: z.array(z.object({ seq: z.int(), role: z.enum(['agent', 'caller']), text: z.string(), startMs: z.int() })),
  values: z.array(z.object({ name: z.string(), spoken: z.string() })),
});
export type SharedCall = z.infer<typeof SharedCall>;

const CallParams = z.object({ callId: Id });

export const callLinksApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/calls/:callId/links',
    summary: 'List a call’s active links, newest first',
    can: 'calls:manage',
    params: CallParams,
    reply: z.object({ items: z.array(CallLink) }),
  },
  create: {
    method: 'POST',
    path: '/v1/calls/:callId/links',
    summary: 'Create an expiring link that shows a call without requiring sign-in',
    description: 'The token is shown once. Card numbers and hidden values are never shown.',
    can: 'calls:manage',
    audit: 'call.shared',
    idempotent: 'long',
    params: CallParams,
    body: z.object({
      hours: z.union(linkHours.map((hours) => z.literal(hours))).describe('Hours until the link stops working.'),
      parts: z
        .array(z.enum(linkParts))
        .min(1, 'Choose what to share.')
        .max(linkParts.length)
        .describe('What the link shows.'),
    }),
    reply: z.object({ link: CallLink, token: z.string(), path: z.string() }),
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { hours: 24, parts: ['transcript', 'values'] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/calls/:callId/links/:linkId',
    summary: 'Revoke a call link',
    can: 'calls:manage',
    audit: 'call.unshared',
    params: CallParams.extend({ linkId: Id }),
  },
  open: {
    method: 'POST',
    path: '/v1/shared-calls',
    summary: 'Get the call that a link shows',
    can: 'public',
    audit: null,
    body: z.object({ token: z.string().min(1).max(100) }),
    reply: SharedCall,
    errors: ['not_found'],
    perMinute: 60,
    example: { body: { token: 'Zm9yZ290dGVuIGlzIHRoZSB0b2tlbiBvZiB0aGlzIGxpbms' } },
  },
});
/** Its sound, as WAV: a plain route beside the table, `GET /v1/shared-calls/:token/audio`. */
