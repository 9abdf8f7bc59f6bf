import { site } from '#web/lib/site.ts';
import { Button, buttonStyles } from './button.tsx';

/** The whole window when a page broke or could not be loaded. */
export function CrashPage({ message }: { message: string }) {
  return (
    <main className="grid min-h-dvh place-items-center px-6">
      <title>{`Something went wrong · ${site.name}`}</title>
      <div className="max-w-md text-center">
        <h1 className="font-semibold text-xl">Something went wrong</h1>
        <p role="alert" className="mt-2 text-muted">
          {message}
        </p>
        <p className="mt-6 flex justify-center gap-2">
          <Button onClick={() => location.reload()}>Try again</Button>
          <a href="/" className={buttonStyles({ variant: 'outline' })}>
            Return to Home
          </a>
        </p>
      </div>
    </main>
  );
}
