import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadSecretKey, makeSecrets } from './secrets.ts';
import { StartError } from './start-error.ts';

const folder = fs.mkdtempSync(path.join(tmpdir(), 'parley-secrets-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('opens what it sealed, with the same key and at the same place only', () => {
  const secrets = makeSecrets('a key that only this test uses, long enough');
  const sealed = secrets.seal('factors.1', 'the secret');
  expect(secrets.open('factors.1', sealed)).toBe('the secret');
  expect(() => secrets.open('factors.2', sealed)).toThrow();
  expect(() => makeSecrets('another key of this test, long enough').open('factors.1', sealed)).toThrow();
  expect(sealed).not.toContain('the secret');
});

it('makes a key once, for its owner only', () => {
  const made = loadSecretKey(folder, null);
  expect(made).toHaveLength(43);
  expect(loadSecretKey(folder, null)).toBe(made);
  expect(fs.statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(loadSecretKey(folder, 'from the environment')).toBe('from the environment');
});

it('refuses a file that lost its key, and never makes another over it', () => {
  const file = path.join(folder, 'secret.key');
  for (const damaged of ['', 'half a key\n']) {
    fs.writeFileSync(file, damaged);
    expect(() => loadSecretKey(folder, null)).toThrow(StartError);
    expect(() => loadSecretKey(folder, null)).toThrow(/^The secret key .* is damaged: put the copy/);
    expect(fs.readFileSync(file, 'utf8')).toBe(damaged);
  }
});
