import { publicConfig } from './session.ts';

/** Answers of the provider that matter here, in its own shapes. */
interface Settings {
  external?: { google?: boolean };
}
interface Refused {
  msg?: string;
  message?: string;
}

/**
 * Why nobody can leave for Google, in the provider's words; null when it is enabled. To be asked first: the redirect
 * would leave the visitor on a page of JSON.
 */
export async function googleRefusal(): Promise<string | null> {
  const { auth } = await publicConfig();
  const headers = { apikey: auth.anonKey };
  const settings = (await fetch(`${auth.url}/settings`, { headers }).then((answer) => answer.json())) as Settings;
  if (settings.external?.google === true) return null;
  const answer = await fetch(`${auth.url}/authorize?provider=google`, { headers });
  const refused = (await answer.json()) as Refused;
  return refused.msg ?? refused.message ?? 'Google sign-in is not enabled on this server.';
}
