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
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
      aria-valuetext={`${Math.round(shown)}%`}
      className={cn('h-1 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cn('h-full origin-left rounded-full transition-transform duration-200', tones[tone])}
        style={{ transform: `scaleX(${shown / 100})` }}
      />
    </div>
  );
}
