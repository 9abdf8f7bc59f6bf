import { BlockList, isIP } from 'node:net';

/** Addresses and networks that a workspace may be reached from. */
export interface AddressList {
  has(address: string | undefined): boolean;
}

const familyOf = (address: string) => (({ 0: null, 4: 'ipv4', 6: 'ipv6' }) as const)[isIP(address) as 0 | 4 | 6];

/** What is wrong with an entry of a list; undefined when nothing is. */
export function entryProblem(entry: string): string | undefined {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = address.includes('%') ? null : familyOf(address);
  if (family === null || rest.length > 0) return `${entry} isn’t an IP address or a network such as 203.0.113.0/24.`;
  if (bits === undefined) return undefined;
  const most = family === 'ipv4' ? 32 : 128;
  if (!/^[1-9]\d{0,2}$/.test(bits) || Number(bits) > most) {
    return `${entry} isn’t a valid network. Use a number from 1 to ${most} after the slash.`;
  }
  return undefined;
}

/** A list of entries that have no problem. */
export function addressList(entries: readonly string[]): AddressList {
  const list = new BlockList();
  for (const entry of entries) {
    // What was stored by other means than the rule's lets no one in.
    if (entryProblem(entry) !== undefined) continue;
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address)!;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return {
    has(address) {
      const [plain = ''] = (address ?? '').split('%');
      const family = familyOf(plain);
      // Without the family Node takes every address for IPv4, and finds no other.
      return family !== null && list.check(plain, family);
    },
  };
}
