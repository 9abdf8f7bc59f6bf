import { site } from '#web/lib/site.ts';
import { LogoMark } from './logo.tsx';

/** The whole window while it is not known yet who is here. */
export function LoadingPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <title>{site.name}</title>
      <p role="status" className="flex items-center gap-2.5 text-muted">
        <LogoMark className="size-5 text-accent-text" />
        Loading...
      </p>
    </main>
  );
}
