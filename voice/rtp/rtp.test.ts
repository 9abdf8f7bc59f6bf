import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { decodeAlaw, encodeAlaw } from '#voice/audio/alaw.ts';
import { frameSamples } from './frame.ts';
import { JitterBuffer } from './jitter-buffer.ts';
import { KeyHearer, keyOfInfo, keyPayloads } from './keys.ts';
import { Latch } from './latch.ts';
import { openMediaPort } from './open-port.ts';
import { parseRtp, writeRtp } from './packet.ts';
import { deriveKeys, newSrtpKey, SrtpContext } from './srtp.ts';

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A talk of packets that name themselves by their loudness, over a bad line; what came out, frame by frame. */
function overLine({
  loss,
  jitterMs,
  seed,
  packets = 500,
}: {
  loss: number;
  jitterMs: number;
  seed: number;
  packets?: number;
}) {
  const random = seeded(seed);
  const arrivals = Array.from({ length: packets }, (_, n) => ({
    n,
    at: n * 20 + random() * jitterMs,
    lost: random() < loss,
  }))
    .filter(({ lost }) => !lost)
    .sort((a, b) => a.at - b.at);
  const buffer = new JitterBuffer();
  const out: (number | null)[] = [];
  for (let now = 0; now < packets * 20 + 400; now += 20) {
    while (arrivals[0] && arrivals[0].at <= now) {
      const { n } = arrivals.shift()!;
      buffer.push((65_400 + n) & 0xffff, new Int16Array(frameSamples).fill(n + 1));
    }
    out.push(buffer.pull()?.[0] ?? null);
  }
  return { out, stats: buffer.stats() };
}

describe('sound that comes over a line', () => {
  it('comes out whole and in order where the line only wobbles, across the end of the count', () => {
    const { out, stats } = overLine({ loss: 0, jitterMs: 35, seed: 7 });
    const heard = out.filter((one): one is number => one !== null);
    expect(stats).toMatchObject({ received: 500, lost: 0 });
    expect(new Set(heard).size).toBe(500);
    expect(heard.slice(0, 490).every((one, n) => n === 0 || one >= heard[n - 1]!)).toBe(true);
  });

  it.each([1, 2, 3, 4, 5])('waits longer where packets come late, and covers up what is lost (seed %i)', (seed) => {
    const { out, stats } = overLine({ loss: 0.05, jitterMs: 90, seed });
    // Of 500 packets some 25 are lost on the line; those that came late before the wait had grown are few.
    expect(stats.late).toBeLessThan(25);
    expect(out.slice(20, 480).filter((one) => one === null).length).toBeLessThan(30);
  });

  it('takes packets of 10 to 60 ms', () => {
    for (const samples of [80, 240, 480]) {
      const buffer = new JitterBuffer();
      for (let n = 0; n < 12; n++) buffer.push(n, new Int16Array(samples).fill(5));
      const frames = Array.from({ length: 4 }, () => buffer.pull());
      expect(frames.every((frame) => frame?.length === frameSamples)).toBe(true);
    }
  });

  it('is silence, not loss, where the sender is silent', () => {
    const buffer = new JitterBuffer();
    for (let n = 0; n < 5; n++) buffer.push(n, new Int16Array(frameSamples).fill(9));
    const frames = Array.from({ length: 20 }, () => buffer.pull());
    expect(frames.slice(10).every((frame) => frame === null)).toBe(true);
    expect(buffer.stats().lost).toBe(0);
  });
});

