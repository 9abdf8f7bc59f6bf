import { cn } from './cn.ts';

/**
 * Stands in for content that is loading, in the content's own size. It appears after 200 ms only, so that a quick answer
 * does not flicker.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cn('fade-in-0 block animate-in rounded-md bg-hover fill-mode-both delay-200 duration-150', className)}
    />
  );
}
