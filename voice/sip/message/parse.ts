import { cseqOf, type Headers, headerOf, linesOf, type SipMessage, valuesOf, viaOf } from './message.ts';
import { parseNameAddress, parseUri } from './uri.ts';

/** Bounds of a message from outside. Bytes, lines and hops. */
export const messageLimits = { bytes: 65_535, headers: 100, line: 8_192, via: 20 } as const;

/** What became of bytes that arrived. */
export type Parsed =
  | { ok: true; message: SipMessage }
  /** A request that is to be answered so: its header fields are as far as they could be read. */
  | { ok: false; status: number; reason: string; headers: Headers }
  /** Nothing that could be answered. */
  | { ok: false; status: null; reason: string };

/** Compact forms (RFC 3261 7.3.3, and of extensions). */
const compact: Readonly<Record<string, string>> = {
  a: 'accept-contact',
  b: 'referred-by',
  c: 'content-type',
  d: 'request-disposition',
  e: 'content-encoding',
  f: 'from',
  i: 'call-id',
  j: 'reject-contact',
  k: 'supported',
  l: 'content-length',
  m: 'contact',
  o: 'event',
  r: 'refer-to',
  s: 'subject',
  t: 'to',
  u: 'allow-events',
  v: 'via',
  x: 'session-expires',
};

const token = /^[A-Za-z0-9\-.!%*_+`'~]+$/;
/** Header fields that there is one of. */
const single = ['from', 'to', 'call-id', 'cseq', 'content-length', 'max-forwards', 'content-type', 'expires'];
const needed = ['via', 'from', 'to', 'call-id', 'cseq'];

const drop = (reason: string): Parsed => ({ ok: false, status: null, reason });

/** How long the head of a message is, with the empty line behind it; null while it is not whole. */
export function headEnd(bytes: Buffer): number | null {
  const crlf = bytes.indexOf('\r\n\r\n', 0, 'latin1');
  return crlf < 0 ? null : crlf + 4;
}

/**
 * Reads one message, in one pass over its lines. `whole`: a datagram, which holds all of it; of a stream the body was cut by
 * Content-Length before.
 */
export function parseMessage(bytes: Buffer): Parsed {
  if (bytes.length > messageLimits.bytes) return drop('too long');
  const end = headEnd(bytes) ?? bytes.length;
  const head = bytes.toString('latin1', 0, end);
  const lines = head.split('\r\n');
  const first = lines[0] ?? '';
  if (first === '') return drop('no start line');
  const { headers, fault } = readHeaders(lines);
  const isResponse = first.startsWith('SIP/');
  const start = isResponse ? readStatus(first) : readRequest(first);
  const refuse = (status: number, reason: string): Parsed =>
    // What cannot be answered, a response before all, is let go.
    isResponse || viaOf(headerOf({ headers }, 'via')) === undefined || /^ACK /.test(first)
      ? drop(reason)
      : { ok: false, status, reason, headers };
  if ('status' in start && 'refused' in start) return refuse(start.status, start.refused);
  if (headEnd(bytes) === null) return refuse(400, 'Headers without an end');
  if (fault !== null) return refuse(400, fault);
  const wrong = wrongHeaders(headers, isResponse);
  if (wrong !== null) return refuse(400, wrong);
  if (!isResponse && 'method' in start && cseqOf({ headers })!.method !== start.method)
    return refuse(400, 'CSeq names another method');
  const told = headerOf({ headers }, 'content-length');
  const length = told === undefined ? bytes.length - end : Number(told);
  if (length > bytes.length - end) return refuse(400, 'Body shorter than its Content-Length');
  const body = Buffer.from(bytes.subarray(end, end + length));
  return { ok: true, message: { ...start, headers, body } as SipMessage };
}

function readHeaders(lines: readonly string[]): { headers: Headers; fault: string | null } {
  const list: Headers['list'] = [];
  const fault = (text: string) => ({ headers: { list }, fault: text });
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '') break;
    if (line.length > messageLimits.line) return fault('Header line too long');
    if (line[0] === ' ' || line[0] === '\t') {
      const last = list.at(-1);
      if (last === undefined) return fault('A folded line without a header');
      last.value = `${last.value} ${line.trim()}`.trim();
      if (last.value.length > messageLimits.line) return fault('Header line too long');
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (colon < 0 || !token.test(name)) return fault('A line that is no header');
    if (list.length >= messageLimits.headers) return fault('Too many headers');
    list.push({ name: compact[name] ?? name, value: line.slice(colon + 1).trim() });
  }
  return { headers: { list }, fault: null };
}

type Start =
  | { kind: 'request'; method: string; uri: string }
  | { kind: 'response'; status: number; reason: string }
  | { status: number; refused: string };

function readStatus(line: string): Start {
  const [version, code = '', ...reason] = line.split(' ');
  const status = Number(code);
  if (version !== 'SIP/2.0' || !/^\d{3}$/.test(code) || status < 100 || status > 699)
    return { status: 400, refused: 'Status line that is none' };
  return { kind: 'response', status, reason: reason.join(' ') };
}

function readRequest(line: string): Start {
  const parts = line.split(' ');
  const [method = '', uri = '', version = ''] = parts;
  if (!token.test(method)) return { status: 400, refused: 'Method that is none' };
  if (parts.length === 3 && /^SIP\/\d+\.\d+$/i.test(version) && version.toUpperCase() !== 'SIP/2.0')
    return { status: 505, refused: 'Version Not Supported' };
  if (parts.length !== 3 || version.toUpperCase() !== 'SIP/2.0' || uri === '' || /[<>"\t]/.test(uri))
    return { status: 400, refused: 'Request line that is none' };
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(uri)?.[1]?.toLowerCase();
  if (scheme === undefined) return { status: 400, refused: 'Request address that is none' };
  if (scheme !== 'sip' && scheme !== 'sips' && scheme !== 'tel')
    return { status: 416, refused: 'Unsupported URI Scheme' };
  if (scheme !== 'tel' && parseUri(uri) === undefined) return { status: 400, refused: 'Request address that is none' };
  return { kind: 'request', method, uri };
}

/** What is wrong with the header fields that each message stands on; null where nothing is. */
function wrongHeaders(headers: Headers, isResponse: boolean): string | null {
  const message = { headers };
  for (const name of needed) if (headerOf(message, name) === undefined) return `No ${name}`;
  for (const name of single) if (linesOf(message, name).length > 1) return `More than one ${name}`;
  const vias = valuesOf(message, 'via');
  if (vias.length > messageLimits.via) return 'Too many hops';
  if (vias.some((via) => viaOf(via) === undefined)) return 'Via that is none';
  // Extra separators are no parameters (RFC 4475, 3.1.2.1).
  if (/;\s*(;|$)/.test(vias[0]!)) return 'Via that is none';
  if (cseqOf(message) === undefined) return 'CSeq that is none';
  for (const name of ['from', 'to', 'contact', 'route', 'record-route']) {
    for (const value of valuesOf(message, name)) {
      if (value === '*' && name === 'contact') continue;
      if (parseNameAddress(value) === undefined) return `${name} that is none`;
    }
  }
  if ((headerOf(message, 'call-id') ?? '') === '') return 'No call-id';
  for (const name of ['content-length', 'max-forwards', 'expires']) {
    const value = headerOf(message, name);
    if (value !== undefined && !/^\d{1,10}$/.test(value)) return `${name} that is none`;
    if (name === 'max-forwards' && Number(value ?? 70) > 255) return 'max-forwards that is none';
    if (Number(value ?? 0) >= 2 ** 32 && !isResponse) return `${name} that is none`;
  }
  return null;
}
