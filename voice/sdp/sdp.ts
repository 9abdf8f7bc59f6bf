/** Session descriptions (RFC 8866) as far as a phone call needs them. */

export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** Keys of SRTP as `a=crypto` carries them (RFC 4568). */
export interface SdpCrypto {
  tag: number;
  suite: string;
  /** Base64 of key and salt. */
  inline: string;
}

export interface SdpMedia {
  kind: string;
  port: number;
  protocol: string;
  /** Payload types in the order of preference; of other protocols as they stand. */
  formats: string[];
  /** `name/rate` by payload type, in upper case. */
  maps: Map<number, { name: string; rate: number }>;
  host: string | null;
  direction: Direction;
  crypto: SdpCrypto[];
  rtcpMux: boolean;
}

export interface Sdp {
  /** Id and version of the session: the same again changes nothing. */
  session: { id: string; version: string };
  media: SdpMedia[];
}

/** Bounds: bytes, lines, and m-lines. */
const most = { bytes: 20_000, lines: 300, media: 10 } as const;
/** Payload types that need no map (RFC 3551). */
const fixed: readonly (readonly [number, string])[] = [
  [0, 'PCMU'],
  [8, 'PCMA'],
];
const directions: readonly Direction[] = ['sendrecv', 'sendonly', 'recvonly', 'inactive'];

/** Reads a description; undefined for what is none. */
export function parseSdp(body: Buffer): Sdp | undefined {
  if (body.length > most.bytes) return undefined;
  const lines = body.toString('latin1').split(/\r\n|\n|\r/, most.lines + 1);
  if (lines.length > most.lines || !lines.some((line) => line === 'v=0')) return undefined;
  const media: SdpMedia[] = [];
  let session: Sdp['session'] | undefined;
  let host: string | null = null;
  let direction: Direction = 'sendrecv';
  for (const line of lines) {
    const [type, value] = [line.slice(0, 2), line.slice(2).trim()];
    const now = media.at(-1);
    if (type === 'o=') {
      const [, id, version] = value.split(' ');
      if (id !== undefined && version !== undefined) session = { id, version };
    } else if (type === 'm=') {
      const read = readMedia(value, host, direction);
      if (read === undefined || media.length >= most.media) return undefined;
      media.push(read);
    } else if (type === 'c=') {
      const found = hostOf(value);
      if (now) now.host = found;
      else host = found;
    } else if (type === 'a=') {
      const word = value as Direction;
      if (directions.includes(word)) {
        if (now) now.direction = word;
        else direction = word;
      } else if (now) readAttribute(now, value);
    }
  }
  return session && { session, media };
}

function readMedia(value: string, host: string | null, direction: Direction): SdpMedia | undefined {
  const [kind = '', port = '', protocol = '', ...formats] = value.split(/ +/);
  const number = Number(port.split('/')[0]);
  if (!Number.isInteger(number) || number < 0 || number > 65_535 || protocol === '') return undefined;
  const maps = new Map(fixed.map(([type, name]) => [type, { name, rate: 8_000 }]));
  return { kind, port: number, protocol, formats, maps, host, direction, crypto: [], rtcpMux: false };
}

const hostOf = (value: string): string | null => /^IN IP[46] ([0-9A-Za-z.:-]{1,253})/.exec(value)?.[1] ?? null;

function readAttribute(media: SdpMedia, value: string): void {
  if (value === 'rtcp-mux') media.rtcpMux = true;
  const map = /^rtpmap:(\d{1,3}) ([\w.+-]{1,40})\/(\d{1,6})/.exec(value);
  if (map) media.maps.set(Number(map[1]), { name: map[2]!.toUpperCase(), rate: Number(map[3]) });
  const key = /^crypto:(\d{1,9}) (\w{1,40}) inline:([A-Za-z0-9+/=]{1,120})(\|[^ ]*)?(?: (.*))?$/.exec(value);
  // Parameters of a session change how it is protected, and none of them is known here.
  if (key && key[5] === undefined) media.crypto.push({ tag: Number(key[1]), suite: key[2]!, inline: key[3]! });
}

