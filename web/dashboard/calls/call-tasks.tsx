import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { kindIcons, taskTitle } from '#web/dashboard/contacts/task-labels.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** What the call promised; nothing where it promised nothing. */
export function CallTasks({ callId }: { callId: string }) {
  const { data } = useQuery(query.tasks.list({ query: { callId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Promised" />
      <CardBody className="flex flex-col gap-3">
        {data.items.map((task) => {
          const Icon = kindIcons[task.kind];
          return (
            <Link
              key={task.id}
              to={`/dashboard/inbox?task=${task.id}`}
              className="flex items-start gap-3 hover:underline"
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              <span className="min-w-0 flex-1">
                <span className="block break-words font-medium">{taskTitle(task)}</span>
                <span className="text-muted">
                  {task.completedAt ? 'Done ' : 'Due '}
                  <Moment iso={task.completedAt ?? task.dueAt} />
                </span>
              </span>
              {task.status === 'done' ? (
                <Badge tone="success">Done</Badge>
              ) : (
                <Badge tone={task.overdue ? 'danger' : 'accent'}>{task.overdue ? 'Overdue' : 'Open'}</Badge>
              )}
            </Link>
          );
        })}
      </CardBody>
    </Card>
  );
}
