import type { AudioFormatName } from '#domain/platform/audio-formats.ts';
import { aacEncoder } from './aac.ts';
import type { AudioEncoder, EncoderSettings } from './encoder.ts';
import { flacEncoder } from './flac.ts';
import { mp3Encoder } from './mp3.ts';
import { oggOpusEncoder } from './ogg-opus.ts';
import { mulawEncoder, pcmEncoder, wavEncoder } from './raw.ts';

type OpenEncoder = (settings: EncoderSettings) => AudioEncoder | Promise<AudioEncoder>;

/** One row a format. */
export const encoders: Record<AudioFormatName, OpenEncoder> = {
  mp3: mp3Encoder,
  wav: wavEncoder,
  aac: aacEncoder,
  ogg: oggOpusEncoder,
  flac: flacEncoder,
  pcm: pcmEncoder,
  mulaw: mulawEncoder,
};
