import { z } from 'zod';
import { endpoints, Id, Moment, page } from '#domain/platform/http.ts';
import { PlainHttps } from '#domain/platform/plain-https.ts';
import { digests } from './notification-limits.ts';
import { notificationCategories, notificationTypeIds } from './notification-types.data.ts';

export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypeIds),
  category: z.enum(notificationCategories),
  title: z.string(),
  text: z.string(),
  /** The page of the dashboard that it leads to. */
  to: z.string(),
  createdAt: Moment,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

const Choice = z.strictObject({ email: z.boolean(), push: z.boolean(), sms: z.boolean() });
const Hour = z.number().int().min(0).max(23);

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const TimeZone = z.string().max(60).refine(isZone, 'Unknown time zone. Use a name like Europe/Berlin.');

/** From one full hour to another, over midnight where the second is smaller. */
const QuietHours = z
  .strictObject({ from: Hour, to: Hour })
  .refine(({ from, to }) => from !== to, 'Choose different start and end times for quiet hours.');

export const PushDevice = z.object({
  id: Id,
  name: z.string(),
  /** By which a browser knows itself again: a hash of its address at the push service. */
  fingerprint: z.string(),
  createdAt: Moment,
});
export type PushDevice = z.infer<typeof PushDevice>;

export const NotificationSettings = z.object({
  /** Of every type. */
  choices: z.record(z.enum(notificationTypeIds), Choice),
  digest: z.enum(digests),
  digestHour: Hour,
  /** Null: the workspace's. */
  timeZone: z.string().nullable(),
  workspaceTimeZone: z.string(),
  quietHours: z.object({ from: Hour, to: Hour }).nullable(),
  /** When the next digest goes; null where nothing waits for one. */
  nextDigestAt: Moment.nullable(),
  /** What browsers subscribe with: the key of this installation (VAPID), base64url. */
  pushKey: z.string(),
  devices: z.array(PushDevice),
  /** Where you are texted what you chose for SMS; null: nowhere. */
  phone: z.object({ number: z.string(), confirmed: z.boolean() }).nullable(),
  /** The workspace's number that texts come from; null where it has none that can. */
  textsFrom: z.string().nullable(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

const base64url = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+=*$/, 'Use base64url encoding.');

export const notificationsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/notifications',
    summary: 'List your notifications in a workspace, newest first',
    can: 'membership',
    query: z.object({ cursor: Id.optional(), limit: z.coerce.number().int().min(1).max(100).default(30) }),
    reply: page(Notification),
  },
  unread: {
    method: 'GET',
    path: '/v1/notifications/unread',
    summary: 'Count your unread notifications, up to 100',
    can: 'membership',
    reply: z.object({ unread: z.number().int().min(0).max(100) }),
  },
  read: {
    method: 'PUT',
    path: '/v1/notifications/:notificationId/read',
    summary: 'Mark a notification as read',
    can: 'membership',
    // A member's own mark, of which no one else sees anything.
    audit: null,
    params: z.object({ notificationId: Id }),
    errors: ['not_found'],
  },
  readAll: {
    method: 'PUT',
    path: '/v1/notifications/read',
    summary: 'Mark all notifications as read, up to the newest you’ve seen',
    can: 'membership',
    audit: null,
    body: z.object({ upTo: Id }),
    example: { body: { upTo: '01ff0000-0000-7000-8000-0000000000f0' } },
  },
  settings: {
    method: 'GET',
    path: '/v1/notification-settings',
    summary: 'Get your notification settings in a workspace',
    can: 'membership',
    reply: NotificationSettings,
  },
  saveSettings: {
    method: 'PATCH',
    path: '/v1/notification-settings',
    summary: 'Update your notification types, channels, and schedule',
    description: 'Types you leave out don’t change. Account security notifications are always emailed right away.',
    can: 'membership',
    // A member's own, like a theme; no one else is affected.
    audit: null,
    body: z
      .object({
        choices: z.partialRecord(z.enum(notificationTypeIds), Choice),
        digest: z.enum(digests),
        digestHour: Hour,
        timeZone: TimeZone.nullable(),
        quietHours: QuietHours.nullable(),
      })
      .partial(),
    reply: NotificationSettings,
    example: { body: { digest: 'never', quietHours: { from: 22, to: 7 } } },
  },
  setPhone: {
    method: 'PUT',
    path: '/v1/notification-settings/phone',
    summary: 'Set the number for text notifications and send a verification code',
    can: 'membership',
    audit: 'message.sent',
    body: z.object({ phone: z.string().trim().min(3, 'Enter your phone number.').max(40) }),
    reply: NotificationSettings,
    errors: ['conflict', 'do_not_call', 'workspace_suspended'],
    perMinute: 3,
    example: { body: { phone: '+15715550142' } },
  },
  confirmPhone: {
    method: 'PUT',
    path: '/v1/notification-settings/phone/code',
    summary: 'Confirm the number for text notifications with the verification code',
    can: 'membership',
    audit: null,
    body: z.object({ code: z.string().regex(/^\d{6}$/, 'Enter the six-digit code from the text.') }),
    reply: NotificationSettings,
    errors: ['conflict'],
    perMinute: 10,
    example: { body: { code: '482913' } },
  },
  removePhone: {
    method: 'DELETE',
    path: '/v1/notification-settings/phone',
    summary: 'Turn off text notifications',
    can: 'membership',
    audit: null,
    reply: NotificationSettings,
  },
  addDevice: {
    method: 'PUT',
    path: '/v1/push-devices',
    summary: 'Turn on push notifications in a browser',
    can: 'membership',
    audit: null,
    body: z.object({
      name: z.string().trim().min(1, 'Enter a name.').max(80),
      endpoint: PlainHttps,
      p256dh: base64url(80, 100),
      auth: base64url(20, 30),
    }),
    reply: PushDevice,
    errors: ['limit_reached'],
    example: {
      body: {
        name: 'Firefox on Linux',
        endpoint: 'https://push.example.com/send/0123456789',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  removeDevice: {
    method: 'DELETE',
    path: '/v1/push-devices/:deviceId',
    summary: 'Turn off push notifications in a browser',
    can: 'membership',
    audit: null,
    params: z.object({ deviceId: Id }),
    errors: ['not_found'],
  },
});
