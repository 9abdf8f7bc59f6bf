import { describe, expect, it } from 'vitest';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { startApp } from '#server/testing/start-app.ts';
import { type Unsubscription, unsubscribeToken } from './unsubscribe-token.ts';

const server = await startApp();
const addressOf = (what: Unsubscription) => `/v1/unsubscribe?token=${unsubscribeToken(server.services, what)}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  server.app.inject({ method: 'POST', url, headers: form, payload });

describe('a link that ends mails', () => {
  it('works with one click of a mail program, without a cookie, for its category only', async () => {
    const owner = await server.newOwner();
    const url = addressOf({ ...owner, what: 'Security' });
    expect((await oneClick(url)).statusCode).toBe(200);
    expect((await oneClick(url)).statusCode, 'twice is once').toBe(200);
    const { choices } = await owner.call(notificationsApi.settings);
    expect(choices['token-created']).toMatchObject({ email: false, push: true });
    expect(choices['call-failed'].email).toBe(true);
  });

  it('ends digests', async () => {
    const owner = await server.newOwner();
    await oneClick(addressOf({ ...owner, what: 'digest' }));
    expect((await owner.call(notificationsApi.settings)).digest).toBe('never');
  });

  it('only shows a page with a button to who opens it', async () => {
    const owner = await server.newOwner();
    const url = addressOf({ ...owner, what: 'Security' });
    const page = await server.app.inject({ method: 'GET', url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await owner.call(notificationsApi.settings)).choices['token-created'].email).toBe(true);
  });

  it('cannot be forged, nor changed to end something else', async () => {
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    const token = unsubscribeToken(server.services, { ...owner, what: 'Security' });
    for (const wrong of [
      token.replace(owner.userId, other.userId),
      token.replace('Security', 'Billing'),
      token.slice(0, -2),
      'x',
      '',
      `${token}<script>`,
    ]) {
      const answer = await oneClick(`/v1/unsubscribe?token=${encodeURIComponent(wrong)}`);
      expect([wrong, answer.statusCode]).toEqual([wrong, 404]);
      expect(answer.body).not.toContain('<script>');
    }
  });

  it('is the only place that takes a form, and a short one', async () => {
    const owner = await server.newOwner();
    const url = addressOf({ ...owner, what: 'Security' });
    expect((await oneClick(url, 'x'.repeat(5_000))).statusCode).toBe(413);
    expect((await oneClick('/v1/agents', 'name=x')).statusCode).toBe(415);
  });

  it('of who is no member any more changes nothing', async () => {
    const owner = await server.newOwner();
    const gone = await server.newMember(owner, 'member');
    const url = addressOf({ workspaceId: owner.workspaceId, userId: gone.userId, what: 'Calls' });
    await server.services.db.pool.query('delete from members where user_id = $1', [gone.userId]);
    expect((await oneClick(url)).statusCode).toBe(200);
  });
});
