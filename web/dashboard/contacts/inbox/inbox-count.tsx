import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/query.ts';

/** How often it is counted again while the page is seen, in ms. */
const countEveryMs = 20_000;
/** More are shown as this and a plus. */
const mostShown = 99;

/** How many tasks are open, beside the menu's Inbox; nothing where none is. */
export default function InboxCount() {
  const { data } = useQuery({ ...query.tasks.counts(), refetchInterval: countEveryMs });

  if (!data || data.open === 0) return null;
  return (
    <span className="ml-auto text-muted text-sm tabular-nums">
      {data.open > mostShown ? `${mostShown}+` : data.open}
      <span className="sr-only"> open</span>
    </span>
  );
}
