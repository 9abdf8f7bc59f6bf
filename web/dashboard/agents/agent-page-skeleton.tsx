import { Skeleton } from '#web/ui/skeleton.tsx';

/** The agent's page before the agent is there, in its size. */
export function AgentPageSkeleton() {
  return (
    <div role="status" aria-label="Loading the agent">
      <div className="mb-6 flex flex-col gap-1">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="mb-5 h-9 w-full max-w-160" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
        <Skeleton className="h-120 w-full" />
        <Skeleton className="h-[min(40rem,calc(100dvh-9rem-var(--notices,0px)))] min-h-96" />
      </div>
    </div>
  );
}
