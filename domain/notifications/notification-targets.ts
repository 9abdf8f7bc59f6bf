import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ReceiverAddress } from '#domain/platform/plain-https.ts';
import { notificationCategories } from './notification-types.data.ts';

/** `slack`: `{ "text" }`, as Slack, Mattermost and others take it. `json`: the sentence and its parts. */
export const targetForms = ['slack', 'json'] as const;

const Categories = z
  .array(z.enum(notificationCategories))
  .min(1, 'Choose at least one category.')
  .max(notificationCategories.length);
const Name = z.string().trim().min(1, 'Enter a name.').max(80);

/** A webhook that is told of what happens. Its address is a secret and is never shown again. */
export const NotificationTarget = z.object({
  id: Id,
  name: z.string(),
  form: z.enum(targetForms),
  /** The host of its address. */
  host: z.string(),
  categories: z.array(z.enum(notificationCategories)),
  /** `disabled` after days of failures; taking it up again is for people. */
  status: z.enum(['active', 'disabled']),
  /** Since when nothing has arrived there; null when the last did. */
  failingSince: Moment.nullable(),
  createdAt: Moment,
});
export type NotificationTarget = z.infer<typeof NotificationTarget>;

export const notificationTargetsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/notification-targets',
    summary: 'List notification webhooks',
    can: 'settings:read',
    reply: z.object({ items: z.array(NotificationTarget) }),
  },
  create: {
    method: 'POST',
    path: '/v1/notification-targets',
    idempotent: 'whole',
    summary: 'Add a notification webhook, such as one from Slack',
    can: 'settings:manage',
    audit: 'notification-target.created',
    body: z.object({
      name: Name,
      form: z.enum(targetForms),
      url: ReceiverAddress,
      categories: Categories,
    }),
    reply: NotificationTarget,
    status: 201,
    errors: ['limit_reached'],
    example: {
      body: {
        name: 'Team channel',
        form: 'slack',
        url: 'https://hooks.slack.com/services/T000/B000/XXXX',
        categories: ['Calls'],
      },
    },
  },
  update: {
    method: 'PATCH',
    path: '/v1/notification-targets/:targetId',
    summary: 'Update or resume a notification webhook',
    can: 'settings:manage',
    audit: 'notification-target.updated',
    params: z.object({ targetId: Id }),
    body: z.object({ name: Name, categories: Categories, status: z.enum(['active', 'disabled']) }).partial(),
    reply: NotificationTarget,
    errors: ['not_found'],
    example: { body: { categories: ['Calls', 'Billing'] } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/notification-targets/:targetId',
    summary: 'Remove a notification webhook',
    can: 'settings:manage',
    audit: 'notification-target.deleted',
    params: z.object({ targetId: Id }),
    errors: ['not_found'],
  },
  test: {
    method: 'POST',
    path: '/v1/notification-targets/:targetId/test',
    idempotent: 'long',
    summary: 'Send a test message to a notification webhook and return the response',
    can: 'settings:manage',
    // Nothing of the workspace changes.
    audit: null,
    params: z.object({ targetId: Id }),
    reply: z.object({ delivered: z.boolean(), message: z.string() }),
    errors: ['not_found'],
    perMinute: 30,
  },
});
