import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { newWebhookSecret, signWebhook } from '#server/identity/sign-webhook.ts';
import { freePort } from '#server/platform/free-port.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { needTools, toolPath } from '../tools.ts';
import { readPages } from './fill.ts';
import { type Sample, samplesOf } from './samples.ts';

/** The samples of docs/*.md run as they stand: a reader has a token and the address of a server, and so has this. */

const run = promisify(execFile);
const pages = readPages();
const folder = mkdtempSync(path.join(tmpdir(), 'parley-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const patient = { timeout: 120_000 };

const programs: Record<string, () => [program: string, ending: string]> = {
  sh: () => [toolPath('bash'), 'sh'],
  ts: () => [process.execPath, 'ts'],
  python: () => [toolPath('python3'), 'py'],
  php: () => [toolPath('php'), 'php'],
};

let files = 0;
/** Runs a sample, with lines of our own behind it, and gives what it prints. */
async function runSample({ language, code }: Sample, env: Record<string, string>, more = ''): Promise<string> {
  const [program, ending] = programs[language]!();
  const file = path.join(folder, `${files++}.${ending}`);
  writeFileSync(file, `${language === 'sh' ? 'set -e\n' : ''}${code}\n${more}`);
  const settings = { PATH: process.env.PATH, HOME: folder, NODE_NO_WARNINGS: '1', ...env };
  const { stdout } = await run(program, [file], { cwd: folder, env: settings, timeout: 60_000 });
  return stdout;
}

describe('samples', patient, async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = await startSpeechApp({ PUBLIC_URL: address });
  const owner = await server.newOwner();
  const { value: key } = await owner.call(accessTokensApi.create, {
    body: { name: 'Reader', scopes: [...tokenScopes] },
  });
  beforeAll(() => server.app.listen({ host: '127.0.0.1', port }));

  it('are suites that pass, where they are tests of an agent', async () => {
    const suites = pages.flatMap(([, text]) => samplesOf(text, 'suite'));
    expect(suites.length).toBeGreaterThan(0);
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
    for (const { code } of suites) {
      await owner.call(agentTestsApi.replace, { params: { agentId }, body: { yaml: code } });
      const { passed } = await owner.call(agentTestsApi.run, { params: { agentId }, body: { of: 'draft' } });
      expect(passed, code).toBe(true);
    }
  });

  const running = pages.map(([page, text]) => [page, samplesOf(text, 'run')] as const);
  it.each(running.filter(([, samples]) => samples.length > 0))('run as they stand: %s', async (_, samples) => {
    const env: Record<string, string> = { PARLEY_URL: address, PARLEY_API_KEY: key };
    for (const sample of samples) {
      const answer = await runSample(sample, env);
      if (sample.save === undefined) continue;
      const [variable, field] = sample.save;
      env[variable] = (JSON.parse(answer) as Record<string, string>)[field]!;
      expect(env[variable], `${field} of ${answer}`).toBeTypeOf('string');
    }
  });
});

describe('samples that verify a webhook', patient, () => {
  const secret = newWebhookSecret();
  const body = JSON.stringify({ type: 'call.ended', data: { name: 'Zoë “the” O’Neil' } });
  const now = Math.floor(Date.now() / 1000);
  const headersAt = (timestamp: number, secrets = [secret]) => signWebhook(secrets, { id: 'msg_1', timestamp, body });
  const rotated = headersAt(now, [newWebhookSecret(), secret]);
  const tries: [headers: Record<string, string>, body: string][] = [
    [headersAt(now), body],
    [rotated, body],
    [headersAt(now), body.replace('Zoë', 'Zoe')],
    [headersAt(now - 301), body],
    [headersAt(now, [newWebhookSecret()]), body],
    [{ 'webhook-id': 'msg_1', 'webhook-timestamp': String(now) }, body],
  ];
  const wanted = '[true,true,false,false,false,false]';
  const input = path.join(folder, 'tries.json');
  // Installing it takes its time, once.
  beforeAll(() => needTools(['php']), 300_000);
  beforeAll(() => writeFileSync(input, JSON.stringify(tries)));

  /** Reads the tries, verifies each, and prints what came of it. */
  const callers: Record<string, string> = {
    ts: `import { readFileSync } from 'node:fs';
const tries = JSON.parse(readFileSync(process.env.TRIES!, 'utf8'));
console.log(JSON.stringify(tries.map(([headers, body]: any) => verify(process.env.SECRET!, headers, body))));`,
    python: `import json, os
tries = json.load(open(os.environ["TRIES"]))
print(json.dumps([verify(os.environ["SECRET"], headers, body) for headers, body in tries]))`,
    php: `$tries = json_decode(file_get_contents(getenv('TRIES')), true);
echo json_encode(array_map(fn($one) => verify(getenv('SECRET'), $one[0], $one[1]), $tries));`,
  };

  const samples = pages.flatMap(([, text]) => samplesOf(text, 'verify'));
  it('are in three languages', () => {
    expect(samples.map(({ language }) => language).toSorted()).toEqual(['php', 'python', 'ts']);
  });
  it.each(samples.map((sample) => [sample.language, sample] as const))(
    'take what is signed, and nothing else: %s',
    async (language, sample) => {
      const printed = await runSample(sample, { SECRET: secret, TRIES: input }, callers[language]);
      expect(printed.replaceAll(/\s/g, '')).toBe(wanted);
    },
  );
});
