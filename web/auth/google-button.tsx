import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { loadGoogle, withLoaded } from './load-later.ts';

interface GoogleButtonProps {
  /** Where the provider sends the visitor back to. */
  next: string;
  onError: (message: string) => void;
}

/** Sign-in with Google by redirect; what the provider says against it goes into the banner. */
export function GoogleButton({ next, onError }: GoogleButtonProps) {
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    // Back from Google by the browser's own button: the page is as it was left.
    const release = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener('pageshow', release);
    return () => removeEventListener('pageshow', release);
  }, []);

  async function start() {
    setBusy(true);
    onError('');
    const refused = await withLoaded(loadGoogle, ({ continueWithGoogle }) => continueWithGoogle(next));
    if (refused === null) return;
    onError(refused.message);
    setBusy(false);
  }

  return (
    <Button variant="outline" size="lg" className="google-only w-full" busy={busy} onClick={() => void start()}>
      {!busy && <GoogleMark />}
      Continue with Google
    </Button>
  );
}

function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 18 18">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.81.54-1.84.86-3.05.86-2.35 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.65 3.58 9 3.58Z"
      />
    </svg>
  );
}
