import { describe, expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const server = await startApp();
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the mailbox', () => {
  it('is empty at first, then shows letters with their links and without their markup', async () => {
    expect((await get('/mailbox')).body).toContain('No emails yet.');
    await server.services.mail.send({
      to: 'ann@example.com',
      subject: 'Hello <b>Ann</b>',
      text: 'Open https://example.com/verify?token=1&type=signup now, at https://example.com.',
      key: 'one',
    });
    const list = (await get('/mailbox')).body;
    expect(list).toContain('Hello &#60;b&#62;Ann&#60;/b&#62;');
    // The newest letter stands in the list, with its link.
    expect(list).toContain('<a href="https://example.com/verify?token=1&#38;type=signup">');
    const name = /\/mailbox\/([\w-]+\.eml)/.exec(list)?.[1];
    const letter = (await get(`/mailbox/${name}`)).body;
    expect(letter).toContain('<a href="https://example.com/verify?token=1&#38;type=signup">');
    expect(letter).toContain('<a href="https://example.com">https://example.com</a>.');
    expect(letter).toContain('ann@example.com');
    expect(letter).toMatch(/<dd>[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M<\/dd>/);
  });

  it.each(['../secret.key', '..%2Fsecret.key', 'nothing.eml'])('has no letter named %s', async (name) => {
    expect((await get(`/mailbox/${name}`)).statusCode).toBe(404);
  });

  it('does not answer another host name, behind which a foreign page could read along', async () => {
    expect((await get('/mailbox', { host: 'evil.example' })).statusCode).toBe(404);
  });
});

describe('a server that others can reach', () => {
  it('has no mailbox', async () => {
    const open = await startApp({ HOST: '0.0.0.0', PUBLIC_URL: 'https://voice.example.com' });
    expect((await open.app.inject({ url: '/mailbox' })).statusCode).toBe(404);
  });
});
