import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubaccountPlan } from '#domain/agency/subaccounts.ts';
import { includedIn } from '#web/dashboard/billing/plan-labels.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { OwnPrice } from './own-price.tsx';
import { quoteWords } from './plan-quote.ts';

interface SetPlanProps {
  subaccountId: string;
  name: string;
  plan: SubaccountPlan;
  onClose: () => void;
}

/** Gives a subaccount a plan, or another one. What is due now and next stands there before. */
export function SetPlanDialog({ subaccountId, name, plan: { subscription, offers }, onClose }: SetPlanProps) {
  const [planId, setPlanId] = useState<string>();
  const [couponId, setCouponId] = useState('');
  const { data: coupons } = useQuery(query.coupons.list());
  const open = coupons?.items.filter(({ status }) => status === 'active') ?? [];
  const chosen = offers.find(({ id }) => id === planId);
  const set = useChange(
    (id: string) =>
      api.subaccounts.setPlan({ params: { subaccountId }, body: { planId: id, ...(couponId && { couponId }) } }),
    {
      reloads: [...subaccountNouns, 'sales', 'plans'],
      says: (answer) => `${name} is now on the ${answer.subscription?.plan} plan`,
      next: onClose,
      refusal: 'shown',
    },
  );
  const action = subscription === null ? 'Start plan' : 'Change plan';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !set.isPending && onClose()}
      title={subscription === null ? `Choose a plan for ${name}` : `Change the plan for ${name}`}
      description={
        subscription === null
          ? 'These terms don’t change if you edit the plan later.'
          : 'Takes effect immediately. Live calls continue.'
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={set.isPending}>
            Cancel
          </Button>
          <Button
            busy={set.isPending}
            disabled={chosen === undefined || chosen.quote.problem !== null || (chosen.current && couponId === '')}
            onClick={() => chosen && set.mutate(chosen.id)}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {set.error && <Banner>{messageOf(set.error)}</Banner>}
        <Field label="Plan">
          <Select
            placeholder="Choose a plan"
            options={offers.map((offer) => ({
              value: offer.id,
              label: offer.current ? `${offer.name}(current)` : offer.name,
              description: includedIn(offer).join(', '),
            }))}
            value={planId}
            onChange={setPlanId}
          />
        </Field>
        {chosen && <OwnPrice key={chosen.id} subaccountId={subaccountId} offer={chosen} />}
        {open.length > 0 && (
          <Field
            label="Coupon"
            optional
            hint={
              subscription === null
                ? 'Applies starting with the first payment.'
                : 'Applies starting with the next payment.'
            }
          >
            <Select
              options={[{ value: '', label: 'None' }, ...open.map(({ id, code }) => ({ value: id, label: code }))]}
              value={couponId}
              onChange={setCouponId}
            />
          </Field>
        )}
        {/* Room for the longest answer: nothing moves when one is chosen. */}
        <div aria-live="polite" className="min-h-28 text-sm">
          {chosen === undefined ? (
            <p className="text-muted">Choose a plan to see the current and next payment.</p>
          ) : (
            quoteWords(chosen, chosen.quote).map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </div>
      </div>
    </Dialog>
  );
}
