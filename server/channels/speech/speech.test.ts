import { describe, expect, it } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { SpeechMarks } from '#domain/channels/speech-marks.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { loudnessLufs } from '#voice/audio/loudness.ts';
import { decodeWav } from '#voice/audio/wav.ts';

const server = await startSpeechApp();
const text = 'Hello, welcome to our service! We open at 9:30 on Monday.';
const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;
const fetchFile = (address: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: pathOf(address), headers });

describe('POST /v1/tts', () => {
  it('returns the audio itself, and the same audio every time', async () => {
    const { owner, post } = await server.newSpeaker();
    const body = { text, voice: 'natural-female', format: 'wav', speed: 1.0 };
    const heard = await post('/v1/tts', body);
    expect(heard.status).toBe(200);
    expect(heard.headers).toMatchObject({
      'content-type': 'audio/wav',
      'x-characters': String(text.length),
      'x-quota-limit': '10000',
      'x-quota-remaining': String(10_000 - text.length),
      'x-quota-reset': '2026-12-01T00:00:00.000Z',
    });
    const sound = decodeWav(heard.bytes);
    expect(sound.sampleRate).toBe(24_000);
    expect(sound.samples.length / 24_000).toBeGreaterThan(3);
    expect(loudnessLufs(sound)).toBeGreaterThan(-18.5);
    const again = await post('/v1/tts', body);
    expect(again.headers['content-length']).toBe(String(heard.bytes.length));
    expect(decodeWav(again.bytes).samples).toEqual(sound.samples);
    expect((await owner.call(speechApi.usage)).used).toBe(2 * text.length);
  });

  it('needs no more than a text', async () => {
    const { post } = await server.newSpeaker();
    const heard = await post('/v1/tts', { text: 'Hi.' });
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  });

  it.each(['default', 'female', 'male', 'natural-female', 'natural-male', 'sarah', 'michael', 'emma', 'david'])(
    'has the voice %s, with a sample',
    async (voice) => {
      const { post } = await server.newSpeaker();
      expect((await post('/v1/tts', { text: 'Hi.', voice })).status).toBe(200);
      const { voices } = await server
        .send('GET', '/v1/voices')
        .then(({ body }) => body as { voices: { id: string; sample: string }[] });
      const card = voices.find(({ id }) => id === voice)!;
      expect(card).toMatchObject({ name: expect.stringMatching(/^[A-Z]/), language: 'en-US' });
      const sample = await fetchFile(card.sample);
      expect([sample.statusCode, sample.headers['content-type']]).toEqual([200, 'audio/mpeg']);
      expect(sample.rawPayload.length).toBeGreaterThan(8_000);
    },
  );

  it('can be used from the dashboard, by who may change agents', async () => {
    const { owner } = await server.newSpeaker();
    expect((await owner.send('POST', '/v1/tts', { text: 'Hi.' })).status).toBe(200);
    const viewer = await server.newMember(owner, 'viewer');
    expect((await viewer.send('POST', '/v1/tts', { text: 'Hi.' })).status).toBe(403);
  });
});

describe('POST /v1/synthesize', () => {
  it.each(['/v1/synthesize', '/api/synthesize'])('%s answers a file, its length and its words', async (route) => {
    const { post } = await server.newSpeaker();
    const heard = await post(route, { text, voice: 'david', format: 'wav' });
    expect(heard.status).toBe(200);
    const card = heard.json();
    expect(card).toMatchObject({ voice: 'david', language: 'en-US', format: 'wav', characters: text.length });
    const audio = await fetchFile(card.audio_url);
    expect(audio.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
    });
    const { samples } = decodeWav(audio.rawPayload);
    // The header tells the length of what follows, which is what was declared.
    expect(audio.rawPayload.readUInt32LE(40)).toBe(samples.byteLength);
    expect(Math.abs(samples.length / 24_000 - card.duration)).toBeLessThan(0.002);
    const { words } = SpeechMarks.strict().parse((await fetchFile(card.marks_url)).json());
    expect(words.map((word) => word.text)).toEqual(expect.arrayContaining(['Hello', 'welcome', '9:30', 'Monday']));
    expect(words.at(-1)!.endMs / 1000).toBeLessThanOrEqual(card.duration);
    const vtt = await fetchFile(card.captions_url);
    expect(vtt.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(vtt.body).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:/);
  });

  it('keeps the file for the history, until it is deleted', async () => {
    const { owner, post } = await server.newSpeaker();
    const card = (await post('/v1/synthesize', { text })).json();
    const { items } = await owner.call(speechApi.clips);
    expect(items).toEqual([
      expect.objectContaining({ id: card.id, status: 'done', progress: 1, text, voice: 'sarah' }),
    ]);
    expect((await fetchFile(items[0]!.audioUrl!)).statusCode).toBe(200);
    await owner.call(speechApi.removeClip, { params: { clipId: card.id } });
    expect((await owner.call(speechApi.clips)).items).toEqual([]);
    expect((await fetchFile(card.audio_url)).statusCode).toBe(404);
  });
});

