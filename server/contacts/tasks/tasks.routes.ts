import { tasksApi } from '#domain/contacts/tasks.ts';
import { countTasks, listTasks } from '#server/contacts/list-tasks.ts';
import { listTaskPeople } from '#server/contacts/task-people.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createTask, getTask, updateTask } from './tasks.ts';

export const tasksRoutes = implement(tasksApi, {
  list: ({ scope, query }) => listTasks(scope, query),
  counts: ({ scope }) => countTasks(scope),
  people: async ({ scope }) => ({ items: await listTaskPeople(scope) }),
  get: ({ scope, params }) => getTask(scope, params.taskId),
  create: ({ scope, body }) => createTask(scope, body),
  update: ({ scope, params, body }) => updateTask(scope, params.taskId, body),
});
