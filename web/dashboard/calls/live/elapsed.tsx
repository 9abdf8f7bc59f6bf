import { useEffect, useState } from 'react';
import { formatClock } from '#web/lib/format.ts';

/** How long a call has lasted, second by second. */
export function Elapsed({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{formatClock(Math.max(0, now - Date.parse(since)))}</span>;
}
