import { and, asc, eq, isNull } from 'drizzle-orm';
import { choiceOf, type NotificationChoices } from '#domain/notifications/notification-choices.ts';
import { type Digest, defaultDigest, defaultDigestHour } from '#domain/notifications/notification-limits.ts';
import {
  type NotificationChoice,
  type NotificationTypeId,
  notificationTypeIds,
} from '#domain/notifications/notification-types.data.ts';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { nextDigest } from '#server/notifications/sending/digest-times.ts';
import { showDevice } from '#server/notifications/targets/push-devices.ts';
import { pushKey } from '#server/notifications/targets/push-key.ts';
import { textingNumber } from '#server/notifications/targets/texting-number.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  notificationDeliveries,
  notificationPreferences,
  type PreferencesRow,
  pushDevices,
} from '#server/platform/db/schema/notifications.table.ts';
import type { Scope } from '#server/scope.ts';

/** What holds for a member who chose nothing. */
export const defaultPreferences = (workspaceId: string, userId: string): PreferencesRow => ({
  workspaceId,
  userId,
  choices: {},
  digest: defaultDigest,
  digestHour: defaultDigestHour,
  timeZone: null,
  quietFrom: null,
  quietTo: null,
  nextDigestAt: null,
  phone: null,
  phoneConfirmed: false,
  phoneCodeHash: null,
  phoneCodeUntil: null,
  phoneCodeTries: 0,
});

/** The zone of a person's wall clock. */
export const zoneOf = ({ timeZone }: Pick<PreferencesRow, 'timeZone'>, workspaceZone: string) =>
  timeZone ?? workspaceZone;

const ownRow = (workspaceId: string, userId: string) =>
  and(eq(notificationPreferences.workspaceId, workspaceId), eq(notificationPreferences.userId, userId));

/** The person who asks: settings are a person's, and no token has them. */
const personOf = ({ actor }: Scope) => actor!.userId;

/** @param locked so that no one changes them before this transaction ends */
export async function readPreferences(
  tx: Tx,
  workspaceId: string,
  userId: string,
  locked?: 'locked',
): Promise<PreferencesRow> {
  const found = tx.select().from(notificationPreferences).where(ownRow(workspaceId, userId));
  const [row] = await (locked ? found.for('update') : found);
  return row ?? defaultPreferences(workspaceId, userId);
}

/** Writes some of a member's preferences. */
export async function writePreferences(
  tx: Tx,
  workspaceId: string,
  userId: string,
  set: Partial<PreferencesRow>,
): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ workspaceId, userId, ...set })
    .onConflictDoUpdate({ target: [notificationPreferences.workspaceId, notificationPreferences.userId], set });
}

/** What a member chose. */
export const readChoices = async (tx: Tx, workspaceId: string, userId: string): Promise<NotificationChoices> =>
  (await readPreferences(tx, workspaceId, userId)).choices;

const allChoices = (choices: NotificationChoices) =>
  Object.fromEntries(notificationTypeIds.map((id) => [id, choiceOf(choices, id)])) as Record<
    NotificationTypeId,
    NotificationChoice
  >;

async function present(tx: Tx, scope: Scope, row: PreferencesRow, key: string): Promise<NotificationSettings> {
  const { workspaceId } = scope;
  const { timeZone: workspaceTimeZone } = await findWorkspace(tx, workspaceId);
  const devices = await tx
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.workspaceId, workspaceId), eq(pushDevices.userId, row.userId)))
    .orderBy(asc(pushDevices.id));
  const { quietFrom: from, quietTo: to } = row;
  return {
    choices: allChoices(row.choices),
    digest: row.digest,
    digestHour: row.digestHour,
    timeZone: row.timeZone,
    workspaceTimeZone,
    quietHours: from === null || to === null ? null : { from, to },
    nextDigestAt: row.nextDigestAt?.toISOString() ?? null,
    pushKey: key,
    devices: devices.map(showDevice),
    phone: row.phone === null ? null : { number: row.phone, confirmed: row.phoneConfirmed },
    textsFrom: (await textingNumber(tx, workspaceId))?.number ?? null,
  };
}

/** How the member who asks is told of things. */
export async function getSettings(scope: Scope): Promise<NotificationSettings> {
  const { services, workspaceId } = scope;
  const { publicKey } = await pushKey(services);
  return services.db.tenant(workspaceId, async (tx) =>
    present(tx, scope, await readPreferences(tx, workspaceId, personOf(scope)), publicKey),
  );
}

export interface SettingsChange {
  choices?: NotificationChoices | undefined;
  digest?: Digest | undefined;
  digestHour?: number | undefined;
  timeZone?: string | null | undefined;
  quietHours?: { from: number; to: number } | null | undefined;
}

const ofDigest = (workspaceId: string, userId: string) =>
  and(
    eq(notificationDeliveries.workspaceId, workspaceId),
    eq(notificationDeliveries.userId, userId),
    isNull(notificationDeliveries.sendId),
  );

/** When what waits goes by new preferences: now where mails go at once, never where none are wanted. */
async function nextDigestBy(tx: Tx, row: PreferencesRow, workspaceZone: string, now: number): Promise<Date | null> {
  const { workspaceId, userId, digest, digestHour: hour } = row;
  if (digest === 'never') await tx.delete(notificationDeliveries).where(ofDigest(workspaceId, userId));
  const [waiting] = await tx
    .select({ id: notificationDeliveries.eventId })
    .from(notificationDeliveries)
    .where(ofDigest(workspaceId, userId))
    .limit(1);
  return waiting === undefined
    ? null
    : new Date(nextDigest(now, { digest, hour, timeZone: zoneOf(row, workspaceZone) }));
}

/** Changes a member's preferences, in a transaction that has the turn of the workspace's notifications. */
export async function changePreferences(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  userId: string,
  { choices, quietHours, ...change }: SettingsChange,
): Promise<PreferencesRow> {
  await advisoryLock(tx, `notifications:${workspaceId}`);
  const before = await readPreferences(tx, workspaceId, userId);
  const { timeZone: zone } = await findWorkspace(tx, workspaceId);
  const wanted: PreferencesRow = {
    ...before,
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    choices: { ...before.choices, ...choices },
    ...(quietHours !== undefined && { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null }),
  };
  const nextDigestAt = await nextDigestBy(tx, wanted, zone, services.clock.now());
  const row = { ...wanted, nextDigestAt };
  await tx
    .insert(notificationPreferences)
    .values(row)
    .onConflictDoUpdate({ target: [notificationPreferences.workspaceId, notificationPreferences.userId], set: row });
  return row;
}

/** Changes what the member who asks chose. What is left out stays. */
export async function saveSettings(scope: Scope, change: SettingsChange): Promise<NotificationSettings> {
  const { services, workspaceId } = scope;
  const { publicKey } = await pushKey(services);
  return services.db.tenant(workspaceId, async (tx) =>
    present(tx, scope, await changePreferences(tx, scope, personOf(scope), change), publicKey),
  );
}
