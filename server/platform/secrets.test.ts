import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadSecretKeys, makeSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'parley-secrets-'));
const load = (secretKey: string | null = null) => loadSecretKeys({ dataDir: folder, secretKey, secretKeysBefore: [] });
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('opens what it sealed, with the same key and at the same place only', () => {
  const secrets = makeSecrets('a key that only this test uses, long enough');
  const sealed = secrets.seal('factors.1', 'the secret');
  expect(secrets.open('factors.1', sealed)).toBe('the secret');
  expect(() => secrets.open('factors.2', sealed)).toThrow();
  expect(() => makeSecrets('another key of this test, long enough').open('factors.1', sealed)).toThrow();
  expect(sealed).not.toContain('the secret');
});

it('names the key that sealed, and opens what older keys and the form before sealed', () => {
  const [old, anew] = ['the old key of this test, long enough', 'the new key of this test, long enough'];
  const sealed = makeSecrets(old).seal('factors.1', 'the secret');
  const both = makeSecrets(anew, old);
  expect(sealed).toMatch(new RegExp(`^v2\\.${makeSecrets(old).kid}\\.`));
  expect(both.open('factors.1', sealed)).toBe('the secret');
  expect(both.seal('factors.1', 'x')).toMatch(new RegExp(`^v2\\.${makeSecrets(anew).kid}\\.`));
  expect(() => makeSecrets(anew).open('factors.1', sealed)).toThrow(makeSecrets(old).kid);
  // As versions before 2026-12 wrote it, with this key.
  const before = `v1.${sealed.split('.')[2]}`;
  expect(both.open('factors.1', before)).toBe('the secret');
  expect(() => makeSecrets(anew).open('factors.1', before)).toThrow();
  expect(() => both.open('factors.1', 'the secret')).toThrow();
});

it('makes a key once, for its owner only', () => {
  const [made] = load();
  expect(made).toHaveLength(43);
  expect(load()).toEqual([made]);
  expect(fs.statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(load('from the environment')).toEqual(['from the environment']);
});

it('refuses a file that lost its key, and never makes another over it', () => {
  const file = path.join(folder, 'secret.key');
  for (const damaged of ['', 'half a key\n']) {
    fs.writeFileSync(file, damaged);
    expect(() => load()).toThrow(StartError);
    expect(() => load()).toThrow(/^The secret key .* is damaged\. Restore it from a backup/);
    expect(fs.readFileSync(file, 'utf8')).toBe(damaged);
  }
});