describe('an audio address', () => {
  it('gives parts of the file, as players ask for them', async () => {
    const { post } = await server.newSpeaker();
    const { audio_url: address } = (await post('/v1/synthesize', { text: 'Hi there.' })).json();
    const whole = (await fetchFile(address)).rawPayload;
    const part = async (range: string) => {
      const { statusCode, headers, rawPayload } = await fetchFile(address, { range });
      return { status: statusCode, range: headers['content-range'], bytes: rawPayload };
    };
    const size = whole.length;
    expect(await part('bytes=0-99')).toEqual({
      status: 206,
      range: `bytes 0-99/${size}`,
      bytes: whole.subarray(0, 100),
    });
    expect(await part(`bytes=${size - 5}-`)).toMatchObject({ status: 206, bytes: whole.subarray(-5) });
    expect(await part('bytes=-7')).toMatchObject({ status: 206, bytes: whole.subarray(-7) });
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
    expect(await part('lines=1-2')).toMatchObject({ status: 200, bytes: whole });
  });

  it('is good for a day, and for nothing else', async () => {
    const { post } = await server.newSpeaker();
    const { audio_url, marks_url } = (await post('/v1/synthesize', { text: 'Hi there.' })).json();
    const other = (await post('/v1/synthesize', { text: 'Hi again.' })).json().audio_url as string;
    const forged = [
      audio_url.replace(/expires=\d+/, 'expires=99999999999'),
      audio_url.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === '_' ? '-' : '_'}`),
      audio_url.replace('.mp3', '.json'),
      marks_url.replace('.json', '.vtt'),
      audio_url.replace(/\?.*/, new URL(other).search),
    ];
    for (const address of forged) expect((await fetchFile(address)).statusCode, address).toBe(403);
    for (const address of ['/v1/audio/x/y', `${new URL(audio_url).pathname}`, pathOf(audio_url).replace('.mp3', '')]) {
      expect((await server.app.inject({ url: address })).statusCode, address).toBe(404);
    }
    server.clock.advance(24 * 3_600_000 - 1_000);
    expect((await fetchFile(audio_url)).statusCode).toBe(200);
    server.clock.advance(1_000);
    expect((await fetchFile(audio_url)).statusCode).toBe(403);
  });
});

describe('what is spoken here', () => {
  it('lists more than forty languages, each with four working voices', async () => {
    const { languages } = (await server.send('GET', '/v1/languages')).body as {
      languages: { code: string; name: string; native_name: string; voices: number }[];
    };
    expect(new Set(languages.map(({ code }) => code.split('-')[0])).size).toBeGreaterThanOrEqual(40);
    expect(languages.every(({ voices }) => voices === 4)).toBe(true);
    const { post } = await server.newSpeaker();
    for (const [language, spoken] of [
      ['de', 'Guten Morgen.'],
      ['es-MX', 'Buenos días.'],
      ['hi', 'नमस्ते।'],
      ['pl', 'Dzień dobry.'],
      ['zh-CN', '你好。'],
    ]) {
      const heard = await post('/v1/synthesize', { text: spoken, language, voice: 'male', format: 'ogg' });
      expect(heard.status, language).toBe(200);
      expect(heard.json().duration).toBeGreaterThan(0.3);
    }
  });

  it('lists the voices of a language', async () => {
    const { body } = await server.send('GET', '/v1/voices?language=fr');
    const { voices } = body as {
      voices: { id: string; alias_of: string | null; language: string; sample: string }[];
    };
    expect(voices.filter(({ alias_of }) => alias_of === null).map(({ id }) => id)).toEqual([
      ...['sarah', 'michael', 'emma', 'david'],
    ]);
    const aliases = voices.filter(({ alias_of }) => alias_of !== null);
    expect(Object.fromEntries(aliases.map(({ id, alias_of }) => [id, alias_of]))).toEqual({
      default: 'sarah',
      female: 'sarah',
      male: 'michael',
      'natural-female': 'sarah',
      'natural-male': 'michael',
    });
    expect(voices.map(({ id, language }) => `${id} ${language}`)).toContain('emma fr');
    expect((await fetchFile(voices[0]!.sample)).statusCode).toBe(200);
    expect((await server.send('GET', '/v1/voices?language=tlh')).status).toBe(400);
    expect((await server.send('GET', '/v1/voices/nobody/sample')).status).toBe(404);
  });

  it('tells its formats and limits', async () => {
    const { body } = await server.send('GET', '/v1/status');
    expect(body).toMatchObject({ status: 'ok', voices: 9, limits: { text: 5_000, long_text: 100_000 } });
    expect((body as { formats: { name: string }[] }).formats.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['mp3', 'wav', 'ogg', 'aac', 'flac', 'pcm', 'mulaw']),
    );
  });
});

describe('how a text is read', () => {
  it('can be seen before it is spoken', async () => {
    const { post, owner } = await server.newSpeaker();
    const written =
      'Dr. Smith owes $12.50 since 3/4/2026, call (555) 010-0199 or write to jo@example.com, see https://example.com/pay.';
    expect((await post('/v1/speech/spoken-form', { text: written })).json()).toEqual({
      spoken:
        'doctor Smith owes twelve dollars and fifty cents since march fourth, twenty twenty six, call five five five, ' +
        'zero one zero, zero one nine nine or write to jo at example dot com, see example dot com slash pay.',
      language: 'en-US',
      characters: written.length,
    });
    expect((await owner.call(speechApi.usage)).used).toBe(0);
  });

  it('follows the habits of the English that is asked for', async () => {
    const { post } = await server.newSpeaker();
    const said = async (language: string) =>
      (await post('/v1/speech/spoken-form', { text: 'By 3/4/2026.', language })).json().spoken;
    expect(await said('en-US')).toBe('By march fourth, twenty twenty six.');
    expect(await said('en-GB')).toBe('By the third of april, twenty twenty six.');
  });

  it('follows the workspace’s dictionary, in speech and in its words', async () => {
    const [{ owner, post }, other] = [await server.newSpeaker(), await server.newSpeaker()];
    const asked = 'Ask Nguyen.';
    const before = (await post('/v1/synthesize', { text: asked, format: 'pcm' })).json();
    const entry = await owner.call(speechApi.addPronunciation, { body: { word: 'Nguyen', spokenAs: 'win' } });
    expect((await owner.send('POST', '/v1/speech/pronunciations', { word: 'nguyen', spokenAs: 'x' })).status).toBe(409);
    expect((await post('/v1/speech/spoken-form', { text: asked })).json().spoken).toBe('Ask win.');
    expect((await other.post('/v1/speech/spoken-form', { text: asked })).json().spoken).toBe('Ask Nguyen.');
    const after = (await post('/v1/synthesize', { text: asked, format: 'pcm' })).json();
    expect(after.duration).toBeLessThan(before.duration);
    const { words } = (await fetchFile(after.marks_url)).json();
    expect(words.map((word: { text: string }) => word.text)).toEqual(['Ask', 'Nguyen']);
    expect((await owner.call(speechApi.pronunciations)).items).toEqual([entry]);
    await owner.call(speechApi.removePronunciation, { params: { pronunciationId: entry.id } });
    expect((await post('/v1/speech/spoken-form', { text: asked })).json().spoken).toBe('Ask Nguyen.');
  });

  it('is told in SSML', async () => {
    const { owner, post } = await server.newSpeaker();
    const ssml = '<speak>One <break time="1s"/> <prosody rate="slow">two</prosody>.</speak>';
    const heard = await post('/v1/synthesize', { text: ssml });
    expect(heard.json()).toMatchObject({ characters: 'One two.'.length });
    expect(heard.json().duration).toBeGreaterThan(1.5);
    const used = (await owner.call(speechApi.usage)).used;
    const broken = await post('/v1/tts', { text: '<speak>One <break time="soon"/></speak>' });
    expect(broken.status).toBe(400);
    expect(broken.json().error.message).toMatch(/^The SSML cannot be read: a break's time/);
    expect((await owner.call(speechApi.usage)).used).toBe(used);
  });
});

describe('bad input', () => {
  const of = (over: object) => ({ text, ...over });
  it.each([
    ['no text', { voice: 'sarah' }],
    ['an empty text', of({ text: '' })],
    ['a blank text', of({ text: ' \n\t ' })],
    ['a text that is none', of({ text: 7 })],
    ['a huge text', of({ text: 'x'.repeat(5_001) })],
    ['a huge text of characters of two halves', of({ text: '𝕏'.repeat(5_001) })],
    ['emoji only', of({ text: '😀🎉👍🏽' })],
    ['punctuation only', of({ text: '... -- !?' })],
    ['control characters', of({ text: '\u0001\u0002\u001b' })],
    ['Arabic, which nobody here speaks', of({ text: 'مرحبا بالعالم' })],
    ['Hebrew, which nobody here speaks', of({ text: 'שלום עולם' })],
    ['a language that nobody speaks', of({ language: 'tlh' })],
    ['a language that is none', of({ language: '../../etc' })],
    ['a voice that is not there', of({ voice: 'nobody' })],
    ['a voice with a name of the machine', of({ voice: '__proto__' })],
    ['a voice that is a path', of({ voice: '../../../etc/passwd' })],
    ['a format that is not there', of({ format: 'exe' })],
    ['a speed out of range', of({ speed: 5 })],
    ['a negative speed', of({ speed: -1 })],
    ['a speed in words', of({ speed: 'fast' })],
    ['a rate that the format has not', of({ format: 'mulaw', sample_rate: 16_000 })],
    ['a rate that nobody has', of({ sample_rate: 12 })],
    ['a bitrate where there is no choice', of({ format: 'wav', bitrate: 64 })],
    ['a member that is not known', of({ pitch: 2 })],
    ['a list', [text]],
  ])('%s is refused with a 400 that says why', async (_name, body) => {
    const { post, owner } = await server.newSpeaker();
    for (const route of ['/v1/tts', '/v1/synthesize', '/v1/speech/clips']) {
      const heard = await post(route, body);
      // A clip may be longer, and what the engine alone can tell is told when it is made.
      if (route.endsWith('clips') && heard.status === 202) continue;
      expect([route, heard.status]).toEqual([route, 400]);
      const { error } = heard.json();
      expect(error.code).toBe('invalid_input');
      expect((error.details?.[0]?.message ?? error.message).length).toBeGreaterThan(8);
    }
    expect((await owner.call(speechApi.usage)).used).toBeLessThan(6_000);
  });

  it.each([
    ['mixed languages', 'Hello мир, how are 你 today?'],
    ['markup', '<b>bold</b> & <script>alert(1)</script>'],
    ['what looks like options', '-o /etc/passwd -voice kal'],
    ['a joke', '"; drop table speech_usage; --'],
    ['half-known signs', 'a\u0000b'.replace('\u0000', '\u200b')],
    ['one character', 'a'],
  ])('%s is spoken', async (_name, spoken) => {
    const { post } = await server.newSpeaker();
    const heard = await post('/v1/tts', { text: spoken, format: 'mulaw' });
    expect(heard.status).toBe(200);
    expect(heard.bytes.length).toBeGreaterThan(800);
  });

  it('binary bodies are refused', async () => {
    const { key, post } = await server.newSpeaker();
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/tts',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
      payload: Buffer.from([0, 255, 254, 1]),
    });
    expect(answer.statusCode).toBe(415);
    for (const body of ['{"text":', '"\\ud800"', '{"text":"\\u0000"}', '\u0000\u0001']) {
      expect((await post('/v1/tts', body)).status).toBe(400);
    }
  });

  it('a wrong or a removed key is refused', async () => {
    const { owner, post, key } = await server.newSpeaker();
    expect((await server.send('POST', '/v1/tts', { text }, { authorization: 'Bearer sk-nonsense' })).status).toBe(401);
    expect((await server.send('POST', '/v1/tts', { text })).status).toBe(401);
    const { items } = (await owner.send('GET', '/v1/access-tokens')).body as { items: { id: string }[] };
    await owner.send('DELETE', `/v1/access-tokens/${items[0]!.id}`);
    expect((await post('/v1/tts', { text })).status).toBe(401);
    expect(key).toMatch(/^sk-/);
  });
});
