import type { AuditEntry } from '#domain/platform/audit.ts';
import { auditActions } from '#domain/platform/audit-actions.ts';
import { site } from '#web/lib/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** Who acted, in words. */
export function actorName({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (actor.kind === 'system') return `${site.name} itself`;
  const email = actor.email ?? 'A former account';
  return actor.kind === 'token' ? `${email}’s token` : email;
}

/** When, what, who and from where; the rest of an entry is behind its button. */
export const auditColumns = (open: (entry: AuditEntry) => void): Column<AuditEntry>[] => [
  {
    id: 'what',
    title: 'What',
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-4 w-44 max-w-full max-md:h-14',
    cell: (entry) => (
      <>
        <button
          type="button"
          className="block max-w-full text-pretty text-left font-medium hover:underline"
          onClick={() => open(entry)}
        >
          {auditActions[entry.action]}
        </button>
        <p className="wrap-anywhere text-muted text-sm md:hidden">{actorName(entry)}</p>
        <p className="text-muted text-sm md:hidden">{entry.ip}</p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who',
    className: 'max-md:hidden md:w-1/3 md:max-w-0',
    skeleton: 'h-4 w-40 max-w-full',
    cell: (entry) => (
      <span className="block truncate" title={actorName(entry)}>
        {actorName(entry)}
      </span>
    ),
  },
  {
    id: 'from',
    title: 'From',
    className: 'max-lg:hidden',
    cellClassName: 'font-mono text-sm',
    cell: ({ ip }) => ip ?? <Badge>No request</Badge>,
  },
  {
    id: 'when',
    title: 'When',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
  {
    id: 'details',
    title: 'Details',
    className: 'max-md:hidden',
    skeleton: 'h-7 w-16',
    cell: (entry) => (
      <Button variant="ghost" size="sm" aria-label={`Details for entry ${entry.seq}`} onClick={() => open(entry)}>
        Details
      </Button>
    ),
  },
];
