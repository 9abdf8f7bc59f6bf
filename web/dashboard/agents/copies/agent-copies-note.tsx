import { useQuery } from '@tanstack/react-query';
import { Copy, MoveRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Agent } from '#domain/agents/agents.ts';
import { copiesInWords } from '#web/dashboard/agents/copy-states.tsx';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyAgentDialog } from './copy-agent-dialog.tsx';

/** What an agency can do with its agent for its subaccounts, and how the copies stand. Nothing in a workspace without any. */
export function AgentCopiesNote({ agent }: { agent: Agent }) {
  const { agency } = useWorkspace();
  const maySee = useCan('settings:read');
  const mayManage = useCan('settings:manage');
  const navigate = useNavigate();
  const isAgency = agency === null && maySee;
  const subaccounts = useQuery({ ...query.subaccounts.list(), enabled: isAgency });
  const hasSome = (subaccounts.data?.items.length ?? 0) > 0;
  const copies = useQuery({
    ...query.agentCopies.list({ params: { agentId: agent.id } }),
    enabled: isAgency && hasSome,
  });
  const [asking, setAsking] = useState<'copy' | 'move'>();
  if (!isAgency || !hasSome) return null;
  const found = copies.data?.items ?? [];
  return (
    <section
      aria-label="Subaccounts"
      className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <p className="min-w-0 text-muted text-sm">
        {found.length === 0 ? 'No subaccounts have a copy of this agent.' : copiesInWords(found)}{' '}
        {found.length > 0 && (
          <Link
            to={`/dashboard/agency/subaccounts/agents?agent=${agent.id}`}
            className="text-accent-text underline-offset-4 hover:underline"
          >
            Show copies
          </Link>
        )}
      </p>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setAsking('copy')}>
            <Copy /> Copy to subaccounts…
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAsking('move')}>
            <MoveRight /> Move to a subaccount…
          </Button>
        </div>
      )}
      {asking && (
        <CopyAgentDialog
          agent={agent}
          move={asking === 'move'}
          onClose={() => setAsking(undefined)}
          onMoved={() => void navigate('/dashboard/agents')}
        />
      )}
    </section>
  );
}
