import { type MarginRange, marginRanges } from '#domain/agency/margins.ts';

const labels: Record<MarginRange, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  '90-days': 'Last 90 days',
};

export const marginRangeOptions = marginRanges.map((value) => ({ value, label: labels[value] }));
