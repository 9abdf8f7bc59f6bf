import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  type NotificationData,
  type NotificationType,
  type NotificationTypeId,
  notificationTypeIds,
  notificationTypes,
} from '#domain/notifications/notification-types.data.ts';
import type { AuditAction } from '#domain/platform/audit-actions.ts';
import { isSecretName } from '#server/platform/audit/change-of.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { members, workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { notificationEvents } from './db/schema/notifications.table.ts';

/** The job that gives a workspace's events to those whom they concern. */
export const spreadJob = 'notifications.spread';
/** Characters of a name that a sentence quotes. */
const longestWord = 200;

interface Options {
  /** The account that it concerns alone. */
  subjectId?: string;
  /** Told once in the workspace: another one with this key is none. */
  once?: string;
}

/** Says that something happened, in its own transaction: it is told exactly when that commits. */
export async function notify(
  tx: Tx,
  { services, workspaceId, actor }: Pick<Scope, 'services' | 'workspaceId' | 'actor'>,
  type: NotificationTypeId,
  data: NotificationData,
  { subjectId, once }: Options = {},
): Promise<void> {
  const added = await tx
    .insert(notificationEvents)
    .values({
      workspaceId,
      id: newId(),
      type,
      data,
      subjectId: subjectId ?? null,
      actorId: actor?.userId ?? null,
      once: once ?? null,
      createdAt: new Date(services.clock.now()),
    })
    .onConflictDoNothing()
    .returning({ id: notificationEvents.id });
  // One job for what happens together; what it misses, the next minute finds.
  if (added.length > 0) await services.jobs.enqueue(tx, spreadJob, { workspaceId }, { key: workspaceId });
}

const typesOf = new Map<AuditAction, NotificationTypeId[]>();
for (const id of notificationTypeIds) {
  const { audit }: NotificationType = notificationTypes[id];
  if (audit !== undefined) typesOf.set(audit.action, [...(typesOf.get(audit.action) ?? []), id]);
}

type Fields = Record<string, unknown> | undefined;

/** The plain words and figures of what changed, as it is now and, where there is no more of it, as it was. */
function wordsOf(id: string, before: Fields, after: Fields): NotificationData {
  const isWord = ([name, value]: [string, unknown]) =>
    !isSecretName(name) && ['string', 'number', 'boolean'].includes(typeof value);
  const words = Object.entries({ ...before, ...after }).filter(isWord) as [string, string | number | boolean][];
  const short = words.map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, longestWord) : value]);
  return { ...Object.fromEntries(short), id };
}

/** Tells of a change that the audit log records, where the catalogue has it. */
export async function notifyOfChange(
  tx: Tx,
  scope: Pick<Scope, 'services' | 'workspaceId' | 'actor'>,
  action: AuditAction,
  { object, before, after }: { object: { kind: string; id: string }; before?: Fields; after?: Fields },
): Promise<void> {
  // In an agency's log, of a subaccount: its own people are told there, and no one that the agency's workspace was deleted.
  if (object.kind === 'subaccount' && action.startsWith('workspace.')) return;
  for (const type of typesOf.get(action) ?? []) {
    const data = wordsOf(object.id, before, after);
    const { audit }: NotificationType = notificationTypes[type];
    if (audit?.when?.(data) ?? true) await notify(tx, scope, type, data);
  }
}

/**
 * Tells an account of what happened to it, in the workspace that it has been in for longest: it is told once, however
 * many it has. Anyone who has none is told nothing. In a transaction of the system's.
 */
export async function notifyAccount(
  tx: Tx,
  services: Services,
  userId: string,
  type: NotificationTypeId,
  data: NotificationData = {},
): Promise<void> {
  const [found] = await tx
    .select({ workspaceId: members.workspaceId })
    .from(members)
    .innerJoin(workspaces, and(eq(workspaces.id, members.workspaceId), isNull(workspaces.deletedAt)))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.workspaceId))
    .limit(1);
  if (found === undefined) return;
  await notify(tx, { services, workspaceId: found.workspaceId, actor: null }, type, data, { subjectId: userId });
}
