import type { PartnerSum } from '#domain/agency/partners.ts';

/** An amount of the smallest unit of a currency, as people write it. */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Every currency of a figure, or a dash where there is none. */
export const moneyOf = (sums: readonly PartnerSum[], name: 'revenue' | 'commission' | 'paid' | 'owed'): string =>
  sums.map((sum) => formatMoney(sum[name], sum.currency)).join(', ') || '–';

/** Hundredths of a percent, as people write them: 1500 is "15%". */
export const formatShare = (points: number) =>
  `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(points / 100)}%`;

/** What was typed as a percentage, in hundredths of one; NaN when it is none. */
export function pointsOf(text: string): number {
  const typed = text.trim().replace(/\s*%$/, '').replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : Number.NaN;
}
