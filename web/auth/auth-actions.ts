import { authClient } from '#web/lib/session.ts';
import { providerMessage } from './provider-message.ts';

/** Each action returns null when it worked, else the sentence for the banner. */
async function refusal(action: () => Promise<{ error: unknown }>): Promise<string | null> {
  try {
    const { error } = await action();
    return error ? providerMessage(error) : null;
  } catch (error) {
    return providerMessage(error);
  }
}

/** Signs in with e-mail and password. */
export function logIn(credentials: { email: string; password: string }): Promise<string | null> {
  return refusal(async () => (await authClient()).signInWithPassword(credentials));
}

/** Makes an account. `signedIn` is true where the installation asks for no verification. */
export async function signUp(input: {
  email: string;
  password: string;
  phone: string;
}): Promise<{ refused: string | null; signedIn: boolean }> {
  let signedIn = false;
  const refused = await refusal(async () => {
    const auth = await authClient();
    const { data, error } = await auth.signUp({
      email: input.email,
      password: input.password,
      options: { data: { phone_number: input.phone }, emailRedirectTo: `${location.origin}/dashboard` },
    });
    signedIn = data.session !== null;
    return { error };
  });
  return { refused, signedIn };
}

/** Sends the verification mail once more. */
export function resendVerification(email: string): Promise<string | null> {
  return refusal(async () => {
    const options = { emailRedirectTo: `${location.origin}/dashboard` };
    return (await authClient()).resend({ type: 'signup', email, options });
  });
}

/** Mails a link that leads to the screen for a new password. */
export function sendRecovery(email: string): Promise<string | null> {
  const redirectTo = `${location.origin}/new-password`;
  return refusal(async () => (await authClient()).resetPasswordForEmail(email, { redirectTo }));
}

/** Sets the password of whoever is signed in, for example by the link of a recovery mail. */
export function setPassword(password: string): Promise<string | null> {
  return refusal(async () => (await authClient()).updateUser({ password }));
}
