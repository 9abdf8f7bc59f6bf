import { BlockList, isIP } from 'node:net';

/** As Fastify knows them. */
const proxyNames: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** An address, with or without a port. */
export const isNameServer = (item: string): boolean =>
  isIP(item) !== 0 || /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\]):\d{1,5}$/i.test(item);

/** An address, a network like 10.0.0.0/8, or one of the names that Fastify knows. */
export function isProxy(item: string): boolean {
  const [address = '', prefix, ...rest] = item.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return Object.hasOwn(proxyNames, item) || (bits > 0 && fits && rest.length === 0);
}

/** What tells whether an address is one of these addresses and networks. */
export function listed(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks.flatMap((item) => proxyNames[item] ?? [item])) {
    const [host = '', bits] = network.split('/');
    const family = isIP(host) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(host) === 0) continue;
    if (bits === undefined) list.addAddress(host, family);
    else list.addSubnet(host, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Whether an address is one of these addresses and networks. */
export const isListed = (networks: readonly string[], address: string): boolean => listed(networks)(address);
