import { notificationTargetsApi } from '#domain/notifications/notification-targets.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { addDevice, removeDevice } from '#server/notifications/targets/push-devices.ts';
import { createTarget, listTargets, removeTarget, updateTarget } from '#server/notifications/targets/targets.ts';
import { testTarget } from '#server/notifications/targets/test-target.ts';
import { confirmPhone, removePhone, setPhone } from '#server/notifications/targets/text-phone.ts';
import { implement } from '#server/platform/http/implement.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './inbox.ts';
import { getSettings, saveSettings } from './preferences.ts';

export const notificationsRoutes = implement(notificationsApi, {
  list: ({ scope, query }) => listNotifications(scope, query),
  unread: async ({ scope }) => ({ unread: await countUnread(scope) }),
  read: ({ scope, params }) => markRead(scope, params.notificationId),
  readAll: ({ scope, body }) => markAllRead(scope, body.upTo),
  settings: ({ scope }) => getSettings(scope),
  saveSettings: ({ scope, body }) => saveSettings(scope, body),
  setPhone: ({ scope, body }) => setPhone(scope, body.phone),
  confirmPhone: ({ scope, body }) => confirmPhone(scope, body.code),
  removePhone: ({ scope }) => removePhone(scope),
  addDevice: ({ scope, body }) => addDevice(scope, body),
  removeDevice: ({ scope, params }) => removeDevice(scope, params.deviceId),
});

export const notificationTargetsRoutes = implement(notificationTargetsApi, {
  list: async ({ scope }) => ({ items: await listTargets(scope) }),
  create: ({ scope, body }) => createTarget(scope, body),
  update: ({ scope, params, body }) => updateTarget(scope, params.targetId, body),
  remove: ({ scope, params }) => removeTarget(scope, params.targetId),
  test: ({ scope, params, exchange }) => testTarget(scope, params.targetId, exchange.repeat?.id),
});
