import { useState } from 'react';
import type { ConnectedCarrier } from '#domain/carriers/carrier-accounts.ts';
import { carrierNames } from '#domain/carriers/carrier-kinds.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** What is lost when an account is disconnected. */
export function lossOf(numbers: readonly string[], carrier = 'Twilio'): string {
  if (numbers.length === 0) return 'No numbers use this account. You can reconnect it at any time.';
  const named = numbers.slice(0, 3).join(', ');
  const more = numbers.length > 3 ? ` and ${numbers.length - 3} more` : '';
  return `${named}${more} will stop working here. You’ll keep them in ${carrier}, and you can import them again.`;
}

interface AccountRowsProps {
  accounts: readonly ConnectedCarrier[];
  /** Asks for new credentials of an account. */
  onConnect: (account: ConnectedCarrier) => void;
}

/** Accounts at one carrier, with what keeps calls away from each. */
export function AccountRows({ accounts, onConnect }: AccountRowsProps) {
  const mayManage = useCan('phone-numbers:manage');
  const [leaving, setLeaving] = useState<ConnectedCarrier>();
  const name = carrierNames[leaving?.carrier ?? accounts[0]?.carrier ?? 'twilio'];
  const disconnect = useChange(
    (account: ConnectedCarrier) => api.carrierAccounts.disconnect({ params: { carrierAccountId: account.id } }),
    { reloads: ['carrierAccount', 'carrierAccounts', 'phoneNumbers'], says: `${name} is disconnected` },
  );
  if (accounts.length === 0) return null;
  return (
    <>
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
                  <Button variant="outline" size="sm" onClick={() => setLeaving(account)}>
                    Disconnect
                  </Button>
                  <Button variant="outline" size="sm" onClick={() => onConnect(account)}>
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
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(open) => !open && setLeaving(undefined)}
        title={`Disconnect ${name}?`}
        action="Disconnect"
        onConfirm={async () => {
          if (leaving) await disconnect.mutateAsync(leaving);
        }}
      >
        {lossOf(leaving?.numbers ?? [], name)}
      </ConfirmDialog>
    </>
  );
}
