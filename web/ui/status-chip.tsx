import { Badge } from './badge.tsx';

/** Whether something works for the public: the same word, colour and point for agents, actions and workflows. */
export function StatusChip({ status }: { status: 'active' | 'inactive' }) {
  return (
    <Badge tone={status === 'active' ? 'success' : 'neutral'} dot>
      {status === 'active' ? 'Active' : 'Inactive'}
    </Badge>
  );
}
