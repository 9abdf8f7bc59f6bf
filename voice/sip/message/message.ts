/**
 * SIP messages (RFC 3261) as data. Header names are kept in lower case, compact forms written out; values stay byte by byte
 * as they came (Latin-1), since tags, branches and signed addresses are given back exactly so.
 */

export interface Headers {
  /** In the order of the message: `name` in lower case. */
  list: { name: string; value: string }[];
}

export interface SipRequest {
  kind: 'request';
  method: string;
  uri: string;
  headers: Headers;
  body: Buffer;
}

export interface SipResponse {
  kind: 'response';
  status: number;
  reason: string;
  headers: Headers;
  body: Buffer;
}

export type SipMessage = SipRequest | SipResponse;

/** Where a message came from, or goes to. */
export interface Address {
  host: string;
  port: number;
}

/** The first value of a header; undefined where there is none. */
export const headerOf = (message: { headers: Headers }, name: string): string | undefined =>
  message.headers.list.find((header) => header.name === name)?.value;

/** All values of a header, in order, each line as it came. */
export const linesOf = (message: { headers: Headers }, name: string): string[] =>
  message.headers.list.filter((header) => header.name === name).map(({ value }) => value);

/** All values of a header that may hold several in one line. */
export const valuesOf = (message: { headers: Headers }, name: string): string[] =>
  linesOf(message, name).flatMap((line) => splitList(line));

/** The parts of a list, at commas outside of quotes and of angle brackets. */
export function splitList(line: string, separator = ','): string[] {
  const parts: string[] = [];
  let quoted = false;
  let bracket = false;
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at];
    if (quoted && sign === '\\') at += 1;
    else if (sign === '"' && !bracket) quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '<') bracket = true;
    else if (sign === '>') bracket = false;
    else if (sign === separator && !bracket) {
      parts.push(line.slice(from, at).trim());
      from = at + 1;
    }
  }
  parts.push(line.slice(from).trim());
  return parts;
}

export interface CSeq {
  number: number;
  method: string;
}

/** CSeq as it is asked for everywhere; undefined where it is none. */
export function cseqOf(message: { headers: Headers }): CSeq | undefined {
  const [number = '', method = ''] = (headerOf(message, 'cseq') ?? '').split(/[ \t]+/, 2);
  if (!/^\d{1,10}$/.test(number) || Number(number) >= 2 ** 32 || method === '') return undefined;
  return { number: Number(number), method };
}

/** Parameters behind the first semicolon of a value, names in lower case; without a value: an empty one. */
export function paramsOf(text: string): Map<string, string> {
  const params = new Map<string, string>();
  for (const part of splitList(text, ';').slice(1)) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).trim().toLowerCase();
    if (name === '' || params.has(name)) continue;
    params.set(name, at < 0 ? '' : unquoted(part.slice(at + 1).trim()));
  }
  return params;
}

/** A quoted string without its quotes; anything else as it is. */
export function unquoted(text: string): string {
  if (text.length < 2 || text[0] !== '"' || text.at(-1) !== '"') return text;
  let out = '';
  for (let at = 1; at < text.length - 1; at++) {
    if (text[at] === '\\' && at < text.length - 2) at += 1;
    out += text[at];
  }
  return out;
}

export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** One hop of a message. */
export interface Via {
  transport: string;
  host: string;
  port: number | null;
  params: Map<string, string>;
}

/** A value of Via; undefined where it is none. */
export function viaOf(value: string | undefined): Via | undefined {
  if (value === undefined) return undefined;
  const [head = ''] = splitList(value, ';');
  const [protocol = '', sentBy = ''] = head.replace(/\s*\/\s*/g, '/').split(/\s+/, 2);
  const [name, version, transport = ''] = protocol.split('/');
  const by = hostPortOf(
    head
      .replace(/\s*\/\s*/g, '/')
      .slice(protocol.length)
      .replace(/\s+/g, ''),
  );
  if (name?.toUpperCase() !== 'SIP' || version !== '2.0' || transport === '' || sentBy === '' || by === null)
    return undefined;
  return { transport: transport.toUpperCase(), ...by, params: paramsOf(value) };
}

/** `host`, `host:port` or `[v6]:port`; null for anything else. */
export function hostPortOf(text: string): { host: string; port: number | null } | null {
  const bracket = text.startsWith('[') ? text.indexOf(']') : -1;
  const colon = text.indexOf(':', Math.max(0, bracket));
  const host = colon < 0 ? text : text.slice(0, colon);
  const port = colon < 0 ? null : text.slice(colon + 1);
  if (!isHost(host) || (port !== null && (!/^\d{1,5}$/.test(port) || Number(port) > 65_535))) return null;
  return { host: host.toLowerCase(), port: port === null ? null : Number(port) };
}

const isHost = (host: string): boolean =>
  host.startsWith('[') ? /^\[[0-9a-fA-F:.]{2,45}\]$/.test(host) : host.length <= 253 && /^[A-Za-z0-9._-]+$/.test(host);
