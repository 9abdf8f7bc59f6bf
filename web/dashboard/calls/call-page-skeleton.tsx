import { Skeleton } from '#web/ui/skeleton.tsx';

/** The call's page before the call is there, in its size. */
export function CallPageSkeleton() {
  return (
    <div role="status" aria-label="Loading the call">
      <div className="mb-6 flex flex-col gap-1">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-120" />
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-48" />
          <Skeleton className="h-52" />
        </div>
      </div>
    </div>
  );
}
