import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecogniserConnection } from '#domain/recogniser.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RecogniserDialog } from './recogniser-dialog.tsx';
import { lossOf, recogniserNames } from './recogniser-words.ts';

const title = 'Speech recogniser';
const hint = 'Listens to callers on the phone as they speak. Without one the carrier listens, turn by turn.';

function Connected({ recogniser }: { recogniser: RecogniserConnection }) {
  const { service, baseUrl, model, keyEnd, connectedAt, problem } = recogniser;
  const parts = [baseUrl && ` at ${baseUrl}`, model && `, model ${model}`, keyEnd && `, key ending in ${keyEnd}`];
  return (
    <CardBody className="flex flex-col gap-4">
      {problem && <Banner>{problem} Calls went on with the carrier listening.</Banner>}
      <p className="wrap-anywhere text-muted">
        {service && recogniserNames[service]}
        {parts.filter(Boolean).join('')}, connected {connectedAt && <Moment iso={connectedAt} format="date" />}. Choose
        in the settings of a phone number that it listens.
      </p>
    </CardBody>
  );
}

/** The recogniser of speech: whether one is connected, and which. A workspace has one. */
export function RecogniserCard() {
  const { data: recogniser, error, refetch } = useQuery(query.recogniser.get());
  const mayManage = useCan('integrations:manage');
  const [asking, setAsking] = useState<'connect' | 'disconnect'>();
  const close = () => setAsking(undefined);
  const disconnect = useMutation({
    mutationFn: () => api.recogniser.disconnect(),
    onSuccess: async () => {
      toast.success('The recogniser is disconnected');
      await invalidate('recogniser');
    },
    onError: toastError,
  });
  if (recogniser === undefined) {
    return (
      <Card>
        <CardHeader title={title} hint={hint} />
        <CardBody>
          {error ? (
            <ErrorState
              title="The recogniser could not be loaded."
              message={messageOf(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-12" />
          )}
        </CardBody>
      </Card>
    );
  }
  const { connected } = recogniser;
  const connectButton = (
    <Button
      variant={connected ? 'outline' : 'default'}
      aria-label={connected ? 'Connect another recogniser' : 'Connect a recogniser'}
      onClick={() => setAsking('connect')}
    >
      {connected ? 'Connect another' : 'Connect'}
    </Button>
  );
  return (
    <Card aria-label={title}>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {title}
            <Badge tone={connected ? 'success' : 'neutral'}>{connected ? 'Connected' : 'Not connected'}</Badge>
          </span>
        }
        hint={hint}
        action={mayManage && !connected && connectButton}
      />
      {connected && <Connected recogniser={recogniser} />}
      {connected && mayManage && (
        <div className="flex flex-wrap justify-end gap-2 px-5 pb-5">
          <Button variant="outline" aria-label="Disconnect the recogniser" onClick={() => setAsking('disconnect')}>
            Disconnect
          </Button>
          {connectButton}
        </div>
      )}
      {asking === 'connect' && <RecogniserDialog onClose={close} />}
      <ConfirmDialog
        open={asking === 'disconnect'}
        onOpenChange={(open) => !open && close()}
        title="Disconnect the recogniser?"
        action="Disconnect"
        onConfirm={() => disconnect.mutateAsync()}
      >
        {lossOf(recogniser)}
      </ConfirmDialog>
    </Card>
  );
}
