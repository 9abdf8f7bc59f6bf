import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { type KnowledgeFileDetail, type KnowledgePiece, knowledgeApi } from '#domain/knowledge.ts';
import { freePort } from '#server/infra/free-port.ts';
import { type ChildServer, startServer } from '#server/testing/child-server.ts';
import { signUpAt } from '#server/testing/http-person.ts';
import { putDatabase } from '#server/testing/ready-database.ts';
import { formOf } from '#server/testing/upload-file.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-killed-reading-'));
putDatabase(dataDir);
const port = await freePort();
const address = `127.0.0.1:${port}`;
let server: ChildServer | undefined;

afterAll(async () => {
  await server?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startServer({ PORT: String(port), DATA_DIR: dataDir, AUTH_AUTOCONFIRM: 'true' });
const paragraphs = 700;
const text = Array.from(
  { length: paragraphs },
  (_, n) => `Paragraph ${n}. ${'It is about nothing in particular. '.repeat(14)}`,
);

test('killed while it reads a file, the server goes on where it was: nothing is lost, nothing is there twice', async () => {
  server = await start();
  const { call, headers } = await signUpAt(address);
  const answer = await fetch(`http://${address}${knowledgeApi.upload.path}`, {
    method: 'POST',
    headers,
    body: formOf('long.txt', text.join('\n\n')),
  });
  expect(answer.status).toBe(201);
  const { id: fileId } = (await answer.json()) as { id: string };
  const get = () => call<KnowledgeFileDetail>(knowledgeApi.get, { fileId });
  // At no particular moment: while it is parsed, and while its pieces are stored.
  for (const looks of [2, 40]) {
    for (let look = 0; look < looks && (await get()).status === 'processing'; look++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await server.kill();
    server = await start();
    expect((await get()).name).toBe('long.txt');
  }
  const file = await vi.waitFor(
    async () => {
      const now = await get();
      expect(now.status).toBe('ready');
      return now;
    },
    { timeout: 60_000, interval: 200 },
  );
  const found: KnowledgePiece[] = [];
  for (let cursor = ''; found.length < file.pieces; ) {
    const page = `${knowledgeApi.pieces.path.replace(':fileId', fileId)}?limit=100${cursor && `&cursor=${cursor}`}`;
    const read = (await (await fetch(`http://${address}${page}`, { headers })).json()) as {
      items: KnowledgePiece[];
      next: string | null;
    };
    found.push(...read.items);
    if (read.next === null) break;
    cursor = read.next;
  }
  expect(found.map(({ position }) => position)).toEqual(Array.from({ length: file.pieces }, (_, n) => n));
  const numbers = [
    ...found
      .map((piece) => piece.text)
      .join('\n')
      .matchAll(/Paragraph (\d+)\./g),
  ].map(([, n]) => Number(n));
  expect(numbers).toEqual(Array.from({ length: paragraphs }, (_, n) => n));
}, 150_000);
