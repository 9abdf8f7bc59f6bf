import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * The size of the builder. Where the page's head stands in the top bar it fills the window below the row of tabs, from edge to
 * edge; else it is a box, as tall as the window leaves room for.
 */
export const builderFrame =
  'h-[max(32rem,calc(100dvh-9.5rem-var(--notices,0px)))] rounded-xl border lg:-mx-6 lg:-mb-4 lg:h-[max(32rem,calc(100dvh-5.5rem-var(--notices,0px)))] lg:rounded-none lg:border-0';

/** The row of tabs over the builder: from edge to edge, right below the page's head. */
export const studioTabs = 'lg:-mx-6 lg:-mt-4 lg:px-6 lg:pt-1';

/** The builder before it is there, in its size. */
export function BuilderSkeleton() {
  return <Skeleton className={`${builderFrame} border-transparent`} />;
}
