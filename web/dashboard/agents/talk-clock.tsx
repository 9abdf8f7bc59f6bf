import { useEffect, useState } from 'react';
import { formatClock } from '#web/lib/format.ts';
import type { CallState } from '#web/live-call/call-state.ts';

/** How long the call has lasted; stands still when it is over. */
export function TalkClock({ startedAt, lengthMs }: Pick<CallState, 'startedAt' | 'lengthMs'>) {
  const [now, setNow] = useState(() => performance.now());
  const running = startedAt !== null && lengthMs === null;

  useEffect(() => {
    if (!running) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [running]);

  const elapsed = lengthMs ?? (startedAt === null ? 0 : now - startedAt);
  return (
    <span role="timer" aria-label="Call duration" className="text-muted tabular-nums">
      {formatClock(elapsed)}
    </span>
  );
}
