import { describe, expect, it } from 'vitest';
import { effort } from '#voice/testing/effort.ts';
import { headerOf, paramsOf, valuesOf } from './message.ts';
import { messageLimits, type Parsed, parseMessage } from './parse.ts';
import { parseNameAddress, parseUri, userOf } from './uri.ts';
import { answerTo, writeMessage } from './write.ts';

/** The faults and oddities of RFC 4475, each on a plain message, by the names that the RFC gives them. */

interface Change {
  start?: string;
  /** Replaced by name; null leaves it out. */
  set?: Record<string, string | null>;
  add?: string[];
  body?: string;
}

function message({ start = 'INVITE sip:user@example.com SIP/2.0', set = {}, add = [], body = '' }: Change): Buffer {
  const method = start.split(' ')[0]!;
  const plain: Record<string, string | null> = {
    Via: 'SIP/2.0/UDP 192.0.2.2;branch=z9hG4bK390skdjuw',
    To: '<sip:vivekg@chair-dnrc.example.com>',
    From: '<sip:caller@example.net>;tag=1918181833n',
    'Call-ID': '0ha0isndaksdj@192.0.2.1',
    CSeq: `8 ${start.startsWith('SIP/') ? 'INVITE' : method}`,
    'Max-Forwards': '70',
    'Content-Length': String(body.length),
    ...set,
  };
  const lines = Object.entries(plain).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return Buffer.from(`${[start, ...lines, ...add].join('\r\n')}\r\n\r\n${body}`, 'latin1');
}

const verdict = (parsed: Parsed): 'taken' | 'dropped' | number =>
  parsed.ok ? 'taken' : parsed.status === null ? 'dropped' : parsed.status;

