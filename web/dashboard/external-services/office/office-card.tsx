import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeAccount, OfficeServiceState } from '#domain/office.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { leaveFor } from '#web/lib/leave-for.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { lackWords, lossOf, officeHints, officeTitles, takeBackWords } from './office-words.ts';

/** A service with accounts, and the one of it that is connected. */
export function OfficeCard({ state, account }: { state: OfficeServiceState; account: OfficeAccount | undefined }) {
  const { service, missing } = state;
  const title = officeTitles[service];
  const mayManage = useCan('integrations:manage');
  const [isAsking, setAsking] = useState(false);
  const connect = useMutation({
    mutationFn: () => api.office.leave({ body: { service } }),
    onSuccess: ({ address }) => leaveFor(address),
    onError: toastError,
  });
  const disconnect = useMutation({
    mutationFn: ({ id }: OfficeAccount) =>
      api.office.disconnect({ params: { officeAccountId: id } }, { timeoutMs: 30_000 }),
    onSuccess: async ({ revoked }) => {
      if (revoked) toast.success(`${title} is disconnected`);
      else toast.success(`${title} is disconnected. ${takeBackWords(service)}`);
      await invalidate('office');
    },
    onError: toastError,
  });
  const tone = account === undefined ? 'neutral' : account.problem === null ? 'success' : 'warning';
  const words = account === undefined ? 'Not connected' : account.problem === null ? 'Connected' : 'Connect again';
  const lacks = account && lackWords(account);
  const button = (
    <Button
      variant={account ? 'outline' : 'default'}
      aria-label={account ? `Connect ${title} again` : `Connect ${title}`}
      busy={connect.isPending || connect.isSuccess}
      onClick={() => connect.mutate()}
    >
      {account ? 'Connect again' : 'Connect'}
    </Button>
  );
  return (
    <Card aria-label={title}>
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            {title}
            <Badge tone={tone}>{words}</Badge>
          </span>
        }
        hint={officeHints[service]}
        action={mayManage && missing === null && !account && button}
      />
      {missing !== null && (
        <CardBody>
          <p className="wrap-anywhere text-muted">{missing}</p>
        </CardBody>
      )}
      {account && (
        <CardBody className="flex flex-col gap-4">
          {account.problem && <Banner>{account.problem}</Banner>}
          {lacks && <Banner tone="warning">{lacks}</Banner>}
          <p className="wrap-anywhere text-muted">
            {account.name}, connected <Moment iso={account.connectedAt} format="date" />
          </p>
          <CalendarSettings account={account} mayManage={mayManage} />
        </CardBody>
      )}
      {account && mayManage && (
        <div className="flex flex-wrap justify-end gap-2 px-5 pb-5">
          <Button variant="outline" aria-label={`Disconnect ${title}`} onClick={() => setAsking(true)}>
            Disconnect
          </Button>
          {missing === null && button}
        </div>
      )}
      {account && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={`Disconnect ${title}?`}
          action="Disconnect"
          onConfirm={() => disconnect.mutateAsync(account)}
        >
          {lossOf(account)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
