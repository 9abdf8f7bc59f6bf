import { expect, it } from 'vitest';
import { frameAncestors, isAllowedSite } from './allowed-sites.ts';

const server = 'https://voice.example.net';
const domains = ['shop.example', '*.firm.example', 'localhost:3000'];

it.each(['https://shop.example', 'https://www.firm.example', 'https://a.b.firm.example', 'http://localhost:3000'])(
  '%s may show it',
  (origin) => expect(isAllowedSite(domains, origin, server)).toBe(true),
);

it.each([
  ...['http://shop.example', 'https://www.shop.example', 'https://shop.example:8443', 'https://firm.example'],
  ...['https://evilshop.example', 'https://evilfirm.example', 'https://shop.example.evil', 'https://.firm.example'],
  ...['http://localhost', 'http://localhost:3001', 'null', '', 'file://', 'javascript:alert(1)', '*'],
  ...['https://shop.example/path', 'https://user@shop.example', 'https://SHOP.example/'],
])('%s may not', (origin) => expect(isAllowedSite(domains, origin, server)).toBe(false));

it('no domain is nobody', () => expect(isAllowedSite([], 'https://shop.example', server)).toBe(false));

it('browsers are told the same', () => {
  expect(frameAncestors(domains, server)).toBe(
    "'self' https://shop.example https://*.firm.example https://localhost:3000 http://localhost:3000",
  );
  expect(frameAncestors(['a.example'], 'http://127.0.0.1:8080')).toBe("'self' https://a.example http://a.example");
  expect(frameAncestors([], server)).toBe("'self'");
});