describe('packets', () => {
  it('skips who contributed, extensions and padding', () => {
    const plain = writeRtp({
      type: 8,
      marker: true,
      sequence: 65_535,
      timestamp: 2 ** 32 - 1,
      ssrc: 7,
      payload: Uint8Array.of(1, 2),
    });
    const odd = Buffer.concat([
      plain.subarray(0, 12),
      Buffer.alloc(4),
      Buffer.from([0xbe, 0xde, 0, 1, 1, 2, 3, 4]),
      plain.subarray(12),
      Buffer.from([0, 0, 3]),
    ]);
    odd[0] = 0x80 | 0x20 | 0x10 | 1;
    expect(parseRtp(odd)).toMatchObject({
      type: 8,
      marker: true,
      sequence: 65_535,
      timestamp: 2 ** 32 - 1,
      payload: Buffer.from([1, 2]),
    });
  });

  it.each([
    [Buffer.alloc(0)],
    [Buffer.alloc(11, 0x80)],
    [Buffer.alloc(12, 0x40)],
    [Buffer.concat([Buffer.from([0x8f]), Buffer.alloc(11)])],
    [Buffer.concat([Buffer.from([0x90]), Buffer.alloc(11)])],
    [Buffer.concat([Buffer.from([0xa0]), Buffer.alloc(12, 255)])],
  ])('is none: %o', (bytes) => expect(parseRtp(bytes)).toBeNull());

  it('of A-law keep every code', () => {
    const codes = Uint8Array.from({ length: 256 }, (_, code) => code);
    expect(encodeAlaw(decodeAlaw(codes))).toEqual(codes);
    // G.711, and its loudest and its softest.
    expect([...encodeAlaw(Int16Array.of(0, -1, 1_000, 32_767, -32_768))]).toEqual([0xd5, 0x55, 0xfa, 0xaa, 0x2a]);
  });
});

describe('keys', () => {
  const packets = (key: string, timestamp: number) =>
    keyPayloads(key).flatMap((payload, n) => (payload ? [{ timestamp, payload, at: n * 20 }] : []));

  it('is told once, whatever of it is lost or comes twice', () => {
    const random = seeded(3);
    for (let round = 0; round < 50; round++) {
      const hearer = new KeyHearer();
      const heard: string[] = [];
      const all = [...packets('5', 100), ...packets('5', 2_000).map((one) => ({ ...one, at: one.at + 300 }))];
      for (const packet of all.flatMap((one) => (random() < 0.3 ? [] : random() < 0.3 ? [one, one] : [one]))) {
        const key = hearer.hear(packet, packet.at);
        if (key) heard.push(key);
      }
      expect(heard).toEqual(['5', '5']);
    }
  });

  it('has one time, grows, and ends three times', () => {
    const payloads = keyPayloads('#').filter((one) => one !== null);
    expect(payloads.map((one) => [one[0], one[1]! >> 7, (one[2]! << 8) | one[3]!])).toEqual([
      ...[160, 320, 480, 640, 800].map((duration) => [11, 0, duration]),
      ...[800, 800, 800].map((duration) => [11, 1, duration]),
    ]);
  });

  it.each([
    ['application/dtmf-relay', 'Signal=5\r\nDuration=160', '5'],
    ['application/dtmf-relay', 'Signal= *\r\n', '*'],
    ['application/dtmf', '11', '#'],
    ['application/dtmf', 'x', null],
    ['text/plain', '5', null],
  ])('in INFO: %s %j is %s', (type, body, key) => expect(keyOfInfo(type, body)).toBe(key));
});

describe('whose packets are the call’s', () => {
  const told = { host: '10.0.0.5', port: 4_000 };
  const nat = { host: '198.51.100.7', port: 41_000 };
  const stranger = { host: '203.0.113.9', port: 5 };

  it('follows an address behind NAT after two packets in a row, and no stranger’s from then on', () => {
    const latch = new Latch(told);
    expect([latch.takes(nat, 10, 0), latch.takes(nat, 11, 20)]).toEqual([false, true]);
    expect(latch.address).toEqual(nat);
    for (let n = 0; n < 50; n++) expect(latch.takes(stranger, n, 40 + n)).toBe(false);
    expect([latch.takes(told, 12, 200), latch.takes(nat, 13, 200)]).toEqual([false, true]);
  });

  it('stays with the address that was told of, and moves after silence alone', () => {
    const latch = new Latch(told);
    expect(latch.takes(told, 1, 0)).toBe(true);
    expect([latch.takes(nat, 1, 1_000), latch.takes(nat, 2, 1_020)]).toEqual([false, false]);
    expect([latch.takes(nat, 3, 3_000), latch.takes(nat, 4, 3_020)]).toEqual([false, true]);
  });
});

