import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountRows, lossOf } from './account-rows.tsx';
import { ConnectDialog } from './connect-dialog.tsx';

/** The workspace's accounts at Twilio: whether one is connected, what keeps calls away, and more of them. */
export function CarrierCard() {
  const mayManage = useCan('phone-numbers:manage');
  const { data: account } = useQuery(query.carrierAccount.get());
  const { data: all } = useQuery(query.carrierAccounts.list());
  const more = all?.items.filter(
    ({ carrier, accountSid }) => carrier === 'twilio' && accountSid !== account?.accountSid,
  );
  const [asking, setAsking] = useState<'connect' | 'another' | 'disconnect'>();
  const disconnect = useChange(() => api.carrierAccount.disconnect(), {
    reloads: ['carrierAccount', 'carrierAccounts', 'phoneNumbers'],
    says: 'Twilio is disconnected',
  });
  return (
    <Card aria-label="Twilio account">
      <div className="flex items-start justify-between gap-x-6 gap-y-3 px-5 py-4 max-sm:flex-col">
        <div className="min-w-0">
          <h2 className="flex items-center gap-2 font-semibold">
            Twilio
            {account?.connected && <Badge tone="success">Connected</Badge>}
            {account?.trial && <Badge tone="warning">Trial account</Badge>}
          </h2>
          {account === undefined ? (
            <Skeleton className="mt-1.5 h-4 w-56" />
          ) : (
            <p className="wrap-anywhere text-muted">
              {account.connected
                ? `${account.name} · ${account.accountSid}`
                : 'Routes calls and messages through your own Twilio account.'}
            </p>
          )}
        </div>
        {mayManage && account && (
          <div className="flex shrink-0 flex-wrap gap-2">
            {account.connected && (
              <Button variant="outline" onClick={() => setAsking('disconnect')}>
                Disconnect
              </Button>
            )}
            {account.connected && (
              <Button variant="outline" onClick={() => setAsking('another')}>
                Connect another
              </Button>
            )}
            <Button variant="outline" onClick={() => setAsking('connect')}>
              {account.connected ? 'New credentials' : 'Connect'}
            </Button>
          </div>
        )}
      </div>
      {account?.problems.map((problem) => (
        <Banner key={problem} tone="warning" className="mx-5 mb-4">
          {problem}
        </Banner>
      ))}
      <AccountRows accounts={more ?? []} onConnect={() => setAsking('another')} />
      {asking === 'another' && <ConnectDialog accountSid={null} another onClose={() => setAsking(undefined)} />}
      {asking === 'connect' && (
        <ConnectDialog accountSid={account?.accountSid ?? null} onClose={() => setAsking(undefined)} />
      )}
      <ConfirmDialog
        open={asking === 'disconnect'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title="Disconnect Twilio?"
        action="Disconnect"
        onConfirm={() => disconnect.mutateAsync()}
      >
        {lossOf(account?.numbers ?? [])}
      </ConfirmDialog>
    </Card>
  );
}
