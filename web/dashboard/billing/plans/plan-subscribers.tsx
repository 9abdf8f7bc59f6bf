import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#domain/billing/plans.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const states = { trialing: 'Trial', active: 'Active', cancelled: 'Canceled' } as const;

/** The workspaces that have a plan, or had it. */
export function PlanSubscribers({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { data, error, refetch } = useQuery(query.plans.subscribers({ params: { planId: plan.id } }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${plan.name} subscribers`}
      description="Each subscriber keeps the version they agreed to."
    >
      {error && (
        <ErrorState title="Couldn’t load workspaces." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-20" />}
      {data?.items.length === 0 && <p className="text-muted">No subscribers yet.</p>}
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {data?.items.map(({ workspaceId, name, status, version, since }) => (
          <li key={`${workspaceId} ${since}`} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <span dir="auto" className="block truncate font-medium" title={name}>
                {name}
              </span>
              <span className="text-muted text-sm">
                Version {version}, since <Moment iso={since} format="date" />
              </span>
            </span>
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{states[status]}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
