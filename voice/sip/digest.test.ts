import { describe, expect, it } from 'vitest';
import { DigestAnswers, digestResponse, isAnswered, parseChallenge } from './digest.ts';

const mufasa = { user: 'Mufasa', method: 'GET', nc: '00000001' };

describe('digest', () => {
  it.each([
    // RFC 2617, 3.5, and RFC 7616, 3.9.1.
    [
      'MD5',
      'testrealm@host.com',
      'dcd98b7102dd2f0e8b11d0f600bfb0c093',
      'Circle Of Life',
      '0a4f113b',
      '6629fae49393a05397450978507c4ef1',
    ],
    [
      'MD5',
      'http-auth@example.org',
      '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
      'Circle of Life',
      'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
      '8ca523f5e9506fed4657c9700eebdbec',
    ],
    [
      'SHA-256',
      'http-auth@example.org',
      '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
      'Circle of Life',
      'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
      '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1',
    ],
  ] as const)('%s answers as its RFC does', (algorithm, realm, nonce, password, cnonce, response) => {
    const challenge = { realm, nonce, algorithm, isSession: false, qop: 'auth' } as const;
    expect(digestResponse(challenge, { ...mufasa, password, uri: '/dir/index.html', cnonce })).toBe(response);
  });

  it('counts each nonce, gives opaque back, and signs the address byte by byte', () => {
    const challenge = parseChallenge(
      'Digest realm="a, \\"b\\"", nonce="n", opaque="o", qop="auth-int,auth", algorithm=MD5',
    )!;
    const answers = new DigestAnswers(() => 'c');
    const request = { method: 'REGISTER', uri: 'sip:pbx.test:5080;transport=tcp' };
    const [first, second] = [1, 2].map(() => answers.answer(challenge, { user: 'ä', password: 'p' }, request));
    expect(first).toContain('nc=00000001');
    expect(second).toContain('nc=00000002');
    expect(second).toContain('uri="sip:pbx.test:5080;transport=tcp"');
    expect(second).toContain('realm="a, \\"b\\""');
    expect(isAnswered(second!, challenge, 'p', 'REGISTER')).toBe(true);
    expect(isAnswered(second!, challenge, 'q', 'REGISTER')).toBe(false);
  });

  it.each([
    ['Basic realm="x"'],
    ['Digest realm="x"'],
    ['Digest realm="x", nonce="n", algorithm=SHA-3'],
    ['Digest realm="x", nonce="n", qop="auth-int"'],
  ])('does not answer %s', (value) => expect(parseChallenge(value)).toBeNull());
});
