import type { EmailOtpType } from '@supabase/auth-js';
import { attempt, type Refusal } from '#web/lib/auth-refusal.ts';
import { keptReferral } from '#web/lib/referral.ts';
import { authClient } from '#web/lib/session.ts';

/** Each action returns null when it worked. */
type Outcome = Promise<Refusal | null>;

/** Signs in with e-mail and password. */
export function logIn(credentials: { email: string; password: string }): Outcome {
  return attempt(async () => (await authClient()).signInWithPassword(credentials));
}

/** Makes an account. `signedIn` is true where the installation asks for no verification. */
export async function signUp(input: {
  email: string;
  password: string;
  phone: string;
  /** Where the link of the verification mail leads. */
  next: string;
}): Promise<{ refused: Refusal | null; signedIn: boolean }> {
  let signedIn = false;
  const refused = await attempt(async () => {
    const auth = await authClient();
    const referral = keptReferral();
    const { data, error } = await auth.signUp({
      email: input.email,
      password: input.password,
      options: {
        data: { phone_number: input.phone, ...(referral && { referral }) },
        emailRedirectTo: location.origin + input.next,
      },
    });
    signedIn = data.session !== null;
    return { error };
  });
  return { refused, signedIn };
}

/** Sends the verification mail once more. */
export function resendVerification(email: string, next: string): Outcome {
  const options = { emailRedirectTo: location.origin + next };
  return attempt(async () => (await authClient()).resend({ type: 'signup', email, options }));
}

/** Mails a link that signs in. An address without an account gets none. */
export function sendSignInLink(email: string, next: string): Outcome {
  const options = { shouldCreateUser: false, emailRedirectTo: new URL(next, location.origin).href };
  return attempt(async () => (await authClient()).signInWithOtp({ email, options }));
}

/** Mails a link that leads to the screen for a new password. */
export function sendRecovery(email: string): Outcome {
  const redirectTo = `${location.origin}/new-password`;
  return attempt(async () => (await authClient()).resetPasswordForEmail(email, { redirectTo }));
}

/** Signs in with the six digits of a mail. */
export function enterMailedCode(email: string, token: string, type: EmailOtpType): Outcome {
  return attempt(async () => (await authClient()).verifyOtp({ email, token, type }));
}

/** Sets the password of anyone who is signed in, for example by the link of a recovery mail. */
export function setPassword(password: string): Outcome {
  return attempt(async () => (await authClient()).updateUser({ password }));
}
