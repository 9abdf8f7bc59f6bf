import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GettingStarted, LessonId } from '#domain/usage/getting-started.ts';
import { lessons, progressPercent } from '#domain/usage/lessons.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdditionalSteps } from './additional-steps.tsx';
import { FirstAgent } from './first-agent.tsx';
import { FreeMinutes } from './free-minutes.tsx';
import { Lesson } from './lesson.tsx';
import { LessonList } from './lesson-list.tsx';
import { OpenSample } from './open-sample.tsx';

/** Ticks or unticks a lesson at once; a refusal takes it back. */
function useSetLesson() {
  const { queryKey } = query.gettingStarted.get();
  return useMutation({
    mutationFn: ({ lessonId, completed }: { lessonId: LessonId; completed: boolean }) =>
      api.gettingStarted.setLesson({ params: { lessonId }, body: { completed } }),
    onMutate: async ({ lessonId, completed }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData<GettingStarted>(queryKey);
      const others = (before?.completed ?? []).filter((id) => id !== lessonId);
      const now = completed ? [...others, lessonId] : others;
      queryClient.setQueryData(queryKey, {
        completed: now,
        percent: progressPercent(now.length),
        steps: before?.steps ?? [],
      });
      return { before };
    },
    onError: (error, _input, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toastError(error);
    },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    // The menu's footer shows the same progress.
    onSettled: () => invalidate('workspaces'),
  });
}

export default function GettingStartedPage() {
  const { data, error, refetch } = useQuery(query.gettingStarted.get());
  const setLesson = useSetLesson();
  const [chosen, setChosen] = useState<LessonId | null>(null);

  if (error && !data) {
    return <ErrorState title="Couldn’t load your progress" message={error.message} onRetry={() => void refetch()} />;
  }

  const completed = data?.completed ?? [];
  const current = chosen ?? lessons.find(({ id }) => !completed.includes(id))?.id ?? lessons[0].id;
  return (
    <>
      <PageHeader
        title="Getting Started"
        subtitle="Four short lessons to get your first agent live."
        actions={<OpenSample />}
      />
      {data && !data.completed.includes('testing') && <FirstAgent />}
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <section aria-label="Lessons" className="rounded-lg border border-line bg-surface p-4">
          <p className="mb-2 font-medium tabular-nums">
            {data ? `Completed ${data.percent}%` : <Skeleton className="h-5 w-28" />}
          </p>
          <Progress label="Lessons completed" percent={data?.percent ?? 0} className="mb-3" />
          <LessonList completed={completed} current={current} onChoose={setChosen} />
        </section>
        <Lesson
          key={current}
          id={current}
          completed={completed.includes(current)}
          disabled={!data}
          onChange={(done) => {
            setChosen(current);
            setLesson.mutate({ lessonId: current, completed: done });
          }}
          next={lessons.find(({ id }) => id !== current && !completed.includes(id))}
          onNext={setChosen}
        />
        <AdditionalSteps done={data?.steps ?? []} />
      </div>
      <FreeMinutes done={completed.length + (data?.steps.length ?? 0)} />
    </>
  );
}