/** What a call is heard in: one codec, and how keys are told. */
export interface Codec {
  name: 'PCMA' | 'PCMU';
  type: number;
  /** Payload type of telephone-event; null: keys are sent as tones. */
  keys: number | null;
}

/** The codec of an m-line that is known here, the first in its order. */
export function codecOf(media: SdpMedia): Codec | undefined {
  const types = media.formats.filter((format) => /^\d{1,3}$/.test(format)).map(Number);
  const named = (type: number) => media.maps.get(type);
  const type = types.find((one) => ['PCMA', 'PCMU'].includes(named(one)?.name ?? '') && named(one)!.rate === 8_000);
  if (type === undefined) return undefined;
  const keys = types.find((one) => named(one)?.name === 'TELEPHONE-EVENT' && named(one)!.rate === 8_000) ?? null;
  return { name: named(type)!.name as Codec['name'], type, keys };
}

/** What we say of our own end. */
export interface OwnMedia {
  session: { id: string; version: number };
  host: string;
  port: number;
  direction: Direction;
  crypto: SdpCrypto | null;
  /** Whether a call without SRTP is refused: SAVP instead of AVP. */
  mustEncrypt: boolean;
}

const head = ({ session, host }: OwnMedia) => {
  const family = host.includes(':') ? 'IP6' : 'IP4';
  return ['v=0', `o=- ${session.id} ${session.version} IN ${family} ${host}`, 's=-', `c=IN ${family} ${host}`, 't=0 0'];
};

function audioLines(own: OwnMedia, protocol: string, codecs: readonly Codec[]): string[] {
  const keys = codecs.find((codec) => codec.keys !== null)?.keys ?? null;
  const types = [...codecs.map(({ type }) => type), ...(keys === null ? [] : [keys])];
  return [
    `m=audio ${own.port} ${protocol} ${types.join(' ')}`,
    ...codecs.map(({ name, type }) => `a=rtpmap:${type} ${name}/8000`),
    ...(keys === null ? [] : [`a=rtpmap:${keys} telephone-event/8000`, `a=fmtp:${keys} 0-15`]),
    'a=ptime:20',
    ...(own.crypto ? [`a=crypto:${own.crypto.tag} ${own.crypto.suite} inline:${own.crypto.inline}`] : []),
    `a=${own.direction}`,
  ];
}

const written = (lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');

/** Our offer: A-law and mu-law, and keys. */
export function writeOffer(own: OwnMedia): Buffer {
  const codecs: Codec[] = [
    { name: 'PCMA', type: 8, keys: 101 },
    { name: 'PCMU', type: 0, keys: 101 },
  ];
  // SRTP that may be left out is offered on a plain line: one with SAVP alone is refused by who has none.
  return written([...head(own), ...audioLines(own, own.mustEncrypt ? 'RTP/SAVP' : 'RTP/AVP', codecs)]);
}

/** Our answer: the m-lines of the offer in their order, the chosen one with our end, others refused. */
export function writeAnswer(own: OwnMedia, offer: Sdp, chosen: { line: number; codec: Codec }): Buffer {
  const lines = offer.media.flatMap((media, index) =>
    index === chosen.line
      ? audioLines(own, media.protocol, [chosen.codec])
      : [`m=${media.kind} 0 ${media.protocol} ${media.formats.join(' ')}`],
  );
  return written([...head(own), ...lines]);
}

/** What we do where the other side does that (RFC 3264, 6.1). */
export const answerDirection: Readonly<Record<Direction, Direction>> = {
  sendrecv: 'sendrecv',
  sendonly: 'recvonly',
  recvonly: 'sendonly',
  inactive: 'inactive',
};

/** Whether the other side hears us not, or has put the call on hold: an address of zeros is the old way to say so. */
export function isHeld({ direction, host }: Pick<SdpMedia, 'direction' | 'host'>): boolean {
  return direction === 'sendonly' || direction === 'inactive' || host === '0.0.0.0';
}
