import { expect, it } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { countFallback } from '#server/platform/speech-metrics.ts';
import { startApp } from '#server/testing/start-app.ts';

const server = await startApp();
const status = async () => (await server.send('GET', speechApi.status.path)).body;
const parts = { database: 'ok', speech: 'ok', calls: 'ok' };

it('tells which part does not work, for as long as it does not', async () => {
  expect(await status()).toMatchObject({ status: 'ok', parts });
  countFallback(server.services, 'openai');
  expect(await status()).toMatchObject({ status: 'degraded', parts: { ...parts, speech: 'degraded' } });
  server.clock.advance(5 * 60_000);
  expect(await status()).toMatchObject({ status: 'ok', parts });

  const { ping } = server.services.db;
  server.services.db.ping = () => Promise.reject(new Error('gone'));
  expect(await status()).toMatchObject({ status: 'degraded', parts: { ...parts, database: 'down' } });
  server.services.db.ping = ping;
  expect(await status()).toMatchObject({ status: 'ok' });

  await server.services.calls.drain(0);
  expect(await status()).toMatchObject({ status: 'degraded', parts: { ...parts, calls: 'stopping' } });
});
