import { describe, expect, it } from 'vitest';
import { newSrtpKey } from '../rtp/srtp.ts';
import { OfferAnswer } from '../sip/dialog/offer-answer.ts';
import { chooseMedia } from './choose-media.ts';
import { parseSdp } from './sdp.ts';

const sdp = (...lines: string[]) =>
  Buffer.from(['v=0', 'o=- 1 1 IN IP4 192.0.2.1', 's=-', 'c=IN IP4 192.0.2.1', 't=0 0', ...lines].join('\r\n'));
const own = { host: '192.0.2.9', port: 4_000 };
const answerOf = (offer: Buffer, encryption: 'off' | 'wanted' | 'must' = 'off') =>
  new OfferAnswer(encryption, own).answer(offer);
const text = (body: Buffer) => body.toString('latin1');

describe('descriptions of a call', () => {
  it('takes the offer’s first codec that is known, without a map too, and its keys', () => {
    const answer = answerOf(sdp('m=audio 5000 RTP/AVP 9 0 8 96', 'a=rtpmap:96 telephone-event/8000'))!;
    expect(answer.agreed).toMatchObject({
      remote: { host: '192.0.2.1', port: 5_000 },
      codec: { name: 'PCMU', type: 0, keys: 96 },
      sends: true,
    });
    expect(text(answer.body)).toContain('m=audio 4000 RTP/AVP 0 96');
  });

  it('refuses other m-lines in their place', () => {
    const answer = answerOf(sdp('m=video 5002 RTP/AVP 96', 'm=audio 5000 RTP/AVP 8', 'm=audio 5004 RTP/AVP 0'))!;
    const lines = text(answer.body)
      .split('\r\n')
      .filter((line) => line.startsWith('m='));
    expect(lines).toEqual(['m=video 0 RTP/AVP 96', 'm=audio 4000 RTP/AVP 8', 'm=audio 0 RTP/AVP 0']);
  });

  it.each([
    ['sendonly', 'recvonly', true, false],
    ['inactive', 'inactive', true, false],
    ['recvonly', 'sendonly', false, true],
    ['sendrecv', 'sendrecv', false, true],
  ])('%s is answered by %s', (offered, answered, held, sends) => {
    const ends = new OfferAnswer('off', own);
    const answer = ends.answer(sdp('m=audio 5000 RTP/AVP 8', `a=${offered}`))!;
    expect(text(answer.body)).toContain(`a=${answered}`);
    expect([ends.held, answer.agreed.sends]).toEqual([held, sends]);
  });

  it('takes an address of zeros for hold, and that of the line before that of the session', () => {
    const ends = new OfferAnswer('off', own);
    ends.answer(sdp('m=audio 5000 RTP/AVP 8', 'c=IN IP4 0.0.0.0'));
    expect(ends.held).toBe(true);
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8', 'c=IN IP4 192.0.2.77'))!.agreed.remote.host).toBe('192.0.2.77');
  });

  it('counts its version up with a change, and only then', () => {
    const ends = new OfferAnswer('off', own);
    const versionOf = (direction: string) =>
      /o=- \d+ (\d+)/.exec(text(ends.answer(sdp('m=audio 5000 RTP/AVP 8', `a=${direction}`))!.body))![1];
    expect(['sendrecv', 'sendrecv', 'sendonly', 'sendonly', 'sendrecv'].map(versionOf)).toEqual([
      '1',
      '1',
      '2',
      '2',
      '3',
    ]);
  });

  it('answers keys under their tag, and a line that must be encrypted never in the clear', () => {
    const crypto = `a=crypto:4 AES_CM_128_HMAC_SHA1_32 inline:${newSrtpKey()}|2^20`;
    const answer = answerOf(sdp('m=audio 5000 RTP/SAVP 8', crypto))!;
    expect(text(answer.body)).toMatch(/m=audio 4000 RTP\/SAVP 8[\s\S]*a=crypto:4 AES_CM_128_HMAC_SHA1_32 inline:/);
    expect(answer.agreed.crypto?.theirs.tag).toBe(4);
    expect(answerOf(sdp('m=audio 5000 RTP/SAVP 8'))).toBeUndefined();
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8'), 'must')).toBeUndefined();
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8', crypto), 'wanted')!.agreed.crypto).not.toBeNull();
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8', crypto))!.agreed.crypto).toBeNull();
  });

  it.each(['', 'AAAA', `${newSrtpKey()}AAAA`])('takes keys of another length (%j) for none', (inline) => {
    const crypto = `a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:${inline}`;
    expect(answerOf(sdp('m=audio 5000 RTP/SAVP 8', crypto))).toBeUndefined();
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8', crypto), 'must')).toBeUndefined();
    expect(answerOf(sdp('m=audio 5000 RTP/AVP 8', crypto), 'wanted')!.agreed.crypto).toBeNull();
  });

  it('agrees on keys by our own offer', () => {
    const [ours, theirs] = [
      new OfferAnswer('wanted', own),
      new OfferAnswer('wanted', { host: '192.0.2.1', port: 6_000 }),
    ];
    const answer = theirs.answer(ours.offer())!;
    const agreed = ours.takeAnswer(answer.body)!;
    expect(agreed.crypto!.own).toBe(answer.agreed.crypto!.theirs.inline);
    expect(agreed.crypto!.theirs.inline).toBe(answer.agreed.crypto!.own);
  });

  it.each([
    [''],
    ['v=0\r\nm=audio 5000 RTP/AVP 8'],
    ['v=0\r\no=- 1 1 IN IP4 1.2.3.4\r\nm=audio x RTP/AVP 8'],
    [`v=0\r\no=- 1 1 IN IP4 1.2.3.4\r\n${'a=x\r\n'.repeat(400)}`],
  ])('is none: %j', (body) => expect(parseSdp(Buffer.from(body))).toBeUndefined());

  it('has nothing for us without sound that we know', () => {
    expect(chooseMedia(parseSdp(sdp('m=audio 5000 RTP/AVP 18 9'))!, 'off')).toBeUndefined();
    expect(chooseMedia(parseSdp(sdp('m=audio 0 RTP/AVP 8'))!, 'off')).toBeUndefined();
  });
});
