import { recordingSeconds } from '#domain/agents/recorded-sentences.ts';

/** Samples a second of what is sent: what calls play. */
const rate = 16_000;
/** Seconds that are lost where recorders begin and end. */
const slackSeconds = 0.4;
/** Bytes of a file that is decoded: twenty seconds of any form are fewer. */
const mostBytes = 20_000_000;
const headerBytes = 44;

/** A WAV file of mono 16-bit samples. */
export function wavOf(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerBytes + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, words: string) => {
    for (let n = 0; n < words.length; n++) view.setUint8(at + n, words.charCodeAt(n));
  };
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [n, sample] of samples.entries()) {
    view.setInt16(headerBytes + n * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  }
  return bytes;
}

/** Bytes in base64, some thousand at a time: more arguments than that no browser takes. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}

/** A file's bytes from base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * What is said in a file that this browser can play, as a WAV file of mono 16-bit samples in base64.
 * @throws Error in words for people, where it is too long, or nothing that this browser can read
 */
export async function readSpeech(file: Blob): Promise<string> {
  const tooLong = `A recording can be up to ${recordingSeconds.most} seconds long.`;
  if (file.size > mostBytes) throw new Error(tooLong);
  const context = new AudioContext();
  try {
    const sound = await context.decodeAudioData(await file.arrayBuffer()).catch(() => {
      throw new Error('This browser can’t read the file. Use WAV, MP3, or M4A.');
    });
    if (sound.duration > recordingSeconds.most + slackSeconds) throw new Error(tooLong);
    const length = Math.ceil(sound.duration * rate);
    const offline = new OfflineAudioContext(1, Math.max(1, length), rate);
    const source = offline.createBufferSource();
    source.buffer = sound;
    source.connect(offline.destination);
    source.start();
    const mono = await offline.startRendering();
    return base64Of(wavOf(mono.getChannelData(0)));
  } finally {
    await context.close();
  }
}
