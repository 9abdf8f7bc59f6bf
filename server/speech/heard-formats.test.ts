import { describe, expect, it } from 'vitest';
import { type AudioFormatName, audioFormatNames, audioFormats } from '#domain/audio-formats.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { listen, withNoise } from '#voice/engines/grammar-listener.ts';
import { decodeAudio, loudnessOf } from '#voice/testing/decode-audio.ts';

/**
 * Speech as whoever asks for it over HTTP gets it: fetched in each format, decoded by ffmpeg, measured, and heard by a
 * recogniser.
 */

const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '0' });
const url = await server.listen();

const said: [voice: string, written: string, heard: string][] = [
  ['sarah', 'Your appointment is at 2:30 PM on Thursday.', 'your appointment is at two thirty p m on thursday'],
  ['michael', 'The visit costs $25.50.', 'the visit costs twenty five dollars and fifty cents'],
  ['emma', 'Please call 571-555-0123.', 'please call five seven one five five five zero one two three'],
  ['david', 'We have 3 free slots on Nov. 26.', 'we have three free slots on november twenty sixth'],
];
/** Near to the right sentences, so that a swallowed word is found out. */
const nearMisses = [
  'your appointment is at three thirty p m on thursday',
  'your appointment is at two fifteen p m on tuesday',
  'the visit costs twenty nine dollars and fifteen cents',
  'the visit costs twenty five fifty',
  'please call five seven one five five five zero nine two three',
  'please call five seven one five nine five zero one two three',
  'we have two free slots on december twenty sixth',
  'we have three free slots on november sixteenth',
];
const codecs: Record<AudioFormatName, string> = {
  ...{ mp3: 'mp3', wav: 'pcm_s16le', ogg: 'opus', aac: 'aac', flac: 'flac', pcm: 'pcm_s16le', mulaw: 'pcm_mulaw' },
};

/** Every format at the rate that it has by itself, and at its lowest and highest; each with one of the voices, or two. */
const rows = audioFormatNames.flatMap((format, index) => {
  const rates: readonly number[] = audioFormats[format].rates;
  return [...new Set([rates[0]!, Math.min(...rates), Math.max(...rates)])].map((rate, place) => {
    const two = [0, 1].map((step) => said[(index + 2 * place + step) % said.length]!);
    return { format, rate, two };
  });
});
/** Listening costs seconds: to each format once, at the rate that most ask for. */
const heardRows = rows.filter(({ format, rate }) => rate === audioFormats[format].rates[0]);
/** A telephone's band leaves out the hiss of an s or f, and with it some of the loudness. */
const isNarrow = (rate: number) => rate < 16_000;

async function fetchAudio(key: string, body: object): Promise<Buffer> {
  const answer = await fetch(`${url}/v1/tts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('over HTTP', () => {
  it.each(heardRows)(
    '$format at $rate Hz says every word',
    async ({ format, rate: sample_rate, two }) => {
      const { key } = await server.newSpeaker();
      const recordings = await Promise.all(
        two.map(async ([voice, text]) => {
          const bytes = await fetchAudio(key, { text, voice, format, sample_rate });
          const { samples } = await decodeAudio(format, sample_rate, bytes, 16_000);
          return isNarrow(sample_rate) ? withNoise(samples) : samples;
        }),
      );
      const wanted = two.map(([, , heard]) => heard);
      expect(await listen(recordings, [...wanted, ...nearMisses])).toEqual(wanted);
    },
    240_000,
  );
});

describe('a kept file', () => {
  it.each(rows)(
    'of $format at $rate Hz is as long as it says, even in level and soft at its ends',
    async ({ format, rate, two }) => {
      const { post } = await server.newSpeaker();
      for (const [voice, text] of two.slice(0, 1)) {
        const card = (await post('/v1/synthesize', { text, voice, format, sample_rate: rate })).json();
        const address = new URL(card.audio_url);
        const { rawPayload: bytes } = await server.app.inject({ url: address.pathname + address.search });
        const heard = await decodeAudio(format, rate, bytes);
        expect(heard).toMatchObject({ codec: codecs[format], channels: 1, rate: format === 'ogg' ? 48_000 : rate });
        expect([card.format, card.sample_rate]).toEqual([format, rate]);
        const { samples } = heard;
        // Declared in milliseconds.
        expect(Math.abs(samples.length / rate - card.duration)).toBeLessThan(0.001);
        expect(Math.abs((await loudnessOf(format, rate, bytes)) + 16), `${voice} in LUFS`).toBeLessThan(
          isNarrow(rate) ? 3 : 2,
        );
        // No click at either end: under a hundredth of full scale.
        const ends = [...samples.subarray(0, 8), ...samples.subarray(-8)];
        expect(Math.max(...ends.map(Math.abs)), 'the ends').toBeLessThan(330);
        // No silence before or behind, but for the frames that AAC cannot do without.
        const frameMs = format === 'aac' ? 1_024_000 / rate : 0;
        const loud = (sample: number) => Math.abs(sample) > 330;
        const before = (samples.findIndex(loud) * 1000) / rate;
        const behind = ((samples.length - samples.findLastIndex(loud)) * 1000) / rate;
        expect(before, 'ms before').toBeLessThan((isNarrow(rate) ? 120 : 80) + frameMs);
        expect(behind, 'ms behind').toBeLessThan(150 + frameMs);
      }
    },
    240_000,
  );
});
