import { cn } from './cn.ts';

/** Keys as they are printed on a keyboard, where there is one: `<KeyboardHint keys={['⌘', 'K']} />`. */
export function KeyboardHint({
  keys,
  hidden = false,
  className,
}: {
  keys: readonly string[];
  /** Leaves the keys out of the name of the control that they are in. */
  hidden?: boolean;
  className?: string;
}) {
  return (
    <span
      className={cn('inline-flex gap-0.5 pointer-coarse:hidden', className)}
      {...(hidden && { 'aria-hidden': true })}
    >
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid h-5 min-w-5 place-items-center rounded-sm border border-line bg-sunken px-1 font-sans text-muted text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
