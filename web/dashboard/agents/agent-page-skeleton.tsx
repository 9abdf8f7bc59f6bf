import { Skeleton } from '#web/ui/skeleton.tsx';

/** The agent's page before the agent is there, in its size. */
export function AgentPageSkeleton() {
  return (
    <div role="status" aria-label="Loading the agent">
      <div className="mb-6 flex flex-col gap-1">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
        <div className="order-2 lg:order-1">
          <Skeleton className="h-9 w-80" />
          <Skeleton className="mt-5 h-120 w-full" />
        </div>
        <Skeleton className="order-1 h-[min(40rem,calc(100dvh-9rem))] min-h-96 lg:order-2" />
      </div>
    </div>
  );
}
