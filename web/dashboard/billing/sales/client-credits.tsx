import { useQuery } from '@tanstack/react-query';
import type { CustomerCredit } from '#domain/billing/sales.ts';
import { api } from '#web/lib/api.ts';
import { showMoney } from '#web/lib/money.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

const { useCredit: settleCredit } = api.sales;

function Uses({ credit: { customerId, amount, currency, name } }: { credit: CustomerCredit }) {
  const use = useChange(
    (how: 'set_off' | 'pay_out', once) =>
      settleCredit({ params: { customerId }, body: { how, currency, amount } }, once),
    {
      reloads: 'sales',
      says: (left, how) => {
        const used = showMoney({ amount: amount - left.amount, currency });
        return how === 'set_off'
          ? `${used} of credit applied to ${name}’s invoices`
          : `Payout of ${used} to ${name} recorded`;
      },
    },
  );
  return (
    <>
      <Button variant="outline" size="sm" busy={use.isPending} onClick={() => use.mutate('set_off')}>
        Apply to invoices
      </Button>
      <Button variant="ghost" size="sm" disabled={use.isPending} onClick={() => use.mutate('pay_out')}>
        Mark as paid out
      </Button>
    </>
  );
}

/** What this workspace owes its clients, and the ways to settle it; nothing where it owes nothing. */
export function ClientCredits({ readOnly }: { readOnly: boolean }) {
  const { data } = useQuery(query.sales.credits());
  if (!data || data.items.length === 0) return null;
  return (
    <SubjectSection
      title="Credit"
      hint="Credit is applied to upcoming invoices. You can also apply it to open invoices, or pay it out yourself and mark it as paid out."
    >
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {data.items.map((credit) => (
          <li
            key={`${credit.customerId}${credit.currency}`}
            className="flex flex-wrap items-center justify-between gap-3 px-4 py-2"
          >
            <span dir="auto" className="min-w-0 truncate">
              {credit.name}
            </span>
            <span className="flex flex-wrap items-center gap-2 tabular-nums">
              {showMoney(credit)}
              {!readOnly && <Uses credit={credit} />}
            </span>
          </li>
        ))}
      </ul>
    </SubjectSection>
  );
}
