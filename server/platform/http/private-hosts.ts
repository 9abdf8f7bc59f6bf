import { isIP } from 'node:net';
import { isPublicAddress } from './private-addresses.ts';

/** Names that no public name server knows: this machine, its neighbours, and what a network calls its own. */
const privateNames = /^(.*\.)?(localhost|local|internal)\.?$/;

/**
 * Why an address may not be called, as it is written: the rest of a sentence that begins with it; null where it may. What
 * a name resolves to shows only when it is called. A URL has its host in one form already, however it was written.
 * @param isTrusted whether the operator's own settings name its origin for what it is called for
 */
export function whyRefused({ protocol, port, username, password, hostname }: URL, isTrusted: boolean): string | null {
  if (protocol !== 'http:' && protocol !== 'https:') return 'is no http:// or https:// address';
  if (isTrusted) return null;
  if (username !== '' || password !== '') return 'has a name or password in it';
  if (port !== '') return 'has a port of its own';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isPrivate = isIP(host) === 0 ? privateNames.test(host) : !isPublicAddress(host);
  return isPrivate ? 'is on a private network' : null;
}