describe('messages that are odd and right', () => {
  it.each<[string, Change]>([
    [
      'wsinv',
      {
        set: { Via: null, To: null, 'Content-Length': null },
        add: [
          'TO :',
          ' sip:vivekg@chair-dnrc.example.com ;   tag    = 1918181833n',
          'v:  SIP  / 2.0  / TCP     spindle.example.com   ;',
          '  branch  =   z9hG4bK9ikj8  ,',
          ' SIP  /    2.0   / UDP  192.168.255.111   ; branch=',
          ' z9hG4bK30239',
          'NewFangledHeader:   newfangled value',
          ' continued newfangled value',
          'UnknownHeaderWithUnusualValue: ;;,,;;,;',
          'm:"Quoted string \\"\\"" <sip:jdrosen@example.com> ; newparam =',
          '      newvalue ;',
          '  secondparam ; q = 0.33',
          'l: 0',
        ],
      },
    ],
    [
      'intmeth',
      {
        start:
          "!interesting-Method0123456789_*+`.%indeed'~ sip:1_unusual.URI~(to-be!sure)&isn't+it$/crazy?,/;;*:&it+has=1,weird!*pas$wo~d_too.(doesn't-it)@example.com SIP/2.0",
        set: {
          CSeq: "139122385 !interesting-Method0123456789_*+`.%indeed'~",
          To: '"BEL:\\\x07 NUL:\\\x00 DEL:\\\x7F" <sip:1_unusual.URI~(to-be!sure)@example.com>',
        },
      },
    ],
    [
      'esc01',
      { start: 'INVITE sip:sips%3Auser%40example.com@example.net SIP/2.0', set: { To: 'sip:%75se%72@example.com' } },
    ],
    ['escnull', { start: 'REGISTER sip:example.com SIP/2.0', set: { To: 'sip:null-%00-null@example.com' } }],
    [
      'esc02',
      { start: 'RE%47IST%45R sip:registrar.example.com SIP/2.0', set: { To: '"%Z%45" <sip:resource@example.com>' } },
    ],
    [
      'lwsdisp',
      { start: 'OPTIONS sip:user@example.com SIP/2.0', set: { From: 'caller<sip:caller@example.com>;tag=323' } },
    ],
    [
      'longreq',
      {
        set: {
          To: `"I have a user name of ${'extreme '.repeat(30)}proportion" <sip:user@example.com:6000;unknownparam1=very${'long'.repeat(20)}value>`,
        },
      },
    ],
    ['dblreq', { start: 'REGISTER sip:example.com SIP/2.0', body: '' }],
    ['semiuri', { start: 'OPTIONS sip:user;par=u%40example.net@example.com SIP/2.0' }],
    [
      'transports',
      {
        start: 'OPTIONS sip:user@example.com SIP/2.0',
        set: {
          Via: 'SIP/2.0/UDP t1.example.org;branch=z9hG4bKkdjuw, SIP/2.0/SCTP t2.example.org;branch=z9hG4bKklasjdhf, SIP/2.0/UNKNOWN t3.example.org;branch=z9hG4bK2980unddj',
        },
      },
    ],
    [
      'mpart01',
      {
        start: 'MESSAGE sip:kumiko@example.org SIP/2.0',
        set: { 'Content-Type': 'multipart/mixed;boundary=7a9cbec02ceef655' },
        body: '--7a9cbec02ceef655\r\n\r\n\0\x01\r\n--7a9cbec02ceef655--',
      },
    ],
    ['unreason', { start: 'SIP/2.0 200 = 2**3 * 5**2 \xd0\xbd\xd0\xbe' }],
    ['noreason', { start: 'SIP/2.0 100 ' }],
    ['unksm2', { start: 'REGISTER sip:example.com SIP/2.0', set: { To: '<isbn:2983792873>' } }],
    [
      'inv2543',
      {
        set: {
          Via: 'SIP/2.0/UDP iftgw.example.com',
          From: '<sip:6505552222@iftgw.example.com>',
          'Content-Length': null,
          'Max-Forwards': null,
        },
      },
    ],
  ])('%s is taken', (_, change) => expect(verdict(parseMessage(message(change)))).toBe('taken'));

  it('reads what is folded, shortened, escaped and quoted as what it is', () => {
    const parsed = parseMessage(
      message({
        set: { Subject: null },
        add: ['s: a', '\t b', 'm: "a, \\"b\\"" <sip:x@y.example>;q=0.5, <sip:z@y.example>'],
      }),
    );
    const { message: read } = parsed as Extract<Parsed, { ok: true }>;
    expect(headerOf(read, 'subject')).toBe('a b');
    expect(valuesOf(read, 'contact').map((one) => parseNameAddress(one)!.name)).toEqual(['a, "b"', '']);
    expect(userOf(parseUri('sip:sips%3Auser%40example.com@example.net')!)).toBe('sips:user@example.com');
    expect(parseUri('sip:user;par=u%40example.net@example.com')).toMatchObject({
      user: 'user;par=u%40example.net',
      host: 'example.com',
    });
    expect(paramsOf('x;a=1;B;c="2;3"')).toEqual(
      new Map([
        ['a', '1'],
        ['b', ''],
        ['c', '2;3'],
      ]),
    );
  });
});

