import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const styles = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-1.5 font-medium text-xs leading-5',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-muted',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        danger: 'bg-danger-soft text-danger-text',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A short word about a state. With `dot` the colour is repeated as a point, never instead of the word. */
export function Badge({
  tone,
  dot = false,
  className,
  children,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof styles> & { dot?: boolean }) {
  return (
    <span className={cn(styles({ tone }), className)} {...props}>
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
