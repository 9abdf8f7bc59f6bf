import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import type { Call } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { signWords, toneOfScore } from './sign-labels.ts';

/** How good a call was, and why; anyone who has looked at it says so. */
export function CallQualityCard({ call: { id: callId } }: { call: Call }) {
  const { queryKey, ...asked } = query.callQuality.get({ params: { callId } });
  const { data } = useQuery({ queryKey, ...asked });
  const mayWrite = useCan('calls:write');
  const look = useChange((reviewed: boolean) => api.callQuality.review({ params: { callId }, body: { reviewed } }), {
    reloads: 'callQuality',
    next: (now) => queryClient.setQueryData(queryKey, now),
  });
  if (!data || data.score === null) return null;
  const { score, signs, reviewed } = data;
  return (
    <Card>
      <CardHeader
        title="Quality"
        action={
          <Badge tone={toneOfScore(score)}>
            {score} <span className="sr-only">out of 100 points</span>
          </Badge>
        }
      />
      <CardBody>
        {signs.length === 0 ? (
          <p className="text-muted">No issues found.</p>
        ) : (
          <ul className="flex flex-col gap-1.5">
            {signs.map(({ sign, times, points }) => (
              <li key={sign} className="flex justify-between gap-3" title={signWords[sign].hint}>
                <span>
                  {signWords[sign].label}
                  {times > 1 && <span className="text-muted"> {times} times</span>}
                </span>
                <span className="text-muted tabular-nums">{points > 0 ? `−${points}` : '0'}</span>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && score < 100 && (
          <Button
            variant="outline"
            size="sm"
            className="mt-4"
            busy={look.isPending}
            onClick={() => look.mutate(!reviewed)}
          >
            {reviewed ? <EyeOff /> : <Eye />}
            {reviewed ? 'Review again' : 'Mark as reviewed'}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
