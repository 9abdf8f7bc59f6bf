import { hostPortOf, paramsOf, splitList, unquoted } from './message.ts';

/** An address of SIP: `sip:user@host:port;parameters?headers`. */
export interface SipUri {
  scheme: 'sip' | 'sips';
  /** As it is written: escapes stay. Null where there is none. */
  user: string | null;
  host: string;
  port: number | null;
  params: Map<string, string>;
}

const userSigns = /^[A-Za-z0-9\-_.!~*'()&=+$,;?/%:]+$/;

/** Reads a SIP address; undefined for another scheme, and where it is none. */
export function parseUri(text: string): SipUri | undefined {
  const colon = text.indexOf(':');
  const scheme = text.slice(0, colon).toLowerCase();
  if (colon < 0 || (scheme !== 'sip' && scheme !== 'sips') || /[\s<>"]/.test(text)) return undefined;
  const rest = text.slice(colon + 1);
  // A user may hold ; and ?: the host begins behind the last @ that stands before headers of the address.
  const at = rest.indexOf('@');
  const user = at < 0 ? null : rest.slice(0, at);
  const behind = rest.slice(at + 1);
  if (user !== null && (!userSigns.test(user) || !hasWholeEscapes(user))) return undefined;
  const end = behind.search(/[;?]/);
  const by = hostPortOf(end < 0 ? behind : behind.slice(0, end));
  if (by === null) return undefined;
  const question = behind.indexOf('?');
  const params = paramsOf(question < 0 ? behind : behind.slice(0, question));
  return { scheme, user, ...by, params };
}

const hasWholeEscapes = (text: string) => !/%(?![0-9A-Fa-f]{2})/.test(text);

/** What a person reads of a user: escapes undone, a password left out. */
export function userOf({ user }: SipUri): string {
  const [name = ''] = (user ?? '').split(':', 1);
  return Buffer.from(
    name.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
}

export function writeUri({ scheme, user, host, port, params }: SipUri): string {
  const more = [...params].map(([name, value]) => (value === '' ? `;${name}` : `;${name}=${value}`)).join('');
  return `${scheme}:${user === null ? '' : `${user}@`}${host}${port === null ? '' : `:${port}`}${more}`;
}

/** The user of an address that we write: what may not stand there is escaped. */
export const escapeUser = (user: string): string =>
  [...Buffer.from(user, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.!~*'()&=+$,/]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** A name with its address, as in From, To, Contact and Route. */
export interface NameAddress {
  name: string;
  uri: string;
  params: Map<string, string>;
}

/** Reads `"Name" <uri>;parameters`, and an address alone, whose parameters are then the header's; undefined where it is neither. */
export function parseNameAddress(value: string): NameAddress | undefined {
  let open = -1;
  let quoted = false;
  for (let at = 0; at < value.length; at++) {
    const sign = value[at];
    if (quoted && sign === '\\') at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (sign === '<' && !quoted) {
      open = at;
      break;
    }
  }
  if (quoted) return undefined;
  if (open < 0) {
    const [uri = ''] = splitList(value, ';');
    return isAddress(uri) ? { name: '', uri, params: paramsOf(value) } : undefined;
  }
  const close = value.indexOf('>', open);
  const name = value.slice(0, open).trim();
  const uri = value.slice(open + 1, close);
  const behind = value.slice(close + 1).trim();
  // Signs outside of quotes that no token holds are a mistake of its writer (RFC 4475, 3.1.2.15).
  const isName = name === '' || /^"(?:[^"\\]|\\.)*"$/s.test(name) || /^[^"<>@,;:\\/[\]?={}]*$/.test(name);
  if (close < 0 || !isName || !isAddress(uri) || (behind !== '' && !behind.startsWith(';'))) return undefined;
  return { name: Buffer.from(unquoted(name), 'latin1').toString('utf8'), uri, params: paramsOf(behind) };
}

const isAddress = (uri: string) => /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>]+$/.test(uri);
