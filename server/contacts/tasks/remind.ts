import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { remindMinutes } from '#domain/contacts/tasks.ts';
import { callPeople } from '#server/contacts/task-people.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';

/** Tasks that one run takes up; the rest waits for the next. */
const mostAtOnce = 500;

/** Open tasks of which someone is to hear: soon due and not yet told, or overdue and told of nothing but that. */
function waiting(now: number) {
  const soon = new Date(now + remindMinutes * 60_000);
  const isLate = lte(tasks.dueAt, new Date(now));
  // What was made for within the hour needs no reminder until then.
  const isSoon = sql`${tasks.createdAt} < ${tasks.dueAt} - ${`${remindMinutes} minutes`}::interval`;
  return and(
    ...[eq(tasks.status, 'open'), eq(tasks.test, false)],
    or(
      and(lte(tasks.dueAt, soon), isSoon, isNull(tasks.reminded)),
      and(isLate, or(isNull(tasks.reminded), ne(tasks.reminded, 'overdue'))),
    ),
  );
}

async function remindOf(services: Services, workspaceId: string, taskId: string): Promise<void> {
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    const one = and(eq(tasks.workspaceId, workspaceId), eq(tasks.id, taskId));
    const [task] = await tx
      .select()
      .from(tasks)
      .where(and(one, waiting(now)))
      .for('update');
    if (task === undefined) return;
    const overdue = task.dueAt.getTime() <= now;
    const reminded = overdue ? 'overdue' : 'soon';
    await tx.update(tasks).set({ reminded }).where(one);
    const data = { id: taskId, overdue, ...(task.agentName !== null && { agent: task.agentName }) };
    // A member who is gone, or may not see calls any more, is followed by everyone who may.
    const keeper = (await callPeople(tx, workspaceId)).find(({ userId }) => userId === task.assigneeId);
    await notify(tx, { services, workspaceId, actor: null }, 'task-due', data, {
      ...(keeper && { subjectId: keeper.userId }),
      once: `task-${reminded}:${taskId}:${task.dueAt.toISOString()}`,
    });
  });
}

/** Reminds people of open tasks that are due soon or overdue, once each. Of test calls no one is reminded. */
export async function remindOfTasks(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const found = await db.system('job', (tx) =>
    tx
      .select({ workspaceId: tasks.workspaceId, id: tasks.id })
      .from(tasks)
      .where(waiting(clock.now()))
      .orderBy(tasks.dueAt)
      .limit(mostAtOnce),
  );
  for (const { workspaceId, id } of found) {
    await remindOf(services, workspaceId, id).catch((error: unknown) =>
      log.error({ err: error, workspaceId, taskId: id }, 'no one could be reminded of a task'),
    );
  }
}
