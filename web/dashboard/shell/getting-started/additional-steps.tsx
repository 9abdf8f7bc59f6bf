import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { StepId } from '#domain/usage/getting-started.ts';
import { additionalSteps } from '#domain/usage/lessons.ts';
import { api } from '#web/lib/api.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { cn } from '#web/ui/cn.ts';
import { Earned } from './earned.tsx';

/** Where each step is done; the documentation is a public page. */
const ways = {
  hubspot: '/dashboard/integrations/external-services',
  twilio: '/dashboard/phone-numbers',
} as const;

/** Steps that no one ticks: they complete themselves. Opening the documentation from here is having looked at it. */
export function AdditionalSteps({ done }: { done: readonly StepId[] }) {
  const check = useChange(() => api.gettingStarted.checkDocumentation(), {
    reloads: ['gettingStarted', 'workspaces'],
    refusal: 'shown',
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
                <Link to={ways[id]} className="hover:text-ink hover:underline">
                  {title}
                </Link>
              )}
              <Earned done={completed} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
