import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { messageOf, unreachable } from '#web/lib/api-error.ts';

/** What to show for an error of the auth client: the provider's own sentence, or that it could not be reached. */
export function providerMessage(error: unknown): string {
  return isAuthRetryableFetchError(error) ? unreachable().message : messageOf(error);
}
