import type { CallSummary } from '#domain/calls/calls.ts';
import { endReasonWords, outcomeWords } from '#web/live-call/call-labels.ts';
import { Badge } from '#web/ui/badge.tsx';

const outcomeTones = { success: 'success', failure: 'warning', neutral: 'neutral' } as const;

/** Where a call stands: live, or what came of it. */
export function CallStatus({ call }: { call: Pick<CallSummary, 'status' | 'outcome' | 'endReason'> }) {
  if (call.status === 'waiting') return <Badge>Waiting</Badge>;
  if (call.status === 'live') {
    return (
      <Badge tone="accent" dot>
        Live
      </Badge>
    );
  }
  if (call.endReason === 'failed') return <Badge tone="danger">{endReasonWords.failed}</Badge>;
  if (call.outcome === null) return <Badge>Ended</Badge>;
  return <Badge tone={outcomeTones[call.outcome]}>{outcomeWords[call.outcome]}</Badge>;
}
