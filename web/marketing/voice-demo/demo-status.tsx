import { AppLink } from '#web/lib/app-link.tsx';
import { cn } from '#web/ui/cn.ts';
import { requestDemo } from '../chrome/site-links.ts';
import { type DemoState, demoStatusText, isBusy } from './demo-state.ts';

/** Where the demo stands, in one line that keeps its height. */
export function DemoStatus({ state, className }: { state: DemoState; className?: string }) {
  const failed = state.status === 'error';
  return (
    <p role="status" className={cn('flex min-h-6 items-center gap-2.5 tabular-nums', className)}>
      <span
        aria-hidden
        className={cn(
          'size-2 shrink-0 rounded-full',
          failed ? 'bg-danger' : isBusy(state) ? 'animate-pulse bg-wave-cyan' : 'bg-success',
        )}
      />
      <span>
        {failed ? (
          <>
            Couldn't play audio. Try again or{' '}
            <AppLink to={requestDemo.to} className="rounded-sm font-medium underline underline-offset-4">
              {requestDemo.title}
            </AppLink>
          </>
        ) : (
          demoStatusText(state)
        )}
      </span>
    </p>
  );
}

/** Whose voice it is. One text takes the other's place, so that nothing moves. */
export function DemoSource({ heardSample, className }: { heardSample: boolean; className?: string }) {
  return (
    <p className={cn('min-h-10 text-muted text-sm sm:min-h-5', className)}>
      {heardSample
        ? 'This browser has no voices, so you’ll hear one of our recordings.'
        : 'Spoken by your browser’s voices, which have their own pace and pronunciation.'}
    </p>
  );
}
