import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { noPermissions, pagePermissions, pagePolicies } from './page-policy.ts';
import { ownSite } from './site.ts';

const build = mkdtempSync(path.join(tmpdir(), 'parley-policy-'));
afterAll(() => rmSync(build, { recursive: true }));
writeFileSync(path.join(build, 'csp.json'), JSON.stringify({ 'login/index.html': ["'sha256-abc'"] }));

/** One directive of a page's policy. */
const directive = (name: string, settings: Record<string, string>, page = 'login/index.html') =>
  pagePolicies(build, readConfig(settings))(page, ownSite(readConfig(settings)))
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('pages talk to this server only, and to an external sign-in service where one is set', () => {
  expect(directive('connect-src', {})).toBe("connect-src 'self' ws://127.0.0.1:8080");
  const settings = { SUPABASE_URL: 'https://project.supabase.example/base', SUPABASE_ANON_KEY: 'anon' };
  expect(directive('connect-src', settings)).toBe(
    "connect-src 'self' ws://127.0.0.1:8080 https://project.supabase.example",
  );
});

test('only scripts that the build wrote down run', () => {
  expect(directive('script-src', {})).toBe("script-src 'self' 'sha256-abc'");
  expect(directive('script-src', {}, 'unknown.html')).toBe("script-src 'self'");
});

test('pages may use the microphone and nothing else, answers nothing at all', () => {
  expect(pagePermissions).toContain('microphone=(self)');
  expect(noPermissions).toContain('microphone=()');
  for (const power of ['camera', 'geolocation', 'payment', 'usb']) {
    expect(pagePermissions).toContain(`${power}=()`);
    expect(noPermissions).toContain(`${power}=()`);
  }
});
