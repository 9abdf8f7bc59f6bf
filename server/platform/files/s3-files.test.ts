import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it, test } from 'vitest';
import { openOutbound } from '#server/platform/http/outbound.ts';
import { type S3Fault, startFakeS3 } from '#server/testing/fake-s3.ts';
import { openS3Files } from './s3-files.ts';
import { readS3Url, type S3Place } from './s3-place.ts';

/** A store that refuses us, is away, or misbehaves. */

const store = await startFakeS3();
afterAll(() => store.close());
const pauses: number[] = [];
const outbound = openOutbound({ trustedOrigins: [store.place.origin] });
const open = (change: Partial<S3Place> = {}) =>
  openS3Files({ ...store.place, ...change }, { outbound, pause: async (ms) => pauses.push(ms) });
const files = open();
const large = () => Readable.from([Buffer.alloc(9 * 2 ** 20, 'x')]);

describe('a store that refuses us', () => {
  it.each<[string, Partial<S3Place>, RegExp]>([
    ['its key', { accessKeyId: 'NOBODY' }, /does not know the key of S3_URL/],
    ['its secret', { secretAccessKey: 'wrong' }, /the secret in S3_URL is wrong/],
    ['its region', { region: 'us-east-1' }, /another region: set \?region=/],
    ['its bucket', { path: '/nowhere/', bucket: 'nowhere' }, /no such bucket/],
  ])('says that %s is wrong, without the secret, and does not try again', async (_, change, reason) => {
    const refused = open(change);
    const before = store.seen.length;
    await expect(refused.check()).rejects.toMatchObject({ permanent: true, reason: expect.stringMatching(reason) });
    expect(store.seen.length - before).toBe(1);
    for (const ask of [() => refused.put('a', Buffer.from('x')), () => refused.get('a'), () => refused.remove('a')]) {
      const error = await ask().then(
        () => undefined,
        (error) => error,
      );
      expect(error).toMatchObject({ code: 'storage_unavailable', status: 503 });
      expect(`${error.message} ${error.reason}`).not.toContain(store.place.secretAccessKey);
    }
  });
});

describe('a store that fails for a moment', () => {
  it.each<S3Fault>(['down', 'slow down', 'reset'])('is asked again: %s', async (fault) => {
    pauses.length = 0;
    store.fail(fault, 2, /^PUT moment/);
    await files.put('moment', Buffer.from(fault));
    store.fail(fault, 1, /^GET moment/);
    expect(await text((await files.get('moment'))!)).toBe(fault);
    // A request over a kept connection that is reset goes out once more before we hear of it.
    if (fault !== 'reset') expect(pauses).toEqual([200, 1_000, 200]);
    store.fail(fault, 1, /^PUT part\?.*partNumber=2/);
    await files.put('part', large());
    expect((await files.stat('part'))?.bytes).toBe(9 * 2 ** 20);
  });
});

describe('a store that stays away', () => {
  it.each<S3Fault>(['down', 'reset'])('loses nothing that was there: %s', async (fault) => {
    await files.put('kept', Buffer.from('old'));
    store.fail(fault, 20, /^PUT kept/);
    await expect(files.put('kept', Buffer.from('new'))).rejects.toMatchObject({ status: 503 });
    await expect(files.put('kept', large())).rejects.toMatchObject({ status: 503 });
    store.recover();
    expect(await text((await files.get('kept'))!)).toBe('old');
    expect(store.uploads.size).toBe(0);
  });

  it('takes no refusal in a good answer for success, and does not end an upload twice', async () => {
    await files.put('ended', Buffer.from('old'));
    store.fail('error in a good answer', 1, /^POST ended\?uploadId/);
    await expect(files.put('ended', large())).rejects.toMatchObject({ status: 503, reason: /InternalError/ });
    expect(store.seen.filter((request) => request.startsWith('POST ended?uploadId'))).toHaveLength(1);
    expect(await text((await files.get('ended'))!)).toBe('old');
  });

  it('tells a reader when an answer breaks off', async () => {
    await files.put('long', Buffer.alloc(2 ** 20));
    store.fail('cut', 1, /^GET long/);
    await expect(text((await files.get('long'))!)).rejects.toThrow(/broke off/);
  });
});

test('reads S3_URL', () => {
  expect(readS3Url('https://AKID:a/b+c%3D@s3.example.com/bucket/a/b?region=eu-north-1')).toEqual({
    origin: 'https://s3.example.com',
    path: '/bucket/a/b/',
    folder: 'a/b/',
    bucket: 'bucket',
    region: 'eu-north-1',
    accessKeyId: 'AKID',
    secretAccessKey: 'a/b+c=',
  });
  expect(readS3Url('http://k:s@127.0.0.1:9000/bucket')).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    path: '/bucket/',
    region: 'us-east-1',
  });
  expect(readS3Url('https://k:s@s3.example.com/bucket?style=virtual')).toMatchObject({
    origin: 'https://bucket.s3.example.com',
    path: '/',
  });
  for (const wrong of [
    ...['', 'x', 'ftp://k:s@host/bucket', 'https://host/bucket', 'https://k:s@host', 'https://k:s@host/B'],
    ...['https://k:s@host/bucket?style=round', 'https://k:s@host/bucket?colour=red', 'https://k:s@host/bucket/../x'],
    ...['https://k@host/bucket', 'https://:s@host/bucket', 'https://k:s@/bucket', 'https://k:s@host/bucket#x'],
  ]) {
    expect([wrong, readS3Url(wrong)]).toEqual([wrong, null]);
  }
});
