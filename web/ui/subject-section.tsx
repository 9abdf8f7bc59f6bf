import { type ReactNode, useId } from 'react';

/** One subject of a page of settings: what it is at the left, what can be done at the right. */
export function SubjectSection({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-line border-t py-7 lg:grid-cols-[17rem_minmax(0,36rem)]"
    >
      <header>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-pretty text-muted">{hint}</p>
      </header>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
