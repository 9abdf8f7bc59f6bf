import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLoopback, privateOriginsOf, readConfig } from './config.ts';
import { StartError } from './platform/start-error.ts';

describe('settings', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://127.0.0.1:8080',
      databaseUrl: null,
      databaseDirectUrl: null,
      smtpUrl: null,
      google: null,
      supabase: null,
      trustProxy: [],
      speechServices: {},
      rateLimit: 1,
    });
    expect(config.dataDir).toBe(path.resolve('data'));
    expect(config.voicesDir).toBe(path.resolve('data/voices'));
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('takes the slash off the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://voice.example.com/' }).publicUrl).toBe('https://voice.example.com');
  });

  it('knows a speech service by its key, and an OpenAI-compatible one by its address too', () => {
    expect(readConfig({ ELEVENLABS_BASE_URL: 'http://127.0.0.1:9', OPENAI_SPEECH_MODEL: 'x' }).speechServices).toEqual(
      {},
    );
    expect(
      readConfig({
        OPENAI_BASE_URL: 'http://127.0.0.1:8880/v1/',
        OPENAI_SPEECH_MODEL: 'kokoro',
        ELEVENLABS_API_KEY: 'sk_1',
        DEEPGRAM_API_KEY: 'd1',
        CARTESIA_API_KEY: 'c1',
        CARTESIA_MODEL: 'sonic-3',
      }).speechServices,
    ).toEqual({
      openai: { key: null, baseUrl: 'http://127.0.0.1:8880/v1', model: 'kokoro' },
      elevenlabs: { key: 'sk_1' },
      deepgram: { key: 'd1' },
      cartesia: { key: 'c1', model: 'sonic-3' },
    });
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT must be a whole number from 0 to 65535 \(it is "eighty"\)/],
    [{ PORT: '70000' }, /^PORT must be a whole number from 0 to 65535/],
    [{ PORT: ' ' }, /^PORT must be a whole number/],
    [{ PORT: '-1' }, /^PORT must be a whole number/],
    [{ HOST: ' 127.0.0.1' }, /^HOST must be an address or a host name/],
    [{ PUBLIC_URL: 'ftp://x' }, /^PUBLIC_URL must be an http/],
    [{ PUBLIC_URL: 'https://example.com/parley' }, /^PUBLIC_URL must be an origin/],
    [{ PUBLIC_URL: 'https://me:word@example.com' }, /^PUBLIC_URL must be an origin/],
    [{ TRUST_PROXY: '10.0.0.1, proxy.example' }, /^TRUST_PROXY must be addresses or networks/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be addresses or networks/],
    [{ TRUST_PROXY: '1' }, /^TRUST_PROXY must be addresses or networks/],
    [{ MAIL_FROM: 'Parley' }, /^MAIL_FROM must look like/],
    [{ MAIL_FROM: 'parley@example.com\nBcc: all@example.com' }, /^MAIL_FROM must look like/],
    [{ AUTH_MAIL_PER_HOUR: '0' }, /^AUTH_MAIL_PER_HOUR must be a whole number from 1/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgres/],
    [{ DATABASE_DIRECT_URL: 'postgres://host/db' }, /^DATABASE_DIRECT_URL requires DATABASE_URL/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL must look like smtp/],
    [{ SECRET_KEY: 'short' }, /^SECRET_KEY must be at least 32/],
    [{ AUTH_AUTOCONFIRM: 'yes' }, /^AUTH_AUTOCONFIRM must be true or false/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of silent, error/],
    [{ RATE_LIMIT: '0' }, /^RATE_LIMIT must be more than 0/],
    [{ OPERATOR_EMAIL: 'me' }, /^OPERATOR_EMAIL must be an e-mail/],
    [{ AUTH_REDIRECTS: 'https://a.example, javascript:alert(1)' }, /^AUTH_REDIRECTS must be an http/],
    [{ OPENAI_BASE_URL: 'localhost:8880' }, /^OPENAI_BASE_URL must be an http/],
    [{ CARTESIA_BASE_URL: 'https://me:word@example.com' }, /^CARTESIA_BASE_URL must be an address without password/],
    [{ PRIVATE_ORIGINS: 'http://n8n:5678' }, /^PRIVATE_ORIGINS must be origins, each with whose requests may go there/],
    [{ PRIVATE_ORIGINS: 'n8n:5678=*' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'http://n8n:5678/x=*' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'http://me:word@n8n:5678=*' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'ftp://n8n=*' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'http://n8n:5678=' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'http://n8n:5678=mine' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: '*' }, /^PRIVATE_ORIGINS must be origins/],
    [{ PRIVATE_ORIGINS: 'http://a=*,http://b' }, /^PRIVATE_ORIGINS must be origins/],
    [{ ELEVENLABS_MODEL: 'a model' }, /^ELEVENLABS_MODEL must be the name of a model/],
    [{ GOOGLE_CLIENT_ID: 'x' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together/],
    [{ SUPABASE_ANON_KEY: 'x' }, /^SUPABASE_URL and SUPABASE_ANON_KEY must be set together/],
  ])('names the wrong setting in one line: %o', (environment, line) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(StartError);
    expect(read).toThrow(line);
    expect(read).not.toThrow(/\n/);
  });

  it.each([
    { DATABASE_URL: 'mysql://parley:hunter2hunter2@host/db' },
    { DATABASE_DIRECT_URL: 'mysql://parley:hunter2hunter2@host/db' },
    { SMTP_URL: 'http://parley:hunter2hunter2@host' },
    { SMTP_URL: 'parley:hunter2hunter2@mail' },
    { SECRET_KEY: 'hunter2hunter2' },
    { ELEVENLABS_API_KEY: 'hunter2\r\nx-injected: 1' },
    { OPENAI_API_KEY: 'hunter2 hunter2' },
  ])('does not write a wrong secret to the log: %o', (environment) => {
    expect(() => readConfig(environment)).toThrow(StartError);
    expect(() => readConfig(environment)).not.toThrow(/hunter2/);
  });

  it('opens origins inside of the network to the workspaces that are named, and by itself none', () => {
    const [one, two] = ['0197a1b2-0000-7000-8000-000000000001', '0197a1b2-0000-7000-8000-000000000002'];
    const config = readConfig({
      PRIVATE_ORIGINS: `http://n8n:5678=${one}, http://N8N:5678=${two.toUpperCase()}, https://crm.local/=*`,
    });
    expect(privateOriginsOf(config, one)).toEqual(['http://n8n:5678', 'https://crm.local']);
    expect(privateOriginsOf(config, two)).toEqual(['http://n8n:5678', 'https://crm.local']);
    expect(privateOriginsOf(config, '0197a1b2-0000-7000-8000-000000000003')).toEqual(['https://crm.local']);
    expect(privateOriginsOf(readConfig({}), one)).toEqual([]);
  });

  it.each(['10.0.0.1', '10.0.0.0/8, fd00::/8', 'loopback'])('trusts the proxies %s', (proxies) => {
    expect(readConfig({ TRUST_PROXY: proxies }).trustProxy).toEqual(proxies.split(', '));
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
