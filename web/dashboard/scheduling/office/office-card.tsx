import { useState } from 'react';
import type { OfficeAccount, OfficeServiceState } from '#domain/scheduling/office.ts';
import { ServiceCard } from '#web/dashboard/models/service-card.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { leaveFor } from '#web/lib/leave-for.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody } from '#web/ui/card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { CalendarSettings } from './calendar-settings.tsx';
import { lackWords, lossOf, officeHints, officeTitles, takeBackWords } from './office-labels.ts';

/** A service with accounts, and the one of it that is connected. */
export function OfficeCard({ state, account }: { state: OfficeServiceState; account: OfficeAccount | undefined }) {
  const { service, missing } = state;
  const title = officeTitles[service];
  const mayManage = useCan('integrations:manage');
  const [isAsking, setAsking] = useState(false);
  const connect = useChange(() => api.office.leave({ body: { service } }), {
    next: ({ address }) => leaveFor(address),
  });
  const disconnect = useChange(
    ({ id }: OfficeAccount) => api.office.disconnect({ params: { officeAccountId: id } }, { timeoutMs: 30_000 }),
    {
      reloads: 'office',
      next: ({ revoked }) => {
        if (revoked) toast.success(`${title} disconnected`);
        else toast.success(`${title} disconnected. ${takeBackWords(service)}`);
      },
    },
  );
  const connected = account?.problem == null ? 'connected' : 'broken';
  const lacks = account && lackWords(account);
  const button = (
    <Button
      variant="outline"
      aria-label={account ? `Reconnect ${title}` : `Connect ${title}`}
      busy={connect.isPending || connect.isSuccess}
      onClick={() => connect.mutate()}
    >
      {account ? 'Reconnect' : 'Connect'}
    </Button>
  );
  return (
    <ServiceCard
      title={title}
      hint={officeHints[service]}
      state={account === undefined ? 'none' : connected}
      connect={mayManage && missing === null && button}
      disconnect={
        mayManage && account
          ? {
              name: title,
              loss: lossOf(account),
              isAsked: isAsking,
              ask: setAsking,
              run: () => disconnect.mutateAsync(account),
            }
          : null
      }
    >
      {missing !== null && (
        <CardBody>
          <Disclosure summary="Needs to be set up by the operator">
            <p className="wrap-anywhere text-muted text-sm">{missing}</p>
          </Disclosure>
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
    </ServiceCard>
  );
}
