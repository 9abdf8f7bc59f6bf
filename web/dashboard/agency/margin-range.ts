import { type MarginRange, marginRanges } from '#domain/agency/margins.ts';

const labels: Record<MarginRange, string> = {
  this_month: 'This month',
  last_month: 'Last month',
  '90_days': 'Last 90 days',
};

export const marginRangeOptions = marginRanges.map((value) => ({ value, label: labels[value] }));
