import { additionalSteps, lessonMinutes, lessons } from '#domain/usage/lessons.ts';

const all = lessons.length + additionalSteps.length;

/** What lessons and steps earn; the menu's button of the same name leads here. */
export function FreeMinutes({ done }: { done: number }) {
  return (
    <section
      id="free-minutes"
      aria-labelledby="free-minutes-title"
      className="mt-6 scroll-mt-20 rounded-lg border border-line bg-surface p-4"
    >
      <h2 id="free-minutes-title" className="font-medium">
        Free Minutes
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">
        Each lesson and extra step adds {lessonMinutes} free call minutes to this workspace, one time only. Creating an
        agent and finishing a test call complete their lessons automatically.
      </p>
      <p className="mt-1 text-muted text-sm tabular-nums">
        {done * lessonMinutes} of {all * lessonMinutes} minutes earned
      </p>
    </section>
  );
}
