import { beforeAll, describe, expect, it } from 'vitest';
import { type AudioFormatName, audioFormatNames, audioFormats } from '#domain/platform/audio-formats.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { listen, withNoise } from '#voice/engines/grammar-listener.ts';
import { type DecodedAudio, decodeAudios, loudnessOf } from '#voice/testing/decode-audio.ts';

/**
 * Speech as anyone who asks for it over HTTP gets it: fetched in each format, decoded by ffmpeg, measured, and heard by a
 * transcriber.
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
  mp3: 'mp3',
  wav: 'pcm_s16le',
  ogg: 'opus',
  aac: 'aac',
  flac: 'flac',
  pcm: 'pcm_s16le',
  mulaw: 'pcm_mulaw',
};

/** Every format at the rate that it has by itself, and at its lowest and highest; each with one of the voices. */
const rows = audioFormatNames.flatMap((format, index) => {
  const rates: readonly number[] = audioFormats[format].rates;
  return [...new Set([rates[0]!, Math.min(...rates), Math.max(...rates)])].map((rate, place) => {
    const [voice, text, heard] = said[(index + 2 * place) % said.length]!;
    return { format, rate, voice, text, heard };
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

/** Some processors' seconds, on a machine that may have other work. */
const patience = 240_000;

describe('over HTTP', () => {
  let heard: string[] = [];
  // The programs that decode and listen cost more to start than to use.
  beforeAll(async () => {
    const { key } = await server.newSpeaker();
    const fetched = await Promise.all(
      heardRows.map(async ({ format, rate, voice, text }) => ({
        format,
        sampleRate: rate,
        wanted: 16_000,
        bytes: await fetchAudio(key, { text, voice, format, sample_rate: rate }),
      })),
    );
    const recordings = (await decodeAudios(fetched)).map(({ samples }, index) =>
      isNarrow(heardRows[index]!.rate) ? withNoise(samples) : samples,
    );
    heard = await listen(recordings, [...said.map(([, , words]) => words), ...nearMisses]);
  }, patience);

  it.each(heardRows.map((row, index) => ({ ...row, index })))(
    '$format at $rate Hz says every word',
    ({ heard: wanted, index }) => {
      expect(heard[index]).toBe(wanted);
    },
  );
});

describe('a kept file', () => {
  let cards: { format: string; sample_rate: number; duration: number; audio_url: string }[] = [];
  let decoded: DecodedAudio[] = [];
  let levels: number[] = [];
  beforeAll(async () => {
    const { post } = await server.newSpeaker();
    cards = await Promise.all(
      rows.map(async ({ format, rate, voice, text }) =>
        (await post('/v1/synthesize', { text, voice, format, sample_rate: rate })).json(),
      ),
    );
    const files = await Promise.all(
      rows.map(async ({ format, rate }, index) => {
        const address = new URL(cards[index]!.audio_url);
        const { rawPayload: bytes } = await server.app.inject({ url: address.pathname + address.search });
        return { format, sampleRate: rate, bytes };
      }),
    );
    [decoded, levels] = await Promise.all([decodeAudios(files), loudnessOf(files)]);
  }, patience);

  it.each(rows.map((row, index) => ({ ...row, index })))(
    'of $format at $rate Hz is as long as it says, even in level and soft at its ends',
    ({ format, rate, index }) => {
      const [card, heard, level] = [cards[index]!, decoded[index]!, levels[index]!];
      expect(heard).toMatchObject({ codec: codecs[format], channels: 1, rate: format === 'ogg' ? 48_000 : rate });
      expect([card.format, card.sample_rate]).toEqual([format, rate]);
      const { samples } = heard;
      // Declared in milliseconds.
      expect(Math.abs(samples.length / rate - card.duration)).toBeLessThan(0.001);
      expect(Math.abs(level + 16), 'in LUFS').toBeLessThan(isNarrow(rate) ? 3 : 2);
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
    },
  );
});
