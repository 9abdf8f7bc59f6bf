import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, Inbox, Phone, RotateCcw } from 'lucide-react';
import { href, Link } from 'react-router';
import type { TaskDetail } from '#domain/contacts/tasks.ts';
import { taskTitle } from '#web/dashboard/contacts/task-labels.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskNotes } from './task-notes.tsx';
import { useDone } from './use-tasks.ts';

/** What was said around the promise. */
function Said({ task }: { task: TaskDetail }) {
  const { said, callId, turns } = task;
  if (callId === null) return null;
  return (
    <section aria-label="On the call">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-semibold">On the call</h3>
        <Link to={href('/dashboard/calls/:callId', { callId })} className="text-accent-text hover:underline">
          Open call
        </Link>
      </div>
      {said.length === 0 && <p className="mt-1 text-muted">The caller didn’t say anything.</p>}
      <ol className="mt-2 flex flex-col gap-2">
        {said.map(({ seq, role, text }) => (
          <li key={seq}>
            <p className="text-muted text-sm">{role === 'agent' ? (task.agentName ?? 'Agent') : 'Caller'}</p>
            <p dir="auto" className={`break-words text-left ${turns.includes(seq) ? 'font-medium' : ''}`}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Collected({ collected }: Pick<TaskDetail, 'collected'>) {
  if (collected.length === 0) return null;
  return (
    <section aria-label="Collected">
      <h3 className="font-semibold">Collected</h3>
      <dl className="mt-2 grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {collected.map(({ name, spoken }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{keyWords(name)}</dt>
            <dd className="break-words">{spoken}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Detail({ task }: { task: TaskDetail }) {
  const mayWrite = useCan('calls:write');
  const setDone = useDone();
  const isDone = task.status === 'done';
  return (
    <Card>
      <CardBody className="flex flex-col gap-6 pt-5">
        <header>
          <div className="flex flex-wrap items-center gap-2">
            <h2 dir="auto" className="min-w-0 break-words text-left font-semibold text-lg">
              {taskTitle(task)}
            </h2>
            {task.test && <Badge>Test call</Badge>}
            {task.overdue && <Badge tone="danger">Overdue</Badge>}
            {isDone && <Badge tone="success">Done</Badge>}
          </div>
          <p className="mt-0.5 text-muted text-sm">
            {task.agentName === null
              ? `Created by ${task.createdBy?.name ?? 'an app'}`
              : `Promised by ${task.agentName}`}{' '}
            · <Moment iso={task.createdAt} />
          </p>
          {task.completedAt && (
            <p className="text-muted text-sm">
              Done{task.completedBy && ` by ${task.completedBy.name}`} · <Moment iso={task.completedAt} />
            </p>
          )}
        </header>
        <p dir="auto" className="whitespace-pre-wrap break-words text-left">
          {task.summary}
        </p>
        {(task.phone !== null || mayWrite) && (
          <div className="flex flex-wrap gap-2">
            {task.phone !== null && (
              <>
                <a href={`tel:${task.phone.replace(/[^\d+;=ext]/g, '')}`} className={buttonStyles()}>
                  <Phone aria-hidden /> Call <PhoneNumber number={task.phone} />
                </a>
                <CopyButton text={task.phone} label="Copy number" variant="outline" size="default" />
              </>
            )}
            {mayWrite && (
              <Button variant="outline" onClick={() => setDone([task], !isDone)}>
                {isDone ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
                {isDone ? 'Reopen' : 'Mark done'}
              </Button>
            )}
          </div>
        )}
        <TaskFields task={task} readOnly={!mayWrite} />
        <Collected collected={task.collected} />
        <Said task={task} />
        <TaskNotes key={task.id} task={task} readOnly={!mayWrite} />
      </CardBody>
    </Card>
  );
}

function DetailSkeleton() {
  return (
    <Card>
      <CardBody className="flex flex-col gap-5 pt-5">
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-32 w-full" />
      </CardBody>
    </Card>
  );
}

/** One task: what was promised, in which words, to whom, and what became of it. */
export function TaskPanel({ taskId, back }: { taskId: string; back: string }) {
  const { data, error, isPending, refetch } = useQuery(query.tasks.get({ params: { taskId } }));
  const missing = error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
  return (
    <div className="min-w-0">
      <Link to={back} className={`${buttonStyles({ variant: 'ghost', size: 'sm' })} mb-3 -ml-2 xl:hidden`}>
        <ArrowLeft aria-hidden /> Inbox
      </Link>
      {isPending && <DetailSkeleton />}
      {data && <Detail key={data.id} task={data} />}
      {!isPending && !data && missing && (
        <EmptyState icon={Inbox} title="Follow-up not found">
          The URL is wrong, or the follow-up belongs to another workspace.
        </EmptyState>
      )}
      {!isPending && !data && !missing && (
        <ErrorState title="Couldn’t load the follow-up." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
