import { LoaderCircle } from 'lucide-react';
import { cn } from './cn.ts';

/** Turns while something is under way. Without a label it is decoration beside text that says the same. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cn('inline-flex', className)}>
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
