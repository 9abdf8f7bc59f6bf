import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Task } from '#domain/contacts/tasks.ts';
import { kindIcons, taskTitle } from '#web/dashboard/contacts/task-labels.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cn } from '#web/ui/cn.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** On a phone a date beside the title would leave it three words: there it stands below. */
const rowStyles =
  'relative flex min-h-14 items-center gap-x-3 gap-y-0.5 border-line border-t px-3 first:border-t-0 max-sm:flex-wrap max-sm:py-2.5';

interface RowProps {
  task: Task;
  /** Where the row leads. */
  to: string;
  current: boolean;
  selected: boolean;
  /** Absent where the role may not change tasks. */
  onSelect?: ((selected: boolean) => void) | undefined;
}

function Row({ task, to, current, selected, onSelect }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const wasCurrent = useRef(current);
  const Icon = kindIcons[task.kind];

  useEffect(() => {
    // The page that opens with a task stays at its top.
    if (current && !wasCurrent.current) row.current?.scrollIntoView?.({ block: 'nearest' });
    wasCurrent.current = current;
  }, [current]);

  return (
    <li ref={row} className={cn(rowStyles, current ? 'bg-accent-soft' : selected ? 'bg-hover' : 'hover:bg-hover/60')}>
      {onSelect && (
        <Checkbox
          label={<span className="sr-only">Select {taskTitle(task)}</span>}
          checked={selected}
          onChange={onSelect}
          className="relative z-10 gap-0 self-center"
        />
      )}
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          dir="auto"
          aria-current={current || undefined}
          className="block truncate text-left font-medium after:absolute after:inset-0"
        >
          {taskTitle(task)}
        </Link>
        <p dir="auto" className="truncate text-left text-muted text-sm">
          {task.summary}
        </p>
      </div>
      <div
        className={cn(
          'flex shrink-0 flex-col items-end gap-x-2 gap-y-0.5 text-sm',
          'max-sm:order-last max-sm:basis-full max-sm:flex-row max-sm:items-center',
          // Below the title: after the icon, and after the checkbox where there is one.
          onSelect ? 'max-sm:pl-14' : 'max-sm:pl-7',
        )}
      >
        <span className={task.overdue ? 'font-medium text-danger-text' : 'text-muted'}>
          {task.overdue && <span className="sr-only">Overdue: </span>}
          <Moment iso={task.completedAt ?? task.dueAt} />
        </span>
        {task.test && <Badge>Test</Badge>}
      </div>
      {task.assignee ? (
        <span title={task.assignee.name} className="shrink-0">
          <span className="sr-only">Assigned to {task.assignee.name}</span>
          <Avatar name={task.assignee.name} className="size-6 rounded-full text-xs" />
        </span>
      ) : (
        <span title="No one is assigned" className="size-6 shrink-0 rounded-full border border-field border-dashed">
          <span className="sr-only">No one is assigned</span>
        </span>
      )}
    </li>
  );
}

interface TaskListProps {
  tasks: readonly Task[];
  currentId: string | null;
  selected: ReadonlySet<string>;
  toOf: (task: Task) => string;
  onSelect?: ((id: string, selected: boolean) => void) | undefined;
}

/** Tasks as a dense list; a row opens its task. */
export function TaskList({ tasks, currentId, selected, toOf, onSelect }: TaskListProps) {
  return (
    <ul aria-label="Tasks" className="overflow-hidden rounded-lg border border-line bg-surface">
      {tasks.map((task) => (
        <Row
          key={task.id}
          task={task}
          to={toOf(task)}
          current={task.id === currentId}
          selected={selected.has(task.id)}
          onSelect={onSelect && ((next) => onSelect(task.id, next))}
        />
      ))}
    </ul>
  );
}

/** The list while it loads. */
export function TaskListSkeleton() {
  return (
    <ul aria-hidden className="rounded-lg border border-line bg-surface">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <li key={key} className={rowStyles}>
          <Skeleton className="size-4" />
          <div className="flex-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-1.5 h-3 w-3/4" />
          </div>
          <Skeleton className="size-6 rounded-full" />
        </li>
      ))}
    </ul>
  );
}
