import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import type { AgentSummary } from '#domain/agents.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import { AgentMenu } from './agent-menu.tsx';
import { AgentStatus } from './agent-status.tsx';

function AgentRow({ agent }: { agent: AgentSummary }) {
  return (
    <TableRow className="relative">
      <TableCell className="w-full max-w-0 md:w-2/5">
        <Link
          to={href('/dashboard/agents/:agentId', { agentId: agent.id })}
          className="block truncate font-medium after:absolute after:inset-0"
        >
          {agent.name}
        </Link>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-md:hidden">{agent.type}</TableCell>
      <TableCell>
        <AgentStatus status={agent.status} />
      </TableCell>
      <TableCell numeric className="max-sm:hidden">
        {formatNumber(agent.calls)}
      </TableCell>
      <TableCell numeric className="max-md:hidden">
        {agent.successRate === null ? <span className="text-muted">–</span> : formatPercent(agent.successRate)}
      </TableCell>
      <TableCell className="text-muted max-sm:hidden">
        {agent.lastActive === null ? 'Never' : <Moment iso={agent.lastActive} />}
      </TableCell>
      <TableCell className="w-12 py-1 pr-2 pl-0">
        <div className="relative z-10 flex justify-end">
          <AgentMenu agent={agent} />
        </div>
      </TableCell>
    </TableRow>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Table label="Agents">
      <TableHead>
        <tr>
          <TableHeading className="w-full md:w-2/5">Name</TableHeading>
          <TableHeading className="max-md:hidden">Type</TableHeading>
          <TableHeading>Status</TableHeading>
          <TableHeading numeric className="max-sm:hidden">
            Calls
          </TableHeading>
          <TableHeading numeric className="max-md:hidden">
            Success rate
          </TableHeading>
          <TableHeading className="max-sm:hidden">Last active</TableHeading>
          <TableHeading>
            <span className="sr-only">Actions</span>
          </TableHeading>
        </tr>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

/** The agents with their figures. A row opens its agent. */
export function AgentsTable({ agents }: { agents: AgentSummary[] }) {
  return (
    <Frame>
      {agents.map((agent) => (
        <AgentRow key={agent.id} agent={agent} />
      ))}
    </Frame>
  );
}

/** The table before its rows are there, in their size. */
export function AgentsTableSkeleton() {
  return (
    <Frame>
      {['w-40', 'w-32', 'w-48'].map((width) => (
        <tr key={width}>
          <TableCell>
            <Skeleton className={`h-4 ${width}`} />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="h-4 w-36" />
          </TableCell>
          <TableCell>
            <Skeleton className="h-5 w-16" />
          </TableCell>
          <TableCell className="max-sm:hidden">
            <Skeleton className="ml-auto h-4 w-8" />
          </TableCell>
          <TableCell className="max-md:hidden">
            <Skeleton className="ml-auto h-4 w-8" />
          </TableCell>
          <TableCell className="max-sm:hidden">
            <Skeleton className="h-4 w-24" />
          </TableCell>
          <TableCell className="w-12 py-1 pr-2 pl-0">
            <span className="block h-8" />
          </TableCell>
        </tr>
      ))}
    </Frame>
  );
}
