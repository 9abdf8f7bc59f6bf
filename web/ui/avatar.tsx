import { cn } from './cn.ts';

/** The first letters of a name or of an e-mail address; the name itself stands beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const words = name.split(/[\s@._-]+/).filter(Boolean);
  const letters = `${words[0]?.[0] ?? ''}${(name.includes('@') ? '' : words[1]?.[0]) ?? ''}`.toUpperCase();
  return (
    <span
      aria-hidden
      className={cn(
        'grid size-7 shrink-0 place-items-center rounded-md bg-accent-soft font-semibold text-accent-text text-xs',
        className,
      )}
    >
      {letters || '?'}
    </span>
  );
}
