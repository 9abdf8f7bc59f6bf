import { randomInt } from 'node:crypto';
import type { Agreed } from '#voice/rtp/media-session.ts';
import { newSrtpKey } from '#voice/rtp/srtp.ts';
import { type ChosenMedia, chooseMedia, type Encryption } from '#voice/sdp/choose-media.ts';
import {
  answerDirection,
  isHeld,
  type OwnMedia,
  parseSdp,
  type SdpCrypto,
  writeAnswer,
  writeOffer,
} from '#voice/sdp/sdp.ts';

/** What another process needs to go on with the descriptions of a call. */
export interface StoredMedia {
  id: string;
  version: number;
}

/** Descriptions of one call (RFC 3264): what we say of our end, and what was agreed on. */
export class OfferAnswer {
  readonly #encryption: Encryption;
  readonly #id: string;
  #version: number;
  #host: string;
  #port: number;
  #key: string | null = null;
  #written: string | null = null;
  #offered: SdpCrypto | null = null;
  /** The other side has put the call on hold. */
  held = false;

  constructor(encryption: Encryption, { host, port }: { host: string; port: number }, stored?: StoredMedia) {
    this.#encryption = encryption;
    this.#id = stored?.id ?? String(randomInt(1, 2 ** 47));
    this.#version = stored?.version ?? 0;
    this.#host = host;
    this.#port = port;
  }

  get stored(): StoredMedia {
    return { id: this.#id, version: this.#version };
  }

  /** Our offer. */
  offer(): Buffer {
    const crypto =
      this.#encryption === 'off' ? null : { tag: 1, suite: 'AES_CM_128_HMAC_SHA1_80', inline: newSrtpKey() };
    this.#offered = crypto;
    return this.#write((session) =>
      writeOffer({ ...this.#own(session), direction: 'sendrecv', crypto, mustEncrypt: this.#encryption === 'must' }),
    );
  }

  /** What the other side answered to our offer; undefined where nothing of it fits. */
  takeAnswer(body: Buffer): Agreed | undefined {
    const chosen = this.#choose(body);
    if (chosen === undefined) return undefined;
    const { media, codec, crypto } = chosen.chosen;
    // Only what was offered is answered, under its tag.
    const theirs =
      crypto && this.#offered && crypto.tag === this.#offered.tag && crypto.suite === this.#offered.suite
        ? crypto
        : null;
    if (this.#encryption === 'must' && theirs === null) return undefined;
    this.held = isHeld(media);
    return this.#agreed(
      chosen.host,
      media.port,
      codec,
      media.direction,
      theirs && { own: this.#offered!.inline, theirs },
    );
  }

  /** Answers an offer; undefined where nothing of it fits (488), which changes nothing. */
  answer(body: Buffer): { body: Buffer; agreed: Agreed } | undefined {
    const found = this.#choose(body);
    if (found === undefined) return undefined;
    const { sdp, chosen, host } = found;
    const { media, codec, crypto } = chosen;
    if (crypto !== null) this.#key ??= newSrtpKey();
    const own = crypto && { tag: crypto.tag, suite: crypto.suite, inline: this.#key! };
    const direction = media.host === '0.0.0.0' ? 'recvonly' : answerDirection[media.direction];
    const written = this.#write((session) =>
      writeAnswer({ ...this.#own(session), direction, crypto: own, mustEncrypt: false }, sdp, chosen),
    );
    this.held = isHeld(media);
    const keys = crypto && { own: this.#key!, theirs: crypto };
    return { body: written, agreed: this.#agreed(host, media.port, codec, media.direction, keys) };
  }

  #choose(body: Buffer) {
    const sdp = parseSdp(body);
    const chosen: ChosenMedia | undefined = sdp && chooseMedia(sdp, this.#encryption);
    const host = chosen?.media.host;
    return sdp && chosen && host ? { sdp, chosen, host } : undefined;
  }

  #agreed(
    host: string,
    port: number,
    codec: Agreed['codec'],
    theirs: OwnMedia['direction'],
    crypto: Agreed['crypto'],
  ): Agreed {
    const sends = (theirs === 'sendrecv' || theirs === 'recvonly') && host !== '0.0.0.0';
    return { remote: { host, port }, codec, sends, hears: theirs === 'sendrecv' || theirs === 'sendonly', crypto };
  }

  #own(session: OwnMedia['session']) {
    return { session, host: this.#host, port: this.#port };
  }

  /** The version grows with each change, and only then. */
  #write(write: (session: OwnMedia['session']) => Buffer): Buffer {
    const same = write({ id: this.#id, version: this.#version });
    if (same.toString('latin1') === this.#written) return same;
    this.#version += 1;
    const written = write({ id: this.#id, version: this.#version });
    this.#written = written.toString('latin1');
    return written;
  }
}
