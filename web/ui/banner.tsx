import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const tones = {
  danger: { icon: CircleAlert, styles: 'border-danger/35 bg-danger-soft text-danger-text' },
  warning: { icon: TriangleAlert, styles: 'border-warning/45 bg-warning-soft text-warning-text' },
  success: { icon: CircleCheck, styles: 'border-success/40 bg-success-soft text-success-text' },
  info: { icon: Info, styles: 'border-accent/30 bg-accent-soft text-accent-text' },
};

interface BannerProps {
  tone?: keyof typeof tones;
  /** A button or a link at the end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A message above what it is about. The red one is announced at once. */
export function Banner({ tone = 'danger', action, className, children }: BannerProps) {
  const { icon: Icon, styles } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex items-start gap-2.5 rounded-md border px-3 py-2.5', styles, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
      {action}
    </div>
  );
}
