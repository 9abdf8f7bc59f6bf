import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, Link } from 'react-router';
import type { SipAccount } from '#domain/carriers/sip-accounts.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SipDialog } from './sip-dialog.tsx';
import { SipTestDialog } from './sip-test-dialog.tsx';

const states: Record<SipAccount['state'], { tone: 'success' | 'warning' | 'danger' | 'neutral'; label: string }> = {
  registered: { tone: 'success', label: 'Registered' },
  trying: { tone: 'neutral', label: 'Registering' },
  failed: { tone: 'danger', label: 'Not registered' },
  lost: { tone: 'warning', label: 'Registration lost' },
};

/** How often the state of registrations is looked at while the page is open, in ms. */
const lookMs = 5_000;

type Asking = { what: 'connect' } | { what: 'edit' | 'test' | 'disconnect'; account: SipAccount };

/** Accounts at PBXs, routers and SIP providers: each an extension that an agent answers. */
export function SipCard() {
  const mayManage = useCan('phone-numbers:manage');
  const { data } = useQuery({ ...query.sipAccounts.list(), refetchInterval: lookMs });
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const disconnect = useChange(
    (account: SipAccount) => api.sipAccounts.remove({ params: { sipAccountId: account.id } }),
    { reloads: ['sipAccounts', 'phoneNumbers'], says: 'The SIP account is disconnected' },
  );
  const accounts = data?.items ?? [];
  const isDeaf = accounts.some(({ hasSpeechToText }) => !hasSpeechToText);
  return (
    <Card aria-label="SIP">
      <div className="flex items-start justify-between gap-x-6 gap-y-3 px-5 py-4 max-sm:flex-col">
        <div className="min-w-0">
          <h2 className="font-semibold">SIP</h2>
          <p className="text-muted">
            Set up an agent as an extension on your PBX or router, or with your SIP provider.
          </p>
        </div>
        {mayManage && (
          <Button variant="outline" onClick={() => setAsking({ what: 'connect' })}>
            Connect SIP
          </Button>
        )}
      </div>
      {isDeaf && (
        <Banner tone="warning" className="mx-5 mb-4">
          SIP calls can’t be answered yet because they need a speech-to-text service.{' '}
          <Link className="underline" to={href('/dashboard/integrations')}>
            Connect one under Integrations
          </Link>
          .
        </Banner>
      )}
      {accounts.length > 0 && (
        <ul className="divide-y divide-line border-line border-t">
          {accounts.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
              <div className="wrap-anywhere min-w-0">
                <h3 className="flex items-center gap-2 font-medium">
                  {account.name}
                  <Badge tone={states[account.state].tone} dot>
                    {states[account.state].label}
                  </Badge>
                </h3>
                <p className="text-muted">
                  {account.user} · {account.server}
                </p>
                {account.problem !== null && <p className="text-danger-text">{account.problem}</p>}
              </div>
              {mayManage && (
                <div className="flex gap-2">
                  <Button variant="outline" size="sm" onClick={() => setAsking({ what: 'test', account })}>
                    Test
                  </Button>
                  <Button variant="outline" size="sm" onClick={() => setAsking({ what: 'edit', account })}>
                    Edit
                  </Button>
                  <Button variant="outline" size="sm" onClick={() => setAsking({ what: 'disconnect', account })}>
                    Disconnect
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {asking?.what === 'connect' && <SipDialog onClose={close} />}
      {asking?.what === 'edit' && <SipDialog account={asking.account} onClose={close} />}
      {asking?.what === 'test' && <SipTestDialog account={asking.account} onClose={close} />}
      <ConfirmDialog
        open={asking?.what === 'disconnect'}
        onOpenChange={(open) => !open && close()}
        title="Disconnect this SIP account?"
        action="Disconnect"
        onConfirm={async () => {
          if (asking?.what === 'disconnect') await disconnect.mutateAsync(asking.account);
        }}
      >
        The account’s numbers will stop working here. Your PBX or provider account won’t change.
      </ConfirmDialog>
    </Card>
  );
}
