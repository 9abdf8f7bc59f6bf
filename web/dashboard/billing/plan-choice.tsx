import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer, Subscription } from '#domain/billing.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { showMoney } from '#web/lib/money.ts';
import { query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { includedIn, limitsIn, overageOf, trialOf } from '../plans/plan-words.ts';
import { reloadBilling } from './reload-billing.ts';

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
          {limitsIn(offer).length > 0 ? ` Up to ${limitsIn(offer).join(', ')}.` : ''}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block font-medium tabular-nums">{showMoney({ amount: price, currency })}</span>
        <span className="text-muted text-sm">per {interval}</span>
      </span>
    </label>
  );
}

const notes = {
  first: 'You see what it costs before anything begins.',
  change: 'It changes now. The rest of the month is credited and charged to the second, on an invoice that follows.',
};

interface PlanChoiceProps {
  subscription: Subscription | null;
  onClose: () => void;
  /** Of a first plan: what it costs is shown before it is taken. */
  onConfirm: (planId: string) => void;
}

/** Shows what can be subscribed to, and changes to it, or leads on to what it costs. */
export function PlanChoice({ subscription, onClose, onConfirm }: PlanChoiceProps) {
  const { data, error, refetch } = useQuery(query.billing.offers());
  const [planId, setPlanId] = useState<string>();
  const take = useMutation({
    mutationFn: (id: string) => api.billing.change({ body: { planId: id } }),
    onSuccess: async (billing) => {
      toast.success(`Your plan is ${billing.subscription?.plan} now`);
      onClose();
      await reloadBilling();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !take.isPending && onClose()}
      title={subscription === null ? 'Choose a plan' : 'Change plan'}
      description={subscription === null ? notes.first : notes.change}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={take.isPending}>
            Cancel
          </Button>
          <Button
            disabled={planId === undefined}
            busy={take.isPending}
            onClick={() => {
              if (planId === undefined) return;
              if (subscription === null) onConfirm(planId);
              else take.mutate(planId);
            }}
          >
            {subscription === null ? 'Continue' : 'Change plan'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {take.error && <Banner>{messageOf(take.error)}</Banner>}
        {error && (
          <ErrorState
            title="The plans could not be loaded."
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-24" />}
        {data?.items.length === 0 && <p className="text-muted">No plan is offered to this workspace.</p>}
        {data?.items.map((offer) => (
          <Choice key={offer.id} offer={offer} chosen={offer.id === planId} onChoose={() => setPlanId(offer.id)} />
        ))}
      </div>
    </Dialog>
  );
}
