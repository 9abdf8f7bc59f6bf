import { unreachable } from './api-error.ts';
import { publicConfig } from './session.ts';

/** Answers of the provider that matter here, in its own shapes. */
interface Settings {
  external?: { google?: boolean };
}
interface Refused {
  msg?: string;
  message?: string;
}

/** What the provider answers, refusals too. @throws ApiError when no answer of its comes: none at all, or a proxy's page */
async function ask<Answer>(url: string, headers: Record<string, string>): Promise<Answer> {
  try {
    const answer = await fetch(url, { headers });
    return (await answer.json()) as Answer;
  } catch {
    throw unreachable();
  }
}

/**
 * Why no one can leave for Google, in the provider's words; null when it is enabled. To be asked first: the redirect
 * would leave the visitor on a page of JSON.
 */
export async function googleRefusal(): Promise<string | null> {
  const { auth } = await publicConfig();
  const headers = { apikey: auth.anonKey };
  const settings = await ask<Settings>(`${auth.url}/settings`, headers);
  if (settings.external?.google === true) return null;
  const refused = await ask<Refused>(`${auth.url}/authorize?provider=google`, headers);
  return refused.msg ?? refused.message ?? 'Google sign-in isn’t enabled on this server.';
}
