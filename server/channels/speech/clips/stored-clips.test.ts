import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type SpeechClip, speechApi } from '#domain/channels/speech.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { closeServices, openServices } from '#server/open-services.ts';
import { restoreBackup } from '#server/operator/restore-backup.ts';
import { backupsPrefix, fetchBackup, openOwnFiles, storeBackup } from '#server/operator/stored-backups.ts';
import { writeBackup } from '#server/operator/write-backup.ts';
import { freePort } from '#server/platform/free-port.ts';
import { StartError } from '#server/platform/start-error.ts';
import { startFakeS3 } from '#server/testing/fake-s3.ts';
import { signInAt, signUpAt } from '#server/testing/http-person.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { newDatabaseUrl } from '#server/testing/test-database.ts';

/** Speech whose files are in an S3-compatible store. */

const store = await startFakeS3();
const folder = mkdtempSync(path.join(tmpdir(), 'parley-stored-'));
const onDatabase = { DATABASE_URL: await newDatabaseUrl(), SECRET_KEY: 'the same on both, as the README says' };
const ends: (() => Promise<unknown>)[] = [store.close];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true });
});

const sound = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe('a store that goes away', async () => {
  const server = await startSpeechApp({ S3_URL: store.url });
  const { owner, post, get } = await server.newSpeaker();
  const ask = { text: 'Your table is booked.', format: 'wav' };
  const fail = (which: RegExp) => store.fail('down', 3, which);
  const refused = { status: 503, code: 'storage_unavailable' };
  const told = ({ status, json }: Awaited<ReturnType<typeof get>>) => ({ status, code: json().error.code });

  test('costs nothing when a file cannot be kept, and the next try keeps it', async () => {
    fail(/^PUT/);
    expect(told(await post('/v1/synthesize', ask))).toEqual(refused);
    expect((await get('/v1/speech/usage')).json().used).toBe(0);
    expect([...store.objects.keys()]).toEqual([]);
    expect((await post('/v1/synthesize', ask)).status).toBe(200);
    expect([...store.objects.keys()].every((key) => key.startsWith(`workspaces/${owner.workspaceId}/`))).toBe(true);
  });

  test('loses no clip that is played or deleted meanwhile', async () => {
    const [clip] = (await owner.call(speechApi.clips)).items as [SpeechClip];
    const { pathname, search } = new URL(clip.audioUrl!);
    fail(/^HEAD/);
    expect(told(await get(pathname + search))).toEqual(refused);
    fail(/^DELETE/);
    expect((await owner.send('DELETE', `/v1/speech/clips/${clip.id}`)).status).toBe(503);
    expect((await get(pathname + search, { range: 'bytes=0-3' })).bytes.toString()).toBe('RIFF');
    expect((await owner.send('DELETE', `/v1/speech/clips/${clip.id}`)).status).toBe(204);
    expect([...store.objects.keys()]).toEqual([]);
  });
});

/** A server as main.ts starts it, beside others in this process. */
async function startBeside(settings: Record<string, string>) {
  const config = readConfig({ HOST: '127.0.0.1', LOG_LEVEL: 'error', RATE_LIMIT: '100', ...settings });
  const onLost = (reason: string) => {
    throw new Error(`The database stopped unexpectedly: ${reason}`);
  };
  const services = await openServices(config, pino({ level: 'error' }), onLost);
  const app = await buildApp(services);
  await services.jobs.start();
  await app.listen({ host: '127.0.0.1', port: config.port });
  let ended = false;
  return async () => {
    if (ended) return;
    ended = true;
    await app.close();
    await closeServices(services);
  };
}

test('a clip that one server made plays from the other, and comes back from a backup in the store', async () => {
  const [a, b] = [await freePort(), await freePort()];
  const settings = (port: number, name: string) => ({
    ...onDatabase,
    PORT: String(port),
    DATA_DIR: path.join(folder, name),
    S3_URL: store.url,
    AUTH_AUTOCONFIRM: 'true',
    PUBLIC_URL: `http://127.0.0.1:${b}`,
  });
  const [endMaker, endPlayer] = [await startBeside(settings(a, 'a')), await startBeside(settings(b, 'b'))];
  ends.push(endMaker, endPlayer);
  const maker = await signUpAt(`127.0.0.1:${a}`);
  const { id: clipId } = await maker.call<SpeechClip>(speechApi.createClip, {}, { text: 'Good day.', format: 'wav' });
  const player = await signInAt(`127.0.0.1:${b}`);
  const clip = () => player.call<SpeechClip>(speechApi.clip, { clipId });
  await vi.waitUntil(async () => (await clip()).status === 'done', { timeout: 30_000, interval: 50 });
  const heard = await sound((await clip()).audioUrl!);
  expect(heard.subarray(0, 4).toString()).toBe('RIFF');
  expect(heard).toEqual(store.objects.get(`workspaces/${maker.headers['x-workspace-id']}/speech/${clipId}.wav`)?.body);

  const config = readConfig(settings(a, 'a'));
  const files = await openOwnFiles(config);
  const [made, again] = [path.join(folder, 'made.tgz'), path.join(folder, 'again.tgz')];
  expect((await writeBackup(config, made, { withKey: true })).files).toBe(2);
  await storeBackup(files, `${backupsPrefix}monday.tgz`, made);
  await expect(storeBackup(files, `${backupsPrefix}monday.tgz`, made)).rejects.toThrow('already');
  for (const key of store.objects.keys()) if (!key.startsWith(backupsPrefix)) store.objects.delete(key);
  await fetchBackup(files, `${backupsPrefix}monday.tgz`, again);
  await endPlayer();
  const fresh = { ...settings(b, 'c'), DATABASE_URL: '' };
  await restoreBackup(readConfig(fresh), again, { replace: false });
  ends.push(await startBeside(fresh));
  const restored = await (await signInAt(`127.0.0.1:${b}`)).call<SpeechClip>(speechApi.clip, { clipId });
  expect(await sound(restored.audioUrl!)).toEqual(heard);
  // Three servers start, on a machine that may have other work.
}, 240_000);

test('a start with a wrong key is refused in one line without it', async () => {
  const S3_URL = store.url.replace('secret', 'terces');
  const error = await openOwnFiles(readConfig({ S3_URL })).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(/^Can’t use the S3_URL bucket: .*secret in S3_URL is wrong\.$/);
  expect(message).not.toContain('terces');
});
