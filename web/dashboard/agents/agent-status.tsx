import type { AgentSummary } from '#domain/agents/agents.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Active: answers the public. Inactive: only its workspace can talk with it. */
export function AgentStatus({ status }: { status: AgentSummary['status'] }) {
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {status === 'active' ? 'Active' : 'Inactive'}
    </Badge>
  );
}
