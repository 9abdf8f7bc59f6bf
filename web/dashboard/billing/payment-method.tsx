import { CreditCard } from 'lucide-react';
import type { Billing, Card as PaymentCard } from '#domain/billing/billing.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { leaveFor } from '#web/lib/leave-for.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  sepa_debit: 'SEPA',
};

/** `Visa ending in 4242, good until 12/30`. */
export function cardText({ brand, last4, expMonth, expYear }: PaymentCard): string {
  const until = expYear > 0 ? `, valid until ${String(expMonth).padStart(2, '0')}/${String(expYear).slice(-2)}` : '';
  return `${brands[brand] ?? brand}${last4 ? ` ending in ${last4}` : ''}${until}`;
}

/** From which card invoices are paid, and the ways to the provider's pages. */
export function PaymentMethod({ billing: { payment, seller } }: { billing: Billing }) {
  const mayManage = useCan('settings:manage');
  const setUp = useChange((_: undefined, once) => api.billing.setUpPayment(undefined, once), {
    next: ({ url }) => leaveFor(url),
  });
  const portal = useChange((_: undefined, once) => api.billing.portal(undefined, once), {
    next: ({ url }) => leaveFor(url),
  });
  if (!payment.online) return null;
  const { card } = payment;
  return (
    <Card className="mb-6">
      <CardHeader title="Payment" hint={`How you pay invoices from ${seller} are paid.`} />
      <CardBody>
        <p className="flex items-center gap-2.5">
          <CreditCard aria-hidden className="size-4 shrink-0 text-muted" />
          {card ? cardText(card) : 'No card yet. You can pay each invoice on its page.'}
        </p>
      </CardBody>
      {mayManage && (
        <CardFooter className="flex-wrap">
          {card && (
            <Button
              variant="ghost"
              busy={portal.isPending || portal.isSuccess}
              disabled={setUp.isPending}
              onClick={() => portal.mutate()}
            >
              Cards and receipts
            </Button>
          )}
          <Button
            variant="outline"
            busy={setUp.isPending || setUp.isSuccess}
            disabled={portal.isPending}
            onClick={() => setUp.mutate()}
          >
            {card ? 'Change card' : 'Set up payment'}
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}
