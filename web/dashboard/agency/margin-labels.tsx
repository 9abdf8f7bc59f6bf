import type { MarginSum } from '#domain/agency/margins.ts';
import { showMoney } from '#web/lib/money.ts';

type Figure = 'estimate' | 'revenue' | 'cost' | 'margin';

/** Whether a range that is not over yet has something that no invoice has. */
export const hasEstimate = (sums: readonly MarginSum[]) => sums.some(({ estimate }) => estimate !== 0);

/** A figure in each currency: "$106.00". Without one a dash; what is not known says so. */
export const figureOf = (sums: readonly MarginSum[], name: Figure): string =>
  sums
    .map((sum) => {
      const amount = sum[name];
      return amount === null ? 'not known' : showMoney({ amount, currency: sum.currency });
    })
    .join(', ') || '–';

/** The same in rows of a table: each currency on a line, and below it what has to be known about it. */
export function MarginFigure({ sums, name }: { sums: readonly MarginSum[]; name: Figure }) {
  if (sums.length === 0) return <span className="text-muted">–</span>;
  return sums.map((sum) => {
    const { currency, estimate, percent } = sum;
    const amount = sum[name];
    return (
      <span key={currency} className="block whitespace-nowrap">
        {amount === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span className={amount < 0 ? 'text-danger-text' : undefined}>{showMoney({ amount, currency })}</span>
        )}
        {name === 'revenue' && estimate !== 0 && (
          <span className="block text-muted text-xs">{showMoney({ amount: estimate, currency })} estimated</span>
        )}
        {name === 'margin' && percent !== null && <span className="block text-muted text-xs">{percent}%</span>}
      </span>
    );
  });
}
