import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback, readConfig } from './config.ts';
import { StartError } from './infra/start-error.ts';

describe('settings', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      databaseUrl: null,
      smtpUrl: null,
      google: null,
      supabase: null,
      trustProxy: [],
      rateLimit: 1,
    });
    expect(config.dataDir).toBe(path.resolve('data'));
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('takes the slash off the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://voice.example.com/' }).publicUrl).toBe('https://voice.example.com');
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT must be a number/],
    [{ PORT: '70000' }, /^PORT /],
    [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL must be an http/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgres/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must look like smtp/],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY must be at least 32/],
    [{ AUTH_AUTOCONFIRM: 'yes' }, /^AUTH_AUTOCONFIRM must be true or false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ RATE_LIMIT: '0' }, /^RATE_LIMIT must be more than 0/],
    [{ OPERATOR_EMAIL: 'me' }, /^OPERATOR_EMAIL must be an e-mail/],
    [{ AUTH_REDIRECTS: 'https://a.example, javascript:alert(1)' }, /^AUTH_REDIRECTS must be an http/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/],
    [{ SUPABASE_ANON_KEY: 'x' }, /^SUPABASE_URL and SUPABASE_ANON_KEY belong together/],
  ])('names the wrong setting in one line: %o', (environment, line) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(StartError);
    expect(read).toThrow(line);
    expect(read).not.toThrow(/\n/);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['localhost', true],
    ['[::1]', true],
    ['0.0.0.0', false],
    ['127.0.0.1.example.com', false],
    ['10.0.0.1', false],
  ])('knows whether %s is this machine: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
