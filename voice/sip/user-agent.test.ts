import { describe, expect, it } from 'vitest';
import type { LiveCall } from './dialog/live-call.ts';
import { headerOf } from './message/message.ts';
import { answerTo, headersOf, noBody, writeMessage } from './message/write.ts';
import type { DialOutcome } from './outcome.ts';
import { type TwoEnds, twoEnds } from './testing/two-ends.ts';

const tone = (value: number) => new Int16Array(160).fill(value);
const isLoud = (frames: readonly Int16Array[]) => frames.some((frame) => Math.abs(frame[80]!) > 1_000);

async function registered(ends: TwoEnds): Promise<TwoEnds> {
  void ends.ua.register();
  await ends.clock.run(200);
  return ends;
}

/** The phone calls the account, which takes it. */
async function talking(ends: TwoEnds): Promise<{ ours: LiveCall; theirs: LiveCall }> {
  await registered(ends);
  let theirs: LiveCall | null = null;
  const call = ends.pbx.phone.dial({
    uri: ends.pbx.accountUri,
    from: null,
    preferred: null,
    ringFor: 30,
    media: ends.media('phone'),
    events: {
      accepted: () => {},
      answered: (live) => {
        theirs = live;
      },
      over: () => {},
    },
  });
  void call.start();
  await ends.clock.run(50);
  const accepting = ends.rings[0]!.accept(ends.media('account'));
  await ends.clock.run(200);
  return { ours: (await accepting)!, theirs: theirs! };
}

describe('an account at its server', () => {
  it('registers with its password, keeps the registration for as long as the server says, and gives it back', async () => {
    const ends = await registered(twoEnds());
    expect(ends.states.map(({ state }) => state)).toEqual(['trying', 'registered']);
    expect(ends.pbx.seen).toEqual(['REGISTER 401', 'REGISTER 200']);
    await ends.clock.run(120_000);
    expect(ends.states.filter(({ state }) => state === 'registered').length).toBe(2);
    void ends.ua.unregister();
    await ends.clock.run(1_000);
    expect(ends.pbx.contact).toBeNull();
  });

  it('stops at a wrong password, tells so, and tries again later', async () => {
    const ends = await registered(twoEnds({ password: 'wrong' }));
    expect(ends.states.at(-1)).toMatchObject({ state: 'failed', status: 401 });
    expect(ends.pbx.seen.length).toBeLessThanOrEqual(3);
    ends.pbx.password = 'wrong';
    await ends.clock.run(60_000);
    expect(ends.states.at(-1)).toMatchObject({ state: 'registered' });
  });

  it('tells a server that does not answer from one that refuses, and finds it again', async () => {
    const ends = twoEnds();
    ends.pbx.isDead = true;
    void ends.ua.register();
    await ends.clock.run(33_000);
    expect(ends.states.at(-1)).toMatchObject({ state: 'failed', status: null });
    ends.pbx.isDead = false;
    await ends.clock.run(40_000);
    expect(ends.states.at(-1)).toMatchObject({ state: 'registered' });
  });
});

