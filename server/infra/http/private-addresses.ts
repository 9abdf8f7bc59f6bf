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
  // IPv6: unspecified and loopback, translated networks, tunnels, local and multicast. What is IPv4 in the clothes of
  // IPv6 (::ffff:…) is looked up among the networks above.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, bits] of closed) blocked.addSubnet(network, bits, isIP(network) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  const family = isIP(plain);
  return family !== 0 && !blocked.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
