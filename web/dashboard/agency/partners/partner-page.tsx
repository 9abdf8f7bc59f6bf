import { useQuery } from '@tanstack/react-query';
import { Banknote, Handshake } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Partner } from '#domain/agency/partners.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { FigureCards } from '../figure-cards.tsx';
import { entryColumns } from './entry-columns.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { formatShare, moneyOf } from './money.ts';
import { PartnerMenu } from './partner-menu.tsx';
import { PartnerState } from './partner-state.tsx';

/** What changed what the partner is owed, newest first. */
function Entries({ partnerId }: { partnerId: string }) {
  const { rows, ...list } = usePages(['partners', 'entries', partnerId], (cursor) =>
    api.partners.entries({ params: { partnerId }, query: { ...(cursor && { cursor }) } }),
  );
  return (
    <section aria-labelledby="entries" className="mt-8">
      <h2 id="entries" className="mb-3 font-semibold text-lg">
        Earned and paid out
      </h2>
      <DataList
        label="Entries"
        columns={entryColumns}
        rows={rows}
        keyOf={({ id }) => id}
        {...list}
        empty={
          <EmptyState icon={Banknote} title="No entries yet">
            Payments from the partner’s customers earn a commission and appear here. Credit notes reduce the commission.
          </EmptyState>
        }
      />
    </section>
  );
}

const aboutOf = ({ type, email, referrals }: Partner) =>
  [type.replace(/^./, (first) => first.toUpperCase()), email, referrals === 1 ? 'one sign-up' : `${referrals} sign-ups`]
    .filter(Boolean)
    .join(', ');

/** One partner: the terms, the link, and every entry of what is owed. */
export default function PartnerPage() {
  const { partnerId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.partners.list());
  const mayManage = useCan('settings:manage');
  const [paying, setPaying] = useState(false);
  const partner = data?.items.find(({ id }) => id === partnerId);
  if (error) {
    return <ErrorState title="Couldn’t load the partner." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (data && partner === undefined) {
    return (
      <EmptyState icon={Handshake} title="Partner not found">
        This workspace’s partners are listed under Partner Details.
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={partner?.name ?? 'Partner'}
        subtitle={partner && aboutOf(partner)}
        status={partner && <PartnerState status={partner.status} />}
        actions={
          data &&
          partner &&
          mayManage && (
            <>
              {partner.sums.some(({ owed }) => owed > 0) && (
                <Button onClick={() => setPaying(true)}>
                  <Banknote /> Record payout
                </Button>
              )}
              <PartnerMenu partner={partner} rates={data.rates} />
            </>
          )
        }
      />
      <FigureCards
        figures={[
          { title: 'Commission', value: partner && formatShare(partner.commissionPoints) },
          { title: 'Revenue', value: partner && moneyOf(partner.sums, 'revenue') },
          { title: 'Earned', value: partner && moneyOf(partner.sums, 'commission') },
          { title: 'Paid out', value: partner && moneyOf(partner.sums, 'paid') },
          { title: 'Owed', value: partner && moneyOf(partner.sums, 'owed') },
        ]}
      />
      {partner && (
        <div className="flex max-w-2xl items-end gap-2">
          <Field
            label="Referral link"
            className="min-w-0 flex-1"
            hint="People who sign up within 90 days of opening the link count as their referrals."
          >
            <Input readOnly value={partner.link} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton text={partner.link} label="Copy referral link" />
        </div>
      )}
      <Entries partnerId={partnerId} />
      {paying && partner && <EntryDialog partner={partner} kind="payout" onClose={() => setPaying(false)} />}
    </>
  );
}
