import { useQuery } from '@tanstack/react-query';
import { BookOpen, Plus, Webhook as WebhookIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { webhooksLimit } from '#domain/notifications/webhook-limits.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { webhookColumns } from './webhooks-table.tsx';

function AddLink() {
  return (
    <Link to="?add" className={buttonStyles()}>
      <Plus /> Add webhook
    </Link>
  );
}

function NoWebhooks() {
  const mayWrite = useCan('webhooks:write');
  return (
    <EmptyState icon={WebhookIcon} title="No webhooks yet" action={mayWrite && <AddLink />}>
      {mayWrite
        ? 'Webhooks notify your apps of events, such as a call ending or an appointment being booked.'
        : 'Your role can view webhooks but not add them.'}
    </EmptyState>
  );
}

/** The workspace's webhooks, and with `?add` the dialog that adds one. */
export default function WebhooksPage() {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('webhooks:write');
  const { sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.webhooks.list());
  const count = data?.items.length ?? 0;
  const full = count >= webhooksLimit;
  return (
    <>
      <PageHeader
        title="Webhooks"
        subtitle="Send events to your apps as they happen."
        actions={
          <>
            <Link
              to="/dashboard/integrations/api-reference?guide=webhooks"
              className={buttonStyles({ variant: 'outline' })}
            >
              <BookOpen /> Events and signatures
            </Link>
            {mayWrite && count > 0 && !full && <AddLink />}
          </>
        }
      />
      {full && (
        <Banner tone="warning" className="mb-4">
          This workspace has reached its limit of {webhooksLimit} webhooks. Delete one to add another.
        </Banner>
      )}
      <DataList
        label="Webhooks"
        columns={webhookColumns}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={<NoWebhooks />}
        sort={sort}
        onSort={setSort}
      />
      {mayWrite && !full && params.has('add') && <AddWebhook onClose={() => setParams({}, { replace: true })} />}
    </>
  );
}
