import { authClient, publicConfig } from '#web/lib/session.ts';
import { providerMessage } from './provider-message.ts';

/** Answers of the provider that matter here, in its own shapes. */
interface Settings {
  external?: { google?: boolean };
}
interface Refusal {
  msg?: string;
  message?: string;
}

/** Leaves for Google, or returns the provider's message when that cannot be done. */
export async function continueWithGoogle(next: string): Promise<string | null> {
  try {
    const auth = await authClient();
    const { auth: config } = await publicConfig();
    const headers = { apikey: config.anonKey };
    const settings = (await fetch(`${config.url}/settings`, { headers }).then((answer) => answer.json())) as Settings;
    if (settings.external?.google !== true) {
      // The redirect would leave the visitor on a page of JSON; ask for the reason and show it here.
      const answer = await fetch(`${config.url}/authorize?provider=google`, { headers });
      const refusal = (await answer.json()) as Refusal;
      return refusal.msg ?? refusal.message ?? 'Google sign-in is not enabled on this server.';
    }
    const { error } = await auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: new URL(next, location.origin).href },
    });
    return error ? providerMessage(error) : null;
  } catch (error) {
    return providerMessage(error);
  }
}
