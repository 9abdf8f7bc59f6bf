import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import type { Partnership } from '#domain/agency/partners.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { entryColumns } from './entry-columns.tsx';
import { formatShare, moneyOf } from './money.ts';
import { PartnerState } from './partner-state.tsx';

/** One's part in one programme: the link, and what it brought. */
function Programme({ workspace, status, commissionPoints, link, referrals, sums, recent }: Partnership) {
  const figures = [
    { title: 'Sign-ups', value: formatNumber(referrals) },
    { title: 'Commission', value: formatShare(commissionPoints) },
    { title: 'Revenue', value: moneyOf(sums, 'revenue') },
    { title: 'Earned', value: moneyOf(sums, 'commission') },
    { title: 'Paid out', value: moneyOf(sums, 'paid') },
    { title: 'Owed', value: moneyOf(sums, 'owed') },
  ];
  return (
    <Card className="mb-4">
      <CardHeader
        title={workspace}
        hint={
          status === 'pending'
            ? 'Your application is pending. Your link will work once you’re approved.'
            : status === 'paused'
              ? 'Your link is paused. You’ll keep your earnings.'
              : 'People who sign up within 90 days of opening your link count as referrals.'
        }
        action={<PartnerState status={status} />}
      />
      <CardBody className="flex flex-col gap-5">
        <div className="flex items-end gap-2">
          <Field label="Your referral link" className="min-w-0 flex-1">
            <Input readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton text={link} label="Copy referral link" />
        </div>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
          {figures.map(({ title, value }) => (
            <div key={title}>
              <dt className="text-muted text-sm">{title}</dt>
              <dd className="mt-0.5 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {recent.length > 0 && (
          <DataTable label={`Earnings from ${workspace}`} columns={entryColumns} rows={recent} keyOf={({ id }) => id} />
        )}
      </CardBody>
    </Card>
  );
}

function Join() {
  const join = useChange(() => api.partners.join(), {
    reloads: 'partners',
    says: 'Application pending',
  });
  return (
    <EmptyState
      icon={Share2}
      title="Earn with referrals"
      action={
        <Button busy={join.isPending} onClick={() => join.mutate()}>
          Become an affiliate
        </Button>
      }
    >
      You get a referral link and earn a commission on payments from people who sign up through it. The operator of this
      installation decides who can join.
    </EmptyState>
  );
}

/** Whose partner one is, and the way to become one. */
export default function AffiliatePage() {
  const { data, error, refetch } = useQuery(query.partners.affiliate());
  return (
    <>
      <PageHeader title="Affiliate" subtitle="Your referral link, sign-ups, and earnings." />
      {error ? (
        <ErrorState
          title="Couldn’t load your referral details."
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="h-52 w-full" />
      ) : (
        <>
          {data.items.map((item) => (
            <Programme key={item.link} {...item} />
          ))}
          {data.canJoin && <Join />}
          {data.items.length === 0 && !data.canJoin && (
            <EmptyState icon={Share2} title="No program to join">
              This workspace runs the affiliate program. See your partners under Partner Details.
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}
