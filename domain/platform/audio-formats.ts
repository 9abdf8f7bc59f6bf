/** A kind of audio file that speech comes in: its name in the API, its type, its ending and its sample rates. */
export interface AudioFormat {
  /** Content type. */
  type: string;
  extension: string;
  /** Samples a second that it can have; the first is what one gets without asking. */
  rates: readonly [number, ...number[]];
  /** Kilobits a second where one may choose. */
  bitrates?: readonly number[];
}

const plainRates = [24_000, 8_000, 11_025, 12_000, 16_000, 22_050, 32_000, 44_100, 48_000] as const;

/** Formats of the speech API. All are mono; samples are 16 bits, little-endian. */
export const audioFormats = {
  mp3: {
    type: 'audio/mpeg',
    extension: 'mp3',
    rates: plainRates,
    bitrates: [32, 40, 48, 64, 80, 96, 112, 128, 160, 192],
  },
  wav: { type: 'audio/wav', extension: 'wav', rates: plainRates },
  /** Opus in Ogg. */
  ogg: {
    type: 'audio/ogg',
    extension: 'ogg',
    rates: [24_000, 8_000, 12_000, 16_000, 48_000],
    bitrates: [16, 24, 32, 48, 64, 96, 128],
  },
  /** AAC-LC in ADTS. */
  aac: { type: 'audio/aac', extension: 'aac', rates: plainRates, bitrates: [32, 48, 64, 96, 128] },
  flac: { type: 'audio/flac', extension: 'flac', rates: plainRates },
  /** Samples without a header. */
  pcm: { type: 'audio/pcm', extension: 'pcm', rates: plainRates },
  /** G.711 without a header, as telephony wants it. */
  mulaw: { type: 'audio/basic', extension: 'ulaw', rates: [8_000] },
} as const satisfies Record<string, AudioFormat>;

export type AudioFormatName = keyof typeof audioFormats;
export const audioFormatNames = Object.keys(audioFormats) as [AudioFormatName, ...AudioFormatName[]];
