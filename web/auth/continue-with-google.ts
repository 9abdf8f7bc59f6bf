import { attempt } from '#web/lib/auth-refusal.ts';
import { googleRefusal } from '#web/lib/google.ts';
import { authClient } from '#web/lib/session.ts';

/** Leaves for Google, or returns the provider's message when that cannot be done. */
export async function continueWithGoogle(next: string): Promise<string | null> {
  const redirectTo = new URL(next, location.origin).href;
  const refused = await attempt(async () => {
    const disabled = await googleRefusal();
    if (disabled !== null) return { error: new Error(disabled) };
    return (await authClient()).signInWithOAuth({ provider: 'google', options: { redirectTo } });
  });
  return refused?.message ?? null;
}
