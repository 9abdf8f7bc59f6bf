import { decrypt, encrypt } from './aes-gcm.ts';

declare const keptAs: unique symbol;

/** Content as it stands in the database: as it is, or sealed. Only a `ContentCipher` makes one, and opens it. */
export type Encrypted<T> = { readonly [keptAs]: T };

/**
 * What a sealed value begins with. No person types the first character, and what comes from a machine loses it, so that
 * nothing that is stored as it is looks sealed.
 */
export const sealMark = '\u0001v1.';

/** A text without such characters at its start. */
function unmarked(text: string): string {
  let start = 0;
  while (text[start] === sealMark[0]) start += 1;
  return text.slice(start);
}

/** Seals and opens the content of one workspace. */
export interface ContentCipher {
  /**
   * A value as it is to be stored. `place` names the table, the column and the row ("call_turns.text.<call>.3"), so that
   * what was sealed opens nowhere else.
   */
  keep<T>(place: string, value: T): Encrypted<T>;
  /** @throws when it was sealed with another key, or for another place */
  open<T>(place: string, kept: Encrypted<T>): T;
}

const isSealed = (kept: unknown): kept is string => typeof kept === 'string' && kept.startsWith(sealMark);

/**
 * The seal of a workspace.
 * @param key 32 bytes; null where nothing was ever sealed
 * @param seals whether it seals what it keeps; it opens what is sealed in any case
 */
export function contentCipher(key: Buffer | null, seals: boolean): ContentCipher {
  return {
    keep<T>(place: string, value: T) {
      if (value === null || value === undefined) return value as never;
      if (seals && key !== null) return (sealMark + encrypt(key, place, JSON.stringify(value))) as never;
      return (typeof value === 'string' ? unmarked(value) : value) as never;
    },
    open<T>(place: string, kept: Encrypted<T>) {
      if (!isSealed(kept)) return kept as never;
      if (key === null) throw new Error(`${place} is encrypted, and the workspace has no key.`);
      return JSON.parse(decrypt(key, place, kept.slice(sealMark.length))) as never;
    },
  };
}

/** Of a workspace that never sealed anything. */
export const plainCipher = contentCipher(null, false);
