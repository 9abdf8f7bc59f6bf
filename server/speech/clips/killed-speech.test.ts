import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#server/infra/free-port.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { putDatabase } from '#server/testing/ready-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-killed-speech-'));
putDatabase(dataDir);
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let server: ChildServer | undefined;
afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServer({ PORT: String(port), DATA_DIR: dataDir, AUTH_AUTOCONFIRM: 'true', SPEECH_FREE_CHARACTERS: '100000' });

const text = 'This is one of many sentences, and each of them takes some time to say. '.repeat(60);

/** Signs a person up and makes a key; answers how to use it. */
async function newKey(): Promise<(method: string, address: string, body?: unknown) => Promise<Response>> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of four shapes.
  const json = async (address: string, headers: Record<string, string>, body?: unknown): Promise<any> => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(url + address, { ...init, headers: { 'content-type': 'application/json', ...headers } });
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { auth } = await json('/v1/public-config', {});
  const person = { email: 'speaker@example.com', password: 'an orchard of nine pears' };
  const session = await json('/auth/v1/signup', { apikey: auth.anonKey }, person);
  const authorization = `Bearer ${session.access_token}`;
  const [workspace] = (await json('/v1/workspaces', { authorization })).items;
  const headers = { authorization, 'x-workspace-id': workspace.id };
  const { secret } = await json('/v1/access-tokens', headers, { name: 'Kill test' });
  return (method, address, body) =>
    fetch(url + address, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
}

/** All files that are kept for clients, with their sizes in bytes. */
function keptFiles(): Map<string, number> {
  const folder = path.join(dataDir, 'files', 'kept');
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name, parentPath }) => [name, statSync(path.join(parentPath, name)).size]));
}

test('killed while it speaks, the server loses no counted character and serves no half file', async () => {
  server = await start();
  const call = await newKey();
  const used = async () => ((await (await call('GET', '/v1/speech/usage')).json()) as { used: number }).used;

  // While it streams: the first bytes are here, the last are not.
  const streaming = await call('POST', '/v1/tts', { text });
  const reader = streaming.body!.getReader();
  expect((await reader.read()).value!.length).toBeGreaterThan(0);
  // And while a long text is made in the background.
  const asked = await call('POST', '/v1/speech/clips', { text, format: 'wav' });
  expect(asked.status).toBe(202);
  const { id } = (await asked.json()) as { id: string };
  await server.kill();
  await expect(reader.closed).rejects.toThrow();
  // Nothing was kept of what the kill broke off.
  expect([...keptFiles()]).toEqual([]);
  server = await start();

  expect(await used()).toBe(2 * text.length);
  // The clip is made again, and whole.
  let clip = { status: '', durationSeconds: 0, audioUrl: '' };
  const seen = new Map<string, number>();
  while (clip.status !== 'done') {
    clip = (await (await call('GET', `/v1/speech/clips/${id}`)).json()) as typeof clip;
    for (const [name, size] of keptFiles()) if (!seen.has(name)) seen.set(name, size);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const bytes = Buffer.from(await (await fetch(clip.audioUrl)).arrayBuffer());
  expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
  expect((bytes.length - 44) / 2 / 24_000).toBeCloseTo(clip.durationSeconds, 1);
  expect(await used()).toBe(2 * text.length);
  expect([...keptFiles().keys()].sort()).toEqual([`${id}.json`, `${id}.wav`]);
  // Whole from the moment at which they were first there.
  for (const [name, size] of keptFiles()) expect([name, seen.get(name) ?? size]).toEqual([name, size]);
}, 240_000);
