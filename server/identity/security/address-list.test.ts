import { describe, expect, it } from 'vitest';
import { addressList, entryProblem } from './address-list.ts';

describe('an entry', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '2001:db8::1', '2001:db8::/32', '::ffff:203.0.113.7'])(
    'may be %s',
    (entry) => expect(entryProblem(entry)).toBeUndefined(),
  );

  it.each([
    ...['', 'x', '010.0.0.1', '10.1', '1.2.3.4.5', '256.1.1.1', '0x7f.0.0.1', '1.2.3.4 ', 'fe80::1%eth0', '[::1]'],
    ...['1.2.3.4/', '1.2.3.4/33', '1.2.3.4/-1', '1.2.3.4/0', '1.2.3.4/08', '1.2.3.4/8/8', '::/129', '::/0', '/8'],
  ])('may not be %j', (entry) => expect(entryProblem(entry)).toMatch(/isn’t/));
});

describe('a list', () => {
  const list = addressList(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32', 'nonsense']);

  it.each(['203.0.113.9', '198.51.100.7', '2001:db8::9', '::ffff:203.0.113.9', '::ffff:c633:6407', '2001:db8::9%eth0'])(
    'has %s',
    (address) => expect(list.has(address)).toBe(true),
  );

  it.each(['203.0.114.9', '198.51.100.8', '2001:db9::1', '::1', '::ffff:203.0.114.9', '', 'nonsense', undefined])(
    'does not have %s',
    (address) => expect(list.has(address)).toBe(false),
  );

  it('knows IPv4 in the clothes of IPv6 as an entry, too', () => {
    expect(addressList(['::ffff:198.51.100.7']).has('198.51.100.7')).toBe(true);
  });
});
