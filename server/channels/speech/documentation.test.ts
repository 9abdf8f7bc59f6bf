import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { freePort } from '#server/platform/free-port.ts';
import { maskAnswer, shortAnswer } from '#server/testing/example-answers.ts';
import { type Heard, hearAll } from '#server/testing/hear-file.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { linkOf, sessionOf } from '#server/testing/start-auth.ts';

/**
 * The samples that the public pages print are files, and run here as they stand. A reader changes the address and the
 * key, and so does this. `RECORD_ANSWERS=1` writes the answers that the pages show.
 */

const run = promisify(execFile);
const samples = path.resolve(import.meta.dirname, '../../../web/marketing/samples');
const pages = path.resolve(samples, '..');
const recording = process.env.RECORD_ANSWERS === '1';

/** What a fresh installation has. The page puts its own in the place, as this does. */
const printedAddress = 'http://127.0.0.1:8080';
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const server = await startSpeechApp({ PUBLIC_URL: address });
const { key } = await server.newSpeaker();
const folder = mkdtempSync(path.join(tmpdir(), 'parley-reader-'));

beforeAll(() => server.app.listen({ host: '127.0.0.1', port }));
afterAll(() => rmSync(folder, { recursive: true }));

const programs: Record<string, string> = { '.sh': 'bash', '.mjs': process.execPath, '.py': 'python3' };

const env = { PATH: process.env.PATH, HOME: folder, PARLEY_URL: address, PARLEY_API_KEY: key };

/** Runs a sample where a reader would, and gives what it prints. */
async function runFile(file: string, settings = env): Promise<string> {
  const program = programs[path.extname(file)]!;
  const { stdout } = await run(program, [path.join(samples, file)], { cwd: folder, env: settings, timeout: 60_000 });
  return stdout;
}

/** Programs of other people start when they start. */
const patient = { timeout: 120_000 };
const made = (name: string) => path.join(folder, name);
/** What a player has to find: speech of some seconds, neither silent nor a crash of noise. */
const speech = { codec: 'mp3', seconds: expect.closeTo(3, -0.5), levelDb: expect.closeTo(-20, -1) };

interface Sample {
  file: string;
  /** What it leaves behind, or undefined where it prints where the sound is. */
  leaves?: string;
}

const speakingSamples: Sample[] = [
  { file: 'v1-tts.sh', leaves: 'speech.mp3' },
  { file: 'v1-tts.mjs', leaves: 'speech.mp3' },
  { file: 'v1-tts.py', leaves: 'speech.mp3' },
  { file: 'api-synthesize.mjs' },
  { file: 'documentation/synthesize.mjs' },
  { file: 'documentation/synthesize.py' },
  { file: 'documentation/openai.mjs', leaves: 'openai.mp3' },
  { file: 'documentation/elevenlabs.mjs', leaves: 'elevenlabs.mp3' },
];

describe('a sample that speaks', patient, () => {
  /** What each of them leaves, or where it says that the sound is. */
  const places: string[] = [];
  /** What is heard there, and last the recording of the page. */
  let heard: Heard[] = [];
  const recording = path.resolve(pages, '../public/samples/voice-demo.mp3');
  beforeAll(async () => {
    for (const [index, { file, leaves }] of speakingSamples.entries()) {
      const printed = await runFile(file);
      const own = made(`${index}.mp3`);
      // Others leave theirs under the same name.
      if (leaves !== undefined) renameSync(made(leaves), own);
      places.push(leaves === undefined ? /https?:\/\/\S+/.exec(printed)![0] : own);
    }
    heard = await hearAll([...places, recording]);
  }, patient.timeout);

  for (const [index, { file }] of speakingSamples.entries()) {
    it(`runs unchanged: ${file}`, () => {
      expect(heard[index]).toEqual(speech);
    });
  }

  it('makes the recording that the page plays as its answer', () => {
    const index = speakingSamples.findIndex(({ file }) => file === 'v1-tts.mjs');
    const [answer, played] = [readFileSync(places[index]!), readFileSync(recording)];
    const again = 'The sample sounds otherwise now: node scripts/make-samples.ts';
    expect(Math.abs(answer.length - played.length) / answer.length, again).toBeLessThan(0.05);
    expect(heard[index]!.codec).toBe(heard.at(-1)!.codec);
    expect(heard[index]!.levelDb).toBeCloseTo(heard.at(-1)!.levelDb, 0);
  });

  for (const { file } of speakingSamples) {
    it(`fails in a way that a script notices when the token is wrong: ${file}`, async () => {
      const asStranger = { ...env, PARLEY_API_KEY: 'sk-your-access-token' };
      const failing = runFile(file, asStranger);
      await expect(failing).rejects.toMatchObject({ code: expect.any(Number) });
    });
  }
});

/** Requests whose answers the page prints. */
const shownAnswers = [
  { answer: 'documentation/synthesize-answer.json', by: 'documentation/synthesize.sh' },
  { answer: 'documentation/voices-answer.json', by: 'documentation/voices.sh' },
  { answer: 'documentation/languages-answer.json', by: 'documentation/languages.sh' },
  { answer: 'documentation/status-answer.json', by: 'documentation/status.sh' },
];

