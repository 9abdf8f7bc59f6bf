import type { PartnerStatus } from '#domain/agency/partners.ts';
import { Badge } from '#web/ui/badge.tsx';

const states = {
  pending: { tone: 'warning', label: 'Pending' },
  active: { tone: 'success', label: 'Active' },
  paused: { tone: 'neutral', label: 'Paused' },
} as const;

/** The state of a partner, in a word. */
export function PartnerState({ status }: { status: PartnerStatus }) {
  return (
    <Badge dot tone={states[status].tone}>
      {states[status].label}
    </Badge>
  );
}
