import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import type { PhoneNumber as OwnNumber } from '#domain/carriers/phone-numbers.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { RowLink } from '#web/ui/row-link.tsx';

const carries = ({ can }: OwnNumber) =>
  [can.voice ? 'Calls' : null, can.sms ? 'messages' : null].filter(Boolean).join(' and ') || 'Nothing';

/** Numbers with who answers them. A row opens its number. */
export function useNumberColumns(): Column<OwnNumber>[] {
  const { data } = useQuery(query.agents.list());
  const nameOf = (agentId: string | null) =>
    agentId === null ? null : (data?.items.find(({ id }) => id === agentId)?.name ?? '…');
  return [
    {
      id: 'number',
      title: 'Number',
      sortBy: ({ number }) => number,
      className: 'w-full max-w-0 md:w-1/3',
      skeleton: 'h-4 w-40 max-w-full max-md:h-10',
      cell: (row) => (
        <>
          <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
            <RowLink to={href('/dashboard/phone-numbers/:numberId', { numberId: row.id })}>
              <PhoneNumber number={row.number} />
            </RowLink>
            {row.test && <Badge>Test</Badge>}
          </span>
          {row.name !== row.number && (
            <span dir="auto" className="block truncate text-left text-muted">
              {row.name}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'agent',
      title: 'Answered by',
      sortBy: ({ inboundAgentId }) => nameOf(inboundAgentId),
      className: 'max-md:min-w-36',
      skeleton: 'h-4 w-28',
      cell: ({ inboundAgentId }) =>
        nameOf(inboundAgentId) ?? (
          <span className="text-muted">No agent yet. Callers hear that no one can take their call.</span>
        ),
    },
    {
      id: 'out',
      title: 'Calls with',
      className: 'max-md:hidden',
      cellClassName: 'text-muted',
      skeleton: 'h-4 w-28',
      cell: ({ outboundAgentId }) => nameOf(outboundAgentId) ?? '–',
    },
    {
      id: 'carries',
      title: 'Carries',
      className: 'max-lg:hidden',
      cellClassName: 'whitespace-nowrap text-muted',
      skeleton: 'h-4 w-24',
      cell: carries,
    },
  ];
}
