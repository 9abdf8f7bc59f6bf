import { attempt, type Refusal, refusalOf } from '#web/lib/auth-refusal.ts';
import { authClient, currentSession, dropSession, lacksSecondFactor } from '#web/lib/session.ts';

export interface Factor {
  id: string;
  name: string;
}

/**
 * The authenticators whose code this session still has to show; none when it has to show nothing. Null when no one is
 * signed in.
 * @throws Error with a sentence to show
 */
export async function factorsToShow(): Promise<Factor[] | null> {
  if ((await currentSession()) === null) return null;
  if (!(await lacksSecondFactor())) return [];
  const auth = await authClient();
  // Asks the server: what this browser remembers of the account may be old.
  const { data, error } = await auth.mfa.listFactors();
  if (error) {
    if ((await currentSession()) === null) return null;
    throw new Error(refusalOf(error).message);
  }
  const factors = data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name || 'Authenticator app' }));
  // Removed elsewhere in the meantime: the session is to know.
  if (factors.length === 0) await auth.refreshSession();
  return factors;
}

/** Shows the code of an authenticator. Returns null when it was right. */
export function showCode(factorId: string, code: string): Promise<Refusal | null> {
  return attempt(async () => (await authClient()).mfa.challengeAndVerify({ factorId, code }));
}

/** Gives the half signed-in session up, for another account. */
export const giveUpSession = dropSession;
