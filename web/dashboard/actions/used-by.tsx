import { href, Link } from 'react-router';
import type { Action } from '#domain/actions/actions.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** The conversations that run an action. */
export function UsedBy({ action }: { action: Action }) {
  return (
    <Card>
      <CardHeader title="Used in" />
      <CardBody>
        {action.usedBy.length === 0 ? (
          <p className="text-muted">No conversation uses this action yet. Add a Run Action step to a conversation.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {action.usedBy.map(({ agentId, agent, steps }) => (
              <li key={agentId}>
                <Link
                  className="font-medium text-accent-text underline-offset-4 hover:underline"
                  to={href('/dashboard/agents/:agentId', { agentId })}
                >
                  {agent}
                </Link>
                <p className="text-muted text-sm">{steps.join(', ')}</p>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
