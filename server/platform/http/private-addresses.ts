import { BlockList, isIP } from 'node:net';

/** Networks that no stranger's address may lead into: this machine, its neighbours, and what stands for them. */
const closed: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Inside of what is global in IPv6: protocols of the IETF with Teredo and ORCHID, documentation, 6to4.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(networks: readonly [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4');
  return list;
}
const blocked = listOf(closed);
/**
 * All that is global in IPv6 is in 2000::/3. What lies outside of it is local, multicast, not given out, or IPv4 in other
 * clothes, in which a private address may hide: ::127.0.0.1, ::ffff:0:127.0.0.1, 64:ff9b::127.0.0.1. Only what the system
 * itself writes for IPv4 (::ffff:127.0.0.1) counts as that.
 */
const global = listOf([['2000::', 3]]);
const mapped = listOf([['::ffff:0:0', 96]]);

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  if (family === 0) return false;
  if (family === 4) return !blocked.check(plain, 'ipv4');
  // The list looks up mapped addresses among the networks of IPv4.
  if (!global.check(plain, 'ipv6') && !mapped.check(plain, 'ipv6')) return false;
  return !blocked.check(plain, 'ipv6');
}
