import { expect, it } from 'vitest';
import { contactFormOf, filledForm } from '#server/testing/contact-form-tester.ts';
import { startApp } from '#server/testing/start-app.ts';
import { forgetSenders } from './contact-form/send-message.ts';

const server = await startApp({ RATE_LIMIT: '1' });
await server.newOwner();
const { send, storedFrom, mailsFrom } = contactFormOf(server);
const minuteMs = 60_000;

async function sendNew(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await send(filledForm(), address)).status);
  return statuses;
}

it('lets five messages a minute through from one address', async () => {
  expect(await sendNew('198.51.100.1', 5)).toEqual(Array(5).fill(204));
  const refused = filledForm();
  const { status, refusal } = await send(refused, '198.51.100.1');
  expect(status).toBe(429);
  expect(refusal).toMatchObject({
    code: 'too_many_requests',
    message: 'You’ve sent too many messages in a short time. Wait a minute, then try again.',
  });
  expect(await storedFrom(refused.email)).toEqual([]);
  expect(await mailsFrom(refused.email)).toEqual([]);
  expect(await sendNew('198.51.100.2', 1)).toEqual([204]);

  server.clock.advance(minuteMs);
  expect((await send(refused, '198.51.100.1')).status).toBe(204);
  expect(await mailsFrom(refused.email)).toHaveLength(1);
});

it('lets five through of many that come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(filledForm(), '198.51.100.3')));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

it('counts neither repeats nor what is not stored', async () => {
  const form = filledForm();
  for (let i = 0; i < 6; i++) {
    expect((await send(form, '198.51.100.4')).status).toBe(204);
    expect((await send(filledForm({ website: 'spam' }), '198.51.100.4')).status).toBe(204);
    expect((await send(filledForm({ name: '' }), '198.51.100.4')).status).toBe(400);
  }
  expect(await sendNew('198.51.100.4', 5)).toEqual([204, 204, 204, 204, 429]);
  expect((await send(form, '198.51.100.4')).status).toBe(204);
});

it('takes a network of IPv6 for one address', async () => {
  expect(await sendNew('2001:db8:1:2::1', 3)).toEqual([204, 204, 204]);
  expect(await sendNew('2001:db8:1:2:ffff::9', 3)).toEqual([204, 204, 429]);
  expect(await sendNew('2001:db8:1:3::1', 1)).toEqual([204]);
  expect(await sendNew('::ffff:198.51.100.5', 5)).toEqual(Array(5).fill(204));
  expect(await sendNew('198.51.100.5', 1)).toEqual([429]);
});

it('lets twenty a day through, and forgets senders after a day', async () => {
  const address = '198.51.100.6';
  const first = filledForm();
  await send(first, address);
  server.clock.advance(minuteMs);
  for (let batch = 0; batch < 4; batch++) {
    const size = batch === 3 ? 4 : 5;
    expect(await sendNew(address, size)).toEqual(Array(size).fill(204));
    server.clock.advance(minuteMs);
  }
  const { status, refusal } = await send(filledForm(), address);
  expect(status).toBe(429);
  expect(refusal?.message).toBe(
    'We’ve received too many messages from your network today. Try again tomorrow, or email us.',
  );

  server.clock.advance(24 * 60 * minuteMs - 4 * minuteMs - 1);
  await forgetSenders(server.services);
  expect((await storedFrom(first.email))[0]?.sender).toBeNull();
  // One of the twenty is a day old by now.
  expect(await sendNew(address, 2)).toEqual([204, 429]);
});
