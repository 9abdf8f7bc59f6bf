import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '#voice/testing/manual-clock.ts';
import type { Voice } from '../tts.ts';
import { openVoiceList } from './voice-list.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voice-list-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const voice = (id: string): Voice => ({ id, name: id, language: 'mul', gender: 'neutral', description: '' });

/** A service whose answers a test gives, one by one. */
function service() {
  const asked: { signal: AbortSignal; answer: (voices: Voice[]) => void; fail: (error: Error) => void }[] = [];
  const fetch = (signal: AbortSignal) =>
    new Promise<Voice[]>((answer, fail) => {
      asked.push({ signal, answer, fail });
      signal.addEventListener('abort', () => fail(new Error('aborted')));
    });
  return { asked, fetch };
}

const soon = <Value>(state: () => Value | Promise<Value>) => expect.poll(state, { timeout: 20_000 });

let count = 0;
async function open(file = join(folder, `${count++}.json`)) {
  const clock = manualClock();
  const logged: object[] = [];
  const { asked, fetch } = service();
  const log = { warn: (details: object) => void logged.push(details) };
  const list = await openVoiceList({ name: 'x', fetch, file, clock, log });
  const ids = () => list.voices().map(({ id }) => id);
  return { list, clock, asked, logged, ids, file };
}

describe('the voices of a service', () => {
  it('never hold up the start, and are there when the service has answered', async () => {
    const { list, asked, ids } = await open();
    expect(ids()).toEqual([]);
    asked[0]!.answer([voice('a')]);
    await soon(ids).toEqual(['a']);
    await list.close();
  });

  it('are asked for again each hour', async () => {
    const { list, clock, asked, ids } = await open();
    asked[0]!.answer([voice('a')]);
    await soon(ids).toEqual(['a']);
    await soon(() => clock.pending()).toBe(1);
    clock.advance(3_599_999);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    asked[1]!.answer([voice('b')]);
    await soon(ids).toEqual(['b']);
    await list.close();
  });

  it('stay what they were while the service is down, which is asked soon, then less often', async () => {
    const { list, clock, asked, logged, ids } = await open();
    asked[0]!.answer([voice('a')]);
    await soon(ids).toEqual(['a']);
    await soon(() => clock.pending()).toBe(1);
    clock.advance(3_600_000);
    for (const [turn, waitMs] of [60_000, 120_000, 240_000].entries()) {
      asked[turn + 1]!.fail(new Error('down'));
      await soon(() => logged.length).toBe(turn + 1);
      await soon(() => clock.pending()).toBe(1);
      clock.advance(waitMs - 1);
      expect(asked).toHaveLength(turn + 2);
      clock.advance(1);
      expect(asked).toHaveLength(turn + 3);
    }
    expect(ids()).toEqual(['a']);
    expect(logged[0]).toEqual({ engine: 'x', reason: 'down', voicesKept: 1 });
    await list.close();
  });

  it('are given up after 20 seconds, and when the server stops', async () => {
    const { list, clock, asked, logged } = await open();
    clock.advance(20_000);
    expect(asked[0]!.signal.aborted).toBe(true);
    await soon(() => logged.length).toBe(1);
    await soon(() => clock.pending()).toBe(1);
    clock.advance(60_000);
    await list.close();
    expect(asked[1]!.signal.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
    expect(logged).toHaveLength(1);
  });

  it('are kept for the next start, unless what was kept is damaged', async () => {
    const first = await open();
    first.asked[0]!.answer([voice('a')]);
    await soon(() => readFile(first.file, 'utf8').catch(() => '')).toContain('"a"');
    await first.list.close();
    const second = await open(first.file);
    expect(second.ids()).toEqual(['a']);
    await second.list.close();
    await writeFile(first.file, '[{"id":');
    const third = await open(first.file);
    expect(third.ids()).toEqual([]);
    await third.list.close();
  });
});
