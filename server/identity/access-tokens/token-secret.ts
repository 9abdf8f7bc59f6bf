import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { tokenPrefix } from '#domain/identity/access-tokens.ts';

/**
 * A token is `sk-` and 32 letters and digits: 26 at random (154 bits), and 6 that check them, so that a mistyped or
 * invented token is refused without a look into the database and found by scanners without false alarms.
 */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 26;
const checkLength = 6;
const form = new RegExp(`^${tokenPrefix}([0-9A-Za-z]{${randomLength}})([0-9A-Za-z]{${checkLength}})$`);
/** Characters that are shown at each end. */
const shownLength = 4;

function checkOf(random: string): string {
  let value = crc32(random);
  let check = '';
  for (let index = 0; index < checkLength; index++) {
    check = alphabet[value % alphabet.length] + check;
    value = Math.floor(value / alphabet.length);
  }
  return check;
}

export function newTokenSecret(): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${tokenPrefix}${random}${checkOf(random)}`;
}

/** Whether this can be a token of ours at all. */
export function isTokenSecret(text: string): boolean {
  const [, random, check] = form.exec(text) ?? [];
  return random !== undefined && checkOf(random) === check;
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** What a list may show of it. */
export function shownSecret(secret: string): string {
  return `${secret.slice(0, tokenPrefix.length + shownLength)}…${secret.slice(-shownLength)}`;
}
