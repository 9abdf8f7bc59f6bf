import type { ModelOutcome } from '#domain/models/models.ts';

const million = 1_000_000;

/** What came of a request, in two or three words, and how that looks. */
export const outcomes = {
  answered: { label: 'Answered', tone: 'success' },
  late: { label: 'Timed out', tone: 'warning' },
  stopped: { label: 'Stopped', tone: 'neutral' },
  refused: { label: 'Declined', tone: 'warning' },
  garbage: { label: 'No suggestion', tone: 'warning' },
  broken: { label: 'Service failed', tone: 'danger' },
  unreachable: { label: 'Unreachable', tone: 'danger' },
  quota: { label: 'Quota used up', tone: 'danger' },
  key: { label: 'Key rejected', tone: 'danger' },
  budget: { label: 'Spending limit reached', tone: 'warning' },
} as const satisfies Record<ModelOutcome, { label: string; tone: string }>;

/** What went wrong and what to do, for anyone who has just looked whether a model works. */
export const advice: Record<Exclude<ModelOutcome, 'answered'>, string> = {
  late: 'The model took more than 20 seconds. In calls, the limit is 2.5 seconds.',
  stopped: 'The request was stopped before the model responded.',
  refused: 'The provider declined the request. Choose another model, or check what your account allows.',
  garbage: 'The model didn’t respond in the required format. Choose another model.',
  broken: 'The provider returned an error. Try again in a moment.',
  unreachable: 'Can’t reach the service. Check its URL.',
  quota: 'You’ve used up your provider quota. Add credit with the provider, or wait until the quota resets.',
  key: 'The provider no longer accepts the key. Enter a new one.',
  budget: 'You’ve reached this month’s spending limit. Raise it, or wait until next month.',
};

/** Millionths of a US dollar as money, with as many digits as small sums need. */
export function formatCost(millionths: number): string {
  const dollars = millionths / million;
  const digits = dollars !== 0 && dollars < 1 ? 4 : 2;
  return new Intl.NumberFormat(navigator.language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: digits,
  }).format(dollars);
}

/** Millionths of a US dollar as a person writes them, such as `0.15`; empty for none. */
export const dollarsOf = (millionths: number | null): string =>
  millionths === null ? '' : String(millionths / million);

/** What a person wrote as millionths of a US dollar; null for nothing, undefined for what is no sum. */
export function readDollars(text: string): number | null | undefined {
  const plain = text.trim().replace(/^\$/, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,6}(\.\d{1,6})?$/.test(plain) ? Math.round(Number(plain) * million) : undefined;
}

/** What a person wrote as a whole number; null for nothing, undefined for what is none. */
export function readTokens(text: string): number | null | undefined {
  const plain = text.replace(/[\s,.']/g, '');
  if (plain === '') return null;
  return /^\d{1,12}$/.test(plain) ? Number(plain) : undefined;
}
