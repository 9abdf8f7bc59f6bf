import { useQuery } from '@tanstack/react-query';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Whether calls of a number really come here, as the carrier has it, and the button that sees to it. */
export function NumberStateCard({ number }: { number: PhoneNumber }) {
  const mayManage = useCan('phone-numbers:manage');
  const params = { numberId: number.id };
  const { data, error, isFetching, refetch } = useQuery({ ...query.phoneNumbers.routing({ params }), retry: false });
  const point = useChange(() => api.phoneNumbers.route({ params }, { timeoutMs: 40_000 }), {
    reloads: 'phoneNumbers',
    next: ({ set }) => {
      if (set) toast.success(`Calls to ${formatPhone(number.number)} are now routed here`);
    },
  });
  return (
    <Card>
      <CardHeader
        title="Carrier routing"
        hint="Where the carrier currently routes this number’s calls and messages."
        action={
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        }
      />
      <CardBody>
        {data === undefined && !error && <Skeleton className="h-5 w-32" />}
        {error && <p className="text-danger-text">{messageOf(error)}</p>}
        {data?.set && (
          <Badge tone="success" dot>
            Calls are routed here
          </Badge>
        )}
        {data && !data.set && (
          <div className="flex flex-col items-start gap-3">
            <Badge tone="warning" dot>
              Not set
            </Badge>
            <ul className="wrap-anywhere list-disc pl-5 text-muted">
              {data.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            {mayManage && (
              <Button busy={point.isPending} onClick={() => point.mutate()}>
                Route calls here
              </Button>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  );
}
