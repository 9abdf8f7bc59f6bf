import { Progress as Radix } from 'radix-ui';
import { cn } from './cn.ts';

interface ProgressProps {
  /** What is progressing, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  className?: string;
}

const tones = { accent: 'bg-accent', success: 'bg-success', warning: 'bg-warning', danger: 'bg-danger' };

/** A bar that fills from left to right. */
export function Progress({ label, percent, tone = 'accent', className }: ProgressProps) {
  return (
    <Radix.Root
      aria-label={label}
      value={percent}
      className={cn('h-1 overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        className={cn('h-full origin-left rounded-full transition-transform duration-200', tones[tone])}
        style={{ transform: `scaleX(${Math.min(100, Math.max(0, percent)) / 100})` }}
      />
    </Radix.Root>
  );
}
