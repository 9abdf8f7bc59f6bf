import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { stayingThreads, workerThread } from './worker-thread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parley-thread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Counts what it was asked; breaks, goes or is silent where it is told to. */
const worker = `
import { parentPort } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', (task) => {
  asked += 1;
  if (task === 'break') throw new Error('broken');
  if (task === 'go') process.exit(0);
  if (task !== 'be silent') parentPort.postMessage(asked);
});
`;
const file = path.join(folder, 'counting.worker.mjs');
writeFileSync(file, worker);
const open = (patience = 30_000) =>
  workerThread<string, number>(pathToFileURL(file), { patience, staysFor: 30_000, lost: 'It was lost.' });

it('is one thread for tasks that come at once, one after the other', async () => {
  const ask = open();
  expect(await Promise.all([ask('a'), ask('b'), ask('c')])).toEqual([1, 2, 3]);
});

it('is another one after it broke, went or did not answer', async () => {
  const ask = open();
  await expect(ask('break')).rejects.toThrow('broken');
  expect(await ask('a')).toBe(1);
  await expect(ask('go')).rejects.toThrow('It was lost.');
  expect(await ask('a')).toBe(1);
  const hurried = open(500);
  const [silent, next] = await Promise.allSettled([hurried('be silent'), hurried('a')]);
  expect(silent).toMatchObject({ reason: { message: 'It was lost.' } });
  expect(next).toMatchObject({ value: 1 });
});

it('begins another thread only beside a busy one', async () => {
  const options = { patience: 30_000, staysFor: 30_000, lost: 'It was lost.', most: 2 };
  const ask = stayingThreads<string, number>(pathToFileURL(file), options);
  expect([await ask('a'), await ask('b')]).toEqual([1, 2]);
  // The third waits behind the one with the fewest.
  expect(await Promise.all([ask('c'), ask('d'), ask('e')])).toEqual([3, 1, 4]);
});
