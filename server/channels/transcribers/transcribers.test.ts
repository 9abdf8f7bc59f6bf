import { afterAll, beforeEach, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { fakeTranscriberKey, startFakeTranscribers } from '#server/testing/fake-transcribers.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const simulators = await startFakeTranscribers();
afterAll(simulators.close);
const { deepgram, sherpa, openai } = simulators;
beforeEach(() => {
  for (const one of simulators.all) one.trouble = null;
});
const app = await startApp({
  DEEPGRAM_BASE_URL: deepgram.origin,
  MODEL_ORIGINS: [sherpa.origin, openai.origin].join(','),
});
await app.app.listen({ host: '127.0.0.1', port: 0 });

const connect = (owner: TestClient, body: object) =>
  owner.call(transcriberApi.connect, { body: body as { service: 'deepgram' } });
interface ErrorAnswer {
  error: { code: string; details?: { path: string }[] };
}
const withKey = { service: 'deepgram', key: fakeTranscriberKey };
/** Code and first place of what was refused. */
async function refusal(owner: TestClient, path: string, method: 'PUT' | 'PATCH', body: object) {
  const { error } = (await owner.send(method, path, body)).body as ErrorAnswer;
  return [error.code, error.details?.[0]?.path];
}

test('a transcriber is asked before it is kept, and its key is never shown', async () => {
  const owner = await app.newOwner();
  expect(await owner.call(transcriberApi.get)).toMatchObject({ connected: false, service: null });
  expect(await connect(owner, withKey)).toMatchObject({
    connected: true,
    service: 'deepgram',
    maskedKey: `…${fakeTranscriberKey.slice(-4)}`,
    problem: null,
    dependents: [],
  });
  const sherpaAt = sherpa.origin.replace('http', 'ws');
  expect(await connect(owner, { service: 'sherpa-onnx', baseUrl: sherpaAt })).toMatchObject({
    service: 'sherpa-onnx',
    baseUrl: sherpa.origin,
    maskedKey: null,
  });
  expect(
    await connect(owner, { ...withKey, service: 'openai', baseUrl: `${openai.origin}/v1/`, model: 'whisper-1' }),
  ).toMatchObject({ service: 'openai', baseUrl: `${openai.origin}/v1`, model: 'whisper-1' });
  const { items } = await owner.call(auditApi.list);
  expect(JSON.stringify(items)).not.toContain(fakeTranscriberKey);
  expect(items.filter(({ action }) => action === 'recogniser.connected')).toHaveLength(3);
  const stored = await app.services.db.pool.query('select key from recogniser_connections');
  expect(JSON.stringify(stored.rows)).not.toContain(fakeTranscriberKey);
});

test.each([
  ['a key that is not taken', { ...withKey, key: 'another' }, 'body.key'],
  ['no key', { service: 'deepgram' }, 'body.key'],
  ['no key and no address', { service: 'openai' }, 'body.key'],
  ['no address', { service: 'sherpa-onnx' }, 'body.baseUrl'],
  ['an address of its own', { ...withKey, baseUrl: 'https://deepgram.example' }, 'body.baseUrl'],
  ['this machine', { service: 'sherpa-onnx', baseUrl: 'ws://127.0.0.1:6006' }, 'body.baseUrl'],
  ['a neighbour', { service: 'openai', baseUrl: 'https://10.0.0.7/v1' }, 'body.baseUrl'],
  ['another model', { ...withKey, model: 'aura' }, 'body.model'],
])('%s is refused at its field', async (_, body, path) => {
  const owner = await app.newOwner();
  expect(await refusal(owner, '/v1/transcriber', 'PUT', body)).toEqual(['invalid_input', path]);
  expect(await owner.call(transcriberApi.get)).toMatchObject({ connected: false });
});

test('a transcriber that is away is not connected', async () => {
  const owner = await app.newOwner();
  deepgram.trouble = 503;
  expect(await refusal(owner, '/v1/transcriber', 'PUT', withKey)).toEqual(['transcriber_unavailable', undefined]);
});

test('disconnecting says which numbers it listens to', async () => {
  const owner = await app.newOwner();
  const { id: inboundAgentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const number = await owner.call(phoneNumbersApi.addTest, { body: { inboundAgentId } });
  const params = { numberId: number.id };
  const early = await refusal(owner, `/v1/phone-numbers/${number.id}`, 'PATCH', { heardBy: 'transcriber' });
  expect(early).toEqual(['invalid_input', 'body.heardBy']);
  await connect(owner, withKey);
  const changed = await owner.call(phoneNumbersApi.update, { params, body: { heardBy: 'transcriber' } });
  expect(changed.heardBy).toBe('transcriber');
  expect(await owner.call(transcriberApi.get)).toMatchObject({ dependents: [`calls to ${number.number}`] });
  expect(await owner.call(transcriberApi.disconnect)).toMatchObject({ connected: false, dependents: [] });
  expect(await owner.call(transcriberApi.get)).toMatchObject({ connected: false });
});