describe('a call that comes in', () => {
  it('is taken with sound and keys both ways, and hung up by the caller', async () => {
    const ends = twoEnds();
    const { ours, theirs } = await talking(ends);
    for (let n = 0; n < 50; n++) {
      ours.session.play(tone(8_000));
      theirs.session.play(tone(-8_000));
    }
    theirs.session.pressKeys('42#');
    await ends.clock.run(1_500);
    expect(isLoud(ends.heard.account) && isLoud(ends.heard.phone)).toBe(true);
    expect(ends.heard.keys).toEqual(['account 4', 'account 2', 'account #']);
    const over: string[] = [];
    ours.listen({ key: () => {}, held: () => {}, over: ({ by }) => void over.push(by) });
    theirs.hangUp();
    await ends.clock.run(100);
    expect(over).toEqual(['them']);
    expect(ends.stored.size).toBe(0);
    await ends.clock.run(40_000);
    expect(ends.ua.transactions.size).toBe(0);
  });

  it('is stored before the 200 leaves', async () => {
    const ends = twoEnds();
    let storedFirst: boolean | null = null;
    ends.loses = (bytes, from) => {
      const text = bytes.toString('latin1');
      if (from === 'account' && text.startsWith('SIP/2.0 200') && text.includes('INVITE'))
        storedFirst ??= ends.stored.size === 1;
      return false;
    };
    await talking(ends);
    expect(storedFirst).toBe(true);
  });

  it('survives packets of signalling that are lost', async () => {
    const ends = twoEnds();
    let n = 0;
    ends.loses = () => n++ % 3 === 1;
    await registered(ends);
    await ends.clock.run(5_000);
    let answered = false;
    const call = ends.pbx.phone.dial({
      uri: ends.pbx.accountUri,
      from: null,
      preferred: null,
      ringFor: 60,
      media: ends.media('phone'),
      events: {
        accepted: () => {},
        answered: () => {
          answered = true;
        },
        over: () => {},
      },
    });
    void call.start();
    await ends.clock.run(5_000);
    void ends.rings[0]!.accept(ends.media('account'));
    await ends.clock.run(10_000);
    expect(answered).toBe(true);
    await ends.clock.run(40_000);
    expect(ends.ua.calls.length).toBe(1);
  });

  it('is let go where its caller gives up before it is taken', async () => {
    const ends = await registered(twoEnds());
    const outcomes: (DialOutcome | null)[] = [];
    const call = ends.pbx.phone.dial({
      uri: ends.pbx.accountUri,
      from: null,
      preferred: null,
      ringFor: 30,
      media: ends.media('phone'),
      events: { accepted: () => {}, answered: () => {}, over: (outcome) => void outcomes.push(outcome) },
    });
    void call.start();
    await ends.clock.run(50);
    ends.rings[0]!.ring();
    call.cancel();
    await ends.clock.run(100);
    expect(outcomes).toEqual([{ result: 'no_answer', why: null }]);
    expect(await ends.rings[0]!.accept(ends.media('account'))).toBeNull();
  });

  it('is put on hold and taken back by the other side', async () => {
    const ends = twoEnds();
    const { ours, theirs } = await talking(ends);
    const held: boolean[] = [];
    ours.listen({ key: () => {}, held: (isHeld) => void held.push(isHeld), over: () => {} });
    const offer = (direction: string) =>
      `v=0\r\no=- 7 ${held.length + 2} IN IP4 192.0.2.1\r\ns=-\r\nc=IN IP4 192.0.2.1\r\nt=0 0\r\nm=audio ${theirs.session.localPort} RTP/AVP 8 101\r\na=rtpmap:101 telephone-event/8000\r\na=${direction}\r\n`;
    const statuses: number[] = [];
    const ask = async (direction: string) => {
      theirs.send('UPDATE', (response) => void statuses.push(response?.status ?? 0), {
        headers: [
          ['content-type', 'application/sdp'],
          ['contact', `<${ends.pbx.phone.contactUri}>`],
        ],
        body: Buffer.from(offer(direction)),
      });
      await ends.clock.run(100);
    };
    await ask('sendonly');
    await ask('sendrecv');
    expect(statuses).toEqual([200, 200]);
    expect(held).toEqual([true, false]);
  });

  it('is ended where the other side lets its session lapse', async () => {
    const ends = twoEnds();
    const { ours } = await talking(ends);
    const over: string[] = [];
    ours.listen({ key: () => {}, held: () => {}, over: ({ by }) => void over.push(by) });
    ends.pbx.isDead = true;
    ends.hasSound = false;
    await ends.clock.run(1_800_000);
    expect(over).toEqual(['line']);
  });

  it('goes on with the next process by an INVITE of its own, at another port', async () => {
    const ends = twoEnds();
    const { theirs } = await talking(ends);
    const [record] = [...ends.stored.values()];
    ends.ua.close();
    const next = ends.again();
    const call = await next.takeUp(record!, ends.media('account'));
    let isLive: boolean | null = null;
    void call.reinvite().then((live) => {
      isLive = live;
    });
    await ends.clock.run(100);
    expect(isLive).toBe(true);
    ends.heard.phone.length = 0;
    for (let n = 0; n < 20; n++) call.session.play(tone(8_000));
    await ends.clock.run(600);
    expect(isLoud(ends.heard.phone)).toBe(true);
    const over: string[] = [];
    call.listen({ key: () => {}, held: () => {}, over: ({ by }) => void over.push(by) });
    theirs.hangUp();
    await ends.clock.run(100);
    expect(over).toEqual(['them']);
  });

  it('is put through by REFER, and only an answer there counts', async () => {
    const ends = twoEnds();
    const { ours } = await talking(ends);
    let end: unknown = null;
    // The phone declines to be sent elsewhere (603), as ours does.
    void ours.transfer('sip:1003@pbx.test').then((result) => {
      end = result;
    });
    await ends.clock.run(100);
    expect(end).toMatchObject({ ok: false, code: 'refused' });
  });
});

