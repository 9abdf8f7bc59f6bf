import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { can, type RoleRow } from '#domain/identity/permissions.ts';
import { choiceOf } from '#domain/notifications/notification-choices.ts';
import {
  type NotificationType,
  type NotificationTypeId,
  notificationType,
} from '#domain/notifications/notification-types.data.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { defaultPreferences, zoneOf } from '#server/notifications/inbox/preferences.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  notificationDeliveries,
  notificationEvents,
  notificationPreferences,
  notificationSends,
  notifications,
  notificationTargets,
  type PreferencesRow,
  pushDevices,
  type SendChannel,
} from '#server/platform/db/schema/notifications.table.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { members } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { endOfQuiet, nextDigest } from './digest-times.ts';

/** The job that sends what is due. */
export const sendJob = 'notifications.send';
/** Events that one transaction takes up. */
const mostAtOnce = 200;
/** Rows of one statement. */
const mostRows = 1_000;
/** Of what has the same collapse key one goes in this time, in ms. */
const collapseMs = 3_600_000;

type Event = typeof notificationEvents.$inferSelect;
type Delivery = typeof notificationDeliveries.$inferInsert;
type Send = typeof notificationSends.$inferInsert;

interface Person {
  userId: string;
  row: RoleRow;
  preferences: PreferencesRow;
  devices: string[];
}

/** Whether someone may and should hear of an event. */
export function concerns(
  type: NotificationType,
  { subjectId, actorId }: Pick<Event, 'subjectId' | 'actorId'>,
  person: { userId: string; row: RoleRow },
): boolean {
  if (type.own || subjectId !== null) return subjectId === person.userId;
  if (actorId === person.userId && !type.toActor) return false;
  return can(person.row, type.needs);
}

async function readPeople(tx: Tx, workspaceId: string): Promise<Person[]> {
  const rows = await tx
    .select({ userId: members.userId, row: roles.levels })
    .from(members)
    .innerJoin(roles, and(eq(roles.workspaceId, members.workspaceId), eq(roles.id, members.role)))
    .where(eq(members.workspaceId, workspaceId));
  const preferences = await tx
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.workspaceId, workspaceId));
  const devices = await tx
    .select({ id: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(eq(pushDevices.workspaceId, workspaceId));
  return rows.map(({ userId, row }) => ({
    userId,
    row,
    preferences: preferences.find((one) => one.userId === userId) ?? defaultPreferences(workspaceId, userId),
    devices: devices.filter((device) => device.userId === userId).map(({ id }) => id),
  }));
}

const keyOf = (channel: SendChannel, targetId: string, collapseKey: string) => `${channel} ${targetId} ${collapseKey}`;

/** Sends that further events can join, locked so that no one sends them meanwhile, and when the last of each key was made. */
async function readSends(tx: Tx, workspaceId: string, now: number) {
  const { channel, targetId, collapseKey, createdAt, id } = notificationSends;
  const waiting = await tx
    .select({ id, channel, targetId, collapseKey })
    .from(notificationSends)
    .where(
      and(
        eq(notificationSends.workspaceId, workspaceId),
        eq(notificationSends.status, 'waiting'),
        eq(notificationSends.digest, false),
      ),
    )
    .orderBy(asc(id))
    .limit(mostRows)
    .for('update', { skipLocked: true });
  const recent = await tx
    .select({ channel, targetId, collapseKey, at: sql<string>`max(${createdAt})` })
    .from(notificationSends)
    .where(
      and(
        eq(notificationSends.workspaceId, workspaceId),
        sql`${createdAt} > ${new Date(now - collapseMs)} and ${createdAt} <= ${new Date(now)}`,
        eq(notificationSends.digest, false),
      ),
    )
    .groupBy(channel, targetId, collapseKey);
  return {
    waiting: new Map(waiting.map((one) => [keyOf(one.channel, one.targetId, one.collapseKey), one.id])),
    recent: new Map(recent.map((one) => [keyOf(one.channel, one.targetId, one.collapseKey), Date.parse(one.at)])),
  };
}

interface Plan {
  inbox: (typeof notifications.$inferInsert)[];
  deliveries: Delivery[];
  sends: Send[];
  /** Members for whom something waits for a digest. */
  digests: Person[];
}

interface Known {
  workspaceId: string;
  now: number;
  zone: string;
  people: readonly Person[];
  targets: readonly (typeof notificationTargets.$inferSelect)[];
  sends: Awaited<ReturnType<typeof readSends>>;
}

/** Who hears of these events, and how. */
function planOf(events: readonly Event[], { workspaceId, now, zone, people, targets, sends }: Known): Plan {
  const plan: Plan = { inbox: [], deliveries: [], sends: [], digests: [] };

  function send(event: Event, channel: SendChannel, targetId: string, person: Person | null, collapseKey: string) {
    const key = keyOf(channel, targetId, collapseKey);
    const userId = person?.userId ?? null;
    let sendId = sends.waiting.get(key);
    if (sendId === undefined) {
      sendId = newId();
      const last = sends.recent.get(key);
      const isSafety = person === null || notificationType(event.type)?.critical === true;
      const soonest = last === undefined ? now : last + collapseMs;
      const quiet = isSafety
        ? null
        : endOfQuiet(soonest, quietOf(person.preferences), zoneOf(person.preferences, zone));
      const dueAt = new Date(quiet ?? soonest);
      const createdAt = new Date(now);
      plan.sends.push({
        workspaceId,
        id: sendId,
        channel,
        targetId,
        userId,
        collapseKey,
        dueAt,
        createdAt,
        digest: false,
        status: 'waiting',
      });
      sends.waiting.set(key, sendId);
      sends.recent.set(key, now);
    }
    plan.deliveries.push({ workspaceId, eventId: event.id, channel, targetId, userId, sendId });
  }

  function tell(event: Event, type: NotificationType, person: Person) {
    const { userId, preferences, devices } = person;
    plan.inbox.push({ workspaceId, userId, eventId: event.id, type: event.type });
    const wish = choiceOf(preferences.choices, event.type as NotificationTypeId);
    const collapseKey = type.critical
      ? event.id
      : `${event.type}${type.collapse === 'thing' ? `:${event.data.id ?? ''}` : ''}`;
    const isAtOnce = preferences.digest === 'immediate' || (type.prompt && preferences.digest !== 'never');
    if (type.critical || (wish.email && isAtOnce)) {
      send(event, 'email', userId, person, collapseKey);
    } else if (wish.email && preferences.digest !== 'never') {
      plan.deliveries.push({ workspaceId, eventId: event.id, channel: 'email', targetId: userId, userId });
      if (!plan.digests.includes(person)) plan.digests.push(person);
    }
    if (wish.push) for (const device of devices) send(event, 'push', device, person, collapseKey);
    if (wish.sms && preferences.phone !== null && preferences.phoneConfirmed) {
      send(event, 'sms', userId, person, collapseKey);
    }
  }

  for (const event of events) {
    const type = notificationType(event.type);
    if (type === undefined) continue;
    for (const person of people) if (concerns(type, event, person)) tell(event, type, person);
    if (!isForWebhooks(type, event)) continue;
    for (const { id, categories } of targets) {
      if (categories.includes(type.category)) send(event, 'webhook', id, null, event.id);
    }
  }
  return plan;
}

/** Webhooks hear what is the workspace's, and of what goes to one member alone where its type says so. */
const isForWebhooks = (type: NotificationType, { subjectId, data }: Event) =>
  !type.own && data.test !== true && (subjectId === null || type.toWebhooks === true);

const quietOf = ({ quietFrom: from, quietTo: to }: PreferencesRow) =>
  from === null || to === null ? null : { from, to };

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += mostRows) yield rows.slice(from, from + mostRows);
}

