import { shortestPassword } from '#domain/identity/password-length.ts';
import { AuthError, type WeakPasswordReason } from '../auth-error.ts';
import { commonPasswords } from './common-passwords.data.ts';

/** Bytes. Argon2 takes any length; a limit keeps a request from being work. */
const longestPassword = 256;

const tooShort = `Password should be at least ${shortestPassword} characters.`;
const tooEasy = 'Password is known to be weak and easy to guess, please choose a different one.';

/** Few different characters ("aaaaaaab"), or a row of the alphabet or the digits. */
function isPattern(password: string): boolean {
  if (new Set(password).size < 3) return true;
  const steps = new Set<number>();
  for (let i = 1; i < password.length; i++) steps.add(password.charCodeAt(i) - password.charCodeAt(i - 1));
  return steps.size === 1;
}

function isEasy(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || isPattern(lower) || lower === email || lower === email.split('@')[0];
}

export interface Weakness {
  message: string;
  reasons: WeakPasswordReason[];
}

/** What is wrong with a password by today's rules, or null. */
export function weaknessOf(password: string, email: string): Weakness | null {
  // Characters as a person counts them, not UTF-16 units.
  if ([...password].length < shortestPassword) return { message: tooShort, reasons: ['length'] };
  if (isEasy(password, email)) return { message: tooEasy, reasons: ['pwned'] };
  return null;
}

/**
 * Refuses a new password that is too long, too short or well known. It is compared and stored as sent.
 * @throws AuthError validation_failed, weak_password
 */
export function checkNewPassword(password: string, email: string): void {
  if (Buffer.byteLength(password) > longestPassword) {
    throw new AuthError('validation_failed', `Password cannot be longer than ${longestPassword} bytes`);
  }
  const weakness = weaknessOf(password, email);
  if (weakness !== null) throw new AuthError('weak_password', weakness.message, { weakPassword: weakness.reasons });
}

/** A password that is too long to have been accepted is not worth a hash. */
export const isPossiblePassword = (password: string) => Buffer.byteLength(password) <= longestPassword;