describe('a transfer', () => {
  /** The other side takes REFER, and tells how the other phone answered. */
  async function referred(statuses: readonly string[]) {
    const ends = twoEnds();
    const { ours, theirs } = await talking(ends);
    const asked: string[] = [];
    theirs.request = (request, server) => {
      if (request.method === 'BYE') asked.push('BYE');
      else asked.push(headerOf(request, 'refer-to') ?? request.method);
      server.answer(answerTo(request, request.method === 'REFER' ? 202 : 200));
      if (request.method !== 'REFER') return;
      for (const status of statuses) {
        theirs.send('NOTIFY', () => {}, {
          headers: [
            ['event', 'refer'],
            ['subscription-state', status.startsWith('100') ? 'active' : 'terminated;reason=noresource'],
            ['content-type', 'message/sipfrag'],
          ],
          body: Buffer.from(`SIP/2.0 ${status}\r\n`),
        });
      }
    };
    const end = ours.transfer('sip:1003@pbx.test');
    await ends.clock.run(45_000);
    return { end: await end, asked };
  }

  it('has gone well once the other phone is answered, and not when it is tried', async () => {
    expect(await referred(['100 Trying', '200 OK'])).toEqual({ end: { ok: true }, asked: ['<sip:1003@pbx.test>'] });
    expect((await referred(['100 Trying'])).end).toMatchObject({ ok: false, code: 'nobody' });
  });

  it.each([
    ['486 Busy Here', 'busy'],
    ['603 Decline', 'declined'],
    ['480 Temporarily Unavailable', 'nobody'],
    ['404 Not Found', 'failed'],
  ])('that ends with %s brings the caller back: %s', async (status, code) => {
    expect((await referred([status])).end).toMatchObject({ ok: false, code });
  });
});

describe('a call that goes out', () => {
  async function dialled(ends: TwoEnds) {
    await registered(ends);
    const told: unknown[] = [];
    const call = ends.ua.dial({
      uri: 'sip:1001@pbx.test',
      from: null,
      preferred: null,
      ringFor: 30,
      media: ends.media('account'),
      events: {
        accepted: () => void told.push('accepted'),
        answered: () => void told.push('answered'),
        over: (outcome, status) => void told.push([outcome?.result ?? null, status]),
      },
    });
    void call.start();
    await ends.clock.run(100);
    return { call, told };
  }

  it('is signed where the server asks, rings, and is taken', async () => {
    const ends = twoEnds();
    const { told } = await dialled(ends);
    expect(ends.pbx.seen.slice(-3)).toEqual(['INVITE 407', 'ACK', 'INVITE']);
    ends.phoneRings[0]!.ring();
    void ends.phoneRings[0]!.accept(ends.media('phone'));
    await ends.clock.run(100);
    expect(told).toEqual(['accepted', 'answered']);
    expect(ends.stored.size).toBe(1);
  });

  it.each([
    [486, ['busy', 486]],
    [404, ['failed', 404]],
    [603, ['busy', 603]],
    [503, ['failed', 503]],
  ] as const)('ends with %i as %j', async (status, end) => {
    const ends = twoEnds();
    const { told } = await dialled(ends);
    ends.phoneRings[0]!.reject(status);
    await ends.clock.run(100);
    expect(told).toEqual(['accepted', end]);
  });

  it('rings no longer than it is to', async () => {
    const ends = twoEnds();
    const { told } = await dialled(ends);
    ends.phoneRings[0]!.ring();
    await ends.clock.run(31_000);
    expect(told).toEqual(['accepted', ['no_answer', 487]]);
  });

  it('is known to nobody where nothing was answered', async () => {
    const ends = await registered(twoEnds());
    ends.pbx.isDead = true;
    const { told } = await dialled(ends);
    await ends.clock.run(33_000);
    expect(told).toEqual([[null, null]]);
  });
});

describe('requests of others', () => {
  const request = (method: string, more: readonly (readonly [string, string])[] = [], to = '<sip:1002@pbx.test>') =>
    writeMessage({
      kind: 'request',
      method,
      uri: 'sip:1002@192.0.2.9',
      headers: headersOf(
        ['via', 'SIP/2.0/UDP 192.0.2.1;branch=z9hG4bKx'],
        ['from', '<sip:x@192.0.2.1>;tag=1'],
        ['to', to],
        ['call-id', 'other'],
        ['cseq', `1 ${method}`],
        ...more,
      ),
      body: noBody,
    });

  it.each([
    ['OPTIONS', [], undefined, 200],
    ['MESSAGE', [], undefined, 405],
    ['BYE', [], '<sip:1002@pbx.test>;tag=gone', 481],
    ['SUBSCRIBE', [['require', 'nothing']], undefined, 420],
  ] as const)('%s is answered', (method, more, to, status) => {
    const ends = twoEnds();
    const sent: string[] = [];
    ends.loses = (bytes) => {
      sent.push(bytes.toString('latin1').split('\r\n')[0]!);
      return true;
    };
    ends.ua.receive(request(method, more, to), { host: '192.0.2.1', port: 5060 });
    expect(sent[0]).toContain(String(status));
  });

  it('answers hold all hops and ends as they came', () => {
    const answer = answerTo(
      {
        headers: headersOf(
          ['via', 'a'],
          ['via', 'b'],
          ['from', 'f'],
          ['to', '<sip:x@y>'],
          ['call-id', 'c'],
          ['cseq', '1 INVITE'],
          ['record-route', '<sip:r;lr>'],
        ),
      },
      180,
      { toTag: 't' },
    );
    expect(answer.headers.list.map(({ value }) => value)).toEqual([
      'a',
      'b',
      '<sip:r;lr>',
      'f',
      '<sip:x@y>;tag=t',
      'c',
      '1 INVITE',
    ]);
  });
});
