import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router';
import { useCan } from '#web/lib/can.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Before the first call. */
export function NoAnalytics() {
  const mayCreate = useCan('agents:write');
  return (
    <EmptyState
      icon={ChartNoAxesColumn}
      title="No Analytics Data Yet"
      action={
        mayCreate && (
          <Link to="/dashboard/agents?create" className={buttonStyles()}>
            Create Your First Agent
          </Link>
        )
      }
    >
      Analytics will appear once your agents start making calls. Create your first agent to begin tracking performance
      metrics.
    </EmptyState>
  );
}
