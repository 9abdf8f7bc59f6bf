import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signWebhook, verifyWebhook } from './sign-webhook.ts';

/** The vector that the specification of Standard Webhooks publishes for its libraries. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const content = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const seen = new Set<string>();
const check = (change: Partial<Parameters<typeof verifyWebhook>[1]> = {}, secrets = [secret]) =>
  verifyWebhook(secrets, {
    headers: signWebhook([secret], content),
    body: content.body,
    now: content.timestamp * 1000,
    isNew: () => true,
    ...change,
  });

describe('a webhook', () => {
  it('is signed as the specification shows', () => {
    expect(signWebhook([secret], content)).toEqual({
      'webhook-id': content.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
  });

  it('has a signature with each secret while one replaces another', async () => {
    const next = newWebhookSecret();
    const headers = signWebhook([next, secret], content);
    expect(headers['webhook-signature'].split(' ')).toEqual([expect.stringMatching(/^v1,/), signature]);
    expect(await check({ headers })).toBe(true);
    expect(await check({ headers }, [next])).toBe(true);
    expect(await check({ headers }, [newWebhookSecret()])).toBe(false);
  });

  it('is refused when it is old, of the future, or here again', async () => {
    const at = content.timestamp * 1000;
    for (const now of [at - 300_000, at, at + 300_000]) expect(await check({ now })).toBe(true);
    for (const now of [at - 301_000, at + 301_000]) expect(await check({ now })).toBe(false);
    const isNew = (id: string) => !seen.has(id) && seen.add(id).size > 0;
    expect(await check({ isNew })).toBe(true);
    expect(await check({ isNew })).toBe(false);
  });

  it('is refused when anything of it was changed, or its body written anew', async () => {
    const headers = signWebhook([secret], content);
    for (const change of [
      { body: '{"test":2432232314}' },
      { headers: { ...headers, 'webhook-id': 'msg_other' } },
      { headers: { ...headers, 'webhook-timestamp': '1614265331' } },
      { headers: { ...headers, 'webhook-timestamp': '1614265330.5' } },
      { headers: { ...headers, 'webhook-signature': signature.replace('v1,', 'v2,') } },
      { headers: { ...headers, 'webhook-signature': '' } },
      { headers: {} },
    ]) {
      expect(await check(change), JSON.stringify(change)).toBe(false);
    }
    // Where id and time end is not for the sender to choose.
    const shifted = signWebhook([secret], { id: 'a', timestamp: content.timestamp, body: `1.${content.body}` });
    expect(await check({ headers: { ...shifted, 'webhook-id': `a.${content.timestamp}` } })).toBe(false);
  });

  it('remembers no id of what is not signed', async () => {
    const asked: string[] = [];
    const headers = { ...signWebhook([newWebhookSecret()], content) };
    expect(await check({ headers, isNew: (id) => asked.push(id) > 0 })).toBe(false);
    expect(asked).toEqual([]);
  });
});
