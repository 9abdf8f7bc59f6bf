import { expect, test } from 'vitest';
import { allowedRedirect, withFragment } from './redirects.ts';

const config = { publicUrl: 'https://parley.example', auth: { redirects: ['https://app.example/team'] } };
const own = 'https://parley.example';

test.each([
  ['https://parley.example/dashboard', 'https://parley.example/dashboard'],
  ['https://parley.example/dashboard?tab=1', 'https://parley.example/dashboard?tab=1'],
  ['https://app.example/team', 'https://app.example/team'],
  ['https://app.example/team/x', 'https://app.example/team/x'],
])('%s is allowed', (asked, to) => expect(allowedRedirect(config, asked)).toBe(to));

test.each([
  undefined,
  '',
  '/dashboard',
  '//evil.example',
  'https://evil.example',
  'https://parley.example.evil.example',
  'https://parley.example@evil.example/',
  'https://user:pass@parley.example/',
  'https:parley.example.evil.example',
  'http://parley.example/',
  'https://parley.example:8443/',
  'https://app.example/teammates',
  'https://app.example/team/../other',
  'https://app.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://parley.example\\@evil.example/',
  'http://127.0.0.1:3000/',
  'http://2130706433/',
])('%s is not: the front page instead', (asked) => {
  const to = allowedRedirect(config, asked);
  expect(new URL(to).origin).toBe(own);
  expect(to === own || asked?.includes('\\')).toBe(true);
});

test('on a loopback address every loopback address is allowed, and nothing else', () => {
  const local = { ...config, publicUrl: 'http://127.0.0.1:8080' };
  expect(allowedRedirect(local, 'http://localhost:5173/x')).toBe('http://localhost:5173/x');
  expect(allowedRedirect(local, 'http://[::1]:5173/x')).toBe('http://[::1]:5173/x');
  expect(allowedRedirect(local, 'http://192.168.0.1/')).toBe(local.publicUrl);
  expect(allowedRedirect(local, 'http://127.0.0.1.evil.example/')).toBe(local.publicUrl);
});

test('values of a fragment are sorted and encoded', () => {
  expect(withFragment('https://a.example/x?y=1', { type: 'signup', access_token: 'a b', sb: '' })).toBe(
    'https://a.example/x?y=1#access_token=a+b&sb=&type=signup',
  );
});
