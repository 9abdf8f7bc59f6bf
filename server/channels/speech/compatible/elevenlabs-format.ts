import type { AudioFormatName } from '#domain/platform/audio-formats.ts';
import { AppError } from '#domain/platform/errors.ts';
import { chooseEncoding } from '../orders.ts';

const formats: Record<string, AudioFormatName> = {
  mp3: 'mp3',
  pcm: 'pcm',
  wav: 'wav',
  opus: 'ogg',
  ulaw: 'mulaw',
};

/** ElevenLabs' name of a format: codec, rate, and kilobits where there is a choice, as in `mp3_44100_128`. */
export function readOutputFormat(name: string) {
  const [, codec = '', rate = '', kilobits] = /^([a-z0-9]+)_(\d{4,5})(?:_(\d{2,3}))?$/.exec(name) ?? [];
  const format = Object.hasOwn(formats, codec) ? formats[codec] : undefined;
  try {
    if (format !== undefined) {
      return chooseEncoding(format, Number(rate), kilobits === undefined ? undefined : Number(kilobits));
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const message = `Output format ${JSON.stringify(name)} isn’t supported here.`;
  throw new AppError('invalid_input', message, [{ path: 'query.output_format', message }]);
}
