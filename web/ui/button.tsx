import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

/** The look of a button, for links that look like one: `<Link className={buttonStyles({ variant: 'outline' })}>`. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium',
    'transition-transform duration-75 active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50',
    '[&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: 'quiet-while-off bg-accent text-on-accent shadow-raised hover:bg-accent-hover',
        destructive: 'quiet-while-off bg-danger text-on-danger shadow-raised hover:bg-danger-hover',
        outline: 'border border-line bg-surface text-ink shadow-raised hover:bg-hover',
        secondary: 'bg-hover text-ink hover:bg-line',
        ghost: 'text-ink hover:bg-hover',
        link: 'text-accent-text underline-offset-4 hover:underline',
      },
      size: {
        default: 'h-8 px-3 text-base pointer-coarse:h-11',
        sm: 'h-7 px-2.5 text-sm pointer-coarse:h-11',
        lg: 'h-11 px-5 text-lg',
        icon: 'size-8 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Under way: the button keeps its label and width, shows a spinner and cannot be pressed. */
    busy?: boolean;
    /** Words beside an icon button, where there is more to say than its label: the keys that do the same. */
    hint?: string;
  };

/**
 * A button. Its type is `button` unless a form says otherwise. An icon button needs an `aria-label`, which it shows as
 * words beside the pointer and the keys' focus.
 */
export function Button({ variant, size, busy = false, disabled, hint, className, children, ...props }: ButtonProps) {
  const isIcon = size === 'icon';
  const words = hint ?? props['aria-label'];
  const button = (
    <button
      type="button"
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cn(buttonStyles({ variant, size }), 'relative', className)}
      {...props}
    >
      {busy && <Spinner className={isIcon ? 'absolute' : undefined} />}
      {busy && isIcon ? <span className="invisible">{children}</span> : children}
    </button>
  );
  return isIcon && words ? <Tooltip content={words}>{button}</Tooltip> : button;
}
