import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Inbox, Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Task } from '#domain/contacts/tasks.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { NewTaskDialog } from './new-task-dialog.tsx';
import { TaskPanel } from './task-detail.tsx';
import { TaskList, TaskListSkeleton } from './task-list.tsx';
import { type Tab, tabs, useDone, useTasks } from './use-tasks.ts';

const labels: Record<Tab, string> = { open: 'Open', mine: 'Mine', overdue: 'Overdue', done: 'Done' };

const nothing: Record<Tab, { title: string; text: string }> = {
  open: {
    title: 'No open follow-ups',
    text: 'Follow-ups your agents promise appear here, such as calling someone back, passing on a message, or looking into something.',
  },
  mine: { title: 'Nothing assigned to you', text: 'To see a follow-up here, assign it to yourself on the Open tab.' },
  overdue: { title: 'Nothing overdue', text: 'All follow-ups are on time.' },
  done: { title: 'Nothing completed yet', text: 'Follow-ups move here when someone marks them as done.' },
};

/** What the address says: the tab, and the task that is open. */
function useInboxAddress() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'open';
  const taskId = params.get('task');
  const searchOf = (next: Tab, task: string | null) => {
    const search = new URLSearchParams({ ...(next !== 'open' && { tab: next }), ...(task !== null && { task }) });
    return search.size > 0 ? `?${search}` : '';
  };
  const to = (task: string | null) => `/dashboard/inbox${searchOf(tab, task)}`;
  return {
    tab,
    taskId,
    to,
    show: (task: string) => setParams(searchOf(tab, task), { replace: true }),
    showTab: (next: Tab) => setParams(searchOf(next, null), { replace: true }),
  };
}

/** The line over the list: how many there are, or what to do with those that are selected. */
function ListBar(props: { shown: number; more: boolean; selected: number; done: boolean } & Record<Act, () => void>) {
  const { shown, more, selected, done, onDone, onAssign, onClear } = props;
  return (
    <div className="mb-2 flex h-8 items-center gap-2 pointer-coarse:h-11">
      {selected === 0 ? (
        <p className="text-muted">
          {shown}
          {more && '+'} {shown === 1 ? 'task' : 'tasks'}
        </p>
      ) : (
        <>
          <p role="status" className="mr-auto font-medium">
            {selected} selected
          </p>
          <Button variant="outline" size="sm" onClick={onDone}>
            {done ? 'Reopen' : 'Mark done'}
          </Button>
          <Button variant="outline" size="sm" onClick={onAssign}>
            Assign
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
type Act = 'onDone' | 'onAssign' | 'onClear';

/** The tasks of a tab, with its keys: J and K to go, X to select, E for done, A to assign. */
function TaskTab({
  tab,
  taskId,
  to,
  show,
}: Pick<ReturnType<typeof useInboxAddress>, 'tab' | 'taskId' | 'to' | 'show'>) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTasks(tab);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState(false);
  const mayWrite = useCan('calls:write');
  const setDone = useDone();
  const tasks = data?.pages.flatMap(({ items }) => items) ?? [];
  // What went to another tab meanwhile is not selected any more.
  const selected = tasks.filter(({ id }) => chosen.has(id));
  const at = tasks.findIndex(({ id }) => id === taskId);
  /** What a key is for: what is selected, else what is open. */
  const meant = (): Task[] => (selected.length > 0 ? selected : tasks.filter(({ id }) => id === taskId));
  const isDone = tab === 'done';

  function go(by: number) {
    const next = tasks[at < 0 ? (by > 0 ? 0 : tasks.length - 1) : at + by];
    if (next) show(next.id);
  }
  function select(id: string, on: boolean) {
    const next = new Set(selected.map((task) => task.id));
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  function finish() {
    const which = meant();
    const following = tasks.slice(at + 1).find(({ id }) => !which.some((task) => task.id === id));
    setDone(which, !isDone);
    setChosen(new Set());
    // The next one takes the place of what was just finished.
    if (at >= 0 && following && which.some(({ id }) => id === taskId)) show(following.id);
  }
  useShortcuts({
    j: () => go(1),
    k: () => go(-1),
    ...(mayWrite && {
      x: () => taskId !== null && at >= 0 && select(taskId, !chosen.has(taskId)),
      e: finish,
      a: () => setAssigning(meant().length > 0),
    }),
  } as Record<string, () => void>);

  if (!data && error) {
    return <ErrorState title="Couldn’t load the Inbox." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (data && tasks.length === 0) {
    const { title, text } = nothing[tab];
    return (
      <EmptyState icon={tab === 'overdue' ? CircleCheck : Inbox} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <>
      <ListBar
        shown={tasks.length}
        more={hasNextPage}
        selected={selected.length}
        done={isDone}
        onDone={finish}
        onAssign={() => setAssigning(true)}
        onClear={() => setChosen(new Set())}
      />
      {data ? (
        <TaskList
          tasks={tasks}
          currentId={taskId}
          selected={new Set(selected.map(({ id }) => id))}
          toOf={({ id }) => to(id)}
          onSelect={mayWrite ? select : undefined}
        />
      ) : (
        <TaskListSkeleton />
      )}
      {hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button variant="outline" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
      {mayWrite && (
        <p className="mt-4 text-muted text-sm max-xl:hidden pointer-coarse:hidden">
          Keys: J and K to move, X to select, E for done, A to assign.
        </p>
      )}
      {assigning && <AssignDialog ids={meant().map(({ id }) => id)} onClose={() => setAssigning(false)} />}
    </>
  );
}

/** What the agents promised and people have to keep. */
export default function InboxPage() {
  const { tab, taskId, to, show, showTab } = useInboxAddress();
  const [making, setMaking] = useState(false);
  const mayWrite = useCan('calls:write');
  const { data: counts } = useQuery(query.tasks.counts());
  const isOpen = taskId !== null;
  const counted = (one: Tab) => (one === 'done' ? undefined : counts?.[one]);
  return (
    <>
      {isOpen && <h1 className="sr-only xl:hidden">Inbox</h1>}
      <div className={cn(isOpen && 'max-xl:hidden')}>
        <PageHeader
          title="Inbox"
          subtitle="Follow-ups promised to callers, for your team to complete."
          actions={
            mayWrite && (
              <Button onClick={() => setMaking(true)}>
                <Plus aria-hidden /> New follow-up
              </Button>
            )
          }
        />
      </div>
      <div className={cn('grid items-start gap-6', isOpen && 'xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]')}>
        <div className={cn('min-w-0', isOpen && 'max-xl:hidden')}>
          <Tabs
            label="Which follow-ups"
            tabs={tabs.map((value) => ({
              value,
              label: (
                <>
                  {labels[value]}
                  {counted(value) !== undefined && (
                    <span className="font-normal text-muted tabular-nums">{counted(value)}</span>
                  )}
                </>
              ),
            }))}
            value={tab}
            onChange={showTab}
          >
            <TabPanel value={tab}>
              <TaskTab key={tab} tab={tab} taskId={taskId} to={to} show={show} />
            </TabPanel>
          </Tabs>
        </div>
        {taskId !== null && (
          <div className="min-w-0 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
            <TaskPanel key={taskId} taskId={taskId} back={to(null)} />
          </div>
        )}
      </div>
      {making && (
        <NewTaskDialog
          onClose={() => setMaking(false)}
          onMade={(id) => {
            setMaking(false);
            show(id);
          }}
        />
      )}
    </>
  );
}
