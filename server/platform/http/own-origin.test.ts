import { expect, it } from 'vitest';
import { isLoopbackAlias, isOwnOrigin } from './own-origin.ts';

const local = { publicUrl: 'http://127.0.0.1:8080' };
const open = { publicUrl: 'https://parley.example' };

it.each([
  [local, 'http://127.0.0.1:8080', '127.0.0.1:8080'],
  [local, 'http://localhost:8080', 'localhost:8080'],
  [local, 'http://localhost:8080', '127.0.0.1:8080'],
  [local, 'http://[::1]:8080', 'localhost:8080'],
  // A development server in between.
  [local, 'http://localhost:5173', 'localhost:5173'],
  [open, 'https://parley.example', 'parley.example'],
])('at %j, %s is a page of ours', (site, origin, host) => {
  expect(isOwnOrigin(site, origin, host)).toBe(true);
});

it.each([
  [local, 'http://localhost:3000', 'localhost:8080'],
  [local, 'https://localhost:8080', '127.0.0.1:8080'],
  [local, 'http://localhost.evil.example:8080', 'localhost:8080'],
  // A name that leads to this machine (DNS rebinding) is not this machine's name.
  [local, 'http://evil.example:8080', 'evil.example:8080'],
  [local, 'null', '127.0.0.1:8080'],
  [open, 'http://localhost', 'parley.example'],
  [open, 'https://evil.example', 'evil.example'],
])('at %j, %s is not', (site, origin, host) => {
  expect(isOwnOrigin(site, origin, host)).toBe(false);
});

it('knows other names of this machine', () => {
  expect(isLoopbackAlias(local, 'localhost')).toBe(true);
  expect(isLoopbackAlias(local, '127.0.0.1')).toBe(false);
  expect(isLoopbackAlias(local, 'parley.example')).toBe(false);
  expect(isLoopbackAlias(open, 'localhost')).toBe(false);
});
