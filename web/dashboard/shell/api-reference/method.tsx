import type { Endpoint } from '#domain/platform/http.ts';
import { cn } from '#web/ui/cn.ts';

const tones: Record<Endpoint['method'], string> = {
  GET: 'text-accent-text',
  POST: 'text-success-text',
  PUT: 'text-warning-text',
  PATCH: 'text-warning-text',
  DELETE: 'text-danger-text',
};

/** The verb of an endpoint, in the colour of what it does. */
export function Method({ method, className }: { method: Endpoint['method']; className?: string }) {
  return <span className={cn('font-medium font-mono text-xs', tones[method], className)}>{method}</span>;
}
