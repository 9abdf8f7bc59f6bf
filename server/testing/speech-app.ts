import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { openSpeech } from '#voice/engines/catalog.ts';
import type { SpeechSynthesizer } from '#voice/engines/tts.ts';
import { startApp, type TestApp, type TestClient } from './start-app.ts';

/** An answer as it came: sound is bytes. */
export interface RawAnswered {
  status: number;
  headers: Record<string, unknown>;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes.
  json: () => any;
}

/** A workspace with a key of its own for the speech API. */
export interface Speaker {
  owner: TestClient;
  key: string;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<RawAnswered>;
  get(url: string, headers?: Record<string, string>): Promise<RawAnswered>;
}

export interface SpeechApp extends TestApp {
  newSpeaker(): Promise<Speaker>;
  /** The server on a port of this machine, for clients that need one. */
  listen(): Promise<string>;
}

/** The real embedded engine for one test file. */
export async function openTestSpeech(): Promise<SpeechSynthesizer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-speech-'));
  const speech = await openSpeech({ cacheDir: folder, cacheBytes: 50_000_000, workers: 1 });
  afterAll(async () => {
    await speech.close();
    rmSync(folder, { recursive: true });
  });
  return speech;
}

/** The whole server with a voice: the real one, unless a test brings its own. */
export async function startSpeechApp(
  settings: Record<string, string> = {},
  speech?: SpeechSynthesizer,
): Promise<SpeechApp> {
  const app = await startApp(settings, speech ?? (await openTestSpeech()));

  async function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: unknown) {
    const answer = await app.app.inject({
      method,
      url,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { statusCode: status, headers: told, rawPayload: bytes } = answer;
    return { status, headers: told, bytes, json: () => answer.json() };
  }

  return {
    ...app,
    async newSpeaker() {
      const owner = await app.newOwner();
      const { value: key } = await owner.call(accessTokensApi.create, { body: { name: 'Test', scopes: ['speech'] } });
      const authorization = `Bearer ${key}`;
      return {
        owner,
        key,
        post: (url, body, headers = {}) => send('POST', url, { authorization, ...headers }, body),
        get: (url, headers = {}) => send('GET', url, { authorization, ...headers }),
      };
    },
    listen: () => app.app.listen({ host: '127.0.0.1', port: 0 }),
  };
}
