import type { MarginSum } from '#domain/agency/margins.ts';
import { type Currency, currencyCodes } from '#domain/platform/money.ts';

/** What a sum is made of. */
export type MarginParts = Pick<MarginSum, 'invoiced' | 'estimate' | 'cost'>;

/** Percent of a revenue, to a tenth. */
const percentOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;

/** A sum with what follows from its parts. */
export function marginOf(currency: Currency, { invoiced, estimate, cost }: MarginParts): MarginSum {
  const revenue = invoiced + estimate;
  const margin = cost === null ? null : revenue - cost;
  const percent = margin === null ? null : percentOf(margin, revenue);
  return { currency, invoiced, estimate, revenue, cost, margin, percent };
}

/** Several sums as one for each currency. What has a part without a known cost has none. */
export function addUp(sums: readonly MarginSum[]): MarginSum[] {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency);
  return currencyCodes.flatMap((currency) => {
    const own = byCurrency.get(currency);
    if (own === undefined) return [];
    const sum = (of: (one: MarginSum) => number) => own.reduce((all, one) => all + of(one), 0);
    const known = own.every(({ cost }) => cost !== null);
    const parts = { invoiced: sum((one) => one.invoiced), estimate: sum((one) => one.estimate) };
    return [marginOf(currency, { ...parts, cost: known ? sum((one) => one.cost!) : null })];
  });
}
