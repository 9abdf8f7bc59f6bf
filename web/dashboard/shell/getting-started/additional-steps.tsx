import { useMutation } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import type { StepId } from '#domain/usage/getting-started.ts';
import { additionalSteps } from '#domain/usage/lessons.ts';
import { api } from '#web/lib/api.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { invalidate } from '#web/lib/query.ts';
import { cn } from '#web/ui/cn.ts';

/** Steps that nobody ticks: they complete themselves. Opening the documentation from here is having looked at it. */
export function AdditionalSteps({ done }: { done: readonly StepId[] }) {
  const check = useMutation({
    mutationFn: () => api.gettingStarted.checkDocumentation(),
    onSettled: () => Promise.all([invalidate('gettingStarted'), invalidate('workspaces')]),
  });
  return (
    <section aria-labelledby="additional-steps" className="rounded-lg lg:col-start-1 border border-line bg-surface p-4">
      <h2 id="additional-steps" className="font-medium">
        Additional Steps
      </h2>
      <p className="mt-0.5 text-muted text-sm tabular-nums">
        Completed {Math.round((done.length / additionalSteps.length) * 100)}%
      </p>
      <ul className="mt-3 flex flex-col gap-2.5">
        {additionalSteps.map(({ id, title }) => {
          const completed = done.includes(id);
          const Icon = completed ? CircleCheck : Circle;
          return (
            <li key={id} className="flex items-center gap-2.5 text-muted">
              <Icon
                role="img"
                aria-label={completed ? 'Completed' : 'Not completed'}
                className={cn('size-4 shrink-0', completed ? 'text-accent' : 'text-faint')}
              />
              {id === 'documentation' ? (
                <AppLink to="/documentation" className="hover:text-ink hover:underline" onClick={() => check.mutate()}>
                  {title}
                </AppLink>
              ) : (
                title
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