describe('SRTP', () => {
  it('derives the keys of RFC 3711, B.3', () => {
    const keys = deriveKeys(
      Buffer.from('E1F97A0D3E018BE0D64FA32C06DE4139', 'hex'),
      Buffer.from('0EC675AD498AFEEBB6960B3AABE6', 'hex'),
    );
    expect(keys.key.toString('hex').toUpperCase()).toBe('C61E7A93744F39EE10734AFE3FF7A087');
    expect(keys.salt.toString('hex').toUpperCase()).toBe('30CBBC08863D8C85D49DB34A9AE1');
    expect(keys.auth.toString('hex').toUpperCase()).toBe('CEBE321F6FF7716B6FD4AB49AF256A156D38BAA4');
  });

  it.each(['AES_CM_128_HMAC_SHA1_80', 'AES_CM_128_HMAC_SHA1_32'] as const)(
    '%s brings packets over, across the end of the count, once each',
    (suite) => {
      const key = newSrtpKey();
      const [out, back] = [new SrtpContext(suite, key), new SrtpContext(suite, key)];
      const sent = Array.from({ length: 40 }, (_, n) =>
        writeRtp({
          type: 8,
          marker: false,
          sequence: (65_520 + n) & 0xffff,
          timestamp: n * 160,
          ssrc: 9,
          payload: new Uint8Array(160).fill(n),
        }),
      );
      const secure = sent.map((packet) => out.protect(packet));
      // Two are exchanged on the way.
      [secure[5], secure[6]] = [secure[6]!, secure[5]!];
      const came = secure.map((packet) => back.unprotect(packet));
      expect(came.filter((one) => one !== null).length).toBe(40);
      expect(came[20]).toEqual(sent[20]);
      expect(secure[20]!.includes(Buffer.alloc(160, 20))).toBe(false);
      // Again, changed, and under another key.
      expect(back.unprotect(secure[30]!)).toBeNull();
      const changed = Buffer.from(
        out.protect(
          writeRtp({ type: 8, marker: false, sequence: 24, timestamp: 9, ssrc: 9, payload: new Uint8Array(9) }),
        ),
      );
      changed[14]! ^= 1;
      expect(back.unprotect(changed)).toBeNull();
      expect(new SrtpContext(suite, newSrtpKey()).unprotect(secure[0]!)).toBeNull();
    },
  );
});

describe('a port for sound', () => {
  async function between(mayReach: boolean) {
    const other = createSocket('udp4');
    await new Promise<void>((bound) => other.bind(0, '127.0.0.1', bound));
    const heard: string[] = [];
    const faults: string[] = [];
    const port = await openMediaPort('127.0.0.1', null, {
      receive: (bytes) => {
        heard.push(`came ${bytes}`);
        if (String(bytes) === 'breaks') throw new Error('broken');
      },
      failed: ({ message }) => faults.push(message),
      mayReach: (address) => mayReach && address === '127.0.0.1',
    });
    other.on('message', (bytes) => heard.push(`left ${bytes}`));
    const send = (text: string) => new Promise<void>((sent) => other.send(text, port.port, '127.0.0.1', () => sent()));
    return { other, port, heard, faults, send, close: () => [other.close(), port.close()] };
  }

  it('goes on where a packet breaks what reads it', async () => {
    const { other, port, heard, faults, send, close } = await between(true);
    await send('breaks');
    await send('whole');
    await expect.poll(() => heard.length).toBe(2);
    port.send(Buffer.from('answer'), { host: '127.0.0.1', port: other.address().port });
    await once(other, 'message');
    expect([heard, faults]).toEqual([['came breaks', 'came whole', 'left answer'], ['broken']]);
    close();
  });

  it('sends nothing to where its workspace may not go, and hears nothing from there', async () => {
    const { other, port, heard, send, close } = await between(false);
    await send('in');
    for (const host of ['127.0.0.1', 'localhost', '2130706433'])
      port.send(Buffer.from('out'), { host, port: other.address().port });
    // What was sent before it came first.
    const mark = createSocket('udp4');
    mark.send('mark', other.address().port, '127.0.0.1');
    await once(other, 'message');
    expect(heard).toEqual(['left mark']);
    mark.close();
    close();
  });
});
