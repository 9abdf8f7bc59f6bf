import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { pieceOf } from './stream-input.ts';

/** ElevenLabs' stream-input, as its Python client uses it. */

const server = await startSpeechApp();
const address = (await server.listen()).replace('http', 'ws');
const { key } = await server.newSpeaker();

async function open(voice: string, query = 'output_format=pcm_16000', apiKey = key) {
  const path = `/elevenlabs/v1/text-to-speech/${voice}/stream-input?${query}`;
  const socket = new WebSocket(`${address}${path}`, { headers: { 'xi-api-key': apiKey } });
  const frames: {
    audio?: string | null;
    isFinal?: boolean | null;
    message?: string;
    alignment?: { chars: string[] };
  }[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((done) => socket.on('close', done));
  const failed = new Promise<string>((done) => socket.on('error', ({ message }) => done(message)));
  const opened = new Promise((done) => socket.on('open', done));
  return { frames, closed, failed, opened, send: (message: object) => socket.send(JSON.stringify(message)) };
}

it('speaks a text as it is written, and closes behind it', async () => {
  const { frames, closed, opened, send } = await open(
    '21m00Tcm4TlvDq8ikWAM',
    'output_format=pcm_16000&sync_alignment=true',
  );
  await opened;
  send({ text: ' ', voice_settings: { stability: 0.5 }, xi_api_key: key });
  for (const word of 'Your table is booked for half past seven. We look forward to it. See you '.match(/\S+\s/g)!)
    send({ text: word, try_trigger_generation: true });
  send({ text: 'soon.', flush: true });
  send({ text: '' });
  expect(await closed).toBe(1000);
  expect(frames.at(-1)).toMatchObject({ isFinal: true });
  const bytes = frames.reduce((sum, { audio }) => sum + Buffer.from(audio ?? '', 'base64').length, 0);
  expect(bytes / 2 / 16_000).toBeGreaterThan(3);
  const chars = frames.flatMap(({ alignment }) => alignment?.chars ?? []).join('');
  expect(chars.replace(/\s+/g, ' ').trim()).toContain('Your table is booked for half past seven.');
  expect(chars).toContain('soon.');
});

it('says what is wrong, and refuses before the upgrade what it can', async () => {
  const { frames, closed, opened, send } = await open('sarah');
  await opened;
  send({ text: 7 });
  expect(await closed).toBe(1008);
  expect(frames.at(-1)).toMatchObject({ message: 'Send text.' });
  expect(await (await open('nobody')).failed).toContain('404');
  expect(await (await open('sarah', 'output_format=exe')).failed).toContain('422');
  expect(await (await open('sarah', '', 'sk-wrong')).failed).toContain('401');
});

it.each([
  ['Too short. ', false, 0],
  ['A sentence that is long enough to be said. And', false, 43],
  ['No end yet', true, 10],
  [`${'word '.repeat(70)}`, false, 300],
  ['x'.repeat(400), false, 300],
])('cuts %j at its sentences (%#)', (text, flush, length) => {
  expect(pieceOf(text, flush)).toBe(length);
});
