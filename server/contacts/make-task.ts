import type { TaskKind } from '#domain/contacts/tasks.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { tasks } from '#server/platform/db/schema/tasks.table.ts';
import { notify } from '#server/platform/notify.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Services } from '#server/services.ts';
import { dueAfter } from './due-time.ts';
import { callPeople, keeperOf } from './task-people.ts';
import { tellAgencyJob } from './tasks/tell-agency.ts';
import { tellOfTask } from './tasks/tell-of-task.ts';

/** A task that is to be made. */
export interface NewTask {
  /** What it comes of: the same again makes none. */
  source: string;
  kind: TaskKind;
  summary: string;
  phone: string | null;
  callerName: string | null;
  call: TaskCall;
  node: string | null;
  turns: number[];
  at: number;
}

/** The call that it was promised in; without an id where no one was on the line, by the name of the workflow. */
export interface TaskCall {
  id: string | null;
  agentId: string | null;
  agentName: string;
  /** Whether someone tried the agent, and who. */
  test: boolean;
  createdBy: string | null;
}

/**
 * Makes a task of what was promised in a call, and tells who is to keep it, in the transaction of what it comes of. Of a
 * test call only who tests hears. The same again makes none and tells no one. Answers whether it was made.
 */
export async function makeTask(tx: Tx, services: Services, workspaceId: string, task: NewTask): Promise<boolean> {
  const { source, kind, call, node, turns, at } = task;
  const id = newId();
  const seal = await findSeal(tx, services, workspaceId);
  const assigneeId = call.test ? call.createdBy : await keeperOf(tx, workspaceId, call.agentId);
  const dueAt = new Date(dueAfter(at, await findWorkspace(tx, workspaceId)));
  const made = await tx
    .insert(tasks)
    .values({
      workspaceId,
      id,
      source,
      kind,
      node,
      turns,
      assigneeId,
      summary: seal.keep(keptPlace('tasks', 'summary', id), task.summary),
      phone: seal.keep<string | null>(keptPlace('tasks', 'phone', id), task.phone) as never,
      callerName: seal.keep<string | null>(keptPlace('tasks', 'caller_name', id), task.callerName) as never,
      callId: call.id,
      agentId: call.agentId,
      agentName: call.agentName,
      test: call.test,
      status: 'open',
      dueAt,
      createdAt: new Date(at),
    })
    .onConflictDoNothing()
    .returning({ id: tasks.id });
  if (made.length === 0) return false;
  if (assigneeId === null && (await callPeople(tx, workspaceId)).length === 0) {
    await services.jobs.enqueue(tx, tellAgencyJob, { workspaceId, taskId: id }, { key: id });
  }
  await tellOfTask(tx, { services, workspaceId }, 'task.created', {
    taskId: id,
    kind,
    status: 'open',
    summary: task.summary,
    phone: task.phone,
    callerName: task.callerName,
    callId: call.id,
    agentId: call.agentId,
    assigneeId,
    dueAt: dueAt.toISOString(),
    test: call.test,
  });
  const data = { id, kind, agent: call.agentName, test: call.test };
  await notify(tx, { services, workspaceId, actor: null }, 'task-made', data, {
    ...(assigneeId !== null && { subjectId: assigneeId }),
    once: `task:${id}`,
  });
  return true;
}
