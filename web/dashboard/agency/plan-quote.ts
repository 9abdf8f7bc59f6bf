import type { PlanQuote } from '#domain/agency/subaccounts.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { trialOf } from '#web/dashboard/billing/plan-labels.ts';
import { formatDate } from '#web/lib/format.ts';
import { showMoney } from '#web/lib/money.ts';

/** What a new subaccount pays for a plan, in a sentence. */
export function firstDue(
  terms: Pick<PlanTerms, 'price' | 'setupFee' | 'interval' | 'currency' | 'trialDays' | 'trialMinutes'>,
): string {
  const price = showMoney({ amount: terms.price, currency: terms.currency });
  const trial = trialOf(terms);
  const fee = showMoney({ amount: terms.setupFee, currency: terms.currency });
  const once = terms.setupFee > 0 ? ` The first invoice includes a setup fee of ${fee}.` : '';
  return trial === undefined
    ? `${price} is invoiced now, then every ${terms.interval}, before tax.${once}`
    : `The trial lasts ${trial}. After that, ${price} is invoiced every ${terms.interval}, before tax.${once}`;
}

/** What a plan costs now and next, in sentences, before it is confirmed. */
export function quoteWords(
  { currency, interval }: Pick<PlanTerms, 'currency' | 'interval'>,
  quote: PlanQuote,
): string[] {
  if (quote.problem !== null) return [quote.problem];
  const show = (amount: number) => showMoney({ amount, currency });
  const { trialUntil, dueNow, nextBillingAt: nextAt, nextPrice, difference } = quote;
  return [
    ...(trialUntil === null ? [] : [`Trial ends ${formatDate(trialUntil)}.`]),
    dueNow > 0
      ? `Due now: ${show(dueNow)}, invoiced immediately.`
      : difference < 0
        ? `Due now: nothing. ${show(-difference)} for the unused time becomes a credit.`
        : 'Due now: nothing.',
    `Next payment on ${formatDate(nextAt)}: ${show(nextPrice)} for the ${interval}.`,
    'Amounts don’t include tax or extra minutes.',
  ];
}
