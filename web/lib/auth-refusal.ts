import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { messageOf, unreachable } from './api-error.ts';

/** Why the sign-in service did not do something: its code, and the sentence to show. */
export interface Refusal {
  code: string;
  message: string;
}

/** An error of the auth client in the provider's own words, or that the provider could not be reached. */
export function refusalOf(error: unknown): Refusal {
  if (isAuthRetryableFetchError(error)) return { code: 'unreachable', message: unreachable().message };
  const { code } = error as { code?: unknown };
  return { code: typeof code === 'string' ? code : '', message: messageOf(error) };
}

/** Does something with the auth client. Returns null when it worked. */
export async function attempt(action: () => Promise<{ error: unknown }>): Promise<Refusal | null> {
  try {
    const { error } = await action();
    return error ? refusalOf(error) : null;
  } catch (error) {
    return refusalOf(error);
  }
}
