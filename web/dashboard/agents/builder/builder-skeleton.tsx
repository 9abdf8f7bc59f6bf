import { Skeleton } from '#web/ui/skeleton.tsx';

/** The height that the builder takes: as much of the window as the page's header and what is said above it leave. */
export const builderHeight = 'h-[max(32rem,calc(100dvh-9.5rem-var(--notices,0px)))]';

/** The builder before it is there, in its size. */
export function BuilderSkeleton() {
  return <Skeleton className={`${builderHeight} w-full rounded-xl`} />;
}
