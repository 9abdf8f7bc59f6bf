import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { SpeechClip } from '#domain/channels/speech.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import type { HttpPerson } from './http-person.ts';
import type { Survivor } from './survivor.ts';

const text = 'This is one of many sentences, and each of them takes some time to say. '.repeat(60);

/** The files of a folder, with their sizes in bytes. */
function filesIn(folder: string): Map<string, number> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).size]));
}

/** A text that is spoken to someone who listens, and one that is spoken in the background, in one round. */
export async function survivingSpeech(
  address: string,
  dataDir: string,
  owner: HttpPerson,
  inRound: number,
): Promise<Survivor> {
  const { value: secret } = await owner.call<{ value: string }>(accessTokensApi.create, {}, { name: 'Kill test' });
  const send = (method: string, url: string, body?: unknown) =>
    fetch(`http://${address}${url}`, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const used = async () => ((await (await send('GET', '/v1/speech/usage')).json()) as { used: number }).used;
  const kept = () => filesIn(path.join(dataDir, 'files/kept/workspaces', owner.headers['x-workspace-id']!, 'speech'));
  let id = '';
  return {
    async stir(round) {
      if (round !== inRound) return async () => {};
      // While it streams: the first bytes are here, the last are not.
      const streaming = await send('POST', '/v1/tts', { text });
      const reader = streaming.body!.getReader();
      expect((await reader.read()).value!.length).toBeGreaterThan(0);
      // And while a long text is made in the background.
      const asked = await send('POST', '/v1/speech/clips', { text, format: 'wav' });
      expect(asked.status).toBe(202);
      id = ((await asked.json()) as { id: string }).id;
      return async () => {
        // What has come is read first: how a stream ended is told to who has read it.
        const rest = async () => {
          while (!(await reader.read()).done);
        };
        await expect(rest(), 'the stream is broken off').rejects.toThrow();
        // Nothing was kept of what the kill broke off.
        expect([...kept()]).toEqual([]);
      };
    },
    async look(round) {
      expect(await used()).toBe(round < inRound ? 0 : 2 * text.length);
    },
    async finish() {
      // The clip is made again, and whole.
      let clip: Pick<SpeechClip, 'status' | 'durationSeconds' | 'audioUrl'> | undefined;
      const seen = new Map<string, number>();
      while (clip?.status !== 'done') {
        expect(clip?.status).not.toBe('failed');
        clip = (await (await send('GET', `/v1/speech/clips/${id}`)).json()) as SpeechClip;
        for (const [name, size] of kept()) if (!seen.has(name)) seen.set(name, size);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const bytes = Buffer.from(await (await fetch(clip.audioUrl!)).arrayBuffer());
      expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
      expect((bytes.length - 44) / 2 / 24_000).toBeCloseTo(clip.durationSeconds!, 1);
      expect(await used()).toBe(2 * text.length);
      expect([...kept().keys()].sort()).toEqual([`${id}.json`, `${id}.wav`]);
      // Whole from the moment at which they were first there.
      for (const [name, size] of kept()) expect([name, seen.get(name) ?? size]).toEqual([name, size]);
    },
  };
}
