import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVoices } from '#voice/engines/tts/sherpa-onnx.ts';
import { tinyVoiceModel, writeTinyVoice } from '#voice/testing/tiny-voice.ts';
import { type AddOptions, addVoice } from './add-voice.ts';

let root = '';
let tokens = Buffer.alloc(0);
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'add-voice-'));
  await writeTinyVoice(path.join(root, 'tones'));
  tokens = await readFile(path.join(root, 'tones', 'tokens.txt'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

interface Packed {
  name: string;
  bytes?: Uint8Array;
  /** `0` a file, `2` a link, `5` a folder. */
  type?: string;
  link?: string;
}

function tar(files: Packed[]): Buffer {
  const blocks = files.map(({ name, bytes = Buffer.alloc(0), type = '0', link = '' }) => {
    const header = Buffer.alloc(512);
    const put = (text: string, at: number) => header.write(text, at);
    put(name, 0);
    put('0000644\0', 100);
    put(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124);
    put('        ', 148);
    put(type, 156);
    put(link, 157);
    put('ustar\0', 257);
    put(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0`,
      148,
    );
    return Buffer.concat([header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]);
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function zip(files: Packed[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.alloc(0) } of files) {
    const packed = deflateRawSync(bytes);
    const both = Buffer.alloc(26);
    both.writeUInt16LE(20, 0);
    both.writeUInt16LE(8, 4);
    both.writeUInt32LE(crc32(bytes), 10);
    both.writeUInt32LE(packed.length, 14);
    both.writeUInt32LE(bytes.length, 18);
    both.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), both, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), both, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

const voiceFiles = (folder = 'vits-tones/'): Packed[] => [
  { name: `${folder}model.onnx`, bytes: tinyVoiceModel() },
  { name: `${folder}tokens.txt`, bytes: tokens },
];

let count = 0;
async function add(source: string | Buffer, over: Partial<AddOptions> = {}) {
  const voicesDir = over.voicesDir ?? path.join(root, `voices-${count++}`);
  let from = source;
  if (typeof from !== 'string') {
    from = path.join(root, `archive-${count++}`);
    await writeFile(from, source);
  }
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const adding = addVoice({ voicesDir, source: from, as: 'new', say, ...over });
  return { voicesDir, lines, adding };
}

/** A voice is there and works, and nothing else is left. */
async function expectAdded({ voicesDir, adding }: Awaited<ReturnType<typeof add>>, name = 'new'): Promise<void> {
  expect(await adding).toBe(name);
  expect(await readdir(voicesDir)).toEqual([name]);
  const { voices, problems } = await readVoices(voicesDir);
  expect(problems).toEqual([]);
  expect(voices).toMatchObject([{ speakers: 1 }]);
}

async function expectRefused(
  { voicesDir, adding }: Awaited<ReturnType<typeof add>>,
  says: string | RegExp,
): Promise<void> {
  await expect(adding).rejects.toMatchObject({ name: 'ModelError', message: expect.stringMatching(says) });
  expect(await readdir(voicesDir).catch(() => [])).toEqual([]);
}

describe('a voice is added', () => {
  it('from a folder, with the notes that were given', async () => {
    const added = await add(path.join(root, 'tones'), {
      as: undefined,
      name: 'Thorsten',
      language: 'de',
      gender: 'male',
    });
    await expectAdded(added, 'tones');
    const { voices } = await readVoices(added.voicesDir);
    expect(voices).toMatchObject([{ name: 'Thorsten', language: 'de', gender: 'male' }]);
    expect(added.lines[0]).toBe('Loading the voice and running a test synthesis');
  });

  it.each([
    ['tar', () => tar([{ name: 'vits-tones/', type: '5' }, ...voiceFiles('./vits-tones/')])],
    ['tar.gz', () => gzipSync(tar(voiceFiles()))],
    ['zip', () => zip([{ name: 'vits-tones/' }, ...voiceFiles()])],
    ['zip without a folder', () => zip(voiceFiles(''))],
  ])('from a %s', async (_name, make) => {
    await expectAdded(await add(make()));
  });

  it.skipIf(spawnSync('bzip2', ['--version']).error !== undefined)('from a tar.bz2', async () => {
    const { stdout } = spawnSync('bzip2', ['-c'], { input: tar(voiceFiles()) });
    await expectAdded(await add(stdout));
    await expectRefused(await add(stdout.subarray(0, stdout.length - 100)), 'bzip2 can’t read it|cut off');
  });

  it('from an address, named by it', async () => {
    const archive = gzipSync(tar(voiceFiles()));
    const server = http.createServer((request, response) => {
      response.statusCode = request.url === '/v/vits-tones.tar.gz' ? 200 : 404;
      response.end(archive);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      await expectAdded(await add(`${origin}/v/vits-tones.tar.gz`, { as: undefined }), 'vits-tones');
      await expectRefused(await add(`${origin}/gone.zip`), /returned 404/);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it('leaves links out', async () => {
    const folder = path.join(root, 'linked');
    await writeTinyVoice(folder);
    await symlink('/etc/passwd', path.join(folder, 'link.txt'));
    const added = await add(folder);
    await expectAdded(added);
    expect(await readdir(path.join(added.voicesDir, 'new'))).not.toContain('link.txt');
    const inTar = await add(tar([{ name: 'vits-tones/link', type: '2', link: '/etc/passwd' }, ...voiceFiles()]));
    await expectAdded(inTar);
    expect(await readdir(path.join(inTar.voicesDir, 'new'))).not.toContain('link');
  });
});

describe('a voice is refused', () => {
  it.each([
    ['a way out of the folder', () => tar([...voiceFiles(), { name: '../../out.txt', bytes: tokens }])],
    ['a way out in the middle', () => tar([...voiceFiles(), { name: 'a/../../out.txt', bytes: tokens }])],
    ['an absolute path', () => tar([{ name: '/tmp/out.txt', bytes: tokens }])],
    ['a path of Windows', () => zip([...voiceFiles(), { name: '..\\..\\out.txt', bytes: tokens }])],
    ['a way out of a zip', () => zip([...voiceFiles(), { name: '../out.txt', bytes: tokens }])],
    ['folders without end', () => tar([{ name: `${'a/'.repeat(20)}x`, bytes: tokens }])],
  ])('for %s', async (_name, make) => {
    await expectRefused(await add(make()), 'outside its folder');
    expect(await readdir(root)).not.toContain('out.txt');
  });

  it.each([
    ['an archive that is cut off', () => tar(voiceFiles()).subarray(0, 1500), 'truncated'],
    ['a packed one that is cut off', () => gzipSync(tar(voiceFiles())).subarray(0, 700), 'damaged|truncated'],
    ['a zip that is cut off', () => zip(voiceFiles()).subarray(0, 900), 'truncated'],
    ['a checksum that is wrong', () => tar(voiceFiles()).fill('x', 10, 20), 'damaged: Invalid tar header'],
    ['a page of a web site', () => Buffer.from('<!doctype html>'), 'isn’t a .tar'],
    ['nothing', () => Buffer.alloc(0), 'isn’t a .tar'],
    ['an empty archive', () => tar([]), 'isn’t a .tar|no files'],
    ['the same file twice', () => tar([...voiceFiles(), ...voiceFiles()]), 'same name'],
    ['something that is no voice', () => tar([{ name: 'a/readme.txt', bytes: tokens }]), 'Missing: a model'],
  ])('for %s', async (_name, make, says) => {
    await expectRefused(await add(make()), new RegExp(says));
  });

  it('when sherpa-onnx cannot load it', async () => {
    const folder = path.join(root, 'damaged');
    await writeTinyVoice(folder);
    const model = Buffer.concat([Buffer.from([8, 8]), Buffer.alloc(3_000, 7), Buffer.from('frontend characters')]);
    await writeFile(path.join(folder, 'model.onnx'), model);
    await expectRefused(await add(folder), 'cannot load this voice');
  });

  it('when there is one of its name, or its name is none', async () => {
    const added = await add(path.join(root, 'tones'));
    await expectAdded(added);
    const { adding } = await add(path.join(root, 'tones'), { voicesDir: added.voicesDir });
    await expect(adding).rejects.toThrow('A voice called "new" already exists');
    for (const as of ['../out', 'a/b', '', '.hidden', 'node_modules']) {
      await expectRefused(await add(path.join(root, 'tones'), { as }), 'can’t be used as a folder name');
    }
  });

  it('when nothing is there', async () => {
    await expectRefused(await add(path.join(root, 'nowhere')), '');
    const empty = path.join(root, 'empty');
    await mkdir(empty);
    await expectRefused(await add(empty), 'is no folder, or an empty one');
  });
});