/** Of all languages, two whose names most readers can read. */
function familiar(answer: object): object {
  if (!('languages' in answer) || !Array.isArray(answer.languages)) return answer;
  return { languages: answer.languages.filter(({ code }) => ['de', 'fr'].includes(code)) };
}

/** An answer as the page prints it. */
function compare(file: string, answer: unknown) {
  const printed = JSON.parse(JSON.stringify(shortAnswer(answer)).replaceAll(address, printedAddress));
  const target = path.join(samples, file);
  if (recording) return writeFileSync(target, `${JSON.stringify(printed, null, 2)}\n`);
  expect(maskAnswer(JSON.parse(readFileSync(target, 'utf8'))), rewrite).toEqual(maskAnswer(printed));
}
const rewrite =
  'Answers have changed: RECORD_ANSWERS=1 npx vitest run --project server server/channels/speech/documentation.test.ts';

describe('an answer on the page', patient, () => {
  for (const { answer, by } of shownAnswers) {
    it(`is what the request gets: ${answer}`, async () => {
      compare(answer, familiar(JSON.parse(await runFile(by))));
    });
  }

  it('is what a refused request gets', async () => {
    const { body } = await server.send('POST', '/v1/synthesize', { text: ' ' }, { authorization: `Bearer ${key}` });
    compare('documentation/error-answer.json', body);
  });

  it('is the short one of Solutions, which leaves out what is beside the point', async () => {
    const { body } = await server.send(
      ...(['POST', '/v1/synthesize', { text: 'Your table is booked for half past seven.', voice: 'sarah' }] as const),
      { authorization: `Bearer ${key}` },
    );
    const { audio_url, duration, voice, language } = body as Record<string, unknown>;
    compare('synthesize-short-answer.json', { audio_url, duration, voice, language });
  });
});

describe('the 5-minute quickstart', patient, () => {
  const source = readFileSync(path.join(pages, 'documentation/quickstart.tsx'), 'utf8');
  const fileOf = new Map(
    [...source.matchAll(/import (\w+) from '\.\.\/samples\/(\S+)\?raw'/g)].map(([, name, file]) => [name!, file!]),
  );
  /** The commands in the order in which the page prints them. */
  const commands = [...source.matchAll(/command: (\w+)/g)].map(([, name]) =>
    readFileSync(path.join(samples, fileOf.get(name!)!), 'utf8'),
  );

  it('works exactly as written, from the first step to the audio', async () => {
    // Sign up, open the link in the mail, and generate a token under Access Tokens.
    const email = 'reader@example.com';
    const json = { 'content-type': 'application/json', apikey: anonKeyOf(server.services) };
    const signedUp = await fetch(`${address}/auth/v1/signup`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password: 'nine quiet herons', data: { phone_number: '+1 (555) 123-4567' } }),
    });
    expect(signedUp.status).toBe(200);
    const letter = async () => (await server.mails()).find(({ to }) => to?.[0]?.address === email);
    await expect.poll(letter, { timeout: 25_000 }).toBeDefined();
    const opened = await fetch(linkOf((await letter())!), { redirect: 'manual' });
    const { access_token } = sessionOf(new URL(opened.headers.get('location')!));
    const session = { authorization: `Bearer ${access_token}` };
    const workspaces = await server.send('GET', workspacesApi.list.path, undefined, session);
    const workspaceId = (workspaces.body as { items: { id: string }[] }).items[0]!.id;
    const scope = { ...session, 'x-workspace-id': workspaceId };
    const token = await server.send('POST', accessTokensApi.create.path, { name: 'Quickstart' }, scope);
    const { value: secret } = token.body as { value: string };

    // The reader puts the token in its place; the page has put its own address in the other.
    const script = commands.join('\n').replace('sk-your-access-token', secret).replace(printedAddress, address);
    expect(script).toContain(`PARLEY_API_KEY="${secret}"`);
    const plain = { PATH: process.env.PATH, HOME: folder };
    const { stdout } = await run('bash', ['-e', '-c', script], { cwd: folder, env: plain, timeout: 60_000 });

    const { audio_url, duration } = JSON.parse(stdout) as { audio_url: string; duration: number };
    const [hello, heard] = await hearAll([made('hello.mp3'), audio_url]);
    expect(hello).toEqual({ ...speech, seconds: expect.closeTo(2, -0.5) });
    expect(heard).toEqual(speech);
    expect(heard!.seconds).toBeCloseTo(duration, 0);
  });
});

describe('the samples', () => {
  it('are all run or compared, and none lies about unused', () => {
    const files = readdirSync(samples, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(samples, path.join(entry.parentPath, entry.name)));
    // Those of the Knowledge Base run in server/knowledge/documentation.test.ts.
    const ofSpeech = files.filter((file) => !file.startsWith('documentation/knowledge-'));
    const held = [
      ...speakingSamples.map(({ file }) => file),
      ...shownAnswers.flatMap(({ answer, by }) => [answer, by]),
      ...['documentation/settings.sh', 'documentation/first-call.sh', 'documentation/error-answer.json'],
      'synthesize-short-answer.json',
    ];
    expect(ofSpeech.sort()).toEqual(held.sort());
    const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(path.join(pages, name), 'utf8'))
      .join('');
    expect(files.filter((file) => !sources.includes(`samples/${file}?raw`))).toEqual([]);
  });
});
