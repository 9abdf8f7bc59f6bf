import { describe, expect, it } from 'vitest';
import { understandApi } from '#domain/agents/understand.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { startApp } from '#server/testing/start-app.ts';

const server = await startApp();
const owner = await server.newOwner();
const { path } = understandApi.understand;

const asked = {
  type: 'date_time',
  language: 'en-US',
  text: 'tuesday at two no wait wednesday at half past three please',
  at: '2026-11-20T10:00:00',
  zone: 'America/New_York',
};
const problemsOf = (body: unknown) =>
  (body as { error: { details: { path: string; message: string }[] } }).error.details.map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('what words mean', () => {
  it('is told with what of them says so', async () => {
    const { status, body } = await owner.send('POST', path, asked);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      value: '2026-11-25T15:30',
      spoken: 'Wednesday, November 25 at 3:30 PM',
      rest: '',
      beside: 0,
      alternatives: [],
    });
    const { used, marks } = await owner.call(understandApi.understand, { body: { ...asked, type: 'date_time' } });
    const words = ({ from, to }: { from: number; to: number }) => asked.text.slice(from, to);
    expect(used.map(words).join(' ')).toContain('wednesday');
    expect(used.map(words).join(' ')).not.toContain('tuesday');
    expect(marks.filter(({ mark }) => mark === 'repair').map(words)).toEqual(['no wait']);
  });

  it('is nothing where they are not understood, and several things where they may mean each', async () => {
    const { body: unclear } = await owner.send('POST', path, { ...asked, text: 'whenever you like' });
    expect(unclear).toMatchObject({ value: null, spoken: '', rest: 'whenever you like', confidence: 0 });
    const { body: foreign } = await owner.send('POST', path, { ...asked, language: 'xx' });
    expect(foreign).toMatchObject({ value: null });
    const { body: either } = await owner.send('POST', path, { ...asked, type: 'number', text: 'two or three' });
    expect(either).toMatchObject({
      value: null,
      alternatives: [
        { value: 2, spoken: '2' },
        { value: 3, spoken: '3' },
      ],
    });
  });

  it('is meant now, in UTC and American English, where nothing else is said', async () => {
    const { body } = await owner.send('POST', path, { type: 'date', text: 'today' });
    const now = new Date(server.services.clock.now()).toISOString().slice(0, 10);
    expect(body).toMatchObject({ value: now });
  });

  it('is told to access tokens that see agents, and to nobody who is not known', async () => {
    const tokenOf = async (scope: 'agents' | 'speech') =>
      (await owner.call(accessTokensApi.create, { body: { name: scope, scopes: [scope] } })).value;
    const ask = (secret: string) => server.send('POST', path, asked, { authorization: `Bearer ${secret}` });
    expect((await ask(await tokenOf('agents'))).status).toBe(200);
    expect((await ask(await tokenOf('speech'))).status).toBe(403);
    expect((await server.send('POST', path, asked)).status).toBe(401);
  });

  it('is refused with what is wrong', async () => {
    const refused = async (more: object) => {
      const { status, body } = await owner.send('POST', path, { ...asked, ...more });
      expect(status).toBe(400);
      return problemsOf(body);
    };
    expect(await refused({ text: 'a'.repeat(10_001) })).toEqual([
      'body.text: An utterance can have up to 10,000 characters.',
    ]);
    expect((await owner.send('POST', path, { ...asked, text: 'a '.repeat(5000) })).status).toBe(200);
    expect(await refused({ zone: 'Mars/Olympus' })).toEqual([
      'body.zone: Unknown time zone. Choose one like Europe/Berlin.',
    ]);
    expect((await refused({ at: '2026-02-30T10:00:00' }))[0]).toMatch(/^body\.at: Enter a date and time like/);
    expect((await refused({ type: 'choice' }))[0]).toMatch(/^body\.type: .*"date_time"/);
    expect((await refused({ text: undefined }))[0]).toMatch(/^body\.text: /);
  });
});
