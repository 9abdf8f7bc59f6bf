import { type Codec, codecOf, type Sdp, type SdpCrypto, type SdpMedia } from './sdp.ts';

/** How a call is encrypted: never, where the other side can, or always. */
export type Encryption = 'off' | 'wanted' | 'must';

/** Suites of RFC 4568 that are known here, the best first. */
export const suites = ['AES_CM_128_HMAC_SHA1_80', 'AES_CM_128_HMAC_SHA1_32'] as const;
export type Suite = (typeof suites)[number];
/** Bytes of a key with its salt, the same in both suites. */
const keyBytes = 30;
const isWholeKey = ({ inline }: SdpCrypto): boolean => Buffer.from(inline, 'base64').length === keyBytes;

export interface ChosenMedia {
  line: number;
  media: SdpMedia;
  codec: Codec;
  /** Of the other side; null where the call is not encrypted. */
  crypto: (SdpCrypto & { suite: Suite }) | null;
}

/** What of a description is taken; undefined where nothing of it can be (488). */
export function chooseMedia(sdp: Sdp, encryption: Encryption): ChosenMedia | undefined {
  for (const [line, media] of sdp.media.entries()) {
    const isSecure = media.protocol === 'RTP/SAVP' || media.protocol === 'RTP/SAVPF';
    const isPlain = media.protocol === 'RTP/AVP' || media.protocol === 'RTP/AVPF';
    const codec = media.kind === 'audio' && media.port > 0 && (isSecure || isPlain) ? codecOf(media) : undefined;
    if (codec === undefined) continue;
    const known = suites
      .map((suite) => media.crypto.find((one) => one.suite === suite && isWholeKey(one)))
      .find((one) => one);
    const crypto = known ? ({ ...known, suite: known.suite as Suite } as const) : null;
    // A line that must be encrypted cannot be answered in the clear, and a plain one without keys not encrypted.
    if (isSecure && crypto === null) continue;
    if (encryption === 'must' && crypto === null) continue;
    const used = isSecure || encryption !== 'off' ? crypto : null;
    return { line, media, codec, crypto: used };
  }
  return undefined;
}
