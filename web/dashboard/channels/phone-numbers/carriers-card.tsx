import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Connectable, ConnectedCarrier } from '#domain/carriers/carrier-accounts.ts';
import { carrierNames, limitsOf } from '#domain/carriers/carrier-kinds.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { lossOf } from './carrier-card.tsx';
import { ConnectSignalWire } from './connect-signalwire.tsx';
import { ConnectTelnyx } from './connect-telnyx.tsx';

type Other = Exclude<Connectable, 'twilio'>;
const others: Readonly<Record<Other, string>> = {
  signalwire: 'Carries calls and messages through your own SignalWire space.',
  telnyx: 'Carries calls and messages through your own Telnyx account.',
};

type Asking = { what: 'connect'; account?: ConnectedCarrier } | { what: 'disconnect'; account: ConnectedCarrier };

/** Whether the accounts of a carrier are connected, what keeps calls away, and what the carrier cannot do. */
function OtherCarrier({ carrier }: { carrier: Other }) {
  const mayManage = useCan('phone-numbers:manage');
  const { data } = useQuery(query.carrierAccounts.list());
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const name = carrierNames[carrier];
  const disconnect = useChange(
    (account: ConnectedCarrier) => api.carrierAccounts.disconnect({ params: { carrierAccountId: account.id } }),
    { reloads: ['carrierAccounts', 'phoneNumbers'], says: `${name} is disconnected` },
  );
  const accounts = data?.items.filter((one) => one.carrier === carrier) ?? [];
  const known = asking?.what === 'connect' ? asking.account : undefined;
  return (
    <Card className="mb-6" aria-label={`${name} account`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-muted">{others[carrier]}</p>
        </div>
        {mayManage && (
          <Button variant="outline" onClick={() => setAsking({ what: 'connect' })}>
            Connect {name}
          </Button>
        )}
      </div>
      <ul aria-label={`Limits of ${name}`} className="list-disc px-5 pb-4 pl-9 text-muted text-sm">
        {limitsOf(carrier).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {accounts.length > 0 && (
        <ul aria-label={`${name} accounts`} className="divide-y divide-line border-line border-t">
          {accounts.map((account) => (
            <li key={account.id} className="px-5 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
                <div className="wrap-anywhere min-w-0">
                  <h3 className="flex items-center gap-2 font-medium">
                    {account.name} <Badge tone="success">Connected</Badge>
                  </h3>
                  <p className="text-muted">{[account.accountSid, account.baseUrl].filter(Boolean).join(' · ')}</p>
                </div>
                {mayManage && (
                  <div className="flex gap-2">
                    <Button variant="outline" size="sm" onClick={() => setAsking({ what: 'disconnect', account })}>
                      Disconnect
                    </Button>
                    <Button variant="outline" size="sm" onClick={() => setAsking({ what: 'connect', account })}>
                      New credentials
                    </Button>
                  </div>
                )}
              </div>
              {account.problems.map((problem) => (
                <Banner key={problem} tone="warning" className="mt-3">
                  {problem}
                </Banner>
              ))}
            </li>
          ))}
        </ul>
      )}
      {asking?.what === 'connect' && carrier === 'signalwire' && <ConnectSignalWire account={known} onClose={close} />}
      {asking?.what === 'connect' && carrier === 'telnyx' && <ConnectTelnyx onClose={close} />}
      <ConfirmDialog
        open={asking?.what === 'disconnect'}
        onOpenChange={(open) => !open && close()}
        title={`Disconnect ${name}?`}
        action="Disconnect"
        onConfirm={async () => {
          if (asking?.what === 'disconnect') await disconnect.mutateAsync(asking.account);
        }}
      >
        {lossOf(asking?.account?.numbers ?? [], name)}
      </ConfirmDialog>
    </Card>
  );
}

/** Carriers beside Twilio. */
export function CarriersCard() {
  return (
    <>
      <OtherCarrier carrier="signalwire" />
      <OtherCarrier carrier="telnyx" />
    </>
  );
}
