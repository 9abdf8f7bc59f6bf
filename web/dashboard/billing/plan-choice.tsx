import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer, Subscription } from '#domain/billing/billing.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { includedIn, limitsIn, overageOf, setupFeeOf, trialOf } from './plan-labels.ts';

interface ChoiceProps {
  offer: Offer;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ offer, chosen, onChoose }: ChoiceProps) {
  const { name, price, currency, interval, mostPopular, current } = offer;
  return (
    <label
      className={`flex cursor-pointer gap-3 rounded-lg border p-4 ${chosen ? 'border-accent bg-accent-soft' : 'border-line hover:bg-hover'}`}
    >
      <input
        type="radio"
        name="plan"
        className="mt-1 size-4 shrink-0 accent-accent"
        checked={chosen}
        disabled={current}
        onChange={onChoose}
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span dir="auto" className="font-medium">
            {name}
          </span>
          {mostPopular && <Badge tone="accent">Most popular</Badge>}
          {current && <Badge>Your plan</Badge>}
        </span>
        <span className="block text-muted text-sm">
          {includedIn(offer).join(', ')}. {trialOf(offer) ? `Trial: ${trialOf(offer)}. ` : ''}
          {overageOf(offer)}
          {limitsIn(offer).length > 0 ? ` Limits: ${limitsIn(offer).join(', ')}.` : ''}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-medium tabular-nums">{showMoney({ amount: price, currency })}</span>
        <span className="text-muted text-sm">per {interval}</span>
        <span className="block text-muted text-sm empty:hidden">{setupFeeOf(offer)}</span>
      </span>
    </label>
  );
}

interface PlanChoiceProps {
  subscription: Subscription | null;
  onClose: () => void;
  /** What it costs is shown before it is taken. */
  onConfirm: (planId: string) => void;
}

/** Shows what can be had, and leads on to what it costs. */
export function PlanChoice({ subscription, onClose, onConfirm }: PlanChoiceProps) {
  const { data, error, refetch } = useQuery(query.billing.offers());
  const [planId, setPlanId] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={subscription === null ? 'Choose a plan' : 'Change plan'}
      description="You’ll see the cost before you confirm."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={planId === undefined} onClick={() => planId !== undefined && onConfirm(planId)}>
            Continue
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {error && <ErrorState title="Couldn’t load plans." message={messageOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.items.length === 0 && <p className="text-muted">No plans are available for this workspace.</p>}
        {data?.items.map((offer) => (
          <Choice key={offer.id} offer={offer} chosen={offer.id === planId} onChoose={() => setPlanId(offer.id)} />
        ))}
      </div>
    </Dialog>
  );
}
