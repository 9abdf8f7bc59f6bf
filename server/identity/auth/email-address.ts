import { AuthError } from './auth-error.ts';

/** ASCII local part, dotted host labels: what GoTrue accepts. */
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const longest = 255;

/**
 * Addresses are compared in lower case, wherever they come from. Letters of ASCII only: elsewhere lower case can turn a
 * look-alike (the Kelvin sign, for one) into a letter of someone else's address.
 */
export const normalizeEmail = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether this is an address in the form that is stored. */
export const isStoredEmail = (email: string) => email.length <= longest && pattern.test(email);

/**
 * The address in the form that is stored.
 * @throws AuthError validation_failed
 */
export function checkEmail(text: string | undefined): string {
  if (text === undefined || text === '') throw new AuthError('validation_failed', 'An email address is required');
  if (text.length > longest) throw new AuthError('validation_failed', 'An email address is too long');
  const email = normalizeEmail(text);
  if (!isStoredEmail(email)) {
    throw new AuthError('validation_failed', 'Unable to validate email address: invalid format');
  }
  return email;
}
