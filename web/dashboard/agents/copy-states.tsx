import type { AgentCopy, CopyResult } from '#domain/agents/agent-copies.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';

const states = {
  current: { tone: 'success', label: 'Up to date' },
  update: { tone: 'accent', label: 'Update available' },
  changed: { tone: 'neutral', label: 'Changed in the subaccount' },
  both: { tone: 'warning', label: 'Update available (changed in the subaccount)' },
  sourceless: { tone: 'neutral', label: 'Source deleted' },
} as const;

/** How a copy stands to its source. */
export const CopyState = ({ status }: Pick<AgentCopy, 'status'>) => (
  <Badge tone={states[status].tone} className="whitespace-normal">
    {states[status].label}
  </Badge>
);

/** Says what became of each, in one line, and of those that were refused why. */
export function tellOfCopies(items: CopyResult[], done: 'copied' | 'updated'): void {
  const count = (result: CopyResult['result']) => items.filter((item) => item.result === result).length;
  if (count(done) > 0) toast.success(`${count(done)} ${done}`);
  if (count('changed') > 0) toast.info(`${count('changed')} left unchanged because they were edited in the subaccount`);
  for (const { subaccount, problem } of items.filter(({ result }) => result === 'refused')) {
    toast.error(`${subaccount}: ${problem}`);
  }
  if (items.every(({ result }) => result === 'current')) toast.info('Everything is up to date');
}

/** How many copies there are and how they stand: `3 copies: 1 in step, 2 with an update`. */
export function copiesInWords(copies: readonly AgentCopy[]): string {
  const count = (...wanted: AgentCopy['status'][]) =>
    copies.filter(({ status: state }) => wanted.includes(state)).length;
  const [inStep, behind, changed] = [count('current'), count('update', 'both'), count('changed', 'both')];
  const parts = [
    inStep > 0 && `${inStep} up to date`,
    behind > 0 && `${behind} with an update available`,
    changed > 0 && `${changed} changed in the subaccount`,
  ].filter(Boolean);
  return `${copies.length === 1 ? 'One subaccount has' : `${copies.length} subaccounts have`} a copy: ${parts.join(', ')}.`;
}
