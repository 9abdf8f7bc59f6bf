import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { paramsOf, quoted } from './message/message.ts';

/** Digest authentication as SIP has it (RFC 8760): what is asked, and what is answered. */

export interface Challenge {
  realm: string;
  nonce: string;
  opaque: string | null;
  algorithm: Algorithm;
  isSession: boolean;
  qop: 'auth' | null;
  stale: boolean;
}

const algorithms = { 'SHA-512-256': 'sha512-256', 'SHA-256': 'sha256', MD5: 'md5' } as const;
export type Algorithm = keyof typeof algorithms;

export interface Credentials {
  user: string;
  password: string;
}

/** A challenge that can be answered; null for a scheme, an algorithm or a protection that is not known. */
export function parseChallenge(value: string): Challenge | null {
  if (!/^digest\s/i.test(value)) return null;
  const params = paramsOf(`;${listToParams(value.replace(/^digest\s+/i, ''))}`);
  const named = (params.get('algorithm') ?? 'MD5').toUpperCase();
  const isSession = named.endsWith('-SESS');
  const algorithm = (isSession ? named.slice(0, -5) : named) as Algorithm;
  const offered = params
    .get('qop')
    ?.split(',')
    .map((one) => one.trim().toLowerCase());
  const [realm, nonce] = [params.get('realm'), params.get('nonce')];
  if (!(algorithm in algorithms) || realm === undefined || nonce === undefined) return null;
  if (offered && !offered.includes('auth')) return null;
  return {
    realm,
    nonce,
    opaque: params.get('opaque') ?? null,
    algorithm,
    isSession,
    qop: offered ? 'auth' : null,
    stale: params.get('stale')?.toLowerCase() === 'true',
  };
}

/** Commas outside of quotes part what semicolons part elsewhere. */
function listToParams(text: string): string {
  let out = '';
  let inQuotes = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (inQuotes && sign === '\\') {
      out += sign + (text[at + 1] ?? '');
      at += 1;
      continue;
    }
    if (sign === '"') inQuotes = !inQuotes;
    out += sign === ',' && !inQuotes ? ';' : sign;
  }
  return out;
}

const hash = (algorithm: Algorithm, text: string) =>
  createHash(algorithms[algorithm]).update(text, 'latin1').digest('hex');

/** What is signed beside the challenge. */
interface Signed extends Credentials {
  method: string;
  uri: string;
  nc: string;
  cnonce: string;
}

export function digestResponse(
  { realm, nonce, algorithm, isSession, qop }: Pick<Challenge, 'realm' | 'nonce' | 'algorithm' | 'isSession' | 'qop'>,
  { user, password, method, uri, nc, cnonce }: Signed,
): string {
  const h = (text: string) => hash(algorithm, text);
  const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
  const own = h(`${bytes(user)}:${realm}:${bytes(password)}`);
  const a1 = isSession ? h(`${own}:${nonce}:${cnonce}`) : own;
  const a2 = h(`${method}:${uri}`);
  return qop === null ? h(`${a1}:${nonce}:${a2}`) : h(`${a1}:${nonce}:${nc}:${cnonce}:${qop}:${a2}`);
}

/** Counts how often each nonce was used. */
export class DigestAnswers {
  readonly #counts = new Map<string, number>();
  readonly #newCnonce: () => string;

  constructor(newCnonce = () => randomBytes(12).toString('hex')) {
    this.#newCnonce = newCnonce;
  }

  /** The value of Authorization for a request. `uri`: its Request-URI byte by byte. */
  answer(challenge: Challenge, credentials: Credentials, { method, uri }: { method: string; uri: string }): string {
    const count = (this.#counts.get(challenge.nonce) ?? 0) + 1;
    this.#counts.delete(challenge.nonce);
    this.#counts.set(challenge.nonce, count);
    // Nonces of long ago come no more.
    if (this.#counts.size > 20) this.#counts.delete(this.#counts.keys().next().value!);
    const nc = count.toString(16).padStart(8, '0');
    const cnonce = this.#newCnonce();
    const response = digestResponse(challenge, { ...credentials, method, uri, nc, cnonce });
    const { realm, nonce, opaque, algorithm, isSession, qop } = challenge;
    return [
      `Digest username=${quoted(Buffer.from(credentials.user, 'utf8').toString('latin1'))}`,
      `realm=${quoted(realm)}`,
      `nonce=${quoted(nonce)}`,
      `uri=${quoted(uri)}`,
      `response="${response}"`,
      `algorithm=${algorithm}${isSession ? '-sess' : ''}`,
      ...(opaque === null ? [] : [`opaque=${quoted(opaque)}`]),
      ...(qop === null ? (isSession ? [`cnonce="${cnonce}"`] : []) : [`qop=${qop}`, `nc=${nc}`, `cnonce="${cnonce}"`]),
    ].join(', ');
  }
}

/** Whether an Authorization answers a challenge of ours: as a server checks it. */
export function isAnswered(authorization: string, asked: Challenge, password: string, method: string): boolean {
  const params = paramsOf(`;${listToParams(authorization.replace(/^digest\s+/i, ''))}`);
  const get = (name: string) => params.get(name) ?? '';
  if (get('nonce') !== asked.nonce || get('realm') !== asked.realm) return false;
  const user = Buffer.from(get('username'), 'latin1').toString('utf8');
  const signed = { user, password, method, uri: get('uri'), nc: get('nc'), cnonce: get('cnonce') };
  const right = Buffer.from(digestResponse(asked, signed));
  const given = Buffer.from(get('response'));
  return right.length === given.length && timingSafeEqual(right, given);
}
