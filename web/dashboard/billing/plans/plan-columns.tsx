import type { ReactNode } from 'react';
import type { Plan } from '#domain/billing/plans.ts';
import { includedIn, limitsIn, overageOf, setupFeeOf, trialOf } from '#web/dashboard/billing/plan-labels.ts';
import { formatNumber } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';

/** Plans with price, what they include, and how many have them. */
export const planColumns = (actions: (plan: Plan) => ReactNode): Column<Plan>[] => [
  {
    id: 'name',
    title: 'Plan',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-9 w-40 max-w-full',
    cell: (plan) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="truncate font-medium" title={plan.name}>
            {plan.name}
          </span>
          {plan.mostPopular && <Badge tone="accent">Most popular</Badge>}
          {plan.status === 'active' && !plan.offered && <Badge>By link only</Badge>}
          {plan.status === 'archived' && <Badge>Archived</Badge>}
        </span>
        <span className="block truncate text-muted text-sm max-sm:whitespace-normal">{plan.description}</span>
        <span className="block text-muted text-sm md:hidden">{includedIn(plan).join(', ')}</span>
      </>
    ),
  },
  {
    id: 'includes',
    title: 'Includes',
    className: 'max-md:hidden md:w-2/5',
    skeleton: 'h-9 w-48',
    cell: (plan) => (
      <>
        <span className="block">{includedIn(plan).join(', ')}</span>
        <span className="block text-muted text-sm">
          {trialOf(plan) ? `Trial: ${trialOf(plan)}. ` : ''}
          {overageOf(plan)}
        </span>
        {limitsIn(plan).length > 0 && (
          <span className="block text-muted text-sm">Limits: {limitsIn(plan).join(', ')}.</span>
        )}
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price',
    numeric: true,
    sortBy: ({ price }) => price,
    skeleton: 'h-9 w-16',
    cell: (plan) => (
      <>
        <span className="block whitespace-nowrap font-medium">
          {showMoney({ amount: plan.price, currency: plan.currency })}
        </span>
        <span className="block whitespace-nowrap text-muted text-sm">per {plan.interval}</span>
        <span className="block whitespace-nowrap text-muted text-sm empty:hidden">{setupFeeOf(plan)}</span>
      </>
    ),
  },
  {
    id: 'subscribers',
    title: 'Subscribers',
    numeric: true,
    sortBy: ({ subscribers }) => subscribers,
    className: 'max-sm:hidden',
    skeleton: 'h-4 w-6',
    cell: ({ subscribers }) => formatNumber(subscribers),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: actions },
];
