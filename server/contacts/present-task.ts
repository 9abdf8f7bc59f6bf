import type { Task } from '#domain/contacts/tasks.ts';
import type { TaskPerson } from '#domain/identity/members.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { TaskRow } from '#server/platform/db/schema/tasks.table.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';

/** A task's content, opened. */
export const openTask = (seal: ContentCipher, { id, summary, phone, callerName }: TaskRow) => ({
  summary: seal.open(keptPlace('tasks', 'summary', id), summary),
  phone: phone && seal.open(keptPlace('tasks', 'phone', id), phone),
  callerName: callerName && seal.open(keptPlace('tasks', 'caller_name', id), callerName),
});

const peopleOf = (rows: readonly TaskRow[]) =>
  rows.flatMap(({ assigneeId, createdBy, doneBy }) => [assigneeId, createdBy, doneBy]);

/**
 * Tasks as they are shown. Call it outside of a workspace's own transaction: it reads what people are called.
 * @param others of whom names are asked for, too
 */
export async function presentTasks(
  services: Services,
  seal: ContentCipher,
  rows: readonly TaskRow[],
  others: (string | null)[] = [],
): Promise<{ items: Task[]; personOf: (id: string | null) => TaskPerson | null }> {
  const now = services.clock.now();
  const nameOf = await namesOf(services, [...peopleOf(rows), ...others]);
  const personOf = (id: string | null) => (id === null ? null : nameOf(id));
  const items = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    ...openTask(seal, row),
    callId: row.callId,
    agentId: row.agentId,
    agentName: row.agentName,
    node: row.node,
    turns: row.turns,
    status: row.status,
    assignee: personOf(row.assigneeId),
    dueAt: row.dueAt.toISOString(),
    test: row.test,
    overdue: row.status === 'open' && row.dueAt.getTime() < now,
    createdAt: row.createdAt.toISOString(),
    createdBy: personOf(row.createdBy),
    completedAt: row.doneAt?.toISOString() ?? null,
    completedBy: personOf(row.doneBy),
  }));
  return { items, personOf };
}
