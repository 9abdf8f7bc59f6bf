import { expect, test } from 'vitest';
import { authApi } from '#domain/identity/auth.ts';
import { startApp } from '#server/testing/start-app.ts';

const own = await startApp();
const external = await startApp({ SUPABASE_URL: 'https://project.supabase.example/', SUPABASE_ANON_KEY: 'anon' });

test('sign-in is at the page’s own origin, whatever name it was opened by', async () => {
  const { body } = await own.send('GET', authApi.config.path, undefined, { host: 'localhost:8080' });
  expect(body).toMatchObject({ auth: { url: '/auth/v1', anonKey: expect.stringMatching(/^sb_publishable_/) } });
});

test('or at an external project, with its key', async () => {
  const { body } = await external.send('GET', authApi.config.path);
  expect(body).toMatchObject({ auth: { url: 'https://project.supabase.example/auth/v1', anonKey: 'anon' } });
});
