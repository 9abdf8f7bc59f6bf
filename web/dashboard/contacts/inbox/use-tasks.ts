import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { Task, TaskDetail } from '#domain/contacts/tasks.ts';
import { api } from '#web/lib/api.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How often the list is asked for again while it is seen, in ms: what was promised just now appears by itself. */
const followMs = 5_000;

export const tabs = ['open', 'mine', 'overdue', 'done'] as const;
export type Tab = (typeof tabs)[number];

const filters = {
  open: { status: 'open' },
  mine: { status: 'open', assignee: 'me' },
  overdue: { status: 'open', overdue: 'true' },
  done: { status: 'done' },
} as const;

/** The tasks of a tab, a hundred at a time. */
export function useTasks(tab: Tab) {
  const { id: workspaceId } = useWorkspace();
  return useInfiniteQuery({
    queryKey: [...keyOf('tasks', 'list'), workspaceId, 'pages', tab],
    queryFn: ({ pageParam, signal }) =>
      api.tasks.list({ query: { ...filters[tab], cursor: pageParam, limit: 100 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchInterval: followMs,
  });
}

/** What of a task can be changed. */
export interface TaskChange {
  assigneeId?: string | null;
  due?: string;
  done?: boolean;
  note?: string;
}

/** Changes tasks, one after the other; what is shown of them follows. */
export function useTaskChange() {
  const client = useQueryClient();
  return useChange(
    async ({ ids, change }: { ids: readonly string[]; change: TaskChange }) => {
      let last: TaskDetail | undefined;
      for (const taskId of ids) last = await api.tasks.update({ params: { taskId }, body: change });
      return last;
    },
    {
      reloads: ['tasks', 'calls'],
      next: (saved) => {
        if (saved) client.setQueryData(query.tasks.get({ params: { taskId: saved.id } }).queryKey, saved);
      },
    },
  );
}

/** Marks tasks as done or reopened, and offers to take that back. */
export function useDone() {
  const change = useTaskChange();
  return (tasks: readonly Pick<Task, 'id'>[], done: boolean) => {
    const ids = tasks.map(({ id }) => id);
    if (ids.length === 0) return;
    const what = ids.length === 1 ? 'Task' : `${ids.length} tasks`;
    change.mutate(
      { ids, change: { done } },
      {
        onSuccess: () =>
          toast.success(done ? `${what} done` : `${what} reopened`, {
            action: { label: 'Undo', onClick: () => change.mutate({ ids, change: { done: !done } }) },
          }),
      },
    );
  };
}
