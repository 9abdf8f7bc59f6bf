import type { AudioFormatName } from '#domain/platform/audio-formats.ts';

/** What is about to be spoken, and how. */
export interface Draft {
  text: string;
  language: string;
  /** Id of a voice; null: the first of the language. */
  voice: string | null;
  speed: number;
  format: AudioFormatName;
}

/** Characters as the quota counts them: an emoji is one, not two. */
export const charactersOf = (text: string) => [...text].length;

export const formatLabels: Record<AudioFormatName, string> = {
  mp3: 'MP3',
  wav: 'WAV',
  ogg: 'OGG (Opus)',
  aac: 'AAC',
  flac: 'FLAC',
  pcm: 'PCM, 16 bits',
  mulaw: 'µ-law, 8 kHz',
};

/** Samples without a header: no browser knows what they are. */
export const isPlayable = (format: AudioFormatName) => format !== 'pcm' && format !== 'mulaw';

/**
 * The part of one of our addresses behind the origin. Links name the public address of the installation; this page may
 * be open under another name of the same server, and may only load from its own.
 */
export function ownAddress(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
