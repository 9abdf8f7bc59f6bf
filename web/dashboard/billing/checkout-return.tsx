import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate, keyOf } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { billingNouns } from './billing-nouns.ts';

/** Milliseconds between two looks, and how many there are: a bank may take a moment. */
const lookMs = 2_000;
const looks = 5;

/** Where someone comes back to from the provider's page: looks how it ended, and says so. */
export function CheckoutReturn({ checkoutId, onDone }: { checkoutId: string; onDone: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf('billing', 'settleCheckout'), checkoutId],
    queryFn: () => api.billing.settleCheckout({ params: { checkoutId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.status === 'open' && state.dataUpdateCount < looks && lookMs,
  });
  const isDone = data?.status === 'done';
  const plan = data?.plan;
  useEffect(() => {
    if (!isDone) return;
    toast.success(plan ? `Your plan is now ${plan}` : 'Card added');
    onDone();
    void invalidate(...billingNouns);
  }, [isDone, plan, onDone]);
  if (isDone) return null;
  const close = (
    <Button variant="ghost" size="sm" onClick={onDone}>
      Close
    </Button>
  );
  if (error) {
    return (
      <Banner
        className="mb-6"
        action={
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(error)}
      </Banner>
    );
  }
  if (data === undefined) {
    return (
      <Banner tone="info" className="mb-6">
        Checking the payment…
      </Banner>
    );
  }
  const ended = data.problem ?? 'The payment page was closed. Nothing changed.';
  return (
    <Banner tone={data.problem ? 'danger' : 'info'} className="mb-6" action={close}>
      {data.status === 'open' ? 'No card was added. Nothing changed.' : ended}
    </Banner>
  );
}
