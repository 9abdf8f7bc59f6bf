import { useQuery } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { usePageTitle } from '#web/lib/page-title.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Deliveries } from './deliveries.tsx';
import { RedeliverDialog } from './redeliver-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { WebhookStatus } from './webhook-badges.tsx';
import { useWebhookChanges } from './webhook-changes.ts';
import { hostOf, pauseWords, titleOf } from './webhook-labels.ts';
import { WebhookMenu } from './webhook-menu.tsx';

/** Why it is told nothing, and the way on. */
function Paused({ webhook }: { webhook: Webhook }) {
  const mayWrite = useCan('webhooks:write');
  const { setStatus } = useWebhookChanges(webhook);
  const { pauseReason, pausedAt } = webhook;
  if (pauseReason === null) return null;
  return (
    <Banner
      tone="warning"
      className="mb-4"
      action={
        mayWrite && (
          <Button variant="outline" size="sm" busy={setStatus.isPending} onClick={() => setStatus.mutate('active')}>
            Resume
          </Button>
        )
      }
    >
      Paused {pausedAt && <Moment iso={pausedAt} format="in-sentence" />}. {pauseWords[pauseReason]} Events that happen
      while it’s paused won’t be sent later.
    </Banner>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { url, events, previousSecretUntil } = webhook;
  return (
    <dl className="mb-6 grid gap-x-6 sm:gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted">URL</dt>
      <dd className="break-all font-mono text-sm max-sm:mb-3">{url}</dd>
      <dt className="text-muted">Events</dt>
      <dd className="max-sm:mb-3">{events === null ? 'All events' : events.map(titleOf).join(', ')}</dd>
      {previousSecretUntil && (
        <>
          <dt className="text-muted">Signing</dt>
          <dd>
            Signed with two secrets until <Moment iso={previousSecretUntil} format="in-sentence" />
          </dd>
        </>
      )}
    </dl>
  );
}

function WebhookDetail({ webhook }: { webhook: Webhook }) {
  usePageTitle(hostOf(webhook));
  const mayWrite = useCan('webhooks:write');
  const [asking, setAsking] = useState<'test' | 'redeliver'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader
        title={hostOf(webhook)}
        subtitle={webhook.description || undefined}
        status={<WebhookStatus {...webhook} />}
        actions={
          <>
            {mayWrite && webhook.status === 'active' && (
              <Button variant="outline" onClick={() => setAsking('redeliver')}>
                Redeliver failed
              </Button>
            )}
            {mayWrite && (
              <Button variant="outline" onClick={() => setAsking('test')}>
                Send test
              </Button>
            )}
            <WebhookMenu webhook={webhook} />
          </>
        }
      />
      <Paused webhook={webhook} />
      <Facts webhook={webhook} />
      <Deliveries webhook={webhook} />
      {asking === 'test' && <TestDialog webhook={webhook} onClose={close} />}
      {asking === 'redeliver' && <RedeliverDialog webhook={webhook} onClose={close} />}
    </>
  );
}

/** One webhook with everything that went to it. */
export default function WebhookPage() {
  const { webhookId = '' } = useParams();
  const { data, error, refetch } = useQuery(query.webhooks.get({ params: { webhookId } }));
  if (data) return <WebhookDetail webhook={data} />;
  if (error instanceof ApiError && error.code === 'not_found') {
    return (
      <>
        <PageHeader title="Webhook" />
        <EmptyState
          icon={Unplug}
          title="Webhook not found"
          action={
            <Link to="/dashboard/integrations/webhooks" className={buttonStyles({ variant: 'outline' })}>
              All webhooks
            </Link>
          }
        >
          The URL is wrong, or the webhook was deleted.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title="Webhook" />
      {error ? (
        <ErrorState title="Couldn’t load the webhook." message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72" />
      )}
    </>
  );
}
