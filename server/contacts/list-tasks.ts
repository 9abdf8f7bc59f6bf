import { and, asc, count, desc, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Task, TaskKind, taskStatuses } from '#domain/contacts/tasks.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type TaskRow, tasks } from '#server/platform/db/schema/tasks.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { presentTasks } from './present-task.ts';

type YesNo = 'true' | 'false';

interface ListInput {
  status?: (typeof taskStatuses)[number] | undefined;
  assignee?: string | undefined;
  agentId?: string | undefined;
  callId?: string | undefined;
  kind?: TaskKind | undefined;
  overdue?: YesNo | undefined;
  test?: YesNo | undefined;
  /** Moment and id of the last task of the page before. */
  cursor?: string | undefined;
  limit: number;
}

/** In which order a list goes, and what of a row says where it stands there. */
const orders = {
  open: { column: tasks.dueAt, first: asc, behind: sql.raw('>'), at: (row: TaskRow) => row.dueAt },
  done: { column: tasks.doneAt, first: desc, behind: sql.raw('<'), at: (row: TaskRow) => row.doneAt! },
  all: { column: tasks.createdAt, first: desc, behind: sql.raw('<'), at: (row: TaskRow) => row.createdAt },
};

/** The most milliseconds since the epoch that a Date holds, either way. */
const farthestMs = 8.64e15;

function readCursor(cursor: string): { at: Date; id: string } {
  const [ms = '', id] = cursor.split('_');
  if (/^-?\d{1,16}$/.test(ms) && Math.abs(Number(ms)) <= farthestMs && Id.safeParse(id).success) {
    const at = new Date(Number(ms));
    // PostgreSQL reads no year of five digits as such.
    if (at.getUTCFullYear() > 0 && at.getUTCFullYear() < 10_000) return { at, id: id! };
  }
  throw new AppError('invalid_input', undefined, [
    { path: 'query.cursor', message: 'This cursor isn’t valid. Start again from the first page.' },
  ]);
}

function assigned(to: string | undefined, me: string | undefined): SQL | undefined {
  if (to === undefined) return undefined;
  if (to === 'none') return isNull(tasks.assigneeId);
  const userId = to === 'me' ? me : to;
  return userId === undefined ? sql`false` : eq(tasks.assigneeId, userId);
}

const isOverdue = (now: number) => and(eq(tasks.status, 'open'), lt(tasks.dueAt, new Date(now)))!;

/** Tasks in the order that suits their state. @throws AppError invalid_input */
export async function listTasks(scope: Scope, input: ListInput): Promise<{ items: Task[]; next: string | null }> {
  const { services, workspaceId, actor } = scope;
  const { status, agentId, callId, kind, overdue, test, limit } = input;
  const { column, first, behind, at } = orders[status ?? 'all'];
  const from = input.cursor === undefined ? undefined : readCursor(input.cursor);
  const late = isOverdue(services.clock.now());
  const found = await services.db.tenant(workspaceId, async (tx) => ({
    seal: await findSeal(tx, services, workspaceId),
    rows: await tx
      .select()
      .from(tasks)
      .where(
        and(
          eq(tasks.workspaceId, workspaceId),
          status && eq(tasks.status, status),
          agentId === undefined ? undefined : eq(tasks.agentId, agentId),
          callId === undefined ? undefined : eq(tasks.callId, callId),
          kind && eq(tasks.kind, kind),
          test && eq(tasks.test, test === 'true'),
          overdue && (overdue === 'true' ? late : not(late)),
          assigned(input.assignee, actor?.userId),
          from && sql`(${column}, ${tasks.id}) ${behind} (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`,
        ),
      )
      .orderBy(first(column), first(tasks.id))
      .limit(limit + 1),
  }));
  const rows = found.rows.slice(0, limit);
  const last = rows.at(-1);
  const next = found.rows.length > limit && last ? `${at(last).getTime()}_${last.id}` : null;
  return { items: (await presentTasks(services, found.seal, rows)).items, next };
}

/** How many tasks are open: all, those of who asks, and those that are overdue. */
export function countTasks({ services, workspaceId, actor }: Scope) {
  const now = new Date(services.clock.now());
  return services.db.tenant(workspaceId, async (tx) => {
    const [counted] = await tx
      .select({
        open: count(),
        mine: sql<number>`(count(*) filter (where ${tasks.assigneeId} = ${actor?.userId ?? null}::uuid))::int`,
        overdue: sql<number>`(count(*) filter (where ${tasks.dueAt} < ${now.toISOString()}::timestamptz))::int`,
      })
      .from(tasks)
      .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.status, 'open')));
    return counted!;
  });
}

/** How many open tasks calls have, by call. */
export async function openTasksOf(tx: Tx, workspaceId: string, callIds: string[]): Promise<Map<string | null, number>> {
  const rows = await tx
    .select({ callId: tasks.callId, n: count() })
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), inArray(tasks.callId, callIds), eq(tasks.status, 'open')))
    .groupBy(tasks.callId);
  return new Map(rows.map(({ callId, n }) => [callId, n]));
}

/** The same of each row of a select from `calls`, within its statement. */
export const openTasksOfRow = (workspaceId: string) =>
  sql<number>`(select count(*)::int from tasks t
    where t.workspace_id = ${workspaceId} and t.call_id = calls.id and t.status = 'open')`;

/** All tasks that a call made, in that order. */
export const tasksOfCall = (tx: Tx, workspaceId: string, callId: string): Promise<TaskRow[]> =>
  tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.callId, callId)))
    .orderBy(asc(tasks.createdAt), asc(tasks.id));
