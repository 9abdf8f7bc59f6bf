import { attempt, type Refusal } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';

/** Leaves for the sign-in service of the address's company, or returns why that cannot be done. */
export async function continueWithCompany(email: string, next: string): Promise<Refusal | null> {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const redirectTo = new URL(next, location.origin).href;
  return attempt(async () => (await authClient()).signInWithSSO({ domain, options: { redirectTo } }));
}