describe('messages that are wrong', () => {
  it.each<[string, Change, ReturnType<typeof verdict>]>([
    ['badinv01', { set: { Via: 'SIP/2.0/UDP 192.0.2.15;;,;,,' } }, 400],
    ['badinv01 in Contact', { set: { Via: 'SIP/2.0/UDP 192.0.2.15;;branch=z9hG4bKx' } }, 400],
    ['clerr', { set: { 'Content-Length': '9999' }, body: 'v=0' }, 400],
    ['ncl', { set: { 'Content-Length': '-999' } }, 400],
    ['scalar02', { set: { CSeq: '36893488147419103232 INVITE' } }, 400],
    ['scalar02 in Max-Forwards', { set: { 'Max-Forwards': '300' } }, 400],
    [
      'scalarlg',
      { start: 'SIP/2.0 503 Service Unavailable', set: { CSeq: '9292394834772304023312 OPTIONS' } },
      'dropped',
    ],
    ['quotbal', { set: { To: '"Mr. J. User <sip:j.user@example.com>' } }, 400],
    ['ltgtruri', { start: 'INVITE <sip:user@example.com> SIP/2.0' }, 400],
    ['lwsruri', { start: 'INVITE sip:user@example.com; lr SIP/2.0' }, 400],
    ['lwsstart', { start: 'INVITE  sip:user@example.com  SIP/2.0' }, 400],
    ['trws', { start: 'OPTIONS sip:remote-target@example.com SIP/2.0  ' }, 400],
    ['badaspec', { set: { To: '"Watson, Thomas" < sip:t.watson@example.org >' } }, 400],
    ['baddn', { set: { From: 'Bell, Alexander <sip:a.g.bell@example.com>;tag=43' } }, 400],
    ['badvers', { start: 'OPTIONS sip:t.watson@example.org SIP/7.0' }, 505],
    ['mismatch01', { start: 'OPTIONS sip:user@example.com SIP/2.0', set: { CSeq: '8 INVITE' } }, 400],
    ['mismatch02', { start: 'NEWMETHOD sip:user@example.com SIP/2.0', set: { CSeq: '8 INVITE' } }, 400],
    ['bigcode', { start: 'SIP/2.0 4294967301 better not break the receiver' }, 'dropped'],
    ['insuf', { set: { From: null, To: null, 'Call-ID': null } }, 400],
    ['multi01', { add: ['CSeq: 59 INVITE', 'Call-ID: other', 'From: <sip:x@example.com>'] }, 400],
    ['mcl01', { add: ['Content-Length: 5'] }, 400],
    ['unkscm', { start: 'OPTIONS nobodyKnowsThisScheme:totallyopaquecontent SIP/2.0' }, 416],
    ['novelsc', { start: 'OPTIONS soap.beep://192.0.2.103:3002 SIP/2.0' }, 416],
    [
      'regbadct',
      {
        start: 'REGISTER sip:example.com SIP/2.0',
        set: { Contact: '<sip:user@example.com?Route=%3Csip:sip.example.com%3E' },
      },
      400,
    ],
  ])('%s is refused', (_, change, expected) => expect(verdict(parseMessage(message(change)))).toBe(expected));

  it('is refused with the hops and ends that it has', () => {
    const parsed = parseMessage(message({ start: 'OPTIONS sip:t@example.org SIP/7.0' }));
    const { headers } = parsed as Extract<Parsed, { ok: false; status: number }>;
    expect(writeMessage(answerTo({ headers }, 505)).toString('latin1')).toContain(
      'Call-ID: 0ha0isndaksdj@192.0.2.1\r\n',
    );
  });
});

describe('messages without bounds', () => {
  it.each<[string, Change]>([
    ['headers', { add: Array.from({ length: messageLimits.headers }, (_, n) => `X-${n}: y`) }],
    ['a line', { add: [`X: ${'y'.repeat(messageLimits.line)}`] }],
    ['folds', { add: ['X: y', ...Array.from({ length: 3_000 }, () => ' yyyyy')] }],
    ['hops', { add: Array.from({ length: messageLimits.via + 1 }, (_, n) => `Via: SIP/2.0/UDP h${n}.example`) }],
  ])('are refused: %s', (_, change) => expect(verdict(parseMessage(message(change)))).toBe(400));

  it('never throw, whatever bytes are changed, cut or doubled', async () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return seed % below;
    };
    const whole = message({
      add: ['Contact: "A, B" <sip:a@b.example;lr>;q=1', 'Authorization: Digest a="b", c=d'],
      body: 'v=0\r\n',
    });
    const parseAll = () => {
      for (let n = 0; n < 5_000; n++) {
        const bytes = Buffer.from(whole);
        for (let times = random(8); times >= 0; times--) bytes[random(bytes.length)] = random(256);
        const from = random(bytes.length);
        const parsed = parseMessage(
          n % 3 === 0 ? Buffer.concat([bytes, bytes.subarray(from)]) : n % 3 === 1 ? bytes.subarray(0, from) : bytes,
        );
        if (parsed.ok) for (const name of ['contact', 'via', 'from']) valuesOf(parsed.message, name).map(paramsOf);
      }
    };
    // Far above what it takes: a parser that goes back over what it read would take minutes.
    expect(await effort(parseAll)).toBeLessThan(1_000);
  });
});
