import { choiceOf, type NotificationChoices } from '#domain/notifications/notification-choices.ts';
import { notificationTypeIds } from '#domain/notifications/notification-types.data.ts';
import type { Notification, NotificationSettings } from '#domain/notifications/notifications.ts';

/** Settings of a member who chose nothing, as the server answers them. */
export const someSettings = (change: Partial<NotificationSettings> = {}, choices: NotificationChoices = {}) =>
  ({
    choices: Object.fromEntries(notificationTypeIds.map((id) => [id, choiceOf(choices, id)])),
    digest: 'daily',
    digestHour: 8,
    timeZone: null,
    workspaceTimeZone: 'Europe/Berlin',
    quietHours: null,
    nextDigestAt: null,
    pushKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    devices: [],
    phone: null,
    textsFrom: '+12025550110',
    ...change,
  }) as NotificationSettings;

export const aNotification = (change: Partial<Notification> = {}): Notification => ({
  id: '019a0000-0000-7000-8000-0000000000c1',
  type: 'token-created',
  category: 'Security',
  title: 'Access token generated',
  text: 'The CI access token was generated.',
  to: '/dashboard/integrations/access-tokens',
  createdAt: new Date().toISOString(),
  read: false,
  ...change,
});
