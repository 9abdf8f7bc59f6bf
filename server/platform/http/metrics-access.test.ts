import { expect, it } from 'vitest';
import { startApp } from '#server/testing/start-app.ts';

const token = 'a token of the operator'.replaceAll(' ', '-');
const server = await startApp({ METRICS_TOKEN: token, TRUST_PROXY: '' });

async function status(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  return (await server.app.inject({ url: '/metrics', headers: { host: 'localhost:8080', ...headers }, remoteAddress }))
    .statusCode;
}

it('tells figures to this machine, and to others with the token only', async () => {
  expect(await status({})).toBe(200);
  expect(await status({}, '::1')).toBe(200);
  expect(await status({}, '10.0.0.7')).toBe(401);
  expect(await status({ authorization: `Bearer ${token}` }, '10.0.0.7')).toBe(200);
  for (const wrong of [`${token}x`, token.slice(1), 'x'.repeat(token.length)]) {
    expect(await status({ authorization: `Bearer ${wrong}` }, '10.0.0.7')).toBe(401);
  }
});

it('takes a proxy on this machine for who it speaks for', async () => {
  expect(await status({ 'x-forwarded-for': '198.51.100.7' })).toBe(401);
  expect(await status({ host: 'voice.example.com' })).toBe(401);
});

it('is not public by accident behind a proxy that says nothing of whom it speaks for', async () => {
  // As `proxy_pass http://127.0.0.1:8080` alone does it: our own address as Host, and no header of who asks.
  const asNginx = { headers: { host: '127.0.0.1:8080' }, remoteAddress: '127.0.0.1', url: '/metrics' } as const;
  const network: Record<string, string>[] = [
    { PUBLIC_URL: 'https://voice.example.com' },
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: '127.0.0.1' },
  ];
  for (const settings of network) {
    const behind = await startApp({ ...settings, METRICS_TOKEN: token });
    expect((await behind.app.inject(asNginx)).statusCode, JSON.stringify(settings)).toBe(401);
    const headers = { ...asNginx.headers, authorization: `Bearer ${token}` };
    expect((await behind.app.inject({ ...asNginx, headers })).statusCode).toBe(200);
  }
  expect(await status({ via: '1.1 cache' })).toBe(401);
});

it('has no token when none is set', async () => {
  const other = await startApp();
  const answer = await other.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer null' },
    remoteAddress: '10.0.0.7',
  });
  expect(answer.statusCode).toBe(401);
});
