import { attempt, type Refusal } from '#web/lib/auth-refusal.ts';
import { googleRefusal } from '#web/lib/google.ts';
import { authClient } from '#web/lib/session.ts';

/** Leaves for Google, or returns what the provider says when that cannot be done. */
export async function continueWithGoogle(next: string): Promise<Refusal | null> {
  const redirectTo = new URL(next, location.origin).href;
  return attempt(async () => {
    const disabled = await googleRefusal();
    if (disabled !== null) return { error: new Error(disabled) };
    return (await authClient()).signInWithOAuth({ provider: 'google', options: { redirectTo } });
  });
}
