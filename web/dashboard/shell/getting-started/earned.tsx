import { lessonMinutes } from '#domain/usage/lessons.ts';

/** The minutes that a lesson or a step earns, or has earned. */
export function Earned({ done }: { done: boolean }) {
  return (
    <span aria-hidden className="ml-auto shrink-0 font-normal text-muted text-xs tabular-nums">
      {done ? `${lessonMinutes} min earned` : `+${lessonMinutes} min`}
    </span>
  );
}
