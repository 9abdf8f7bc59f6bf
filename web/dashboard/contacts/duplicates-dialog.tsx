import { useQuery } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { href, Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Contacts that have one number or one address, and what makes one of them. */
export function DuplicatesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isPending } = useQuery(query.contacts.duplicates());
  const merge = useChange(
    ([first, ...others]: string[]) => api.contacts.merge({ params: { contactId: first! }, body: { ids: others } }),
    {
      reloads: 'contacts',
      says: ({ name }) => `${name} merged into one contact`,
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Duplicates"
      description="Contacts with the same number or email. The first contact is kept and gets missing values, tags, and notes from the others."
    >
      {isPending && <Skeleton className="h-24" />}
      {error && <Banner>{messageOf(error)}</Banner>}
      {data?.items.length === 0 && <p className="text-muted">No two contacts share a number or email.</p>}
      <ul className="divide-y divide-line">
        {data?.items.map(({ by, value, contacts }) => (
          <li key={`${by} ${value}`} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1">
              <p className="text-muted text-sm tabular-nums">{value}</p>
              <p className="break-words">
                {contacts.map(({ id, name, company }, at) => (
                  <span key={id}>
                    {at > 0 && ', '}
                    <Link
                      to={href('/dashboard/contacts/:contactId', { contactId: id })}
                      className="font-medium hover:underline"
                    >
                      {name}
                    </Link>
                    {company && <span className="text-muted"> ({company})</span>}
                  </span>
                ))}
              </p>
            </div>
            <Button
              variant="outline"
              disabled={merge.isPending}
              aria-label={`Merge into ${contacts[0]?.name}`}
              onClick={() => merge.mutate(contacts.map(({ id }) => id))}
            >
              <Merge aria-hidden /> Merge
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
