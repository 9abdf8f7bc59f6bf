import type { Services } from '#server/services.ts';

const purpose = 'auth anon key';
const shown = (key: Buffer) => `sb_publishable_${key.toString('base64url').slice(0, 32)}`;

/**
 * The key that clients send as `apikey`. It is public and proves nothing: the protocol's clients and gateways expect
 * one, and a request without it was not meant for us.
 */
export function anonKeyOf({ config, secrets }: Services): string {
  if (config.supabase !== null) return config.supabase.anonKey;
  return shown(secrets.key(purpose));
}

/** Whether this is our key, or that of a secret key that is being replaced: pages that are open still send it. */
export const isAnonKey = ({ secrets }: Services, given: unknown): boolean =>
  secrets.keys(purpose).some((key) => shown(key) === given);
