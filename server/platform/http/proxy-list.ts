import { isIP } from 'node:net';

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, with or without a port. */
export const isNameServer = (item: string): boolean =>
  isIP(item) !== 0 || /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\]):\d{1,5}$/i.test(item);

/** An address, a network like 10.0.0.0/8, or one of the names that Fastify knows. */
export function isProxy(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return proxyNames.includes(item) || (bits > 0 && fits && rest.length === 0);
}
