import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccountSelect } from './account-select.tsx';

/** Brings a number that the account has already. Where its calls went before is kept. */
export function BringDialog({ onClose, onBrought }: { onClose: () => void; onBrought: (number: PhoneNumber) => void }) {
  const [accountId, setAccountId] = useState<string>();
  const of = { ...(accountId && { accountId }) };
  const there = useQuery({ ...query.phoneNumbers.atCarrier({ query: of }), retry: false });
  const bring = useChange(
    (sid: string) => api.phoneNumbers.importNumber({ body: { sid, ...of } }, { timeoutMs: 60_000 }),
    {
      reloads: 'phoneNumbers',
      says: (number) => `Calls to ${formatPhone(number.number)} are now routed here`,
      next: (number) => onBrought(number),
      refusal: 'shown',
    },
  );
  const problem = there.error ?? bring.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !bring.isPending && onClose()}
      title="Import a number"
      description="Numbers in your connected account. We save each number’s current routing and restore it when you remove the number."
    >
      <AccountSelect value={accountId} onChange={setAccountId} />
      {problem && <Banner className="mb-4">{messageOf(problem)}</Banner>}
      {there.isPending && <Skeleton className="h-24" />}
      {there.data?.items.length === 0 && <p className="text-muted">The account has no other numbers.</p>}
      <ul aria-label="Numbers" className="flex flex-col divide-y divide-line">
        {there.data?.items.map(({ sid, number, name, voiceUrl }) => (
          <li key={sid} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-medium tabular-nums">{formatPhone(number)}</p>
              <p className="truncate text-muted text-sm">{voiceUrl ? `${name}, routed to ${voiceUrl}` : name}</p>
            </div>
            <Button
              variant="outline"
              aria-label={`Import ${number}`}
              disabled={bring.isPending}
              busy={bring.isPending && bring.variables === sid}
              onClick={() => bring.mutate(sid)}
            >
              Import
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
