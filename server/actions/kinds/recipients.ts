/** Addresses of one mail: more is a mailing, and no mail of a conversation. */
export const mostRecipients = 10;

/** Characters of them all. */
const longest = 3_000;
const address = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,255}$/;

/** Whom a mail goes to, each once, or why it goes to no one. */
export type Recipients = { addresses: string[] } | { problem: string };

/** Reads addresses as people write them into one field: apart by commas or semicolons, with or without names. */
export function recipientsOf(to: string): Recipients {
  const tooMany = { problem: `You can send an email to up to ${mostRecipients} addresses.` };
  if (to.length > longest) return tooMany;
  const found = new Map<string, string>();
  for (const part of to.match(/(?:"[^"]*"|[^",;])+/g) ?? []) {
    const written = part.trim();
    if (written === '') continue;
    const named = written.endsWith('>') ? written.slice(written.lastIndexOf('<') + 1, -1).trim() : written;
    if (!address.test(named)) return { problem: `${named.slice(0, 80)} isn’t an email address.` };
    if (!found.has(named.toLowerCase())) found.set(named.toLowerCase(), named);
    if (found.size > mostRecipients) return tooMany;
  }
  return found.size === 0
    ? { problem: 'There’s no email address to send this to.' }
    : { addresses: [...found.values()] };
}
