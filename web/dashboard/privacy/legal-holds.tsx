import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LegalHold } from '#domain/privacy/legal-holds.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { HoldDialog } from './hold-dialog.tsx';

function Held({ hold: { callId, contactId, contactName } }: { hold: LegalHold }) {
  if (callId !== null) return <Link to={`/dashboard/calls/${callId}`}>A call</Link>;
  if (contactId === null) return 'The whole workspace';
  return <Link to={`/dashboard/contacts/${contactId}`}>{contactName ?? 'A deleted contact'}</Link>;
}

/** What must not be removed, and how it is let go. */
export function LegalHolds({ readOnly }: { readOnly: boolean }) {
  const { data, error, refetch } = useQuery(query.legalHolds.list());
  const [placing, setPlacing] = useState(false);
  const lift = useChange((holdId: string) => api.legalHolds.remove({ params: { holdId } }), {
    reloads: 'legalHolds',
    says: 'Legal hold lifted',
  });
  return (
    <SubjectSection
      title="Legal holds"
      hint="Items on hold are never removed. To place a hold, open a call or contact."
    >
      {error && <ErrorState title="Couldn’t load holds." message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-10" />}
      {data?.items.length === 0 && <p className="text-muted">No items on hold.</p>}
      <ul className="flex flex-col gap-2">
        {data?.items.map((hold) => (
          <li key={hold.id} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">
                <Held hold={hold} />
              </p>
              <p className="text-muted text-sm">
                {hold.reason}, <Moment iso={hold.createdAt} format="date" />
                {hold.createdBy && `, ${hold.createdBy.name}`}
              </p>
            </div>
            {!readOnly && (
              <Button variant="outline" disabled={lift.isPending} onClick={() => lift.mutate(hold.id)}>
                Lift
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <div>
          <Button variant="outline" onClick={() => setPlacing(true)}>
            Place hold on workspace
          </Button>
        </div>
      )}
      {placing && <HoldDialog of={{}} what="the whole workspace" onClose={() => setPlacing(false)} />}
    </SubjectSection>
  );
}
