import { Skeleton } from '#web/ui/skeleton.tsx';

/** The call's page before the call is there, in its size. */
export function CallPageSkeleton() {
  return (
    <div role="status" aria-label="Loading the call">
      <div className="mb-6 flex flex-col gap-1">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="mb-6 h-18 w-full max-xl:h-36" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-60" />
      </div>
    </div>
  );
}