async function store(tx: Tx, plan: Plan, { workspaceId, now, zone }: Known): Promise<void> {
  for (const rows of inParts(plan.inbox)) await tx.insert(notifications).values(rows).onConflictDoNothing();
  for (const rows of inParts(plan.sends)) await tx.insert(notificationSends).values(rows);
  for (const rows of inParts(plan.deliveries)) {
    await tx.insert(notificationDeliveries).values(rows).onConflictDoNothing();
  }
  for (const { userId, preferences } of plan.digests) {
    if (preferences.nextDigestAt !== null) continue;
    const { digest, digestHour: hour } = preferences;
    const nextDigestAt = new Date(nextDigest(now, { digest, hour, timeZone: zoneOf(preferences, zone) }));
    await tx
      .insert(notificationPreferences)
      .values({ workspaceId, userId, nextDigestAt })
      .onConflictDoUpdate({
        target: [notificationPreferences.workspaceId, notificationPreferences.userId],
        set: { nextDigestAt },
      });
  }
}

/**
 * Gives what happened in a workspace to those who hear of it: into their lists, and as mails, pushes, texts and webhook calls
 * that are to go. Twice is once. Answers whether there is more.
 */
export function fanOutEvents(services: Services, workspaceId: string): Promise<boolean> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  return db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `notifications:${workspaceId}`);
    const events = await tx
      .select()
      .from(notificationEvents)
      .where(and(eq(notificationEvents.workspaceId, workspaceId), isNull(notificationEvents.spreadAt)))
      .orderBy(asc(notificationEvents.id))
      .limit(mostAtOnce);
    if (events.length === 0) return false;
    const { timeZone: zone } = await findWorkspace(tx, workspaceId);
    const people = await readPeople(tx, workspaceId);
    const targets = await tx
      .select()
      .from(notificationTargets)
      .where(and(eq(notificationTargets.workspaceId, workspaceId), eq(notificationTargets.status, 'active')));
    const known = { workspaceId, now, zone, people, targets, sends: await readSends(tx, workspaceId, now) };
    const plan = planOf(events, known);
    await store(tx, plan, known);
    const ids = events.map(({ id }) => id);
    await tx
      .update(notificationEvents)
      .set({ spreadAt: new Date(now) })
      .where(and(eq(notificationEvents.workspaceId, workspaceId), inArray(notificationEvents.id, ids)));
    if (plan.sends.length > 0) await jobs.enqueue(tx, sendJob, { workspaceId }, { key: 'due' });
    return events.length === mostAtOnce;
  });
}
