import { Circle, CircleCheck } from 'lucide-react';
import { additionalSteps } from './lessons.data.ts';

/** Steps that nobody ticks: they complete themselves. */
export function AdditionalSteps() {
  const done = additionalSteps.filter((step) => step.completed).length;
  return (
    <section aria-labelledby="additional-steps" className="rounded-lg lg:col-start-1 border border-line bg-surface p-4">
      <h2 id="additional-steps" className="font-medium">
        Additional Steps
      </h2>
      <p className="mt-0.5 text-muted text-sm tabular-nums">
        Completed {Math.round((done / additionalSteps.length) * 100)}%
      </p>
      <ul className="mt-3 flex flex-col gap-2.5">
        {additionalSteps.map(({ id, title, completed }) => {
          const Icon = completed ? CircleCheck : Circle;
          return (
            <li key={id} className="flex items-center gap-2.5 text-muted">
              <Icon aria-hidden className="size-4 shrink-0 text-faint" />
              {title}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
