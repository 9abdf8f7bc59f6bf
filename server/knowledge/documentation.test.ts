import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { maskAnswer, shortAnswer } from '#server/testing/example-answers.ts';
import { startApp } from '#server/testing/start-app.ts';
import { threshold } from '#voice/knowledge/weights.data.ts';

/** The samples that the documentation prints of the Knowledge Base run as they stand. `RECORD_ANSWERS=1` writes the answer. */

const run = promisify(execFile);
const samples = path.resolve(import.meta.dirname, '../../web/marketing/samples/documentation');
const server = await startApp();
const folder = mkdtempSync(path.join(tmpdir(), 'parley-reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('leads from a text to an answer, a synonym and the list of gaps', { timeout: 120_000 }, async () => {
  const PARLEY_URL = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const owner = await server.newOwner();
  const scopes = ['knowledge' as const, 'calls' as const];
  const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'Reader', scopes } });
  const env = { PATH: process.env.PATH, HOME: folder, PARLEY_URL, PARLEY_API_KEY: secret };
  const ran: string[] = [];
  const runFile = async (name: string) => {
    ran.push(name);
    const { stdout } = await run('bash', ['-e', path.join(samples, name)], { cwd: folder, env, timeout: 60_000 });
    return JSON.parse(stdout) as Record<string, unknown>;
  };

  const added = [await runFile('knowledge-text.sh'), await runFile('knowledge-file.sh')];
  expect(added).toMatchObject([{ name: 'House rules' }, { name: 'breakfast.md' }]);
  for (const { id } of added)
    await vi.waitFor(
      async () => {
        const { status } = await owner.call(knowledgeApi.get, { params: { fileId: String(id) } });
        expect(status).toBe('ready');
      },
      { timeout: 60_000, interval: 50 },
    );

  const found = await runFile('knowledge-search.sh');
  expect(found).toMatchObject({ answer: { text: 'Guests park behind the house. It costs 4 EUR a night.' }, threshold });
  const target = path.join(samples, 'knowledge-search-answer.json');
  const printed = shortAnswer(found);
  if (process.env.RECORD_ANSWERS === '1') writeFileSync(target, `${JSON.stringify(printed, null, 2)}\n`);
  expect(maskAnswer(JSON.parse(readFileSync(target, 'utf8')))).toEqual(maskAnswer(printed));

  expect(await runFile('knowledge-synonym.sh')).toMatchObject({ word: 'brunchtime', meaning: 'breakfast' });
  expect(await runFile('knowledge-gaps.sh')).toMatchObject({ items: [] });
  const all = readdirSync(samples).filter((name) => name.startsWith('knowledge-') && name.endsWith('.sh'));
  expect(ran.sort()).toEqual(all.sort());
});

it('tells the threshold', () => {
  const told = readFileSync(path.resolve(samples, '../../documentation/documentation.data.ts'), 'utf8');
  expect(told).toContain(`knowledgeThreshold = '${threshold}'`);
});
