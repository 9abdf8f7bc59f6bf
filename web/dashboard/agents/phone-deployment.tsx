import { useQuery } from '@tanstack/react-query';
import { href, Link, useNavigate } from 'react-router';
import type { Agent } from '#domain/agents/agents.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** On which numbers the agent answers or calls, and the shortest way to one. */
export function PhoneDeployment({ agent }: { agent: Agent }) {
  const maySee = useCan('phone-numbers:read');
  const mayManage = useCan('phone-numbers:manage');
  const navigate = useNavigate();
  const { data } = useQuery({ ...query.phoneNumbers.list(), enabled: maySee });
  const addTest = useChange(
    () => api.phoneNumbers.addTest({ body: { inboundAgentId: agent.id } }, { timeoutMs: 30_000 }),
    {
      reloads: 'phoneNumbers',
      next: ({ id }) => navigate(href('/dashboard/phone-numbers/:numberId', { numberId: id })),
    },
  );
  const own = data?.items.filter(
    ({ inboundAgentId, outboundAgentId }) => inboundAgentId === agent.id || outboundAgentId === agent.id,
  );
  return (
    <Card>
      <CardHeader
        title="Phone and text messages"
        hint="Answers calls and texts on your own number or a free test number. Places calls, one at a time or in campaigns."
        action={
          <Link to="/dashboard/phone-numbers" className={buttonStyles({ variant: 'outline' })}>
            Connect a number
          </Link>
        }
      />
      {maySee && (
        <CardBody>
          {own === undefined && <Skeleton className="h-8 w-full" />}
          {own?.length === 0 && (
            <div className="flex flex-wrap items-center gap-3">
              <p className="min-w-0 flex-1 text-muted">No phone number is connected to this agent yet.</p>
              {mayManage && (
                <Button busy={addTest.isPending} onClick={() => addTest.mutate()}>
                  Get a test number
                </Button>
              )}
            </div>
          )}
          {own && own.length > 0 && (
            <ul className="divide-y divide-line">
              {own.map(({ id, number, test, inboundAgentId }) => (
                <li key={id} className="flex items-center gap-3 py-2">
                  <Link
                    to={href('/dashboard/phone-numbers/:numberId', { numberId: id })}
                    className="font-medium hover:underline"
                  >
                    <PhoneNumber number={number} />
                  </Link>
                  {test && <Badge>Test number</Badge>}
                  <span className="ml-auto text-muted text-sm">
                    {inboundAgentId === agent.id ? 'Answers' : 'Places calls'}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      )}
    </Card>
  );
}
