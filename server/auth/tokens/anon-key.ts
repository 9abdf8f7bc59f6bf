import type { Services } from '#server/services.ts';

/**
 * The key that clients send as `apikey`. It is public and proves nothing: the protocol's clients and gateways expect
 * one, and a request without it was not meant for us.
 */
export function anonKeyOf({ config, secrets }: Services): string {
  if (config.supabase !== null) return config.supabase.anonKey;
  return `sb_publishable_${secrets.key('auth anon key').toString('base64url').slice(0, 32)}`;
}
