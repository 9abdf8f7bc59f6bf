import { site } from '#web/lib/site.ts';
import { cn } from './cn.ts';

/**
 * Two voices around one line: the left bars speak above it, the right ones answer below, the middle one is shared. At an
 * agency's address the style sheet puts the brand's picture in its place (`web/brand.css`), so that a page that was made
 * before shows the right one from its first frame.
 */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className={cn('logo-mark size-6', className)}>
      <rect x="1.5" y="8" width="3" height="5.5" rx="1.5" />
      <rect x="6" y="2.5" width="3" height="11" rx="1.5" />
      <rect x="10.5" y="6" width="3" height="12" rx="1.5" />
      <rect x="15" y="10.5" width="3" height="11" rx="1.5" />
      <rect x="19.5" y="10.5" width="3" height="5.5" rx="1.5" />
    </svg>
  );
}

/** Mark and name. Size it by the font size of its parent. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-[0.4em] font-semibold tracking-[-0.045em]', className)}>
      <LogoMark className="size-[1.15em] text-accent-text" />
      <span className="logo-name">{site.name}</span>
    </span>
  );
}
